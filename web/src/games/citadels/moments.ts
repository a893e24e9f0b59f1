// The moments of Citadels: what was done to the reader, and what everybody should see.
import type { Moment } from "../../lib/moments.svelte";
import type { Sound } from "../../lib/sound";
import type { Event } from "../../lib/telling";
import type { CitadelsView, Scene, View } from "../../protocol";
import { byName } from "../byName";
import type { CitadelsTeller } from "./telling";
import { plain } from "./things";
import type { VerbName } from "./verbs";

interface Kind {
  verb: VerbName;
  sound: Sound;
  /** Whether others see it, too. */
  shown?: boolean;
}

/** By kind of event; a power that names a character by that power. */
const KINDS: Record<string, Kind> = {
  kill: { verb: "kill", sound: "dagger", shown: true },
  bewitch: { verb: "bewitch", sound: "magic", shown: true },
  rob: { verb: "rob", sound: "hush", shown: true },
  robbed: { verb: "rob", sound: "coin", shown: true },
  confiscated: { verb: "confiscate", sound: "lock", shown: true },
  "threat-revealed": { verb: "threaten", sound: "coin", shown: true },
  spied: { verb: "spy", sound: "hush", shown: true },
  looked: { verb: "look", sound: "hush" },
  "took-card": { verb: "look", sound: "card" },
  "took-gold": { verb: "tithe", sound: "coin" },
  "swapped-hands": { verb: "swap-hands", sound: "card", shown: true },
  "swapped-character": { verb: "swap-character", sound: "card", shown: true },
  destroyed: { verb: "destroy", sound: "fire", shown: true },
  exchanged: { verb: "exchange", sound: "hammer", shown: true },
  seized: { verb: "seize", sound: "hammer", shown: true },
  crowned: { verb: "crown", sound: "crown", shown: true },
  completed: { verb: "build", sound: "bell", shown: true },
};

/** What follows for the player whose character was named. */
const THEN: Record<string, string> = {
  kill: "moment-kill-then",
  bewitch: "moment-bewitch-then",
  rob: "moment-rob-then",
};

/** Events in which nobody is hurt: all see them alike. */
const FOR_ALL = ["crowned", "completed"];

export function momentsOf(events: Event[], _before: View | null, scene: Scene, teller: CitadelsTeller): Moment[] {
  const view = scene.view as CitadelsView;
  return events.flatMap((event): Moment[] => {
    const key = event.kind === "named" ? String(event.power) : event.kind;
    const kind = KINDS[key];
    if (!kind || event.seat === event.target) return [];
    const mine = isMine(event, view);
    if (event.seat === view.seat && !FOR_ALL.includes(key)) return [];
    if (!mine && !kind.shown) return [];
    const doer = event.kind === "completed" ? "" : portraitOf(event.seat, view);
    return [
      {
        kind: key,
        size: mine ? "card" : "banner",
        verb: kind.verb,
        portrait: doer || undefined,
        victim: mine && event.character ? `citadels/characters/${event.character}` : undefined,
        title: mine ? teller.say(`moment-${key}`) : teller.sentence(event, scene.you),
        lines: mine ? linesOf(key, event, scene, teller) : [],
        sound: kind.sound,
        thing: thingOf(event),
      },
    ];
  });
}

/** Whether it was done to the reader: to their seat, or to a character that they hold. */
export function isMine({ seat, target, character, kind }: Event, { seat: you, own, table }: CitadelsView): boolean {
  if (you === null || seat === you) return false;
  if (target !== undefined) return target === you;
  return kind === "named" && own.held.includes(table.cast.indexOf(String(character)) + 1);
}

function linesOf(key: string, event: Event, scene: Scene, teller: CitadelsTeller): string[] {
  const told = [teller.sentence(event, scene.you)];
  if (THEN[key]) told.push(teller.say(THEN[key]!));
  if (key === "kill" && byName(teller.card.characters, String(event.character)).heir) told.push(teller.say("moment-kill-crown"));
  return told;
}

/** Who did it: as the character that was seen last, else hidden. */
function portraitOf(seat: number, { turn, characters, table }: CitadelsView): string {
  if (turn.actor === seat && turn.role) return `citadels/characters/${turn.role}`;
  const rank = characters.shown.lastIndexOf(seat);
  return rank > 0 ? `citadels/characters/${table.cast[rank - 1]}` : "";
}

function thingOf({ kind, seat, target, character, district }: Event): string {
  if (kind === "named") return `character:${character}`;
  if (district && target !== undefined) return `city:${target}:${plain(String(district))}`;
  return `seat:${target ?? seat}`;
}
