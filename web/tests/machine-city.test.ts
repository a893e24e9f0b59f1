import { expect, test } from "vitest";
import { bridges, fieldOf, readCity, readPlace, turned, type Place } from "../src/games/machine/layout";
import { spotsOf, type Spot } from "../src/games/machine/spots";
import { boxOf, stageFor } from "../src/games/machine/stage";
import { stationed } from "../src/games/machine/stations";

const PHONE = { width: 336, height: 500 };
const DESK = { width: 950, height: 660 };
const WINDMILL =
  "tower-of-law=1,1h central-square=3,1v control-nexus=2,3h grand-citadel=1,2v " +
  "art=2,0h science=4,2v commerce=1,4h industrial=0,1v velvet=4,0v";
const DOUBLE_ROW =
  "art=0,0h tower-of-law=2,0h science=4,0h central-square=6,0h velvet=8,0h " +
  "grand-citadel=1,1h commerce=3,1h control-nexus=5,1h industrial=7,1h";
const lying: Place = { x: 0, y: 0, upright: false };
const standing: Place = { x: 0, y: 0, upright: true };

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

test.each([
  ["windmill", WINDMILL],
  ["double row", DOUBLE_ROW],
])("the whole %s fits a phone and a desk", (_, city) => {
  for (const { width, height } of [PHONE, DESK]) {
    const tiles = readCity(city);
    const stage = stageFor(tiles, width, height);
    for (const box of tiles.map((tile) => boxOf(tile, stage))) {
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.y).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(width);
      expect(box.y + box.height).toBeLessThanOrEqual(height);
    }
  }
});

test("a long City stands upright on a phone, and its tiles can be pressed", () => {
  const { turns, cell } = stageFor(readCity(DOUBLE_ROW), PHONE.width, PHONE.height);
  expect(turns).toBe(true);
  expect(cell).toBeGreaterThanOrEqual(44);
  expect(stageFor(readCity(DOUBLE_ROW), DESK.width, DESK.height).turns).toBe(false);
});

test.each([44, 60, 79, 80, 110, 210])("everybody has a place of their own on cells of %d pixels", (cell) => {
  for (const [guards, citizens] of [
    [4, 6],
    [5, 4],
    [5, 8],
    [6, 9], // from an owner's box
    [15, 15],
  ] as const) {
    for (const tile of [lying, standing]) {
      const spots = spotsOf(tile, cell, guards, citizens);
      const crowd = Array.from({ length: citizens }, (_, at) => spots.citizen(at));
      const posts = Array.from({ length: guards }, (_, at) => spots.guard(at));
      for (const count of [1, 3, 6, 8]) {
        const all = [...crowd, ...(cell < 80 ? posts.slice(0, 1) : posts), ...spots.figures(count)];
        for (const { x, y, size } of all) {
          expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
          expect(x + size).toBeLessThanOrEqual((tile.upright ? 1 : 2) * cell + 0.01);
          expect(y + size).toBeLessThanOrEqual((tile.upright ? 2 : 1) * cell + 0.01);
        }
        all.forEach((one, at) => all.slice(at + 1).forEach((other) => expect(overlap(one, other)).toBe(false)));
      }
    }
  }
});

function overlap(one: Spot, other: Spot): boolean {
  const apart = (a: number, sizeA: number, b: number, sizeB: number) => a + sizeA <= b + 0.01 || b + sizeB <= a + 0.01;
  return !apart(one.x, one.size, other.x, other.size) && !apart(one.y, one.size, other.y, other.size);
}

test("only the Guard that moved travels", () => {
  const numbers = (art: number, velvet: number) =>
    new Map([
      ["art", art],
      ["velvet", velvet],
    ]);
  const before = stationed([], numbers(2, 2));
  expect(before).toEqual(["art", "art", "velvet", "velvet"]);
  expect(stationed(before, numbers(1, 3))).toEqual(["velvet", "art", "velvet", "velvet"]);
  expect(stationed(before, numbers(2, 2))).toEqual(before);
});
