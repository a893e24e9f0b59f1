import { expect, test } from "vitest";
import { bridges, fieldOf, readCity, readPlace, turned, type Place } from "../src/games/machine/layout";
import { spotsOf, type Box, type Spot } from "../src/games/machine/spots";
import { boxOf, stageFor } from "../src/games/machine/stage";

const ROOMS = {
  desk: { width: 848, height: 700 },
  notebook: { width: 770, height: 545 },
  tablet: { width: 744, height: 370 },
  phone: { width: 374, height: 400 },
  "small phone": { width: 344, height: 245 },
  "phone on its side": { width: 508, height: 330 },
};
const WINDMILL =
  "tower-of-law=1,1h central-square=3,1v control-nexus=2,3h grand-citadel=1,2v " +
  "art=2,0h science=4,2v commerce=1,4h industrial=0,1v velvet=4,0v";
const DOUBLE_ROW =
  "art=0,0h tower-of-law=2,0h science=4,0h central-square=6,0h velvet=8,0h " +
  "grand-citadel=1,1h commerce=3,1h control-nexus=5,1h industrial=7,1h";
const FIRST_GAME =
  "art=0,0h tower-of-law=2,0h science=4,0h grand-citadel=1,1h central-square=3,1h control-nexus=5,1h " +
  "commerce=0,2h velvet=2,2h industrial=4,2h";
const RING =
  "art=0,0h science=2,0h tower-of-law=4,0v commerce=4,2v industrial=3,4h grand-citadel=1,4h velvet=0,3v " +
  "control-nexus=0,1v central-square=1,1h";
const COURTYARDS =
  "art=0,0h grand-citadel=2,0h science=4,0h tower-of-law=6,0v commerce=5,2h control-nexus=3,2h industrial=1,2h " +
  "velvet=0,1v central-square=3,1h";
const CITIES = { WINDMILL, DOUBLE_ROW, FIRST_GAME, RING, COURTYARDS };
const PRESSED = 44; // pixels that a finger finds
const lying: Place = { x: 0, y: 0, upright: false };

test("a City is read, with places beyond its corner", () => {
  expect(readCity(WINDMILL)[1]).toEqual({ name: "central-square", x: 3, y: 1, upright: true });
  expect(readPlace("-2,11h")).toEqual({ x: -2, y: 11, upright: false });
  expect(fieldOf([...readCity(WINDMILL), readPlace("-2,11h")])).toEqual({ left: -2, top: 0, width: 7, height: 12 });
});

test("turning the table keeps every connection", () => {
  const tiles = readCity(WINDMILL);
  const links = (places: Place[]) => places.map((one) => places.map((other) => bridges(one, other).length));
  expect(links(tiles.map(turned))).toEqual(links(tiles));
  expect(fieldOf(tiles.map(turned))).toMatchObject({ width: 5, height: 5 });
});

test("tiles are connected where they share a unit edge, not at corners", () => {
  expect(bridges(lying, { x: 0, y: 1, upright: false })).toHaveLength(2);
  expect(bridges(lying, { x: 2, y: 0, upright: true })).toEqual([{ x: 2, y: 0.5, across: true }]);
  expect(bridges(lying, { x: 2, y: 1, upright: true })).toEqual([]);
});

test.each(Object.entries(CITIES))("the whole %s fits every room, and its platforms can be pressed", (_, city) => {
  for (const { width, height } of Object.values(ROOMS)) {
    const tiles = readCity(city);
    const stage = stageFor(tiles, width, height);
    const boxes = tiles.map((tile) => boxOf(tile, stage));
    for (const box of boxes) {
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.y).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(width);
      expect(box.y + box.height).toBeLessThanOrEqual(height);
      expect(Math.max(box.width, box.height)).toBeGreaterThanOrEqual(PRESSED);
    }
    boxes.forEach((one, at) => boxes.slice(at + 1).forEach((other) => expect(overlap(one, other)).toBe(false)));
  }
});

test("a City fills its room: its cells need not be square", () => {
  const { width, height } = ROOMS.desk;
  const boxes = readCity(FIRST_GAME).map((tile) => boxOf(tile, stageFor(readCity(FIRST_GAME), width, height)));
  expect(Math.max(...boxes.map((box) => box.y + box.height))).toBeGreaterThan(0.95 * height);
  expect(Math.max(...boxes.map((box) => box.x + box.width))).toBeGreaterThan(0.95 * width);
});

test("a long City stands upright on a phone", () => {
  const turns = ({ width, height }: typeof ROOMS.desk) => stageFor(readCity(DOUBLE_ROW), width, height).turns;
  expect(turns(ROOMS.phone)).toBe(true);
  expect(turns(ROOMS.desk)).toBe(false);
});

test.each([
  [228, 200],
  [197, 85],
  [330, 105],
  [160, 260],
  [118, 104],
  [95, 64],
  [65, 140],
])("everybody has a place of their own on a platform of %d x %d pixels", (width, height) => {
  for (const unit of [1, 1.4]) {
    for (const squares of [4, 6, 8]) {
      const [wide, tall] = [width * unit, height * unit];
      const spots = spotsOf(wide, tall, squares, unit);
      const crowd = spots.citizens(squares).map(square);
      const figures = spots.figures(6);
      for (const { x, y, width, height } of [...crowd, ...figures, spots.helmet]) {
        expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
        expect(x + width).toBeLessThanOrEqual(wide + 0.01);
        expect(y + height).toBeLessThanOrEqual(tall + 0.01);
      }
      for (const people of [crowd, figures]) // some of each can be seen
        people.slice(1).forEach(({ x, y }, at) => expect(Math.hypot(x - people[at]!.x, y - people[at]!.y)).toBeGreaterThan(2));
      if (!spots.small)
        crowd.forEach((one, at) =>
          [...crowd.slice(at + 1), spots.helmet].forEach((other) => expect(overlap(one, other)).toBe(false)),
        );
      figures.forEach((figure) => expect(overlap(figure, spots.helmet)).toBe(false));
    }
  }
});

function square({ x, y, size }: Spot): Box {
  return { x, y, width: size, height: size };
}

function overlap(one: Box, other: Box): boolean {
  const apart = (a: number, sizeA: number, b: number, sizeB: number) => a + sizeA <= b + 0.01 || b + sizeB <= a + 0.01;
  return !apart(one.x, one.width, other.x, other.width) && !apart(one.y, one.height, other.y, other.height);
}

test("Citizens stand in one row unless it would make them small: the badges of two would lie over each other", () => {
  const rows = (width: number, squares: number) => new Set(spotsOf(width, 213, squares).squares.map(({ y }) => y)).size;
  expect(rows(210, 6)).toBe(1);
  expect(rows(210, 8)).toBe(2);
});
