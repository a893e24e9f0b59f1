import { beforeEach, expect, test, vi } from "vitest";
import { asked, Coaching, ENDED, FINISHED, happened, loadTours, type Lesson } from "../src/lib/coaching.svelte";
import type { Scene } from "../src/protocol";
import { words } from "./words";

const SOURCE = import.meta.glob<string>("../src/**/*.svelte", { query: "?raw", import: "default", eager: true });

const LONGEST = 253; // letters: more would not fit

const MARKED = [...Object.values(SOURCE).join().matchAll(/data-tour="(.*?)"/g)].map((found) => found[1]);

const LESSONS: Lesson[] = [
  { message: "city", kind: "part", about: "" },
  { message: "hand", kind: "part", about: "" },
  { message: "take", kind: "ask", about: "", when: asked("take") },
  { message: "wait", kind: "event", about: "", when: ({ choices }) => !choices.length },
  { message: "robbed", kind: "event", about: "", extra: true, when: happened("robbed") },
  { message: "turn", kind: "ask", about: "", when: asked("turn") },
];

function scene(decision: string, facts: { events?: object[]; view?: object; choices?: string[]; outlook?: object; over?: boolean } = {}) {
  return {
    table: { id: "abc" },
    you: 0,
    view: { decision, ...facts.view },
    choices: facts.choices ?? (decision ? ["something"] : []),
    outlook: facts.outlook,
    news: facts.events ? [{ events: facts.events }] : [],
    outcome: facts.over ? { places: [1], scores: [1] } : null,
  } as unknown as Scene;
}

const robbed = { events: [{ kind: "robbed", seat: 1, target: 0 }] };

let coaching: Coaching;
const shown = () => coaching.shown?.message;

beforeEach(() => {
  const store = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => store.set(key, value),
  });
  coaching = new Coaching(LESSONS, "abc");
  coaching.hear(scene("take"));
});

test("the parts of the screen come first, then what is asked, at the reader's pace", () => {
  const seen = [shown()];
  for (let step = 0; step < 3; step++) {
    coaching.next();
    seen.push(shown());
  }
  expect(seen).toEqual(["city", "hand", "take", undefined]);
  coaching.back();
  expect(shown()).toBe("take");
});

test("whoever decides without reading is told what comes next, and can read the rest later", () => {
  coaching.hear(scene(""));
  expect(shown()).toBe("city");
  coaching.hear(scene("turn"));
  expect(shown()).toBe("turn");
  coaching.back();
  expect(shown()).toBe("wait");
});

test("what is no longer asked gives way", () => {
  coaching.next();
  coaching.next();
  coaching.hear(scene(""));
  expect(shown()).toBe("wait");
});

test("whoever reads a lesson again is left to it until something new is asked", () => {
  for (let step = 0; step < 3; step++) coaching.next();
  coaching.hear(scene("", { view: { turn: 1 } }));
  coaching.back();
  coaching.hear(scene("", { view: { turn: 2 } }));
  expect(shown()).toBe("take");
  coaching.hear(scene("turn"));
  expect(shown()).toBe("turn");
});

test("what happens does not push away what is being read", () => {
  coaching.hear(scene(""));
  coaching.hear(scene("", robbed));
  expect(shown()).toBe("city");
});

test("every lesson is told once, and the progress counts those that are needed", () => {
  coaching.hear(scene("", robbed));
  coaching.hear(scene("take", robbed));
  coaching.hear(scene("turn"));
  const told = [shown()];
  while (coaching.hasBack) {
    coaching.back();
    told.unshift(shown());
  }
  expect(told).toEqual(["city", "hand", "take", "wait", "robbed", "turn"]);
  expect([coaching.read, coaching.all]).toEqual([5, 6]);
});

test("with the last lesson the tour is finished, and the guide is silent until the game is over", () => {
  coaching.hear(scene(""));
  coaching.hear(scene("turn"));
  coaching.hear(scene(""));
  expect(coaching.shown).toBe(FINISHED);
  expect(coaching.read).toBe(coaching.all);
  coaching.rest();
  expect(coaching.speaks).toBe(false);
  coaching.hear(scene("", robbed));
  expect(coaching.speaks).toBe(false);
  expect(new Coaching(LESSONS, "abc").speaks).toBe(false);
  coaching.hear(scene("", { over: true }));
  expect([coaching.speaks, coaching.shown]).toEqual([true, ENDED]);
});

test("no lesson outlives the game", () => {
  coaching.hear(scene("", { ...robbed, over: true }));
  expect([coaching.shown, coaching.hasBack]).toEqual([ENDED, false]);
});

test("a lesson advises the first of its choices that is offered", () => {
  const advises = () => ["take king", "take thief"];
  const own = new Coaching([{ message: "take", kind: "ask", about: "", when: asked("take"), advises }], "own");
  own.hear(scene("take", { choices: ["take thief", "take king"] }));
  expect(own.advice).toBe("take king");
  own.hear(scene("take", { choices: ["take thief"] }));
  expect(own.advice).toBe("take thief");
  own.hear(scene(""));
  expect(own.advice).toBeUndefined();
});

test("a page that is loaded again goes on where it was, at this table alone", () => {
  coaching.next();
  const again = new Coaching(LESSONS, "abc");
  again.hear(scene("take"));
  expect([again.shown?.message, again.read]).toEqual(["hand", 2]);
  expect(new Coaching(LESSONS, "another").shown).toBeUndefined();
});

test.each([
  ["citadels", 1],
  ["machine", 3],
])("the lessons of %s have words and speak of what is on the screen", async (game, sides) => {
  const { say } = words("common", "server", "web", game);
  const tours = await loadTours(game);
  expect(tours).toHaveLength(sides);
  for (const { message, about } of [...tours.flatMap(({ lessons }) => lessons), FINISHED, ENDED]) {
    expect(say(`${message}.title`, { game }).length).toBeLessThan(30);
    expect(say(message).length).toBeLessThan(LONGEST);
    if (about) expect(MARKED).toContain(about);
  }
});

/** The lessons of a side that are due in a scene, except those about parts of the screen. */
async function due(side: string, ...args: Parameters<typeof scene>): Promise<string[]> {
  const tours = [...(await loadTours("citadels")), ...(await loadTours("machine"))];
  const { lessons } = tours.find((tour) => tour.side === side)!;
  const told = lessons.filter(({ kind }) => kind !== "part");
  const own = new Coaching(told, JSON.stringify(args));
  own.hear(scene(...args));
  const found: string[] = [];
  for (; own.shown; own.next()) found.push(own.shown.message.replace("tour-", ""));
  return found;
}

test("no more than three lessons are told of one question", async () => {
  const choices = ["gain trust", "identify citizen 16", "move citizen 16 to art", "attack for 2", "agitate"];
  const heroes = [{ name: "smuggler" }];
  const view = { phase: "heroes", heroes, turn: 0, city: { citizens: [], guards: [], broken: [] } };
  const told = await due("heroes", "hero-action", { view, choices });
  expect(told.filter((lesson) => !["exits", "servants"].includes(lesson))).toEqual(["action", "identify", "major"]);
});

test("in Citadels the lessons follow the turn", async () => {
  const turn = (gathered: boolean, ...choices: string[]) => {
    const view = { turn: { gathered, role: "king" }, own: { held: [4] }, marks: { killed: 0 } };
    return due("city", "turn", { view, choices });
  };
  expect(await turn(false, "gather gold", "gather cards", "income")).toEqual(["gather"]);
  expect(await turn(true, "build tavern", "income", "end turn")).toEqual(["power", "king", "build"]);
  expect(await turn(true, "sell tavern", "end turn")).toEqual(["end-turn"]);
});

test("in Citadels what others do to the reader is told", async () => {
  const view = { own: { held: [4] }, marks: { killed: 4 } };
  const events = ["robbed", "destroyed", "swapped-hands"].map((kind) => ({ kind, seat: 1, target: 0 }));
  expect(await due("city", "", { view, events })).toEqual([
    "called",
    "robbed",
    "killed",
    "destroyed",
    "swapped-hands",
  ]);
  const others = events.map((event) => ({ ...event, target: 2 }));
  expect(await due("city", "", { view: { ...view, marks: { killed: 0 } }, events: others })).toEqual(["called"]);
});

const GUARDS = [1, 3, 2, 0, 1, 2, 2, 2, 2];

test("whoever leads the Heroes is taught as the round goes on", async () => {
  const heroes = ["smuggler", "actress"].map((name) => ({ name, place: "art", destination: "" }));
  const told = (decision: string, choices: string[], more: object = {}, events: object[] = [], known = 0) => {
    const outlook = { forecasts: [{ known, possible: 4, against: 1 }] };
    const city = { citizens: [], guards: GUARDS, broken: GUARDS };
    const view = { phase: "closing", round: 4, tracks: { discontent: 10 }, heroes, turn: 0, city };
    return due("heroes", decision, { view: { ...view, ...more }, choices, events, outlook });
  };
  expect(await told("choose-access", ["confirm"])).toEqual(["destinations"]);
  expect(await told("choose-access", ["confirm"], { round: 5 })).toEqual(["raids"]);
  expect(await told("", [], { phase: "great-machine" })).toEqual(["exits", "servants"]);
  expect(await told("go-on", ["go to art"])).toEqual(["way"]);
  expect(await told("hero-action", ["gain trust", "identify citizen 16"])).toEqual(["action", "identify"]);
  const riots = ["start riot", "attack for 2"];
  expect(await told("hero-action", riots, { turn: 1 }, [], 2)).toEqual(["action", "riot", "attack"]);
  expect(await told("hero-action", ["start riot"], {}, [], 1)).toEqual(["action"]);
  const riot = (success: number) => [{ kind: "riot", seat: 1, district: "art", success }];
  expect(await told("", [], {}, riot(1))).toEqual(["riot-succeeded"]);
  expect(await told("", [], {}, riot(0))).toEqual(["riot-failed"]);
});

test("whoever is the Machine is taught as the round goes on", async () => {
  const told = (decision: string, choices: string[], more: object = {}) =>
    due("machine", decision, {
      view: { phase: "great-machine", round: 4, tracks: { bonds: 9 }, city: { guards: GUARDS, broken: GUARDS }, ...more },
      choices,
    });
  const first = ["guard grand-citadel to commerce", "judgementor raids", "end phase"];
  expect(await told("machine-turn", first)).toEqual(["as-machine-guard", "as-machine-raid"]);
  expect(await told("machine-turn", ["end phase"], { tracks: { bonds: 1 } })).toEqual(["as-machine-end"]);
  expect(await told("machine-turn", ["lex-hecate publishes levy"], { round: 5 })).toEqual(["as-machine-publish"]);
  expect(await told("detainment", ["advance plan"], { phase: "heroes" })).toEqual([
    "as-machine-heroes",
    "as-machine-detained",
  ]);
});
