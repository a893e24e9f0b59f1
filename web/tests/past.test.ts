import { expect, test } from "vitest";
import { about as citadels } from "../src/games/citadels/about";
import { about as machine } from "../src/games/machine/about";
import { firstRoundOf, freshEvents, noticed, roundsOf, sinceChoiceOf } from "../src/lib/past";
import type { Event } from "../src/lib/telling";
import type { News, Scene } from "../src/protocol";

const chose = (number: number, seat: number, ...events: Event[]): News => ({
  version: number + 10,
  at: 0,
  kind: "chose",
  seat,
  number,
  events,
});
const said: News = { version: 99, at: 0, kind: "said", number: 0 };
const did = (kind: string, seat: number, facts = {}): Event => ({ kind, seat, ...facts });
const kinds = (news: News[]) => news.flatMap((item) => item.events ?? []).map(({ kind }) => kind);
const scene = (you: number | null, choices: string[], news: News[] = [], view: unknown = null) =>
  ({ version: news.at(-1)?.version ?? 0, you, choices, news, view }) as Scene;

test("since the own last choice: what followed from it and what others chose", () => {
  const news = [
    chose(1, 1, did("gained", 1)),
    chose(2, 0, did("turn-ended", 0), did("called", 2)),
    said,
    chose(3, 1, did("built", 1)),
  ];
  expect(kinds(sinceChoiceOf(0, news))).toEqual(["called", "built"]);
});

test("whoever has just chosen, or not yet, is told nothing", () => {
  const news = [chose(1, 1, did("gained", 1)), chose(2, 0, did("gained", 0), did("called", 1))];
  expect(sinceChoiceOf(0, news)).toEqual([]);
  expect(sinceChoiceOf(2, news)).toEqual([]);
});

test("a reader notifications the own turn when it comes, and what others do to them", () => {
  const robbed = did("robbed", 1, { target: 0, gold: 2 });
  const view = { seat: 0, own: { held: [] }, table: { cast: [] } };
  const before = scene(0, []);
  const now = scene(0, ["end turn"], [chose(1, 1, robbed, did("destroyed", 0, { target: 0 }))], view);
  expect(noticed(before, now, citadels)).toEqual({ turn: true, done: [robbed] });
  expect(noticed(now, scene(0, ["end turn"]), citadels).turn).toBe(false);
  expect(noticed(null, now, citadels)).toEqual({ turn: false, done: [] });
  expect(noticed(scene(null, []), now, citadels)).toEqual({ turn: false, done: [] });
});

test("in Citadels whoever holds a character that is named is concerned, if somebody else named it", () => {
  const view = { seat: 0, own: { held: [4] }, table: { cast: ["assassin", "thief", "magician", "king"] } };
  const named = (seat: number, power: string, character: string) =>
    citadels.isDoneTo(did("named", seat, { power, character }), scene(0, [], [], view));
  expect(["kill", "bewitch", "rob", "warrant", "threaten"].map((power) => named(1, power, "king"))).toEqual(
    Array(5).fill(true),
  );
  expect(named(1, "kill", "thief")).toBe(false);
  expect(named(0, "kill", "king")).toBe(false);
});

test("only what has happened since the scene before is new, and nothing to whoever gets all news anew", () => {
  const [rolled, built] = [did("rolled", 0), did("built", 1)];
  const before = scene(0, [], [chose(1, 0, rolled)]);
  expect(freshEvents(null, before)).toEqual([]);
  expect(freshEvents(before, scene(0, [], [chose(2, 1, built)]))).toEqual([built]);
  const anew = [chose(1, 0, rolled), chose(2, 1, built)];
  expect(freshEvents(before, scene(0, [], anew))).toEqual([]);
  expect(freshEvents(scene(1, []), scene(0, [], anew))).toEqual([]);
});

test("in the Machine game a Hero's seats and the Machine are concerned by different things", () => {
  const view = { heroes: [{ name: "fowler", seats: [1, 2] }] };
  const caught = did("caught", 0, { hero: "fowler" });
  const riot = did("riot", 2, { success: 1 });
  const concerned = (event: Event) =>
    [null, 0, 1, 3].filter((you) => machine.isDoneTo(event, scene(you, [], [], view)));
  expect(concerned(caught)).toEqual([1]);
  expect(concerned(riot)).toEqual([0]);
});

test("rounds begin where the game does and where it says so", () => {
  expect(roundsOf([chose(1, 0, did("gained", 0)), chose(2, 1, did("turn-ended", 1), did("round", 0)), said])).toEqual([
    0, 2,
  ]);
});

test("a game that starts later than with the first round counts from there", () => {
  expect(firstRoundOf([chose(1, 0, did("gained", 0)), chose(2, 1, did("round", 0, { number: 5 }))])).toBe(4);
  expect(firstRoundOf([said])).toBe(1);
});
