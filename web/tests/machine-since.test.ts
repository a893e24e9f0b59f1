import { expect, test } from "vitest";
import { guardsSince } from "../src/games/machine/since";
import type { News, Scene } from "../src/protocol";

const MOVED = { kind: "guard-moved", seat: 0, from: "art", to: "science" };
const chose = (version: number, seat: number): News => ({ version, at: 0, kind: "chose", seat, events: [MOVED] });
const scene = (you: number | null, guards: number[], ...news: News[]) =>
  ({ version: news.at(-1)?.version ?? 0, you, news, view: { city: { guards } } }) as unknown as Scene;

test("changes of Guards are counted from the reader's last choice", () => {
  const [begun, once, twice] = [scene(1, [2, 2]), scene(1, [1, 3], chose(1, 0)), scene(1, [0, 4], chose(2, 0))];
  const since = guardsSince([], null, begun);
  expect(since).toEqual([2, 2]);
  expect(guardsSince(guardsSince(since, begun, once), once, twice)).toEqual([2, 2]);
  const answered = scene(1, [0, 3], chose(3, 1));
  expect(guardsSince(since, twice, answered)).toEqual([0, 4]);
});

test("spectators see what the last choice has changed", () => {
  const [begun, once, twice] = [scene(null, [2, 2]), scene(null, [1, 3], chose(1, 0)), scene(null, [0, 4], chose(2, 0))];
  expect(guardsSince(guardsSince([2, 2], begun, once), once, twice)).toEqual([1, 3]);
});

test("nothing counts as changed where the table is another without anything having happened", () => {
  const before = scene(1, [1, 3], chose(1, 0));
  expect(guardsSince([2, 2], before, scene(1, [2, 2]))).toEqual([2, 2]);
  expect(guardsSince([2, 2], before, scene(1, [4, 4]))).toEqual([4, 4]);
  expect(guardsSince([2, 2], before, scene(0, [1, 3]))).toEqual([1, 3]);
  expect(guardsSince([2, 2], before, scene(1, [1, 3]))).toEqual([2, 2]);
});
