// What an event of Citadels is about: its picture, the things on the board, whether it was done to the reader.
import type { About, Icon } from "../../lib/about";
import type { Event } from "../../lib/telling";
import type { CitadelsView } from "../../protocol";
import { isMine } from "./moments";
import { picture } from "./pictures";
import { plain } from "./things";

const THINGS: Record<string, string> = {
  round: "crown",
  crowned: "crown",
  called: "called",
  "face-down": "character-back",
  "turn-ended": "hourglass",
  robbed: "robbed",
  shuffled: "deck",
  lifted: "deck",
  "put-under": "deck",
  "swapped-hands": "hand-of-cards",
  "received-hand": "hand-of-cards",
  spied: "hand-of-cards",
  looked: "hand-of-cards",
  signed: "signed-warrant",
  "flower-put": "real-threat",
  "threat-revealed": "threat",
  refused: "threat",
  "let-pass": "warrant",
  taxed: "taxes",
  collected: "taxes",
  completed: "completed",
  scored: "completed",
  exhibited: "museum-card",
  beautified: "beautified",
};

function path({ kind, district, character, cards, count, gold }: Event): string {
  const thing = THINGS[kind];
  if (thing) return `things/${thing}`;
  if (district) return `districts/${plain(String(district))}`;
  if (character) return `characters/${character}`;
  if (kind.endsWith("-character")) return "things/character-back";
  if (cards) return `districts/${plain((cards as string[])[0] ?? "")}`;
  if (count) return "things/card-back";
  return gold === undefined ? "" : "things/coin";
}

function iconOf(event: Event): Icon {
  const shown = path(event);
  return shown.startsWith("characters/") ? { portrait: `citadels/${shown}` } : { svg: picture(shown) };
}

const MINOR = [
  "face-down",
  "took-character",
  "called",
  "turn-ended",
  "lifted",
  "kept",
  "put-under",
  "received-hand",
  "shuffled",
  "scored",
];

export const about: About = {
  icon: iconOf,
  things: ({ kind, seat, target, district, character }) => [
    ...[target, seat].filter((owner) => district && owner !== undefined).map((owner) => `city:${owner}:${district}`),
    ...(character ? [`character:${character}`] : []),
    ...(target === undefined ? [] : [`seat:${target}`]),
    ...(kind === "round" || kind === "called" ? [] : [`seat:${seat}`]),
  ],
  minor: MINOR,
  isDoneTo: (event, { view }) => view !== null && isMine(event, view as CitadelsView),
};
