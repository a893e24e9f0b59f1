// Which puzzle comes next, what is left to try, and the numbers about those who tried.
import { expect, test } from "vitest";
import { dayName, nextPuzzle, openScene, sharesOf, verdictOf, weekdayName } from "../src/lib/puzzles";
import type { PuzzleCard, PuzzleTold } from "../src/protocol";

const card = (number: number, result: PuzzleCard["result"] = "", game = "citadels"): PuzzleCard => ({
  game,
  number,
  grade: 1,
  title: "turn",
  result,
});

const told = (choices: string[], solved: boolean, finished = solved): PuzzleTold =>
  ({
    scene: { choices: ["a", "b", "c"], prices: [1, 2, 3] },
    tries: { choices, solved },
    solution: finished ? { choices: [], lesson: "", others: {} } : null,
  }) as unknown as PuzzleTold;

test("the next puzzle is one that is not finished", () => {
  const cards = [card(1), card(2, "missed"), card(3), card(3, "", "machine")];
  expect(nextPuzzle(cards, card(1))).toBe(cards[2]);
  expect(nextPuzzle(cards, card(3))).toBe(cards[3]);
  expect(nextPuzzle(cards, card(3, "", "machine"))).toBe(cards[0]);
  expect(nextPuzzle(cards, card(9))).toBe(cards[0]);
});

test("once all are finished they come round again", () => {
  const cards = [card(1, "first"), card(2, "second"), card(3, "missed")];
  expect(nextPuzzle(cards, card(3))).toBe(cards[0]);
  expect(nextPuzzle([card(1)], card(1))).toBeUndefined();
});

test("what was tried is not offered again, and nothing is once the puzzle is finished", () => {
  expect(openScene(told([], false))).toMatchObject({ choices: ["a", "b", "c"], prices: [1, 2, 3] });
  expect(openScene(told(["b"], false))).toMatchObject({ choices: ["a", "c"], prices: [1, 3] });
  expect(openScene(told(["b", "a"], true))).toMatchObject({ choices: [], prices: [] });
});

test("how a puzzle ended", () => {
  expect(verdictOf(told(["a"], true))).toBe("first");
  expect(verdictOf(told(["b", "a"], true))).toBe("second");
  expect(verdictOf(told(["b", "c"], false, true))).toBe("missed");
});

test("the parts of those who tried add up", () => {
  expect(sharesOf({ first: 1, second: 1, missed: 1 })).toEqual({ count: 3, first: 33, second: 34, missed: 33 });
  expect(sharesOf({})).toEqual({ count: 0, first: 0, second: 0, missed: 0 });
});

test("a day has the same name in every time zone", () => {
  expect(dayName("en-GB", "2026-11-16")).toBe("16 November");
  expect(weekdayName("en", "2026-11-16", "long")).toBe("Monday");
});
