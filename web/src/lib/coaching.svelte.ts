// The first game: its lessons, each shown once, when its moment has come.
import type { NewTable, Outlook, Scene, View } from "../protocol";
import { keep, kept } from "./kept";
import { eventsOf, type Event } from "./telling";

/** What a lesson looks at. */
interface Now<V = View> {
  view: V;
  you: number;
  choices: string[];
  prices: number[];
  outlook: Outlook;
  events: Event[];
}

export interface Lesson<V = View> {
  /** The message with its text and title. */
  message: string;
  /** `part`: of the screen; `ask`: while something is asked; `event`: after something has happened. */
  kind: "part" | "ask" | "event";
  /** The elements it is about have this word as `data-tour`. */
  about: string;
  /** Shown if its moment comes, but the tour is complete without it. */
  extra?: boolean;
  /** Whether its moment is now; if omitted, it always is. */
  when?: When<V>;
  /** The choice it recommends: the first of these that is offered. */
  advises?: (now: Now<V>) => string[];
}

/** The table at which a side of a game is taught, and the lessons in the order in which they are shown if several are
    due. */
export interface Tour<V = View> {
  /** The side that the reader plays: a message `learn-side-...`. */
  side: string;
  /** Whether nobody takes the seats of the other side. */
  solo?: boolean;
  /** The picture of it, by its path. */
  face: string;
  table: NewTable & { seat: number };
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

/** All lessons have been shown, and the game continues. */
export const FINISHED: Lesson = { message: "tour-finished", kind: "event", about: "" };

/** The game is over. */
export const ENDED: Lesson = { message: "tour-ended", kind: "event", about: "" };

const MOST = 3; // lessons at once about a question; the rest are shown when it is asked again
const KEY = "tour";
const NOTHING_KEPT = { table: "", told: [] as string[], at: 0, reached: 0, silent: false };

export class Coaching {
  #lessons: Lesson[];
  #table: string;
  #told = $state.raw<Lesson[]>([]);
  /** Which lesson is shown; none if it is past the last. */
  #at = $state(0);
  #reached = $state(0);
  #now = $state.raw<Now>();
  #ended = $state(false);
  /** All have been read: nothing more is shown before the end. */
  #silent = $state(false);

  readonly shown = $derived<Lesson | undefined>(this.#ended ? ENDED : this.#told[this.#at]);
  /** Whether there is something to say, now or when something new comes up. */
  readonly speaks = $derived(this.#ended || !this.#silent);
  readonly hasBack = $derived(this.#at > 0 && !this.#ended);
  readonly all: number;
  /** How many of the lessons that make the tour complete have been shown. */
  readonly read = $derived(this.#told.slice(0, this.#reached + 1).filter((lesson) => !lesson.extra).length);
  /** The choice that the lesson shown advises. */
  readonly advice = $derived.by((): string | undefined => {
    const now = this.#now;
    return now && this.shown?.advises?.(now).find((choice) => now.choices.includes(choice));
  });

  /** Lessons shown before the page was reloaded are not shown again. */
  constructor(lessons: Lesson[], table: string) {
    this.#lessons = [...lessons, FINISHED];
    this.#table = table;
    this.all = this.#lessons.filter((lesson) => !lesson.extra).length;
    const before = kept(KEY, NOTHING_KEPT);
    if (before.table !== table) return;
    this.#told = before.told.flatMap((message) => this.#lessons.filter((lesson) => lesson.message === message));
    this.#at = before.at;
    this.#reached = before.reached;
    this.#silent = before.silent;
  }

  /** Shows what is due in a scene. Lessons about the question come first; those about earlier questions are dropped. */
  hear(scene: Scene): void {
    if (!scene.view) return;
    const events = scene.news.flatMap(eventsOf);
    const { view, choices, prices, outlook } = scene;
    const now: Now = { view, you: scene.you ?? 0, choices, prices, outlook: outlook!, events };
    this.#now = now;
    this.#ended = scene.outcome !== null;
    if (this.#ended || this.#silent) return;
    const before = this.#told.length;
    const isNew = (lesson: Lesson) => lesson !== FINISHED && !this.#told.includes(lesson);
    const due = this.#lessons.filter((lesson) => isNew(lesson) && this.#holds(lesson));
    const later = due.filter((lesson) => lesson.kind === "ask").slice(MOST);
    this.#told = [...this.#told, ...due.filter((lesson) => !later.includes(lesson))];
    if (!this.#told.includes(FINISHED) && this.#isComplete()) this.#told = [...this.#told, FINISHED];
    if (before) this.#show(this.#best(before));
  }

  next = (): void => this.#show(this.#fresh(this.#at + 1));

  back = (): void => this.#show(this.#at - 1);

  /** Shows nothing more until the game is over. */
  rest = (): void => {
    this.#silent = true;
    this.#show(this.#at);
  };

  #holds(lesson: Lesson): boolean {
    return lesson.when?.(this.#now!) ?? true;
  }

  /** The index of the first lesson from there on that is not about an earlier question. */
  #fresh(at: number): number {
    const isStale = (lesson: Lesson | undefined) => lesson?.kind === "ask" && !this.#holds(lesson);
    while (isStale(this.#told[at])) at++;
    return at;
  }

  /** Which lesson to show, after those shown before. A new question comes first, unless the reader is just being
      told what to press; a reader who is rereading an earlier lesson is not interrupted. */
  #best(before: number): number {
    const isAsked = (lesson: Lesson) => lesson.kind === "ask" && this.#holds(lesson);
    const isUnread = (at: number) => at >= before || at > this.#reached;
    const advised = this.shown && isAsked(this.shown) && this.advice;
    if (!advised && this.#told.slice(before).some(isAsked))
      return this.#told.findIndex((lesson, at) => isUnread(at) && isAsked(lesson));
    return this.#at === this.#reached ? this.#fresh(this.#at) : this.#at;
  }

  #isComplete(): boolean {
    return this.#lessons.every((lesson) => lesson.extra || lesson === FINISHED || this.#told.includes(lesson));
  }

  #show(at: number): void {
    this.#at = at;
    this.#reached = Math.max(this.#reached, at);
    const told = this.#told.map((lesson) => lesson.message);
    keep(KEY, { table: this.#table, told, at, reached: this.#reached, silent: this.#silent });
  }
}

const TOURS = import.meta.glob<{ default: Tour[] }>("../games/*/coach.ts");

/** The tours of a game, one for each side that can be learned. */
export const loadTours = async (game: string): Promise<Tour[]> => (await TOURS[`../games/${game}/coach.ts`]!()).default;
