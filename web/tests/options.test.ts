import { expect, test } from "vitest";
import { filledUp, NOBODY, RANDOM, summary, withCharacter, withUniques, type Full } from "../src/games/citadels/options";
import { summary as machineSummary, type Full as MachineFull } from "../src/games/machine/options";
import { alike } from "../src/lib/kept";
import { isComplete, seated, type Plan } from "../src/lib/plan";
import type { CitadelsCard, CitadelsFacts, MachineCard } from "../src/protocol";

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

test("choosing characters names those alone that the set has not", () => {
  const own = withCharacter(full({}), CARD, 1, "witch");
  expect(own.characters).toEqual(["witch"]);
  expect(withCharacter(own, CARD, 1, "assassin")).toEqual(full({}));
  expect(withCharacter(full({}), CARD, 9, "artist")).toEqual(full({ ninth: true }));
  expect(withCharacter(full({}), CARD, 9, "queen")).toEqual(full({ ninth: true, characters: ["queen"] }));
  expect(withCharacter(full({ ninth: true }), CARD, 9, NOBODY)).toEqual(full({}));
  const drawn = full({ preset: RANDOM, characters: ["witch"] });
  expect(withCharacter(drawn, CARD, 1, RANDOM)).toEqual(full({ preset: RANDOM }));
});

test("unique districts are named where they are not those of the set", () => {
  const own = withUniques(full({}), CARD, UNIQUES.slice(1, 15));
  expect(own.uniques).toEqual(UNIQUES.slice(1, 15));
  expect(withUniques(own, CARD, UNIQUES.slice(0, 14)).uniques).toEqual([]);
});

test("unique districts are filled up to as many different ones as are in play", () => {
  const filled = filledUp(UNIQUES.slice(0, 5), UNIQUES, 14);
  expect([new Set(filled).size, filled.slice(0, 5)]).toEqual([14, UNIQUES.slice(0, 5)]);
  expect(new Set(filledUp(filled, UNIQUES, 14)).size).toBe(14);
});

test("what is played is told as the server has it", () => {
  const say = (key: string) => key;
  const chosen = [...FIRST.with(0, RANDOM), NOBODY];
  const facts: CitadelsFacts = {
    goal: 7,
    cast: chosen.map((name) => ({ chosen: name, refused: {} })),
    uniques: [],
    presets: {},
  };
  const told = new Map(summary(full({ preset: RANDOM, crown: 1 }), CARD, facts, say));
  expect([told.get("uniques"), told.get("goal"), told.get("crown")]).toEqual(["at-random", "7", "seat-number"]);
  const machine = { city: RANDOM, heroes: [], plan: 3 } as unknown as MachineFull;
  const start = { plan: 2, shareable: false, control: [] };
  expect(new Map(machineSummary(machine, { cities: {} } as MachineCard, start, say)).get("plan-start")).toBe("II");
});

test("what was kept must be built like what is expected", () => {
  const sample = { seat: null, levels: [""], clock: { seconds: 0 } };
  expect(alike({ seat: 2, levels: ["regular"], clock: { seconds: 5 } }, sample)).toBe(true);
  expect(alike({ seat: 2, levels: [3], clock: { seconds: 5 } }, sample)).toBe(false);
  expect(alike({ seat: 2, levels: [] }, sample)).toBe(false);
  expect(alike(null, sample)).toBe(false);
});

test("more seats get bots like the last, and the host keeps one of those there are", () => {
  const plan = { seat: 3, levels: ["expert", "", "master", ""] } as Plan;
  expect(seated(plan, 5, [])).toEqual({ seat: 3, levels: ["expert", "", "master", "", "master"] });
  expect(seated(plan, 2, [])).toEqual({ seat: 0, levels: ["", ""] });
});

test("nobody sits where the rules play, and nobody is waited for there", () => {
  const plan = { seat: 0, levels: ["", "expert", "master"] } as Plan;
  expect(seated(plan, 3, [0])).toEqual({ seat: 1, levels: ["", "", "master"] });
  expect(isComplete({ seat: 1, levels: ["", "", "master"] }, [0])).toBe(true);
  expect(isComplete({ seat: null, levels: ["", "", "master"] }, [0])).toBe(false);
});

test("a game starts at once if the host has nobody to wait for", () => {
  const levels = ["expert", "", "master"];
  expect([1, 0, null].map((seat) => isComplete({ seat, levels }, []))).toEqual([true, false, false]);
  expect(isComplete({ seat: null, levels: ["expert"] }, [])).toBe(true);
});
