import { expect, test } from "vitest";
import { loadDeck } from "../src/parts/learn/pieces";
import { words } from "./words";

const LANGUAGES = import.meta.glob<string>("../../src/twocities/locale/*/learn.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const MOST_WORDS = 36;

test.each(["citadels", "machine"])("the cards of %s have pictures and words, all of them", async (game) => {
  const cards = await loadDeck(game);
  const { names, say } = words("learn");
  expect(cards.map(({ message }) => message)).toEqual(names.filter((name) => name.startsWith(`learn-${game}-`)));
  for (const { message, pieces } of cards) {
    expect(say(`${message}.title`)).not.toBe("");
    expect(pieces.length).toBeGreaterThan(3);
    for (const piece of pieces) if ("svg" in piece) expect(piece.svg, message).toContain("<svg");
  }
});

test("no card has much to read, in any language", () => {
  expect(Object.keys(LANGUAGES)).toHaveLength(4);
  for (const text of Object.values(LANGUAGES))
    for (const [, name, card] of text.matchAll(/^(learn-(?:citadels|machine)-\S+) = (.*)$/gm))
      expect(card!.split(" ").length, name).toBeLessThanOrEqual(MOST_WORDS);
});
