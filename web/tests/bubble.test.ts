// Where a bubble is placed.
import { expect, test } from "vitest";
import { covers, freePlace } from "../src/lib/bubble";

const ROOM = { left: 0, top: 0, width: 600, height: 400 };
const SIZE = { width: 200, height: 100 };

test("it covers nothing where there is room, and is near its target", () => {
  const target = { left: 100, top: 100, width: 80, height: 80 };
  const things = [{ left: 0, top: 0, width: 600, height: 90 }];
  const place = freePlace(SIZE, ROOM, [target], things);
  expect(covers(place, [target, ...things])).toBe(false);
  expect(Math.hypot(place.left + 100 - 140, place.top + 50 - 140)).toBeLessThan(200);
});

test("rather than a target it covers other things", () => {
  const targets = [{ left: 0, top: 0, width: 600, height: 250 }];
  const things = [{ left: 0, top: 250, width: 600, height: 150 }];
  const place = freePlace(SIZE, ROOM, targets, things);
  expect(covers(place, targets)).toBe(false);
  expect(covers(place, things)).toBe(true);
});

test("it stays in its room, even one that is too small", () => {
  const place = freePlace(SIZE, { left: 10, top: 10, width: 100, height: 60 }, [], []);
  expect([place.left, place.top]).toEqual([10, 10]);
});
