import { expect, test } from "vitest";
import { agitated, forecastOf, incited, ratio } from "../src/games/machine/forecast";
import { DISTRICTS } from "../src/games/machine/names";
import type { Citizen } from "../src/games/machine/people";
import { MachineTeller } from "../src/games/machine/telling";
import type { MachineCard, MachineView, Scene } from "../src/protocol";
import told from "./told.json";
import { words } from "./words";

const card = (told as { card?: { name: string } }[]).find((fact) => fact.card?.name === "machine")!.card as MachineCard;
const teller = new MachineTeller(words("common", "web", "machine"), ["Ann", "Ben"], card);

function viewWith(more: Partial<MachineView> = {}, guards: Record<string, number> = {}): MachineView {
  return {
    phase: "heroes",
    decision: "hero-action",
    about: { hero: "smuggler" },
    discontent: 11,
    plan: 8,
    event: "mass-arrests",
    guards: DISTRICTS.map((name) => guards[name] ?? 0),
    broken: DISTRICTS.map(() => 0),
    servants: ["art", "art", "velvet"],
    acted: [0, 1, 0],
    heroes: [{ name: "smuggler", place: "commerce", destination: "commerce", trust: 4, max_trust: 7, seats: [1] }],
    turn: 0,
    raids: [],
    riots: [],
    published: [],
    citizens: [],
    bonds: 5,
    hand_count: 2,
    directives_left: 6,
    ...more,
  } as unknown as MachineView;
}

const citizen = (number: number, more: Partial<Citizen>): Citizen => ({
  number,
  place: "commerce",
  status: "unknown",
  class: "",
  active: false,
  ...more,
});
const ACTIVE = citizen(0, { class: "merchant", active: true });
const HIDDEN = citizen(1, {});
const TRAITOR = citizen(2, { class: "traitor" });

test.each([
  [[ACTIVE, HIDDEN, HIDDEN, HIDDEN], 2, "1–4 : 2", "may"],
  [[ACTIVE, ACTIVE, HIDDEN], 3, "2–3 : 3", "cannot"],
  [[ACTIVE, ACTIVE, TRAITOR], 0, "2 : 1", "must"],
  [[ACTIVE, ACTIVE, HIDDEN], 1, "2–3 : 1", "may"], // who is hidden may be a Traitor
  [[], 0, "0 : 0", "cannot"],
])("a Riot counts on the active, from known to possible, against Guards and known Traitors", (here, guards, text, outlook) => {
  const forecast = forecastOf(viewWith({}, { commerce: guards }), here, "commerce");
  expect(ratio(forecast)).toBe(text);
  expect(forecast.outlook).toBe(outlook);
});

test("an Incitement raises Discontent by what holds now", () => {
  const at = (name: string, place: string, event = "mass-arrests") =>
    incited(viewWith({ event, heroes: [{ name, place }] as MachineView["heroes"] }));
  expect(at("smuggler", "commerce")).toBe(12);
  expect(at("journalist", "commerce")).toBe(13);
  expect(at("journalist", "art")).toBe(12); // a Servant is there
  expect(at("smuggler", "science", "public-lectures")).toBe(13);
  expect(at("journalist", "commerce", "voice-of-the-machine")).toBe(12);
});

test("a speech raises Discontent by Citizens beyond Guards, to the last slot at most", () => {
  const there = { place: "central-square", status: "unknown", known_as: "" };
  const view = viewWith({ citizens: [there, there, there] }, { "central-square": 1 });
  const people = [0, 1, 2].map((number) => citizen(number, { place: "central-square" }));
  expect(agitated(view, people)).toBe(13);
  expect(agitated({ ...view, discontent: 18 }, people)).toBe(19);
});

function sceneOf(view: MachineView, prices: Record<string, number>, more: Partial<Scene> = {}): Scene {
  const choices = Object.keys(prices);
  return { view, choices, prices: Object.values(prices), odds: {}, way: [], ahead: [], memory: null, ...more } as unknown as Scene;
}

test("the question names the Hero and the verb, what stands beside it Trust and Guards", () => {
  const scene = sceneOf(viewWith({}, { commerce: 2 }), { pass: 0 });
  expect(teller.question(scene)).toBe("Smuggler in Commerce: take which Action?");
  expect(teller.aside(scene)).toBe("4 Trust · 2 Guards here make most Actions cost 2");
});

test("a chip says what its Action changes", () => {
  const citizens = [1, 2, 3].map(() => ({ place: "commerce", status: "unknown", known_as: "" }));
  const prices = { incite: 2, "gain trust": 0, "identify citizen 0": 2, "identify citizen 1": 2, "identify citizen 2": 2 };
  const scene = sceneOf(viewWith({ citizens }, { commerce: 2 }), prices);
  const note = (verb: Parameters<typeof teller.note>[1], start: string) =>
    teller.note(scene, verb, scene.choices.filter((choice) => choice.startsWith(start)));
  expect(note("incite", "incite")).toContain("Discontent 11 → 12");
  expect(note("gain-trust", "gain")).toBe("Trust 4 → 5");
  expect(note("identify", "identify")).toContain("3 hidden here, 2 in reach");
});

test("before harm is done its odds and its consequence are told", () => {
  const citizens = [1, 2].map(() => ({ place: "commerce", status: "unknown", known_as: "" }));
  const view = viewWith({ citizens }, { commerce: 1 });
  const scene = sceneOf(view, { "attack for 3": 3, "start riot": 2 }, { odds: { "attack for 3": { good: 4, of: 6 } } });
  expect(teller.follows(scene, "attack for 3")).toContain("4 of 6");
  expect(teller.follows(scene, "start riot")).toContain("0 to 2 active Citizens against 1");
});

test("what would be wasted is said before the turn ends", () => {
  const view = viewWith({ decision: "machine-turn" });
  const scene = sceneOf(view, { "lex-hecate raids": 2, "guard art to velvet": 1, "end phase": 0 });
  expect(teller.wasted(scene, "end phase")).toBe("5 Bonds are not spent. 1 Servant could still act.");
  expect(teller.wasted(sceneOf(view, { "end phase": 0 }), "end phase")).toBe("");
  expect(teller.wasted(sceneOf(view, { "gain trust": 0, pass: 0 }), "pass")).not.toBe("");
});
