import { expect, test } from "vitest";
import {
  castOf,
  filledUp,
  NOBODY,
  problems,
  RANDOM,
  withCharacter,
  withUniques,
  type Full,
} from "../src/games/citadels/options";
import { facts, seatsOf, type Full as MachineFull } from "../src/games/machine/options";
import { alike } from "../src/lib/kept";
import { isComplete, seated, type Plan } from "../src/lib/plan";
import type { CitadelsCard, MachineCard } from "../src/protocol";

const RANKS = [
  ["assassin", "witch", "magistrate"],
  ["thief", "spy", "blackmailer"],
  ["magician", "wizard", "seer"],
  ["king", "emperor", "patrician"],
  ["bishop", "abbot", "cardinal"],
  ["merchant", "alchemist", "trader"],
  ["architect", "navigator", "scholar"],
  ["warlord", "diplomat", "marshal"],
  ["queen", "artist", "tax-collector"],
];
const UNIQUES = Array.from({ length: 30 }, (_, at) => `unique-${at}`);
const FIRST = ["assassin", "thief", "magician", "king", "bishop", "merchant", "architect", "warlord"];
const CARD = {
  characters: RANKS.flatMap((names, at) => names.map((name) => ({ name, rank: at + 1, clause: "" }))),
  presets: {
    "first-game": { characters: FIRST, ninth: "artist", uniques: UNIQUES.slice(0, 14) },
    imperial: { characters: FIRST.with(3, "emperor"), ninth: "queen", uniques: UNIQUES.slice(5, 19) },
  } as CitadelsCard["presets"],
} as CitadelsCard;

const full = (options: Partial<Full>): Full => ({
  players: 4,
  preset: "first-game",
  characters: [],
  uniques: [],
  ninth: false,
  crown: null,
  ...options,
});
const cast = (options: Partial<Full>) => castOf(full(options), CARD);
const found = (options: Partial<Full>) =>
  problems(full(options), CARD).map(({ key, clause, about = "" }) => [key, clause, about].join(" ").trim());

test("a set has a character of each rank; rank 9 with 3 and 8 players, or where it is wanted", () => {
  expect(cast({})).toEqual([...FIRST, NOBODY]);
  for (const players of [3, 8]) expect(cast({ players })[8]).toBe("artist");
  expect(cast({ ninth: true })[8]).toBe("artist");
});

test("the Emperor and the Queen of a set stand back where too few play", () => {
  expect(cast({ preset: "imperial", players: 2 })[3]).toBe("king");
  expect(cast({ preset: "imperial", players: 3 })[3]).toBe("emperor");
  expect(cast({ preset: "imperial", players: 3 })[8]).toBe("artist");
  expect(cast({ preset: "imperial", players: 5, ninth: true })[8]).toBe("queen");
});

test("a character that is named replaces that of its rank, also in a set drawn at random", () => {
  expect(cast({ characters: ["witch"] })[0]).toBe("witch");
  expect(cast({ preset: "random", characters: ["witch"] }).slice(0, 2)).toEqual(["witch", RANDOM]);
});

test("choosing characters names those alone that the set has not", () => {
  const own = withCharacter(full({}), CARD, 1, "witch");
  expect(own.characters).toEqual(["witch"]);
  expect(withCharacter(own, CARD, 1, "assassin")).toEqual(full({}));
  expect(withCharacter(full({}), CARD, 9, "artist")).toEqual(full({ ninth: true }));
  expect(withCharacter(full({}), CARD, 9, "queen")).toEqual(full({ ninth: true, characters: ["queen"] }));
  expect(withCharacter(full({ ninth: true }), CARD, 9, NOBODY)).toEqual(full({}));
});

test.each([
  [{ players: 2, characters: ["tax-collector"] }, ["ninth-forbidden C1.2"]],
  [{ players: 2, ninth: true }, ["ninth-forbidden C1.2"]],
  [{ players: 2, characters: ["emperor"] }, ["no-emperor C1.2"]],
  [{ players: 3, characters: ["emperor"] }, []],
  [{ players: 4, characters: ["queen"] }, ["no-queen C1.2"]],
  [{ players: 2, characters: ["queen"] }, ["ninth-forbidden C1.2", "no-queen C1.2"]],
  [{ players: 5, characters: ["queen"] }, []],
  [{ players: 8, preset: "own", characters: FIRST }, ["ninth-required C1.2"]],
  [{ preset: "own", characters: FIRST.filter((name) => name !== "king") }, ["missing-rank C1.1 4"]],
  [{ uniques: UNIQUES.slice(0, 13) }, ["fourteen-uniques C1.3 13"]],
  [{ uniques: UNIQUES.slice(0, 14) }, []],
  [{ crown: 4 }, ["no-such-crown C1.4"]],
  [{ crown: 3 }, []],
])("of %j the server would say %j", (options, reasons) => {
  expect(found(options)).toEqual(reasons);
});

test("unique districts are named where they are not those of the set", () => {
  const own = withUniques(full({}), CARD, UNIQUES.slice(1, 15));
  expect(own.uniques).toEqual(UNIQUES.slice(1, 15));
  expect(withUniques(own, CARD, UNIQUES.slice(0, 14)).uniques).toEqual([]);
});

test("unique districts are filled up to fourteen different ones", () => {
  const filled = filledUp(UNIQUES.slice(0, 5), UNIQUES);
  expect([new Set(filled).size, filled.slice(0, 5)]).toEqual([14, UNIQUES.slice(0, 5)]);
  expect(new Set(filledUp(filled, UNIQUES)).size).toBe(14);
});

test("each of the three Heroes has a seat, and two share the third if they want", () => {
  const seats = (revolutionaries: number, shared = false) =>
    [0, 1, 2].map((hero) => seatsOf(hero, { revolutionaries, shared } as MachineFull));
  expect(seats(1)).toEqual([[1], [1], [1]]);
  expect(seats(2)).toEqual([[1], [2], [1]]);
  expect(seats(2, true)).toEqual([[1], [2], [1, 2]]);
  expect(seats(3)).toEqual([[1], [2], [3]]);
});

test.each([
  [{ plan: 3, last_winner: "" }, "III"],
  [{ plan: 3, last_winner: "none" }, "III"],
  [{ plan: 3, last_winner: "machine" }, "II"],
  [{ plan: 1, last_winner: "machine" }, "I"],
  [{ plan: 2, last_winner: "revolutionaries" }, "III"],
  [{ plan: 3, last_winner: "revolutionaries" }, "III"],
])("with %j the Master Plan is said to start at %s", (options, start) => {
  const machine = { city: RANDOM, heroes: [], ...options } as unknown as MachineFull;
  const told = new Map(facts(machine, { cities: {} } as MachineCard, (key) => key));
  expect(told.get("plan-start")).toBe(start);
});

test("what was kept must be built like what is expected", () => {
  const sample = { seat: null, levels: [""], clock: { seconds: 0 } };
  expect(alike({ seat: 2, levels: ["regular"], clock: { seconds: 5 } }, sample)).toBe(true);
  expect(alike({ seat: 2, levels: [3], clock: { seconds: 5 } }, sample)).toBe(false);
  expect(alike({ seat: 2, levels: [] }, sample)).toBe(false);
  expect(alike(null, sample)).toBe(false);
});

test("more seats get program players like the last, and the host keeps one of those there are", () => {
  const plan = { seat: 3, levels: ["expert", "", "master", ""] } as Plan;
  expect(seated(plan, 5)).toEqual({ seat: 3, levels: ["expert", "", "master", "", "master"] });
  expect(seated(plan, 2)).toEqual({ seat: 0, levels: ["", ""] });
});

test("a game starts at once if the host has nobody to wait for", () => {
  const levels = ["expert", "", "master"];
  expect([1, 0, null].map((seat) => isComplete({ seat, levels }))).toEqual([true, false, false]);
  expect(isComplete({ seat: null, levels: ["expert"] })).toBe(true);
});
