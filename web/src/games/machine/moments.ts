// The moments of City of the Great Machine: what was done to the reader, and what everybody should see.
import type { Moment } from "../../lib/moments.svelte";
import type { Sound } from "../../lib/sound";
import type { Event } from "../../lib/telling";
import type { Values } from "../../lib/words";
import type { MachineOutlook, MachineView, Scene, View } from "../../protocol";
import { about } from "./about";
import { SERVANTS } from "./names";
import { stageOf } from "./people";
import { picture } from "./pictures";
import type { MachineTeller } from "./telling";
import type { VerbName } from "./verbs";

interface Kind {
  verb: VerbName;
  sound: Sound;
  /** What is drawn over the picture. */
  over?: string;
  /** Whether it is a card for everybody. */
  great?: boolean;
}

const KINDS: Record<string, Kind> = {
  captured: { verb: "detain", sound: "lock", over: "machine/scenery/bars" },
  caught: { verb: "raid", sound: "lock", over: "machine/scenery/bars" },
  "no-trust": { verb: "detain", sound: "lock" },
  forfeited: { verb: "detain", sound: "lock" },
  confiscated: { verb: "confiscate-trust", sound: "coin" },
  cancelled: { verb: "cancel", sound: "crowd" },
  "struck-out": { verb: "discard", sound: "card" },
  "raid-failed": { verb: "raid", sound: "hush" },
  "guard-broken": { verb: "attack", sound: "hammer" },
  arrested: { verb: "arrest", sound: "lock" },
  published: { verb: "publish", sound: "steam" },
  repositioned: { verb: "reposition", sound: "steam" },
  riot: { verb: "riot", sound: "crowd", great: true },
  plan: { verb: "plan", sound: "bell" },
  discontent: { verb: "incite", sound: "crowd" },
  round: { verb: "publish", sound: "steam" },
  shuffled: { verb: "move-servant", sound: "card" },
  progress: { verb: "plan", sound: "bell" },
  accomplished: { verb: "confirm", sound: "crowd" },
};

/** What belongs to the step of a Servant of the Automaton, after its movement card. */
const OF_STEP = [
  "servant-moved",
  "blue-guard",
  "seized",
  "spent",
  "no-trust",
  "forfeited",
  "revealed-card",
  "raided",
  "citizen-revealed",
  "arrested",
  "guard-moved",
  "repaired",
];

export function momentsOf(events: Event[], before: View | null, scene: Scene, teller: MachineTeller): Moment[] {
  const last = before as MachineView | null;
  const [steps, others] = stepsIn(events);
  return [...steps.map((step) => stepMoment(step, scene, teller)), ...singly(others, last, scene, teller)];
}

/** The steps of the Automaton's Servants, each from its movement card on, and all other events. */
function stepsIn(events: Event[]): [steps: Event[][], others: Event[]] {
  const steps: Event[][] = [];
  const others: Event[] = [];
  let open = false;
  for (const event of events) {
    open = event.kind === "movement" || (open && OF_STEP.includes(event.kind));
    if (event.kind === "movement") steps.push([event]);
    else if (open) steps.at(-1)!.push(event);
    else others.push(event);
  }
  return [steps, others];
}

/** What a Servant of the Automaton has drawn and done, as one moment: a card if it has detained a Hero of the reader. */
function stepMoment(step: Event[], scene: Scene, teller: MachineTeller): Moment {
  const servant = String(step[0]!.servant);
  const seized = step.find(({ kind }) => kind === "seized");
  const mine = step.find((event) => event.kind === "seized" && about.isDoneTo(event, scene));
  const [first, ...more] = step.map((event) => teller.sentence(event, scene.you)) as [string, ...string[]];
  const { city } = scene.view as MachineView;
  return {
    kind: "movement",
    size: mine ? "card" : "banner",
    verb: seized ? "detain" : "move-servant",
    portrait: mine ? `machine/heroes/${mine.hero}` : `machine/servants/${servant}`,
    over: mine ? "machine/scenery/bars" : undefined,
    title: mine ? teller.say("moment-caught", { hero: { message: `hero-${mine.hero}` } }) : first,
    lines: mine ? [first, ...more] : more,
    sound: seized ? "lock" : "card",
    thing: `district:${city.servants[SERVANTS.indexOf(servant)]}`,
  };
}

function singly(events: Event[], last: MachineView | null, scene: Scene, teller: MachineTeller): Moment[] {
  return events.flatMap((event): Moment[] => {
    const kind = KINDS[event.kind];
    if (!kind || (event.kind === "discontent" && !reachesStage(event, last, teller))) return [];
    const mine = about.isDoneTo(event, scene);
    const card = mine || kind.great;
    return [
      {
        kind: event.kind,
        size: card ? "card" : "banner",
        verb: kind.verb,
        ...shown(event),
        over: event.kind === "riot" && event.success ? "machine/scenery/fire" : kind.over,
        title: card ? titleOf(event, teller) : sentenceOf(event, scene, teller),
        lines: card ? [teller.sentence(event, scene.you), ...moreOf(event, scene, teller)] : [],
        sound: event.kind === "riot" && event.success ? "fire" : kind.sound,
        thing: about.things(event).at(-1) ?? "",
      },
    ];
  });
}

function reachesStage({ slot }: Event, before: MachineView | null, { card }: MachineTeller): boolean {
  return before !== null && stageOf(card, Number(slot)) > stageOf(card, before.tracks.discontent);
}

function titleOf(event: Event, teller: MachineTeller): string {
  const key = event.kind === "riot" && !event.success ? "riot-fails" : event.kind;
  const values: Values = event.hero ? { hero: { message: `hero-${event.hero}` } } : {};
  return teller.say(`moment-${key}`, values);
}

function sentenceOf(event: Event, scene: Scene, teller: MachineTeller): string {
  if (event.kind !== "discontent") return teller.sentence(event, scene.you);
  return teller.say("moment-stage", { stage: stageOf(teller.card, Number(event.slot)) });
}

function moreOf(event: Event, scene: Scene, teller: MachineTeller): string[] {
  if (event.kind !== "riot") return [];
  return [teller.say("moment-riots", { count: (scene.outlook as MachineOutlook).riots })];
}

/** Who or what it shows. */
function shown({ hero, district, directive, event, kind }: Event): Pick<Moment, "portrait" | "picture"> {
  if (kind === "riot") return { picture: picture(`districts/${district}`) };
  if (hero) return { portrait: `machine/heroes/${hero}` };
  if (directive) return { picture: picture(`directives/${directive}`) };
  if (event) return { picture: picture(`events/${event}`) };
  return district ? { picture: picture(`districts/${district}`) } : {};
}
