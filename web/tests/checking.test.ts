import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Checking } from "../src/lib/checking.svelte";
import type { Options } from "../src/protocol";

const PROBLEM = { key: "no-queen", clause: "C1.2" };
let answers: ((problems: object[] | null) => void)[] = [];

/** As many answers as were asked for; null for a server that cannot be reached. */
beforeEach(() => {
  vi.useFakeTimers();
  answers = [];
  vi.stubGlobal("fetch", (_: string, { body }: { body: string }) => {
    const { players } = (JSON.parse(body) as { options: { players: number } }).options;
    return new Promise((resolve, reject) => {
      answers.push((problems) =>
        problems ? resolve(Response.json({ problems, seats: players })) : reject(new TypeError("no network")),
      );
    });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const options = (players: number) => ({ players }) as Options;
const settled = () => vi.advanceTimersByTimeAsync(1000);
const told = ({ told }: Checking) => told && [told.seats, told.problems.length];

test("options that change quickly are asked about once, when they stay", async () => {
  const checking = new Checking("citadels");
  void checking.ask(options(4));
  for (const players of [5, 6, 7]) checking.see(options(players));
  expect(answers.length).toBe(1);
  await settled();
  expect(answers.length).toBe(2);
  answers[1]!([]);
  await settled();
  expect(told(checking)).toEqual([7, 0]);
});

test("the last answer stands until the next comes; one that comes late is not shown", async () => {
  const checking = new Checking("citadels");
  void checking.ask(options(4));
  void checking.ask(options(5));
  answers[1]!([PROBLEM]);
  await settled();
  answers[0]!([]);
  await settled();
  expect(told(checking)).toEqual([5, 1]);
  checking.see(options(6));
  await settled();
  expect(told(checking)).toEqual([5, 1]);
});

test("where no answer comes nothing keeps the page from trying, and the same is asked again", async () => {
  const checking = new Checking("citadels");
  void checking.ask(options(4));
  answers[0]!([PROBLEM]);
  await settled();
  void checking.ask(options(5));
  answers[1]!(null);
  await settled();
  expect(told(checking)).toEqual([4, 0]);
  void checking.ask(options(5));
  answers[2]!([]);
  await settled();
  expect(told(checking)).toEqual([5, 0]);
});
