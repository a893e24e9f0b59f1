// What moves on the table of the Great Machine when something happens: Bonds, Trust, cards and tokens. Guards, Citizens
// and figures glide on their own.
import type { MachineView, View } from "../../protocol";
import type { Event } from "../../lib/telling";
import type { Flight } from "../flights";
import { about } from "./about";

const BOND = "tokens/bond";
const TRUST = "tokens/trust";
const ACCESS = "tokens/access-card";
const TAKES_TRUST = ["confiscated", "no-trust"]; // which become Bonds

const fly = (picture: string, from: string, to: string, count: unknown = 1): Flight[] => [
  { picture, from, to, count: Number(count) },
];

export function flightsOf(events: Event[], before: View, now: View): Flight[] {
  const views = [before, now] as [MachineView, MachineView];
  const told = events.flatMap((event, at) => flightsBy(event, events[at - 1]));
  return [...told, ...paid(events, ...views), ...access(...views)];
}

function flightsBy(event: Event, last: Event | undefined): Flight[] {
  const { hero, servant, district, directive } = event;
  switch (event.kind) {
    case "bonds":
      return fly(BOND, sourceOf(last), "bonds", event.bonds);
    case "trust":
      return fly(TRUST, `hero:${hero}`, `trust:${hero}`, event.trust);
    case "spent":
      return fly(TRUST, `trust:${hero}`, `hero:${hero}`, event.trust);
    case "forfeited":
      return fly(ACCESS, `district:${district}`, `access:${hero}:${district}`);
    case "retrieved": // not everybody sees which card
      return fly(ACCESS, `hero:${hero}`, district ? `access:${hero}:${district}` : `trust:${hero}`);
    case "drew":
      return fly("tokens/directive-back", "+deck", "+hand");
    case "published":
      return fly(`directives/${directive}`, "+hand", `directive:${directive}`);
    case "taken-back":
      return fly(`directives/${directive}`, `directive:${directive}`, "+hand");
    case "movement":
      return fly("tokens/servant", `+movement:${event.card}`, `servant:${servant}`);
    case "seized":
      return fly("tokens/escape-caught", `servant:${servant}`, `hero:${hero}`);
    case "blue-guard":
      return fly("tokens/guard", "+dial", `guards:${district}`);
    case "raided":
      return fly("tokens/raid", `servant:${servant}`, `district:${district}`);
    case "riot":
      return event.success ? fly("tokens/riot", `district:${district}`, "+dial") : [];
    default:
      return [];
  }
}

/** Where Bonds come from: by the Stage (M5.2), from a Hero's Trust, or from the Central Square (M7.11). */
function sourceOf(last: Event | undefined): string {
  if (last?.kind === "round") return "+dial";
  return last && TAKES_TRUST.includes(last.kind) ? `trust:${last.hero}` : "district:central-square";
}

/** What the Machine has paid, which no event says, goes to where it paid for something. */
function paid(events: Event[], before: MachineView, now: MachineView): Flight[] {
  const gained = events.reduce((sum, { bonds }) => sum + Number(bonds ?? 0), 0);
  const count = before.tracks.bonds + gained - now.tracks.bonds;
  const [first] = events;
  if (!first || count <= 0) return [];
  const to = about.things(first).at(-1) ?? (first.kind === "drew" ? "+deck" : "+dial");
  return fly(BOND, "bonds", to, count);
}

/** Access cards played, as soon as the reader sees them, and those that come back to the hand (M8.7). */
function access(before: MachineView, now: MachineView): Flight[] {
  return now.heroes.flatMap(({ name, destination, forfeited }, number) => {
    const { destination: last } = before.heroes[number]!;
    if (last === destination) return [];
    const card = (district: string) => `access:${name}:${district}`;
    return [
      ...(last && !forfeited.includes(last) ? fly(ACCESS, `district:${last}`, card(last)) : []),
      ...(destination ? fly(ACCESS, card(destination), `district:${destination}`) : []),
    ];
  });
}
