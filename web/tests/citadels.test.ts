import { render } from "svelte/server";
import { expect, test } from "vitest";
import citadels from "../src/games/citadels";
import { flightsOf } from "../src/games/citadels/flights";
import { knownOf } from "../src/games/citadels/memory";
import type { CitadelsTable } from "../src/games/citadels/table";
import { like, plain } from "../src/games/citadels/things";
import type { CitadelsTeller } from "../src/games/citadels/telling";
import type { GameCard } from "../src/games";
import { ChoiceReader } from "../src/lib/choices";
import type { Picking } from "../src/lib/picking.svelte";
import type { VerbName } from "../src/lib/verbs";
import type { Line } from "../src/lib/telling";
import type { CitadelsCard, CitadelsMemory, CitadelsView, News, Scene } from "../src/protocol";
import Seated from "./Seated.svelte";
import { words } from "./words";

const said = words("common", "server", "web", "citadels");
const names = ["Anna", "Ben", "Cleo", "Dora"];
const CAST = ["assassin", "thief", "magician", "king", "bishop", "merchant", "architect", "warlord", "artist"];
const HAND = ["necropolis", "thieves-den", "tavern", "tavern", "harbor"];
const OWN = ["framework", "smithy+", "laboratory", "museum", "armory", "manor"];
const BASIC = ["tavern", "harbor", "manor", "castle", "docks"];
const district = (name: string) => {
  const type = BASIC.includes(name) ? "trade" : "unique";
  return { name, type, cost: 3, copies: 1, size: name === "monument" ? 2 : 1, clause: "C7" };
};
const card = {
  ...{ name: "citadels", coin: 1 },
  characters: CAST.map((name, at) => ({ name, rank: at + 1, clause: "C5" })),
  districts: [...HAND, ...OWN, ...BASIC, "monument"].map((name) => district(plain(name))),
} as unknown as CitadelsCard;
const teller = citadels.makeTeller(said, names, card) as CitadelsTeller;

const VIEW: CitadelsView = {
  ...{ seat: 1, phase: "turns", round: 2, pending: [1], decision: "turn", about: -1, aside: [], aside_count: 0 },
  table: {
    ...{ cast: CAST, goal: 7, crown: 0, gold: [2, 3, 4, 5], hand_counts: [4, 5, 0, 1], museum_count: 1, deck_count: 40 },
    ...{ cities: [["castle"], OWN, ["castle+", "docks"], []], taxes: 0, first_complete: -1 },
  },
  characters: { leader: 0, face_up: [6], called: 8, shown: [-1, -1, 0, -1, -1, -1, -1, -1, 1, -1] },
  marks: {
    ...{ killed: 5, bewitched: 0, robbed: 0, warrants: [], served: [], signed: 0, threats: [], settled: [], real: 0 },
    protected: -1,
  },
  turn: { actor: 1, role: "warlord", gathered: true, built: 0 },
  own: { hand: HAND, held: [8], passed: [] },
  truth: null,
};
const as = (role: string) => ({ turn: { ...VIEW.turn, role } });
const played = (...ninth: string[]) => ({ table: { ...VIEW.table, cast: [...CAST.slice(0, 8), ...ninth] } });
const passed = (...ranks: number[]) => ({ own: { ...VIEW.own, passed: ranks } });
const MEMORY: CitadelsMemory = {
  ...{ hands: { 0: ["docks"] }, deck: {}, museum: [], passed: [] },
  recalls: [{ hands: { 0: 2, 3: 1 }, deck: 0, museum: 0, aside: 0, cards: ["castle"] }],
};

function sceneOf(view: Partial<CitadelsView>, choices: string[] = []): Scene {
  const table = { seats: names.map((name) => ({ kind: "person", name })) };
  const told = { outlook: { builds_left: 1, unbuildable: {}, passes_to: -1, took_before: [], to_choose: [] }, gains: {}, ahead: [] };
  const scene = { view: { ...VIEW, ...view }, memory: MEMORY, you: 1, version: 1, news: [], choices, table, ...told };
  return scene as unknown as Scene;
}

function shown(scene: Scene, picking: Picking | null): string {
  return render(Seated, { props: { Board: citadels.Board, picking, scene, teller, card: card as GameCard } }).body;
}

const charactersThat = (verb: string) => CAST.map((name) => `${verb} ${name}`);

/** Every kind of choice, in a decision that offers it. */
const DECISIONS: [string, Partial<CitadelsView>, string[]][] = [
  ["the draft", { decision: "take-character", phase: "selection", ...passed(1, 4) }, ["take assassin", "take king"]],
  ["a discard", { decision: "discard-character", phase: "selection", ...passed(1, 4) }, ["discard king"]],
  ["the Theater", { decision: "theater" }, ["swap character with 0", "swap warlord with 2", "keep character"]],
  ["gathering", {}, ["gather gold", "gather cards", "income", "income 2 gold", "end turn"]],
  ["keeping", { decision: "keep-drawn", aside: ["docks", "tavern"] }, ["keep docks", "keep tavern"]],
  ["building", {}, ["build tavern", "build tavern with framework", "build harbor on loan from 0"]],
  ["the Necropolis", {}, ["build necropolis", "build necropolis over manor", "build necropolis over framework"]],
  ["the Thieves' Den", {}, ["build thieves-den", "build thieves-den with cards"]],
  ["paying", { decision: "pay-with-cards" }, ["pay with tavern", "pay the rest", "borrow the rest from 2"]],
  ["giving", { decision: "give-back" }, ["give tavern", "give harbor"]],
  ["an Assassin", as("assassin"), charactersThat("kill")],
  ["a Witch", { decision: "name-bewitched" }, charactersThat("bewitch")],
  ["a Magistrate", as("magistrate"), charactersThat("warrant")],
  ["signing", { decision: "sign-warrant", marks: { ...VIEW.marks, warrants: [2, 3] } }, charactersThat("sign")],
  ["a warrant", { decision: "confiscation", aside: ["docks"] }, ["confiscate", "let pass"]],
  ["a Thief", as("thief"), charactersThat("rob")],
  ["a Spy", as("spy"), ["spy noble of 0", "spy noble of 3", "spy unique of 3"]],
  ["a Blackmailer", as("blackmailer"), charactersThat("threaten")],
  ["a flower", { decision: "pick-flower", marks: { ...VIEW.marks, threats: [3, 4] } }, charactersThat("flower")],
  ["a threat", { decision: "bribe" }, ["bribe", "refuse", "reveal threat"]],
  ["a Magician", as("magician"), ["swap hands with 0", "redraw"]],
  ["setting aside", { decision: "set-aside", aside: ["docks"] }, ["set aside tavern", "draw"]],
  ["a Wizard", as("wizard"), ["look at 0", "look at 3"]],
  [
    "a card of another hand",
    { decision: "take-card", about: 0 },
    ["pocket docks", "build docks at once", "build thieves-den at once with cards"],
  ],
  ["a Seer", as("seer"), ["foresee"]],
  ["an Emperor", as("emperor"), ["crown 0", "crown 3"]],
  ["a demand", { decision: "demand" }, ["demand gold", "demand card", "demand nothing"]],
  ["an Abbot", as("abbot"), ["tithe from 3"]],
  ["a Navigator", as("navigator"), ["bonus gold", "bonus cards", "study"]],
  ["a Warlord", {}, ["destroy castle of 0", "destroy castle+ of 2", "destroy smithy+ of 1", "destroy armory of 1"]],
  ["the Armory", {}, ["bombard castle+ of 2", "bombard smithy+ of 1"]],
  ["a Diplomat", as("diplomat"), ["exchange for castle+ of 2"]],
  ["an exchange", { decision: "give-district", about: 2 }, ["exchange manor", "exchange smithy+"]],
  ["a Marshal", as("marshal"), ["seize docks of 2"]],
  ["an Artist", as("artist"), ["beautify manor"]],
  ["a Tax Collector", { ...as("tax-collector"), ...played("tax-collector") }, ["collect taxes"]],
  ["districts that work", {}, ["sell tavern", "sell harbor", "forge", "exhibit tavern"]],
];
const WIZARD = { ...MEMORY, hands: { 0: ["docks", "thieves-den"] } };

test.each(DECISIONS)("every thing that %s needs lies on the board", (_, view, choices) => {
  const scene = { ...sceneOf(view, choices), memory: WIZARD };
  const keys = new Set(choices.flatMap((choice) => citadels.steps(choice, scene)));
  const nothing = { isPicked: () => false, badges: () => [], does: () => "", offers: [], leadsTo: () => [] };
  const picking = { ...nothing, offered: (key: string) => keys.has(key) } as unknown as Picking;
  const body = shown(scene, picking);
  for (const key of keys) expect(body).toContain(`data-thing="${key}"`);
});

test("every kind of choice is among them", () => {
  const reader = new ChoiceReader(said.names);
  const messages = DECISIONS.flatMap(([, , choices]) => choices.map((choice) => reader.read(choice).message));
  const expected = said.names.filter((name) => name.startsWith("choice-"));
  expect([...new Set(messages)].sort()).toEqual(expected.sort());
});

test("a choice is made on its things, one after the other", () => {
  const on = (choice: string) => citadels.steps(choice, sceneOf({}));
  expect(on("build harbor on loan from 0")).toEqual(["hand:harbor", "seat:0"]);
  expect(on("spy noble of 3")).toEqual(["seat:3", "type:noble"]);
  expect(on("forge")).toEqual(["city:1:smithy+"]);
  expect(on("exchange manor")).toEqual(["city:1:manor"]);
  expect(on("end turn")).toEqual([]);
});

test("what cannot be picked stands for a choice like those that are told of", () => {
  const scene = sceneOf({});
  const made = (choice: string, thing: string, at = 0) => like(choice, at, thing, scene);
  expect(made("rob thief", "character:king")).toBe("rob king");
  expect(made("look at 0", "seat:2")).toBe("look at 2");
  expect(made("destroy docks of 2", "city:0:castle+")).toBe("destroy castle+ of 0");
  expect(made("sell tavern", "city:1:laboratory")).toBe("sell tavern");
  expect(made("sell tavern", "hand:harbor", 1)).toBe("sell harbor");
  expect(made("forge", "city:1:smithy+")).toBe("forge");
  expect(made("forge", "city:1:manor")).toBeUndefined();
  expect(made("beautify manor", "city:1:armory")).toBe("beautify armory");
  expect(made("beautify manor", "city:2:docks")).toBeUndefined();
  expect(made("build tavern", "seat:2")).toBeUndefined();
  expect(made("end turn", "+bank")).toBeUndefined();
});

test("what happens moves coins and cards", () => {
  expect(flightsOf([{ kind: "robbed", seat: 0, target: 1, gold: 3 }])).toEqual([
    { picture: "things/coin", from: "gold:1", to: "gold:0", count: 3 },
  ]);
  expect(flightsOf([{ kind: "destroyed", seat: 0, target: 2, district: "castle+" }])).toEqual([
    { picture: "districts/castle", from: "city:2", to: "deck", count: 1 },
  ]);
  expect(flightsOf([{ kind: "turn-ended", seat: 0 }])).toEqual([]);
});

test("what was seen of a hand is remembered", () => {
  const table = { memory: MEMORY, teller } as unknown as CitadelsTable;
  expect(knownOf(table, 0)).toEqual(["You know of: Docks", "Possibly here, from what you have seen: Castle"]);
  expect(knownOf(table, 2)).toEqual([]);
});

test("the Monument counts for two districts towards a completed city", () => {
  const cities = [["castle"], [...OWN.slice(0, 5), "monument+"], ["monument", "docks"], []];
  const body = shown(sceneOf({ table: { ...VIEW.table, cities } }), null);
  expect(body).toContain("7 of 7 districts");
  expect(body.match(/<div class="city[^"]*complete/g)).toHaveLength(1);
  expect(body.match(/<li class="free/g)).toHaveLength(6 + 0 + 4 + 7);
});

test("the question of a turn names what may be done", () => {
  const asked = (...choices: string[]) => teller.question(sceneOf({}, choices));
  expect(asked("gather gold", "gather cards", "end turn")).toBe("Gather gold or cards?");
  expect(asked("gather gold", "kill king")).toBe("Gather gold or cards, or kill a character?");
  expect(asked("destroy castle of 0", "build tavern", "end turn")).toBe("Build a district, or destroy one?");
  expect(asked("destroy castle of 0")).toBe("Destroy a district?");
  expect(asked("income", "end turn")).toBe("Anything else, or end your turn?");
});

test("what can be paid for only after taking gold says so", () => {
  const ahead = [{ choice: "build harbor", price: 4, before: ["gather gold"] }];
  const scene = { ...sceneOf({}, ["gather gold", "gather cards", "build harbor"]), prices: [0, 0, 4], ahead };
  expect(teller.question(scene)).toBe("Gather gold or cards?");
  expect(teller.label(scene, "build harbor")).toBe("Gather gold → Build the Harbor (4 gold)");
  expect(teller.note(scene, "build", ["build harbor"])).toBe("take gold first; costs 4 gold");
});

test("in the draft the reader is told what may be concluded", () => {
  const characters = { ...VIEW.characters, face_up: [6, 7] };
  const drafting = { decision: "take-character", phase: "selection", characters, ...as(""), ...played() };
  const told = (passed: number[], passes_to = -1, ...took_before: number[]) => {
    const scene = sceneOf({ ...drafting, own: { ...VIEW.own, held: [], passed } });
    return teller.aside({ ...scene, outlook: { builds_left: 0, unbuildable: {}, passes_to, took_before, to_choose: [] } });
  };
  expect(told([1, 2, 3, 4, 5], 2)).toBe(
    "The 4 you leave go to Cleo. The Warlord is set aside face-down.",
  );
  expect(told([1, 2, 3, 5], 2, 0)).toBe(
    "The 3 you leave go to Cleo. Anna took the King or the Warlord; the other one is face-down.",
  );
  expect(told([1, 2], -1, 0, 2, 3)).toBe(
    "Taken or face-down: Magician, King, Bishop and Warlord.",
  );
});

test("a verb says what it takes or brings", () => {
  const note = (verb: VerbName, choices: string[], ...gains: Record<string, number>[]) => {
    const told = Object.fromEntries(gains.map((gain, at) => [choices[at], gain]));
    return teller.note({ ...sceneOf({}, choices), prices: [3, 2], gains: told }, verb, choices);
  };
  expect(note("build", ["build tavern", "build harbor"])).toBe("1 left, from 2 gold");
  expect(note("build", ["build tavern"])).toBe("1 left, 3 gold");
  expect(note("income", ["income"], { gold: 1 })).toBe("+1 gold");
  expect(note("income", ["income"], { cards: 2 })).toBe("+2 cards");
  expect(note("income", ["income 0 gold", "income 1 gold"], { cards: 1 }, { gold: 1 })).toBe("+1 gold");
  expect(note("gather-gold", ["gather gold"], { gold: 3 })).toBe("+3 gold");
  expect(note("draw-cards", ["gather cards"], { cards: 2, kept: 1 })).toBe("2 cards, keep 1");
  expect(note("draw-cards", ["gather cards"], { cards: 3 })).toBe("+3 cards");
  expect(note("draw-cards", ["draw"])).toBe("");
});

test("before harm is done its consequence is told", () => {
  const standing = [20, 12, 16, 9].map((total) => ({ parts: [], total }));
  const scores_after = { "destroy docks of 2": 11 };
  const follows = (choice: string) =>
    teller.follows({ ...sceneOf({}, [choice]), prices: [2], standing, scores_after }, choice);
  expect(follows("kill king")).toBe("Whoever has the King loses their turn this round.");
  expect(follows("destroy docks of 2")).toBe(
    "Cleo's score drops from 16 to 11. Cleo is left with 1 of 7 districts, you with 1 gold.",
  );
  expect(
    teller.follows(
      {
        ...sceneOf({}, ["gather gold", "destroy docks of 2"]),
        ...{ prices: [0, 4], standing, scores_after: {}, gains: { "gather gold": { gold: 2 } } },
        ahead: [{ choice: "destroy docks of 2", price: 4, before: ["gather gold"] }],
      },
      "destroy docks of 2",
    ),
  ).toBe("Cleo is left with 1 of 7 districts, you with 1 gold.");
  expect(follows("swap hands with 0")).toBe("Cards you give: 5. Cards you get: 4.");
  expect(follows("build necropolis over manor")).toBe("You lose the Manor.");
});

test("whoever could still build is warned before the turn ends", () => {
  expect(teller.wasted(sceneOf({}, ["build tavern", "end turn"]), "end turn")).toBe("You could still build a district.");
  expect(teller.wasted(sceneOf({}, ["forge", "end turn"]), "end turn")).toBe("");
});

test("at the end all is revealed", () => {
  const truth = { hands: [["docks"], HAND, [], []], held: [[2], [8], [1], [4]], museum: [], deck: [], scores: [] };
  const body = shown(sceneOf({ phase: "over", pending: [], decision: "", truth }), null);
  expect(body.match(/<span class="mini/g)).toHaveLength(1);
  expect(body).toContain("1. Assassin, Cleo");
});

test("ranks that are called one after the other are one line of the log, with the single calls inside", () => {
  const events = [2, 3, 4].map((rank) => ({ kind: "called", seat: -1, rank }));
  const [[line]] = teller.story([{ kind: "choice", number: 1, events }] as unknown as News[], null) as [[Line]];
  expect(line.text).toBe("Ranks 2 to 4 are called.");
  expect(line.steps?.map(({ text }) => text)).toEqual([2, 3, 4].map((rank) => `Rank ${rank} is called.`));
});
