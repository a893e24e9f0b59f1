import { expect, test } from "vitest";
import { verb } from "../src/games/machine/verbs";
import { like, steps } from "../src/games/machine/things";
import { ChoiceReader } from "../src/lib/choices";
import { Picking } from "../src/lib/picking.svelte";
import type { Scene } from "../src/protocol";
import { words } from "./words";

const HEROES = [
  { name: "fowler", place: "velvet" },
  { name: "actress", place: "art" },
];

/** By decision: choices that come together, with the things each is made on. */
const DECISIONS: Record<string, Record<string, string[]>> = {
  "split-trust": { "take 0 trust": [], "take 3 trust": [] },
  "choose-access": {
    "send fowler to art": ["district:art"],
    "send actress to tower-of-law": ["hero:actress", "district:tower-of-law"],
    confirm: [],
  },
  "machine-turn": {
    "guard art to science": ["guards:art", "district:science"],
    "guard central-square to art": ["guards:central-square", "district:art"],
    "deploy art to science": ["directive:rapid-deployment", "guards:art", "district:science"],
    "move lex-hecate to science": ["servant:lex-hecate", "district:science"],
    "lex-hecate arrests citizen 4": ["servant:lex-hecate", "citizen:4"],
    "lex-hecate inspects citizen 4": ["servant:lex-hecate", "citizen:4"],
    "lex-hecate repairs": ["servant:lex-hecate"],
    "lex-hecate raids": ["servant:lex-hecate"],
    "lex-hecate pacifies": ["servant:lex-hecate"],
    "lex-hecate confiscates": ["servant:lex-hecate"],
    "judgementor draws": ["servant:judgementor", "+deck"],
    "judgementor publishes levy": ["servant:judgementor", "directive:levy"],
    "phantasmer repositions art": ["servant:phantasmer", "district:art"],
    "move phantasmer to art": ["servant:phantasmer", "district:art"],
    "phantasmer collects": ["servant:phantasmer"],
    "resettle citizen 12": ["directive:resettle", "citizen:12"],
    "end phase": [],
  },
  "take-directive-back": { "take back levy": ["directive:levy"] },
  "put-district": {
    "put art at 2,0v": ["place:2,0v"],
    "put art at -1,12h": ["place:-1,12h"],
  },
  "settle-citizen": { "settle in art": ["district:art"] },
  "go-on": { "go to art": ["district:art"], "go to central-square": ["district:central-square"] },
  detainment: { "advance plan": ["+dial"], "no trust": [], "no access": [] },
  "hero-action": {
    incite: [],
    "attack for 1": ["guards:art"],
    "attack for 2": ["guards:art"],
    "identify citizen 3": ["citizen:3"],
    "move citizen 3 to velvet": ["citizen:3", "district:velvet"],
    "gain trust": [],
    "start riot": [],
    agitate: [],
    "reposition velvet": ["district:velvet"],
    "grant fowler": ["hero:fowler"],
    "cancel levy": ["directive:levy"],
    "let fowler retrieve": ["hero:fowler"],
    "search citadel": ["+hand"],
    "release citizen": ["+jail"],
    pass: [],
  },
  "rolls-first": { attack: ["guards:art"], pass: [] },
  "pay-for-attack": { "pay 0": [], "pay 3": [] },
  "more-citizens": { "identify citizen 3": ["citizen:3"], done: [] },
  "jail-active": { "arrest citizen 3": ["citizen:3"], done: [] },
  "retrieve-card": { "retrieve art for fowler": ["access:fowler:art"] },
  "strike-out-directive": { "discard levy": ["directive:levy"] },
  "buy-off": { "give 0 trust": [], "give 2 trust": [] },
  "win-back": { "retrieve art for fowler": ["access:fowler:art"], pass: [] },
  confirmed: { reconsider: [] },
};

function sceneOf(decision: string): Scene {
  const view = {
    decision,
    heroes: HEROES,
    turn: 1,
    city: {
      guards: [1, 2, 3, 4, 5, 6, 0, 8, 9],
      broken: [0, 0, 0, 0, 0, 0, 1, 0, 0],
      servants: ["art", "art", "velvet"],
    },
    directives: { hand: ["levy"], published: ["curfew"] },
  };
  return { view, choices: Object.keys(DECISIONS[decision]!) } as unknown as Scene;
}

test("every kind of choice is among those tried here", () => {
  const names = words("machine").names.filter((name) => name.startsWith("choice-"));
  const reader = new ChoiceReader(names);
  const read = Object.values(DECISIONS).flatMap((choices) => Object.keys(choices).map((text) => reader.read(text)));
  expect(new Set(read.map(({ message }) => message))).toEqual(new Set(names));
});

test.each(Object.keys(DECISIONS))("each choice of %s is made on its things", (decision) => {
  const scene = sceneOf(decision);
  for (const [choice, things] of Object.entries(DECISIONS[decision]!)) expect(steps(choice, scene)).toEqual(things);
});

function pickingOf(scene: Scene, made: string[], asked: string[] = []): Picking {
  return new Picking(() => ({
    unavailable: (scene.unavailable ?? []).map(({ choice }) => choice),
    like: (text, at, thing) => like(text, at, thing, scene),
    choices: scene.choices,
    prices: scene.prices,
    verb,
    word: (name) => name,
    free: "free",
    steps: (text) => steps(text, scene),
    label: (text) => text,
    choose: (text) => made.push(text),
    asks: () => false,
    ask: (text) => {
      asked.push(text);
      return Promise.resolve([]);
    },
  }));
}

test.each(Object.keys(DECISIONS))("each choice of %s can be made by picking", (decision) => {
  const scene = sceneOf(decision);
  for (const choice of scene.choices) {
    const made: string[] = [];
    const picking = pickingOf(scene, made);
    for (const thing of steps(choice, scene)) {
      expect(picking.offered(thing)).toBe(true);
      picking.pick(thing);
    }
    if (made.length) expect(made).toEqual([choice]);
    else expect(picking.ready).toContain(choice);
  }
});

test("what costs nothing where one expects a price is called free", () => {
  const scene = sceneOf("machine-turn");
  const badge = (price: number) => {
    const picking = pickingOf({ ...scene, prices: scene.choices.map(() => price) }, []);
    const [from, to] = steps(scene.choices.find((choice) => choice.startsWith("guard"))!, scene);
    picking.pick(from!);
    return picking.badges(to!);
  };
  expect(badge(0)).toEqual([{ verb: "move-guard", price: 0, word: "free" }]);
  expect(badge(2)).toEqual([{ verb: "move-guard", price: 2, word: "move-guard" }]);
});

test("another Servant is picked instead, and given back when picked again", () => {
  const made: string[] = [];
  const picking = pickingOf(sceneOf("machine-turn"), made);
  picking.pick("servant:lex-hecate");
  expect(picking.begins("servant:judgementor")).toBe(true);
  picking.restart("servant:judgementor");
  expect(picking.picked).toEqual(["servant:judgementor"]);
  picking.restart("servant:judgementor");
  expect(picking.picked).toEqual([]);
  expect(made).toEqual([]);
});

test("whoever leads one Hero picks only the District", () => {
  const choices = ["send fowler to art", "send fowler to velvet", "confirm"];
  const scene = { ...sceneOf("choose-access"), choices };
  expect(steps(choices[0]!, scene)).toEqual(["district:art"]);
});

/** What is asked about a thing that cannot be picked, after others that were. */
async function asked(scene: Scene, picked: string[], thing: string): Promise<string[]> {
  const found: string[] = [];
  const picking = pickingOf(scene, [], found);
  for (const one of picked) picking.pick(one);
  await picking.why(thing);
  return found;
}

test.each([
  ["district:velvet", "machine-turn", ["guards:art"], "guard art to velvet"],
  ["district:velvet", "machine-turn", ["directive:rapid-deployment", "guards:art"], "deploy art to velvet"],
  ["district:velvet", "machine-turn", ["servant:lex-hecate"], "move lex-hecate to velvet"],
  ["district:velvet", "machine-turn", ["servant:phantasmer"], "move phantasmer to velvet"],
  ["district:velvet", "choose-access", [], "send fowler to velvet"],
  ["district:velvet", "choose-access", ["hero:actress"], "send actress to velvet"],
  ["district:velvet", "go-on", [], "go to velvet"],
  ["district:art", "hero-action", ["citizen:3"], "move citizen 3 to art"],
  ["guards:velvet", "machine-turn", [], "guard velvet to science"],
  ["citizen:7", "machine-turn", ["servant:lex-hecate"], "lex-hecate arrests citizen 7"],
  ["citizen:7", "hero-action", [], "identify citizen 7"],
  ["citizen:7", "jail-active", [], "arrest citizen 7"],
  ["directive:curfew", "machine-turn", ["servant:judgementor"], "judgementor publishes curfew"],
  ["directive:curfew", "hero-action", [], "cancel curfew"],
  ["hero:actress", "hero-action", [], "grant actress"],
  ["access:actress:art", "retrieve-card", [], "retrieve art for actress"],
  ["access:actress:art", "win-back", [], "retrieve art for actress"],
])("%s in %s after %j is asked about as '%s'", async (thing, decision, picked, choice) => {
  expect(await asked(sceneOf(decision), picked, thing)).toEqual([choice]);
});

test.each([
  ["district:velvet", "machine-turn"],
  ["guards:velvet", "hero-action"],
  ["bonds", "machine-turn"],
  ["access:actress:art", "hero-action"],
])("nothing is asked about %s in %s, where no choice is made on it", async (thing, decision) => {
  expect(await asked(sceneOf(decision), [], thing)).toEqual([]);
});

test("what is unavailable is asked about, too, with what was picked", async () => {
  const scene = { ...sceneOf("machine-turn"), choices: ["lex-hecate raids", "lex-hecate repairs", "end phase"] };
  const reason = { key: "too-few-bonds", clause: "M7.1" };
  const unavailable = [{ choice: "judgementor arrests citizen 5", reason }];
  expect(await asked({ ...scene, unavailable }, ["servant:lex-hecate"], "citizen:7")).toEqual([
    "lex-hecate arrests citizen 7",
  ]);
});
