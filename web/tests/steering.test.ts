import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Game } from "../src/games";
import { verb as citadelsVerb } from "../src/games/citadels/verbs";
import { verb as machineVerb } from "../src/games/machine/verbs";
import { settings } from "../src/lib/settings.svelte";
import { Steering, withAhead } from "../src/lib/steering.svelte";
import type { Scene } from "../src/protocol";

const citadels = { verb: citadelsVerb, free: ["income", "bonus"], unhurried: ["confiscation"] } as unknown as Game;
const machine = { verb: machineVerb, free: [], unhurried: ["choose-access"] } as unknown as Game;

function sceneOf(version: number, choices: string[], more: Partial<Scene> = {}): Scene {
  const table = { paused: false, choices: version };
  const view = { decision: "turn" };
  return { version, choices, prices: [], way: [], way_prices: [], ahead: [], table, view, ...more } as unknown as Scene;
}

let made: string[] = [];
const steers = () =>
  new Steering((choice) => {
    made.push(choice);
    return Promise.resolve(true);
  });
/** What was made since it was asked last, once everything that waits has had its time. */
function taken(): string[] {
  vi.runAllTimers();
  return made.splice(0);
}

beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(settings, { forced: true, income: true, ahead: true });
  made = [];
});
afterEach(() => vi.useRealTimers());

test("a step that leaves no choice is taken after a moment, and taking back goes past it", () => {
  const steering = steers();
  steering.see(sceneOf(7, ["end turn"]), citadels);
  expect(made).toEqual([]);
  expect(taken()).toEqual(["end turn"]);
  expect([...steering.automatic]).toEqual([8]);
});

test("where there is a choice, where others would learn something, in a pause and where it is switched off, nothing is", () => {
  const steering = steers();
  steering.see(sceneOf(1, ["gather gold", "gather cards"]), citadels);
  expect(taken()).toEqual([]);
  steering.see(sceneOf(2, ["confiscate"], { view: { decision: "confiscation" } as Scene["view"] }), citadels);
  expect(taken()).toEqual([]);
  steering.see(sceneOf(3, ["end turn"], { table: { paused: true } as Scene["table"] }), citadels);
  expect(taken()).toEqual([]);
  settings.forced = false;
  steering.see(sceneOf(4, ["end turn"]), citadels);
  expect(taken()).toEqual([]);
});

test("what costs nothing is taken before the end of the turn", () => {
  const steering = steers();
  steering.choose(sceneOf(1, ["income", "build keep", "end turn"]), citadels, "end turn");
  steering.see(sceneOf(2, ["build keep", "end turn"]), citadels);
  expect(taken()).toEqual(["income", "end turn"]);
});

test("gold is taken before what it pays for, and all is one choice of the reader's", () => {
  const steering = steers();
  const ahead = [{ choice: "build keep", price: 3, before: ["gather gold"] }];
  const scene = sceneOf(1, ["gather gold", "gather cards"], { ahead });
  expect(withAhead(scene)).toMatchObject({ choices: ["gather gold", "gather cards", "build keep"] });
  steering.choose(scene, citadels, "build keep");
  steering.see(sceneOf(2, ["build keep", "build prison", "end turn"]), citadels);
  expect(taken()).toEqual(["gather gold", "build keep"]);
  expect([...steering.automatic]).toEqual([3]);
  settings.ahead = false;
  expect(withAhead(scene).choices).toEqual(["gather gold", "gather cards"]);
});

test("what was to follow is forgotten where something else is asked", () => {
  const steering = steers();
  const ahead = [{ choice: "build keep", price: 3, before: ["gather gold"] }];
  steering.choose(sceneOf(1, ["gather gold", "gather cards"], { ahead }), citadels, "build keep");
  steering.see(sceneOf(2, ["bribe", "refuse"]), citadels);
  steering.see(sceneOf(3, ["build keep", "end turn"]), citadels);
  expect(taken()).toEqual(["gather gold"]);
});

test("a way on which only the first step costs something is gone by itself, another is not", () => {
  const steering = steers();
  const choices = ["go to art", "go to velvet"];
  const way = ["go to art", "go to science"];
  steering.see(sceneOf(1, choices, { way, way_prices: [2, 0] }), machine);
  expect(taken()).toEqual(["go to art"]);
  steering.see(sceneOf(2, choices, { way, way_prices: [0, 1] }), machine);
  expect(taken()).toEqual([]);
});

test("a step is not lost where another scene comes before it is taken", () => {
  const steering = steers();
  steering.follow(sceneOf(1, ["go to art", "go to velvet"]), ["go to art", "go to science", "go to commerce"]);
  const choices = ["go to science", "go to velvet"];
  steering.see(sceneOf(2, choices), machine);
  steering.see(sceneOf(3, choices), machine);
  expect(taken()).toEqual(["go to art", "go to science"]);
  steering.see(sceneOf(4, ["go to commerce", "go to velvet"]), machine);
  expect(taken()).toEqual(["go to commerce"]);
});

test("who goes a way while its first step waits goes it once", () => {
  const steering = steers();
  const scene = sceneOf(1, ["go to art", "go to velvet"], { way: ["go to art"], way_prices: [1] });
  steering.see(scene, machine);
  steering.follow(scene, scene.way);
  expect(taken()).toEqual(["go to art"]);
});
