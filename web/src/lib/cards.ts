// The cards from an owner's box in place of ours, wherever they are shown.
import type { Cards, Options } from "../protocol";
import type { Help } from "./help";
import type { Teller } from "./telling";
import type { Words } from "./words";

const ATTRIBUTES: Record<string, string> = { name: "", text: "help" }; // of its message, as in own_cards.py

/** Those that options name. */
export function cardsOf(options: Options): Cards | null {
  return "cards" in options ? (options.cards ?? null) : null;
}

/** The words with those of the cards; in a language that they do not have, ours. */
export function withCards(words: Words, cards: Cards | null): Words {
  const own = Object.entries(cards?.words?.[words.language] ?? {}).map(([card, texts]) => [
    card,
    Object.fromEntries(Object.entries(texts).map(([field, text]) => [ATTRIBUTES[field] ?? field, text])),
  ]);
  return words.replacing(Object.fromEntries(own));
}

/** What a teller says about cards, where the teller of ours says something else. */
export function differences(own: Teller, ours: Teller): string[] {
  const said = ({ title, lines }: Help) => `${title.replace(/\.$/, "")}. ${lines.join(" ")}`;
  const before = ours.helps().map(said);
  return own
    .helps()
    .map((help, at) => ({ own: said(help), ours: before[at]! }))
    .filter((both) => both.own !== both.ours)
    .map((both) => own.say("own-cards-both", both));
}
