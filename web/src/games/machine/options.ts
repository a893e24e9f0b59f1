// The options of City of the Great Machine, and how they are described.
import type { MachineCard, MachineFacts, MachineOptions } from "../../protocol";
import { listing, type Words } from "../../lib/words";
import { PLAN } from "./names";

export type Full = Required<MachineOptions>;

export const RANDOM = "random";

/** Whether a City was built by the reader, neither a preset nor random. */
export function isOwn(city: string, card: MachineCard): boolean {
  return city !== RANDOM && !(city in card.cities);
}

export function summary(options: Full, card: MachineCard, facts: MachineFacts, say: Words["say"]): [string, string][] {
  const { city, heroes, cards } = options;
  return [
    ...(options.automaton
      ? [[say("machine-player"), `${say("automaton")}, ${say("automaton-level", { level: options.automaton })}`] as [string, string]]
      : []),
    [say("city"), isOwn(city, card) ? say("city-own") : say(`preset-${city}`)],
    [say("heroes"), listing(say, heroes.map((name) => say(`hero-${name}`))) || say("at-random")],
    [say("plan-start"), PLAN[facts.plan]!],
    [say("cards"), say(cards ? "cards-own" : "cards-ours")],
  ];
}
