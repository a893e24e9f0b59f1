// Moments: what happened that somebody should see and hear, one after the other. They come from events alone, so that
// replays show them, too. What was done to the reader while they looked elsewhere waits for them.
import type { News, Scene, View } from "../protocol";
import { keep, kept } from "./kept";
import { standing } from "./live.svelte";
import { freshEvents, sinceChoiceOf } from "./past";
import { settings } from "./settings.svelte";
import { play, type Sound } from "./sound";
import { eventsOf, type Event, type Teller } from "./telling";
import type { VerbName } from "./verbs";

export interface Moment {
  /** The kind of event it is about. */
  kind: string;
  /** What was done to the reader is a card over the table; what all should see a banner at its place. */
  size: "card" | "banner";
  verb: VerbName;
  /** Who did it: a picture by its path, or as SVG. */
  portrait?: string | undefined;
  picture?: string | undefined;
  /** What is drawn over that picture: bars, fire. */
  over?: string | undefined;
  /** To whom. */
  victim?: string | undefined;
  title: string;
  lines: string[];
  sound: Sound;
  /** The thing on the board at which it happened; "" for the table as a whole. */
  thing: string;
}

/** The moments of some events, as the reader of a scene sees them. `before` is what they saw before, if that is known. */
export type MomentsOf<T extends Teller = Teller> = (
  events: Event[],
  before: View | null,
  scene: Scene,
  teller: T,
) => Moment[];

const KEY = "seen"; // the last version that was seen of each table
const MOST_TABLES = 50;
const HURRY = 3; // with this many banners waiting, they are shown quickly

/** Milliseconds for which a card and a banner are shown. */
const TIMES: Record<string, { card: number; banner: number }> = {
  calm: { card: 7000, banner: 3200 },
  normal: { card: 4500, banner: 1900 },
  fast: { card: 2600, banner: 1000 },
  instant: { card: 1500, banner: 0 },
};

/** Milliseconds for which a banner is shown. */
export const bannerTime = (): number => TIMES[settings.speed]!.banner;

export class Moments {
  /** The one that is shown now; it disappears after `time` milliseconds. */
  now = $state.raw<(Moment & { id: number; time: number }) | null>(null);
  #waiting: Moment[] = [];
  #before: Scene | null = null;
  #count = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Takes in what a scene brings; of a game that is looked at again, nothing was missed. */
  hear(scene: Scene, momentsOf: MomentsOf, teller: Teller, again: boolean): void {
    const before = this.#before;
    if (scene === before) return;
    this.#before = scene;
    if (!scene.view) return;
    const missed = !again && before === null && scene.you !== null;
    const events = !missed ? freshEvents(before, scene) : scene.outcome ? [] : missedBy(scene);
    const moments = momentsOf(events, before?.view ?? null, scene, teller);
    if (!again) remember(scene);
    this.show(missed ? moments.filter(({ size }) => size === "card") : moments);
    if (before && !before.choices.length && scene.choices.length) play("turn");
  }

  show(moments: Moment[]): void {
    const { banner } = TIMES[settings.speed]!;
    this.#waiting.push(...moments.filter(({ size }) => banner || size === "card"));
    if (!this.now) this.next();
  }

  /** Continues with the next one; a press skips the current one. */
  next = (): void => {
    clearTimeout(this.#timer);
    const next = document.hidden ? undefined : this.#waiting.shift();
    if (!next) return void (this.now = null);
    const { card, banner } = TIMES[settings.speed]!;
    const time = next.size === "card" ? card : this.#waiting.length > HURRY ? banner / 2 : banner;
    this.now = { ...next, id: this.#count++, time };
    play(next.sound);
    this.#timer = setTimeout(this.next, time);
  };

  /** The page is visible again: what was waiting is shown. */
  wake(): void {
    if (!document.hidden && !this.now) this.next();
  }

  close(): void {
    clearTimeout(this.#timer);
  }
}

/** What happened at a table since the reader's last choice, and since they saw it last. */
function missedBy(scene: Scene): Event[] {
  const { [scene.table.id]: seen = 0 } = kept<Record<string, number>>(KEY, {});
  const since: News[] = sinceChoiceOf(scene.you!, standing(scene.news));
  return since.filter(({ version }) => version > seen).flatMap(eventsOf);
}

function remember({ table, version }: Scene): void {
  const { [table.id]: _, ...others } = kept<Record<string, number>>(KEY, {});
  const last = Object.entries(others).slice(1 - MOST_TABLES);
  keep(KEY, Object.fromEntries([...last, [table.id, version]]));
}
