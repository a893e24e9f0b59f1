// What moves on the table when something happens: coins, cards and districts from one place to another.
import type { Event } from "../../lib/telling";
import type { Flight } from "../flights";
import { plain } from "./things";

const COIN = "things/coin";
const CARD = "things/card-back";

export const flightsOf = (events: Event[]): Flight[] => events.flatMap(flightsBy);

function flightsBy(event: Event): Flight[] {
  const { seat, target } = event;
  const gold = Number(event.gold ?? 0);
  const count = Number(event.count ?? 1);
  const coins = (from: string, to: string): Flight => ({ picture: COIN, from, to, count: gold });
  const cards = (from: string, to: string): Flight => ({ picture: CARD, from, to, count });
  const district = (from: string, to: string): Flight => ({
    picture: `districts/${plain(String(event.district))}`,
    from,
    to,
    count: 1,
  });
  switch (event.kind) {
    case "gained":
      return [coins("bank", `gold:${seat}`)];
    case "paid":
    case "bribed":
      return [coins(`gold:${seat}`, `gold:${target}`)];
    case "took-gold":
    case "robbed":
    case "threat-revealed":
      return [coins(`gold:${target}`, `gold:${seat}`)];
    case "borrowed":
      return [coins(`gold:${target}`, `gold:${seat}`), cards(`hand:${seat}`, `hand:${target}`)];
    case "taxed":
      return [coins(`gold:${seat}`, "taxes")];
    case "collected":
      return [coins("taxes", `gold:${seat}`)];
    case "drew":
    case "lifted":
      return [cards("deck", `hand:${seat}`)];
    case "put-under":
    case "sold":
      return [cards(`hand:${seat}`, "deck")];
    case "exhibited":
      return [cards(`hand:${seat}`, `city:${seat}`)];
    case "took-card":
      return [cards(`hand:${target}`, `hand:${seat}`)];
    case "gave-card":
      return [cards(`hand:${seat}`, `hand:${target}`)];
    case "swapped-hands":
      return [cards(`hand:${seat}`, `hand:${target}`), cards(`hand:${target}`, `hand:${seat}`)];
    case "built":
      return [district(`hand:${seat}`, `city:${seat}`), coins(`gold:${seat}`, "bank")];
    case "destroyed":
      return [district(`city:${target}`, "deck")];
    case "exchanged":
    case "seized":
      return [district(`city:${target}`, `city:${seat}`)];
    case "gave-district":
      return [district(`city:${seat}`, `city:${target}`)];
    case "crowned":
      return [{ picture: "things/crown", from: "crown", to: `seat:${seat}`, count: 1 }];
    case "took-character":
      return [{ picture: "things/character-back", from: "ranks", to: `seat:${seat}`, count: 1 }];
    default:
      return [];
  }
}
