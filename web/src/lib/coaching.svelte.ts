// The first game: lessons about it, each told once, when its moment has come.
import type { NewTable, Scene, View } from "../protocol";
import { keep, kept } from "./kept";
import { eventsOf, type Event } from "./telling";

/** What a lesson looks at. */
interface Now<V = View> {
  view: V;
  you: number;
  choices: string[];
  events: Event[];
}

export interface Lesson<V = View> {
  /** The message that tells it, with a title. */
  message: string;
  /** `part`: of the screen; `ask`: while something is asked; `event`: after something has happened. */
  kind: "part" | "ask" | "event";
  /** The elements it speaks of bear this word as `data-tour`. */
  about: string;
  /** Told if its moment comes, but the tour is complete without it. */
  extra?: boolean;
  /** Whether its moment is now; left out, it is always. */
  when?: When<V>;
}

/** The table at which a game is taught, and the lessons in the order in which they are told if several are due. */
export interface Tour<V = View> {
  table: NewTable;
  lessons: Lesson<V>[];
}

export type When<V = View> = (now: Now<V>) => boolean;

/** The reader is asked this. */
export const asked =
  (decision: string): When =>
  ({ view, choices }) =>
    choices.length > 0 && view.decision === decision;

/** This has just happened, and fits. */
export const happened =
  (kind: string, fits: (event: Event, you: number) => boolean = () => true): When =>
  ({ events, you }) =>
    events.some((event) => event.kind === kind && fits(event, you));

export const FINISHED: Lesson = { message: "tour-finished", kind: "event", about: "" };

const MOST = 3; // lessons at once about what is asked; the rest are told when it is asked again
const KEY = "tour";
const NOTHING_KEPT = { table: "", told: [] as string[], at: 0, reached: 0 };

export class Coaching {
  #lessons: Lesson[];
  #table: string;
  #told = $state.raw<Lesson[]>([]);
  /** Which of those told is shown; none if it lies beyond them. */
  #at = $state(0);
  #reached = $state(0);

  readonly shown = $derived<Lesson | undefined>(this.#told[this.#at]);
  readonly hasBack = $derived(this.#at > 0);
  readonly all: number;
  /** How many of the lessons that make the tour complete have been shown. */
  readonly read = $derived(this.#told.slice(0, this.#reached + 1).filter((lesson) => !lesson.extra).length);

  /** What was told at a table before the page was loaded again is not told anew. */
  constructor(lessons: Lesson[], table: string) {
    this.#lessons = [...lessons, FINISHED];
    this.#table = table;
    this.all = this.#lessons.filter((lesson) => !lesson.extra).length;
    const before = kept(KEY, NOTHING_KEPT);
    if (before.table !== table) return;
    this.#told = before.told.flatMap((message) => this.#lessons.filter((lesson) => lesson.message === message));
    this.#at = before.at;
    this.#reached = before.reached;
  }

  /** Tells what is due in a scene. What is asked comes to the front, and what no longer is gives way. */
  hear(scene: Scene): void {
    if (!scene.view) return;
    const events = scene.news.flatMap(eventsOf);
    const now: Now = { view: scene.view, you: scene.you ?? 0, choices: scene.choices, events };
    const holds = (lesson: Lesson) => lesson.when?.(now) ?? true;
    const isDue = (lesson: Lesson) => (lesson === FINISHED ? scene.outcome !== null : holds(lesson));
    const before = this.#told.length;
    const due = this.#lessons.filter((lesson) => !this.#told.includes(lesson) && isDue(lesson));
    const later = due.filter((lesson) => lesson.kind === "ask").slice(MOST);
    this.#told = [...this.#told, ...due.filter((lesson) => !later.includes(lesson))];
    if (!this.#told.includes(FINISHED) && this.#isComplete()) this.#told = [...this.#told, FINISHED];
    if (before) this.#show(this.#best(before, holds));
  }

  next = (): void => this.#show(this.#at + 1);

  back = (): void => this.#show(this.#at - 1);

  /** Which lesson to show, after so many told before. Whoever reads an earlier one again is left to it. */
  #best(before: number, holds: (lesson: Lesson) => boolean): number {
    const isStale = (lesson: Lesson | undefined) => lesson?.kind === "ask" && !holds(lesson);
    const asked = this.#told.findIndex((lesson, at) => at >= before && lesson.kind === "ask");
    if (asked >= 0) return asked;
    let at = this.#at;
    if (at === this.#reached) while (isStale(this.#told[at])) at++;
    return at;
  }

  #isComplete(): boolean {
    return this.#lessons.every((lesson) => lesson.extra || lesson === FINISHED || this.#told.includes(lesson));
  }

  #show(at: number): void {
    this.#at = at;
    this.#reached = Math.max(this.#reached, at);
    const told = this.#told.map((lesson) => lesson.message);
    keep(KEY, { table: this.#table, told, at, reached: this.#reached });
  }
}

const TOURS = import.meta.glob<{ default: Tour }>("../games/*/coach.ts");

export const loadTour = async (game: string): Promise<Tour> => (await TOURS[`../games/${game}/coach.ts`]!()).default;
