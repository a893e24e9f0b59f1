// Where the walk through an analysed replay stops.
import { expect, test } from "vitest";
import { stopFrom, stopsOf } from "../src/lib/stops";
import type { Analysis, Judgement, TurningPoint } from "../src/protocol";

const measured = { mean: 0.5, within: 0.01 };
const chosen = { choice: "x", chance: measured, behind: measured, equal: false, motive: null };

const judged = (number: number, seat: number, mark: Judgement["mark"]): Judgement => ({
  ...{ number, seat, mark, chosen, best: [chosen], cost: measured, trials: 1, seconds: 1 },
});

const turn = (first: number, choices: number): TurningPoint => ({ first, choices, seat: 0, before: [0, 1], after: [1, 0] });

const ANALYSIS: Analysis = {
  ...{ depth: 1, seconds: 1, points: [], seats: [] },
  decisions: [judged(2, 0, ""), judged(3, 1, "slip"), judged(5, 0, "blunder"), judged(9, 1, "good")],
  turning_points: [turn(4, 5), turn(6, 7)],
};

test("it stops at marked choices and after the turns that turned the game, in the order of the game", () => {
  const told = stopsOf(ANALYSIS, null).map(({ at, decision, point }) => [at, decision?.mark, point?.first]);
  expect(told).toEqual([[3, "slip", undefined], [5, "blunder", 4], [7, undefined, 6], [9, "good", undefined]]);
});

test("from a seat, only its own choices count", () => {
  expect(stopsOf(ANALYSIS, 0).map(({ at }) => at)).toEqual([5, 7]);
});

test("it goes on from any moment, and ends after the last stop", () => {
  const stops = stopsOf(ANALYSIS, null);
  expect([stopFrom(stops, 4, 1)?.at, stopFrom(stops, 5, 1)?.at, stopFrom(stops, 9, 1)]).toEqual([5, 7, undefined]);
  expect([stopFrom(stops, 4, -1)?.at, stopFrom(stops, 3, -1)]).toEqual([3, undefined]);
});
