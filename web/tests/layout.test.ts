import { expect, test } from "vitest";
import { layoutOf, type Box } from "../src/games/citadels/layout";

/** The board in windows of all sizes, in rem: without bar, dock and drawer. */
const BOARDS: [string, number, number][] = [
  ["1280x720", 80, 35.1],
  ["1440x900", 73.25, 44.6],
  ["1920x1080", 86.2, 46.3],
  ["2560x1440", 98.5, 53.2],
  ["768x1024", 48, 47.5],
  ["390x844", 24.4, 36.2],
  ["360x640", 22.5, 24.1],
  ["844x390", 36.2, 24.4],
];
const PLAYERS = [2, 3, 4, 5, 6, 7, 8];
const TINY = 0.001;

function isIn(inner: Box, width: number, height: number): boolean {
  const right = inner.left + inner.width;
  const bottom = inner.top + inner.height;
  return inner.left >= -TINY && inner.top >= -TINY && right <= width + TINY && bottom <= height + TINY;
}

const apart = (one: Box, other: Box) =>
  one.left + one.width <= other.left + TINY ||
  other.left + other.width <= one.left + TINY ||
  one.top + one.height <= other.top + TINY ||
  other.top + other.height <= one.top + TINY;

test.each(BOARDS)("at %s everything has a place of its own on the board", (_, width, height) => {
  for (const players of PLAYERS) {
    const { ranks, others, own, hand, supply } = layoutOf(width, height, players - 1, true);
    const boxes = [ranks, others, own, hand, supply];
    for (const box of boxes) {
      expect(isIn(box, width, height)).toBe(true);
      expect(box.height).toBeGreaterThan(2);
      for (const other of boxes) if (other !== box) expect(apart(box, other)).toBe(true);
    }
  }
});

test.each(BOARDS)("at %s the other players stand beside or below each other, at most scrolling down", (_, width, height) => {
  for (const players of PLAYERS) {
    const { others, players: boxes } = layoutOf(width, height, players - 1, true);
    for (const box of boxes) {
      expect(isIn(box, others.width, Infinity)).toBe(true);
      for (const other of boxes) if (other !== box) expect(apart(box, other)).toBe(true);
    }
  }
});

test.each(BOARDS)("at %s four players are seen without scrolling", (_, width, height) => {
  expect(layoutOf(width, height, 3, true).scrolls).toBe(false);
});

test.each(BOARDS)("at %s whoever only watches sees all players", (_, width, height) => {
  for (const players of PLAYERS) {
    const { others, supply, players: boxes } = layoutOf(width, height, players, false);
    expect(boxes).toHaveLength(players);
    expect(isIn(others, width, height) && isIn(supply, width, height) && apart(others, supply)).toBe(true);
  }
});
