// What the reader has seen of cards that are hidden now, in words.
import type { Recall } from "../../protocol";
import type { CitadelsTable } from "./table";

/** What is known of another player's hand. */
export function knownOf({ memory, teller }: CitadelsTable, seat: number): string[] {
  if (!memory) return [];
  const known = memory.hands[seat];
  const told = known ? [teller.say("table-known-cards", { cards: teller.districts(known) })] : [];
  const here = memory.recalls.filter((recall) => recall.hands[seat]);
  return [...told, ...here.map((recall) => perhaps(teller, recall))];
}

/** What is known of the deck. */
export function knownOfDeck({ memory, teller }: CitadelsTable): string[] {
  if (!memory) return [];
  const known = Object.values(memory.deck);
  const told = known.length ? [teller.say("table-known-cards", { cards: teller.districts(known) })] : [];
  return [...told, ...memory.recalls.filter(({ deck }) => deck).map((recall) => perhaps(teller, recall))];
}

function perhaps(teller: CitadelsTable["teller"], recall: Recall): string {
  return teller.say("table-perhaps-cards", { cards: teller.districts(recall.cards) });
}
