import { expect, test } from "vitest";
import { chancesOf, doneAt, toldBy } from "../src/lib/chances";

const POINT = { first: 6, choices: 8, seat: 0, before: [0.3, 0.68, 0.02], after: [0.9, 0.08, 0.02] };

test("turning points lie on the lines of the chances", () => {
  const chances = [
    { choices: 0, chances: [0.3, 0.3, 0.4] },
    { choices: 8, chances: [0.8, 0.2, 0] },
    { choices: 20, chances: [1, 0, 0] },
  ];
  expect(chancesOf({ chances, points: [POINT] })).toEqual([
    [0, [0.3, 0.3, 0.4]],
    [5, POINT.before],
    [8, POINT.after],
    [20, [1, 0, 0]],
  ]);
});

test("a turning point is told by the reader's chance, or by whose it changed if not the reader's", () => {
  expect(toldBy(POINT, 1)).toBe(1);
  expect(toldBy(POINT, 2)).toBe(0);
  expect(toldBy(POINT, null)).toBe(0);
});

test("a turning point is told by the last of what was done, and by what matters before the rest", () => {
  const line = (moment: number, kind: string, seat = 0) => ({ moment, event: { kind, seat }, text: `${kind}.` });
  const turn = [line(5, "built"), line(6, "revealed"), line(6, "gained"), line(7, "kept"), line(7, "built"), line(8, "robbed", 1), line(8, "completed")];
  expect(doneAt(POINT, turn, ["revealed", "kept"])).toBe("built. completed.");
  expect(doneAt(POINT, turn.slice(0, 2), ["revealed", "kept"])).toBe("revealed.");
  expect(doneAt(POINT, [line(7, "called", -1)], [])).toBe("called.");
  expect(doneAt(POINT, [line(9, "built")], [])).toBe("");
  const taken = { ...line(9, "all-taken", -1), steps: [line(5, "took", 1), line(6, "took"), line(9, "took", 2)] };
  const moved = { ...line(7, "all-moved"), steps: [line(6, "moved"), line(7, "moved")] };
  expect(doneAt(POINT, [taken], [])).toBe("took.");
  expect(doneAt(POINT, [moved], [])).toBe("all-moved.");
});
