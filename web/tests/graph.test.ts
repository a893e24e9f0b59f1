// The numbers behind an analysis.
import { expect, test } from "vitest";
import { chanceAt, costliest, isMistake, kept, linesBeside, nearest, optionsOf, pointsOf, uncertainty } from "../src/lib/graph";
import type { Analysis, Candidate, GraphPoint, Judgement } from "../src/protocol";

const POINTS: GraphPoint[] = [
  { choices: 0, known: [0.5, 0.5], open: [0.6, 0.4], within: 0.04, seconds: 1 },
  { choices: 4, known: [0.7, 0.3], open: [0.8, 0.2], within: 0.02, seconds: 1 },
  { choices: 10, known: [1, 0], open: [1, 0], within: 0, seconds: 0 },
];

const candidate = (choice: string, behind: number, equal = false): Candidate => ({
  choice,
  chance: { mean: 0.5 - behind, within: 0.01 },
  behind: { mean: behind, within: 0.01 },
  equal,
  motive: null,
});

const judged = (number: number, cost: number, chosen: Candidate, mark: Judgement["mark"] = ""): Judgement => ({
  number,
  seat: 0,
  chosen,
  best: [candidate("best", 0), candidate("close", 0.01, true), candidate("third", 0.1)],
  cost: { mean: cost, within: 0.01 },
  mark,
  trials: 100,
  seconds: 0.5,
});

test("a line runs straight from point to point", () => {
  expect(chanceAt(POINTS, "known", 0, 0)).toBe(0.5);
  expect(chanceAt(POINTS, "known", 0, 2)).toBeCloseTo(0.6);
  expect(chanceAt(POINTS, "open", 1, 4)).toBeCloseTo(0.2);
  expect(chanceAt(POINTS, "known", 1, 7)).toBeCloseTo(0.15);
  expect(chanceAt(POINTS, "known", 0, 99)).toBe(1);
});

test("a name stands where its line is clear of the others; seats that win together share a line", () => {
  const points = [0.3, 0.9, 0.4].map((first, at): GraphPoint => {
    const known = [first, (1 - first) / 2, (1 - first) / 2, 0];
    return { choices: 10 * at, known, open: known, within: 0, seconds: 1 };
  });
  const [lone, shared] = [linesBeside(points, 1), linesBeside(points, 0)];
  expect(lone.map(({ seats }) => seats)).toEqual([[0], [3]]);
  expect(lone[0]).toMatchObject({ choices: 10, chance: 0.9, above: true });
  expect(shared.map(({ seats }) => seats)).toEqual([[1, 2], [3]]);
  expect(shared[1]).toMatchObject({ above: false });
});

test("the costliest choice is looked at first, and a press finds the nearest", () => {
  const decisions = [judged(3, 0, candidate("best", 0)), judged(8, 0.2, candidate("bad", 0.2)), judged(20, 0.1, candidate("third", 0.1))];
  expect(costliest(decisions)?.number).toBe(8);
  expect(costliest([])).toBeUndefined();
  expect(nearest(decisions, 15)?.number).toBe(20);
  expect(nearest(decisions, 0)?.number).toBe(3);
});

test("slips and blunders are mistakes", () => {
  const marks = (["", "good", "slip", "blunder"] as const).map((mark) => isMistake(judged(1, 0, candidate("best", 0), mark)));
  expect(marks).toEqual([false, false, true, true]);
});

test("the choice made is listed once", () => {
  expect(optionsOf(judged(1, 0, candidate("best", 0))).map(({ choice }) => choice)).toEqual(["best", "close", "third"]);
  expect(optionsOf(judged(1, 0.2, candidate("bad", 0.2))).map(({ choice }) => choice)).toEqual(["best", "close", "third", "bad"]);
});

test("a guess is worth the part of the chance that it keeps", () => {
  const decision = judged(1, 0, candidate("best", 0));
  expect(kept(decision, candidate("best", 0))).toBe(100);
  expect(kept(decision, candidate("close", 0.01, true))).toBe(100);
  expect(kept(decision, candidate("third", 0.1))).toBe(80);
  expect(kept(decision, candidate("hopeless", 0.7))).toBe(0);
});

test("the graph is as uncertain as its least certain point", () => {
  expect(uncertainty({ points: POINTS } as Analysis)).toBe(4);
});

test("chances and costs add up as they are shown", () => {
  const decision = { ...judged(1, 0.065, candidate("bad", 0.065)), best: [{ ...candidate("best", 0), chance: { mean: 0.276, within: 0.01 } }] };
  expect(pointsOf(decision, decision.best[0]!)).toBe(28);
  expect(pointsOf(decision, candidate("bad", 0.064))).toBe(28 - 6); // 0.212 alone would be shown as 21
  expect(pointsOf(decision, candidate("worse", 0.3))).toBe(0);
});
