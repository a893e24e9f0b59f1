import { expect, test } from "vitest";
import { DISTRICTS } from "../src/games/machine/names";
import { citizensOf, forecastOf, isRiotStage, ratio, stageOf } from "../src/games/machine/people";
import { MachineTeller } from "../src/games/machine/telling";
import type { Forecast, MachineCard, MachineOutlook, MachineView, Scene } from "../src/protocol";
import told from "./told.json";
import { words } from "./words";

const card = (told as { card?: { name: string } }[]).find((fact) => fact.card?.name === "machine")!.card as MachineCard;
const teller = new MachineTeller(words("common", "web", "machine"), ["Ann", "Ben"], card);

function viewWith(city: Partial<MachineView["city"]> = {}, guards: Record<string, number> = {}): MachineView {
  return {
    phase: "heroes",
    decision: "hero-action",
    about: { hero: "smuggler" },
    turn: 0,
    city: {
      guards: DISTRICTS.map((name) => guards[name] ?? 0),
      broken: DISTRICTS.map(() => 0),
      servants: ["art", "art", "velvet"],
      acted: [0, 1, 0],
      raids: [],
      riots: [],
      citizens: [],
      ...city,
    },
    heroes: [{ name: "smuggler", place: "commerce", destination: "commerce", trust: 4, max_trust: 7, seats: [1] }],
    tracks: { bonds: 5, plan: 8, discontent: 11 },
    event: { name: "mass-arrests" },
    directives: { left: 6, published: [], hand_count: 2 },
  } as unknown as MachineView;
}

const NOTHING: Forecast = { known: 0, possible: 0, against: 0, verdict: "cannot" };
const outlookWith = (district: string, forecast: Forecast): MachineOutlook => ({
  ...{ stage: 3, riots: 0, active: [1] },
  forecasts: DISTRICTS.map((name) => (name === district ? forecast : NOTHING)),
});

test("the numbers of a Riot are a range as long as somebody is hidden", () => {
  const outlook = outlookWith("commerce", { known: 1, possible: 4, against: 2, verdict: "may" });
  expect(ratio(forecastOf(outlook, "commerce"))).toBe("1–4 : 2");
  expect(ratio({ ...NOTHING, known: 2, possible: 2, against: 1 })).toBe("2 : 1");
  expect(forecastOf(outlook, "art")).toBe(NOTHING);
});

test("who is active is told, and who is remembered is known by class", () => {
  const citizens = ["arrested", "art"].map((place) => ({ place, status: "unknown", known_as: "" }));
  const memory = { jail: [0], jailed: {}, remembered: { 0: "noble" }, forfeited: [] };
  const found = citizensOf(viewWith({ citizens }), memory, outlookWith("art", NOTHING));
  expect(found.map(({ class: known, active }) => [known, active])).toEqual([["noble", false], ["", true]]);
});

test("the Stages are those of the card, the last slot the Riot Stage", () => {
  const last = card.stages.length;
  expect([1, 3, 4, last - 1].map((slot) => stageOf(card, slot))).toEqual([0, 0, 1, 5]);
  expect([last - 1, last].map((slot) => isRiotStage(card, stageOf(card, slot)))).toEqual([false, true]);
});

function sceneOf(view: MachineView, prices: Record<string, number>, more: Partial<Scene> = {}): Scene {
  const choices = Object.keys(prices);
  return { view, choices, prices: Object.values(prices), gains: {}, odds: {}, way: [], ahead: [], ...more } as unknown as Scene;
}

test("the question names the Hero and the verb, what stands beside it Trust and Guards", () => {
  const scene = sceneOf(viewWith({}, { commerce: 2 }), { pass: 0 });
  expect(teller.question(scene)).toBe("Smuggler in the Commerce District: which Action?");
  expect(teller.aside(scene)).toBe("4 Trust · 2 Guards here: most Actions cost 2");
});

test("a route is told in the order of its steps", () => {
  const view = { ...viewWith(), decision: "go-on" } as MachineView;
  const scene = sceneOf(view, {}, { way: ["go to velvet", "go to central-square", "go to art"] });
  expect(teller.aside(scene)).toBe("4 Trust · cheapest route: Velvet → Central Square");
});

test("a chip says what its Action changes", () => {
  const citizens = [1, 2, 3].map(() => ({ place: "commerce", status: "unknown", known_as: "" }));
  const prices = { incite: 2, "gain trust": 0, "identify citizen 0": 2, "identify citizen 1": 2, "identify citizen 2": 2 };
  const gains = { incite: { discontent: 1 }, "gain trust": { trust: 1 } };
  const scene = sceneOf(viewWith({ citizens }, { commerce: 2 }), prices, { gains });
  const note = (verb: Parameters<typeof teller.note>[1], start: string) =>
    teller.note(scene, verb, scene.choices.filter((choice) => choice.startsWith(start)));
  expect(note("incite", "incite")).toContain("Discontent 11 → 12");
  expect(note("gain-trust", "gain")).toBe("Trust 4 → 5");
  expect(note("identify", "identify")).toContain("3 unidentified, Trust for 2");
  const unknown = sceneOf(viewWith(), { incite: 2, "advance plan": 0 });
  expect([teller.note(unknown, "incite", ["incite"]), teller.follows(unknown, "advance plan")]).toEqual(["", ""]);
});

test("before harm is done its odds and its consequence are told", () => {
  const outlook = outlookWith("commerce", { known: 0, possible: 2, against: 1, verdict: "may" });
  const odds = { "attack for 3": { good: 4, of: 6 } };
  const scene = sceneOf(viewWith(), { "attack for 3": 3, "start riot": 2 }, { odds, outlook });
  expect(teller.follows(scene, "attack for 3")).toContain("4 of the die's 6");
  expect(teller.follows(scene, "start riot")).toContain("Active Citizens: 0 to 2. Guards and known Traitors: 1.");
});

test("what would be wasted is said before the turn ends", () => {
  const view = { ...viewWith(), decision: "machine-turn" };
  const scene = sceneOf(view, { "lex-hecate raids": 2, "guard art to velvet": 1, "end phase": 0 });
  expect(teller.wasted(scene, "end phase")).toBe("You have 5 Bonds left. 1 Servant could still act.");
  expect(teller.wasted(sceneOf(view, { "end phase": 0 }), "end phase")).toBe("");
  expect(teller.wasted(sceneOf(view, { "gain trust": 0, pass: 0 }), "pass")).not.toBe("");
});
