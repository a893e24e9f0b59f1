import { render } from "svelte/server";
import { expect, test, vi } from "vitest";
import type { PlayedGame, Statistics } from "../src/protocol";
import { words } from "./words";

vi.stubGlobal("window", { location: { pathname: "/" }, addEventListener: () => undefined });
const { default: LastGames } = await import("../src/parts/record/LastGames.svelte");
const { default: Wins } = await import("../src/parts/record/Wins.svelte");

const told = words("common", "web", "record");
const group = (key: string) => ({ game: "machine", key, games: 4, won: 1, even: 0.5 });
const statistics = {
  games: 8,
  won: 2,
  by_game: [{ ...group(""), games: 8, won: 2 }],
  by_side: [group("rules"), group("1")],
  places: [],
  last: [false],
  streak: 0,
  longest: 1,
} as unknown as Statistics;
const game = { table: "t", game: "machine", at: Date.now() / 1000, seats: 2, side: 1, score: null, best: null };
const plain = (body: string) => body.replace(/<!--.*?-->|<[^>]*>/g, "").replace(/\s+/g, " ");

test("games against the Automaton stand apart from those as the Revolutionaries", () => {
  const body = plain(render(Wins, { props: { words: told, statistics } }).body);
  expect(body).toMatch(/as the Revolutionaries.*1 of 4.*against the Automaton.*1 of 4/);
});

test("a last game says as whom or against what it was played, and when", () => {
  const first = [{ ...game, against: "rules" }, { ...game, table: "u", against: "expert" }] as PlayedGame[];
  const body = plain(render(LastGames, { props: { words: told, record: { statistics, ratings: [] }, first } }).body);
  expect(body).toContain("City of the Great Machine, against the Automaton today");
  expect(body).toContain("City of the Great Machine, as the Revolutionaries today");
});
