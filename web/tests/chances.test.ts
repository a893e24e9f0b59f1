import { expect, test } from "vitest";
import { chancesOf, toldBy } from "../src/lib/chances";

const POINT = { choices: 8, seat: 0, before: [0.3, 0.68, 0.02], after: [0.9, 0.08, 0.02] };

test("turning points lie on the lines of the chances", () => {
  const chances = [
    { choices: 0, chances: [0.3, 0.3, 0.4] },
    { choices: 8, chances: [0.8, 0.2, 0] },
    { choices: 20, chances: [1, 0, 0] },
  ];
  expect(chancesOf({ chances, points: [POINT] })).toEqual([
    [0, [0.3, 0.3, 0.4]],
    [7, POINT.before],
    [8, POINT.after],
    [20, [1, 0, 0]],
  ]);
});

test("a turning point is told by the reader's chance, or by whose it changed if not the reader's", () => {
  expect(toldBy(POINT, 1)).toBe(1);
  expect(toldBy(POINT, 2)).toBe(0);
  expect(toldBy(POINT, null)).toBe(0);
});
