// What an event of the Great Machine is about: its picture, the things on the board, whether it was done to the reader.
import type { MachineView } from "../../protocol";
import type { About, Icon } from "../../lib/about";
import type { Event } from "../../lib/telling";
import { picture } from "./pictures";

const PICTURES: Record<string, string> = {
  bonds: "tokens/bond",
  "access-chosen": "tokens/access-card",
  "guard-moved": "tokens/guard",
  "guard-broken": "tokens/guard-broken",
  arrested: "tokens/arrested",
  raided: "tokens/raid",
  "raid-failed": "tokens/raid",
  riot: "tokens/riot",
  discontent: "tokens/riot",
  "phase-ended": "tokens/servant",
  escaped: "tokens/escape-free",
  captured: "tokens/escape-caught",
  caught: "tokens/escape-caught",
  trust: "tokens/trust",
  spent: "tokens/trust",
  searched: "tokens/directive-back",
  "blue-guard": "tokens/guard",
  shuffled: "tokens/servant",
  accomplished: "tokens/escape-free",
  progress: "dial",
  plan: "dial",
  won: "dial",
};
const MINOR = ["access-chosen", "phase-ended", "revealed-card", "spent", "rolled"];
const TO_HERO = ["confiscated", "captured", "caught", "seized", "no-trust", "forfeited"];
const TO_MACHINE = ["guard-broken", "cancelled", "struck-out", "raid-failed"];

/** By what an event is about: the folder of its picture. */
const FOLDERS = {
  event: "events",
  hero: "heroes",
  servant: "servants",
  directive: "directives",
  class: "citizens",
  district: "districts",
};

function path(event: Event): string {
  if (PICTURES[event.kind]) return PICTURES[event.kind]!;
  for (const [fact, folder] of Object.entries(FOLDERS)) if (event[fact]) return `${folder}/${event[fact]}`;
  return event.citizen === undefined ? "tokens/directive-back" : "citizens/unknown";
}

function iconOf(event: Event): Icon {
  const shown = path(event);
  return /^(heroes|servants)\//.test(shown) ? { portrait: `machine/${shown}` } : { svg: picture(shown) };
}

export const about: About = {
  icon: iconOf,
  things: ({ kind, hero, servant, citizen, district, to, directive, mission, card }) => [
    ...Object.entries({ "+movement": card, hero, servant, citizen, district: to ?? district, directive, "+mission": mission })
      .filter(([, name]) => name !== undefined)
      .map(([what, name]) => `${what}:${name}`),
    ...(kind === "progress" ? ["+dial"] : []),
  ],
  minor: MINOR,
  isDoneTo: ({ kind, hero, success }, { you, view }) => {
    if (you === null) return false;
    if (you === 0) return TO_MACHINE.includes(kind) || (kind === "riot" && success !== 0);
    const { heroes } = view as MachineView;
    return TO_HERO.includes(kind) && heroes.some(({ name, seats }) => name === hero && seats.includes(you));
  },
};
