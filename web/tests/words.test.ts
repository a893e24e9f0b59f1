import { expect, test } from "vitest";
import { ChoiceReader } from "../src/lib/choices";
import { fitting } from "../src/lib/language.svelte";
import { Words } from "../src/lib/words";
import { words } from "./words";

const SOURCE = import.meta.glob<string>("../src/**/*.{ts,svelte}", { query: "?raw", import: "default", eager: true });

test("messages and attributes are said with their values", () => {
  const { say } = words("common", "citadels");
  expect(say("choice-build-DISTRICT", { district: "Tavern", price: 1 })).toBe("Build the Tavern (1 gold)");
  expect(say("type-noble.letter")).toBe("N");
});

test("a mark stands behind a name in every form of it, also where its language has none", () => {
  const { say } = new Words([
    "tavern = Karczma\n    .acc = Karczmę\n    .gender = f\nsay = { $it }, { $it_acc }, { $it_gen }, { $it_gender }",
  ]);
  expect(say("say", { it: { message: "tavern", mark: "+" } })).toBe("Karczma+, Karczmę+, Karczma+, f");
  expect(say("say", { it: { message: "tavern" } })).toBe("Karczma, Karczmę, Karczma, f");
});

test("what is missing is an error", () => {
  const { say } = words("common");
  expect(() => say("no-such-message")).toThrow("no-such-message");
  expect(() => say("refusal.help")).toThrow("refusal.help");
  expect(() => say("refusal")).toThrow("message 'refusal'");
});

test("no message is called like another that is read with it", () => {
  for (const game of ["citadels", "machine"]) {
    const names = words("common", "server", "web", game).names;
    expect(new Set(names).size).toBe(names.length);
  }
});

test.each([
  ["citadels", "take thief", "choice-take-CHARACTER", { character: "thief" }],
  ["citadels", "keep character", "choice-keep-character", {}],
  ["citadels", "keep thieves-den", "choice-keep-DISTRICT", { district: "thieves-den" }],
  ["citadels", "build thieves-den with cards", "choice-build-thieves-den-with-cards", {}],
  ["citadels", "destroy tavern+ of 2", "choice-destroy-DISTRICT-of-SEAT", { district: "tavern+", seat: "2" }],
  [
    "machine",
    "retrieve art for fowler",
    "choice-retrieve-DISTRICT-for-TO_HERO",
    { district: "art", to_hero: "fowler" },
  ],
  [
    "machine",
    "lex-hecate arrests citizen 4",
    "choice-SERVANT-arrests-citizen-NUMBER",
    { servant: "lex-hecate", number: "4" },
  ],
  ["machine", "put art at 2,0v", "choice-put-DISTRICT-at-PLACE", { district: "art", place: "2,0v" }],
])("in %s, `%s` is said by %s", (game, choice, message, operands) => {
  expect(new ChoiceReader(words(game).names).read(choice)).toEqual({ message, operands });
});

test("every choice has one message, whatever its operands", () => {
  for (const game of ["citadels", "machine"]) {
    const { names } = words(game);
    for (const message of names.filter((name) => name.startsWith("choice-"))) {
      const text = message
        .slice("choice-".length)
        .replace(/[A-Z_]+/g, "x")
        .replaceAll("-", " ");
      expect(new ChoiceReader(names).read(text).message).toBe(message);
    }
  }
});

test("every word of the client is used", () => {
  const source = Object.values(SOURCE).join("\n");
  const built = /^(about|blocked|bot|invited|is|learn-side|level|muted|name|news|origin|own|pace|pages|play-now|refused|status|tab|taps|theme|verb)-/; // from parts of names, or said by the server
  const unused = words("web").names.filter((name) => !built.test(name) && !source.includes(`"${name}"`));
  expect(unused).toEqual([]);
});

test("the first language that a reader wants and we have is spoken, else English", () => {
  const among = ["cs", "en", "pl"];
  expect(fitting(["", "fr-FR", "pl-PL", "cs"], among)).toBe("pl");
  expect(fitting(["cs", "pl"], among)).toBe("cs");
  expect(fitting(["fr"], among)).toBe("en");
});
