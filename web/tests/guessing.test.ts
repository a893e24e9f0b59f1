// Guesses at the best choices of a game, kept for the next visit.
import { beforeEach, expect, test, vi } from "vitest";
import type { Candidate, Judgement } from "../src/protocol";

const store = new Map<string, string>();
vi.stubGlobal("localStorage", {
  getItem: (key: string) => store.get(key) ?? null,
  setItem: (key: string, value: string) => store.set(key, value),
});
const { Guesses } = await import("../src/lib/guessing.svelte");

const candidate = (choice: string, behind: number): Candidate => ({
  choice,
  chance: { mean: 0.5 - behind, within: 0.01 },
  behind: { mean: behind, within: 0.01 },
  equal: behind === 0,
  motive: null,
});
const BEST = [candidate("best", 0), candidate("good", 0.1), candidate("bad", 0.4)];
const judged = (number: number): Judgement => ({
  number,
  seat: 0,
  chosen: BEST[0]!,
  best: BEST,
  cost: { mean: 0, within: 0 },
  mark: "",
  trials: 100,
  seconds: 1,
});
const OWN = [judged(1), judged(5), judged(9)];

beforeEach(() => store.clear());

test("the score is the share of the chance that the guesses keep, and is there again on the next visit", () => {
  const guesses = new Guesses("a game");
  guesses.make(OWN[0]!, "best");
  guesses.make(OWN[2]!, "good");
  expect(guesses.score(OWN)).toEqual({ count: 2, total: 3, mean: 90 });
  expect(new Guesses("a game").score(OWN)).toEqual({ count: 2, total: 3, mean: 90 });
  expect(new Guesses("another").score(OWN)).toEqual({ count: 0, total: 3, mean: 0 });
});

test("what is no option after more thinking can be guessed again", () => {
  const guesses = new Guesses("a game");
  guesses.make(OWN[0]!, "something else");
  expect(guesses.of(OWN[0]!)).toBeUndefined();
  expect(guesses.score(OWN).count).toBe(0);
});

test("one seat can start again, and only the latest games are kept", () => {
  const guesses = new Guesses("a game");
  guesses.make(OWN[0]!, "best");
  guesses.make(judged(2), "bad");
  guesses.forget(OWN);
  expect([guesses.of(OWN[0]!), guesses.of(judged(2))?.choice]).toEqual([undefined, "bad"]);
  for (let number = 0; number < 30; number++) new Guesses(`game ${number}`).make(OWN[0]!, "best");
  expect(new Guesses("a game").of(judged(2))).toBeUndefined();
  expect(new Guesses("game 29").of(OWN[0]!)).toBeDefined();
  expect(Object.keys(JSON.parse(store.get("guesses-1")!) as object)).toHaveLength(20);
});
