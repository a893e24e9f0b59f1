// The question what the reason for a choice is: the reason among others that could be meant.
import { expect, test, vi } from "vitest";
import type { CitadelsCard, MachineCard, Motive, Scene } from "../src/protocol";
import { words } from "./words";

const store = new Map<string, string>();
vi.stubGlobal("window", { location: { pathname: "/" }, addEventListener: () => undefined });
vi.stubGlobal("document", { documentElement: { dataset: {} }, querySelectorAll: () => [] });
vi.stubGlobal("localStorage", {
  getItem: (key: string) => store.get(key) ?? null,
  setItem: (key: string, value: string) => store.set(key, value),
});
const { blindfold, couldBe } = await import("../src/lib/blindfold.svelte");
const { CitadelsTeller } = await import("../src/games/citadels/telling");
const { MachineTeller } = await import("../src/games/machine/telling");

const NO_CARDS = { characters: [], districts: [] } as unknown;
const citadels = new CitadelsTeller(words("common", "web", "citadels"), ["Ann", "Ben"], NO_CARDS as CitadelsCard);
const machine = new MachineTeller(words("common", "web", "machine"), ["Ann", "Ben"], NO_CARDS as MachineCard);
const sceneOf = (game: string) => ({ table: { game } }) as Scene;
const ask = (motive: Motive) => couldBe(citadels, sceneOf("citadels"), motive);
const KILL: Motive = { key: "motive-citadels-kill-leader", about: { character: "king", seat: 1 } };

test("the reason is among three others about the same choice", () => {
  expect(ask(KILL).sort()).toEqual([
    "Ben is about to complete a city and may well be the King.",
    "Ben is ahead and may well be the King.",
    "Ben may well be the King.",
    "Probably nobody is the King, so this hurts nobody.",
  ]);
});

test("the order does not depend on which of them is the reason", () => {
  expect(ask({ ...KILL, key: "motive-citadels-kill-guess" })).toEqual(ask(KILL));
});

test("what says more than is known is no candidate, nor is the same sentence twice", () => {
  const sentences = ask({ key: "motive-citadels-rob-nobody", about: { character: "king" } });
  expect(sentences).toContain("Probably nobody is the King: a long shot.");
  expect(new Set(sentences).size).toBe(sentences.length);
  expect(sentences.join()).not.toContain("{");
});

test("the reasons of the Great Machine are asked for in the same way", () => {
  const about = { hero: "fowler", to: "art", trust: 3 };
  const sentences = couldBe(machine, sceneOf("machine"), { key: "motive-guard-hero", about });
  expect(sentences.length).toBeGreaterThan(2);
});

test("a reason is hidden until it is named, and the score starts with the practice", () => {
  blindfold.wear(true);
  expect(blindfold.hides("a choice")).toBe(true);
  blindfold.answer("a choice", "this", "this");
  blindfold.answer("another", "this", "that");
  expect([blindfold.hides("a choice"), blindfold.taken("another")]).toEqual([false, "this"]);
  expect(blindfold.score).toEqual({ right: 1, asked: 2 });
  expect(JSON.parse(store.get("reasons-1")!)).toEqual({ right: 1, asked: 2 });
  blindfold.wear(false);
  expect([blindfold.hides("a third"), blindfold.score.asked]).toEqual([false, 0]);
});
