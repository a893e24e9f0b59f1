// The options of City of the Great Machine (M1 to M3), and why no game can be made of them, as in the server's
// options.py.
import type { MachineCard, MachineOptions, Reason } from "../../protocol";
import { listing, type Words } from "../../lib/words";
import { violations } from "./city";
import { readCity } from "./layout";
import { PLAN } from "./names";

export type Full = Required<MachineOptions>;

export const RANDOM = "random";
export const HEROES = 3;

/** Whether a City is one of our own making, not a preset nor drawn. */
export function isOwn(city: string, card: MachineCard): boolean {
  return city !== RANDOM && !(city in card.cities);
}

/** The seats that act for the Hero chosen first, second or third (M1.3). */
export function seatsOf(at: number, { revolutionaries, shared }: Full): number[] {
  if (revolutionaries === 1) return [1];
  if (at === 2 && revolutionaries === 2) return shared ? [1, 2] : [1];
  return [at + 1];
}

export function problems({ heroes, city }: Full, card: MachineCard): Reason[] {
  const count = heroes.length;
  return [
    ...(count && count !== HEROES ? [{ key: "three-heroes", clause: "M1.2", about: String(count) }] : []),
    ...(isOwn(city, card) ? violations(readCity(city)) : []),
  ];
}

/** Where the Master Plan starts: the side that lost the last game gets a step in its favour (M3.3). */
export function startOf({ plan, last_winner }: Full): string {
  const step = last_winner === "machine" ? -1 : last_winner === "revolutionaries" ? 1 : 0;
  return PLAN[Math.min(Math.max(plan + step, 1), 3)]!;
}

export function facts(options: Full, card: MachineCard, say: Words["say"]): [string, string][] {
  const { city, heroes, cards } = options;
  return [
    [say("city"), isOwn(city, card) ? say("city-own") : say(`preset-${city}`)],
    [say("heroes"), listing(say, heroes.map((name) => say(`hero-${name}`))) || say("at-random")],
    [say("plan-start"), startOf(options)],
    [say("cards"), say(cards ? "cards-own" : "cards-ours")],
  ];
}
