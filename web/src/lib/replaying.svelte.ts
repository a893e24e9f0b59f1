// A replay: which moment, from whose point of view, and what is seen, which is fetched shortly before.
import type { Moment, News, Outlook, Reason, Replay, Scene, TableCard, View } from "../protocol";
import { Refusal, type Eyes } from "./api";
import { firstRoundOf, roundsOf } from "./past";
import type { Source } from "./source";

const AHEAD = [0, 1, 2, 3, 4, -1]; // moments likely to be viewed soon, relative to this one
const KEPT = 200;

type Asked = Pick<Source, "replay" | "moment">;

export class Replaying {
  /** The moment to show, as a number of choices made. */
  at = $state(0);
  playing = $state(false);
  speed = $state(1);
  eyes = $state<Eyes>("all");
  /** The latest requested moment that has arrived and, after a step, what happened in it. */
  shown = $state.raw<{ at: number; eyes: Eyes; moment: Moment; news: News[] } | null>(null);
  news = $state.raw<News[]>([]);
  reasons = $state.raw<Reason[]>([]);
  readonly rounds = $derived(roundsOf(this.news));
  readonly round = $derived(firstRoundOf(this.news) + this.rounds.filter((at) => at <= this.at).length - 1);
  /** The round in which a choice was made. */
  readonly roundOf = (number: number): number => firstRoundOf(this.news) + this.rounds.filter((at) => at < number).length - 1;
  /** How many choices were made in all. */
  readonly last: number;
  #source: Asked;
  #moments = new Map<string, Moment>();
  #loading = false;
  /** Whether the wanted moment is one step on. */
  #steps = false;

  constructor(source: Asked, replay: Replay, eyes: Eyes, at: number) {
    this.#source = source;
    this.last = replay.choices;
    this.news = replay.news;
    this.eyes = eyes;
    this.go(at);
  }

  go = (at: number): void => this.#go(at, false);

  step = (by: -1 | 1): void => this.#go(this.at + by, by === 1);

  /** Goes to the start of this round or the one before, or to the start of the next one. */
  toRound = (way: -1 | 1): void => {
    const next = way < 0 ? this.rounds.findLast((at) => at < this.at) : this.rounds.find((at) => at > this.at);
    this.go(next ?? (way < 0 ? 0 : this.last));
  };

  /** Plays from here, or from the start where the end is shown; or stops. */
  toggle = (): void => {
    this.playing = !this.playing;
    if (this.playing && this.at === this.last) this.go(0);
  };

  /** One moment forward while playing; never past one that has not been seen. */
  tick = (): void => {
    if (this.shown?.at === this.at) this.step(1);
    if (this.at === this.last) this.playing = false;
  };

  /** Switches to another point of view. */
  async look(eyes: Eyes): Promise<void> {
    try {
      const { news } = await this.#source.replay(eyes);
      this.eyes = eyes;
      this.news = news;
      this.go(this.at);
    } catch (problem) {
      this.#fail(problem);
    }
  }

  #fail(problem: unknown): void {
    if (!(problem instanceof Refusal)) throw problem;
    this.reasons = problem.reasons;
    this.playing = false;
  }

  #go(at: number, steps: boolean): void {
    this.at = Math.min(Math.max(at, 0), this.last);
    this.#steps = steps;
    this.#show();
    void this.#load();
  }

  #show(): void {
    const { at, eyes, shown } = this;
    const moment = this.#moments.get(`${eyes} ${at}`);
    if (!moment || (shown?.at === at && shown.eyes === eyes)) return;
    const news = this.#steps && shown?.at === at - 1 ? this.news.filter(({ number }) => number === at) : [];
    this.shown = { at, eyes, moment, news };
  }

  /** Fetches what is missing, one after the other: moments that the slider has passed are skipped. */
  async #load(): Promise<void> {
    if (this.#loading) return;
    this.#loading = true;
    try {
      for (let at = this.#missing(); at !== undefined; at = this.#missing()) {
        const { eyes } = this;
        this.#moments.set(`${eyes} ${at}`, await this.#source.moment(at, eyes));
        if (this.#moments.size > KEPT) this.#moments.delete(this.#moments.keys().next().value!);
        this.#show();
        this.reasons = [];
      }
    } catch (problem) {
      this.#fail(problem);
    } finally {
      this.#loading = false;
    }
  }

  #missing(): number | undefined {
    const soon = AHEAD.map((by) => this.at + by).filter((at) => at >= 0 && at <= this.last);
    return soon.find((at) => !this.#moments.has(`${this.eyes} ${at}`));
  }
}

/** A moment as a table with nothing to decide. */
export function momentScene(table: TableCard, at: number, you: number | null, view: View, outlook: Outlook | null): Scene {
  return {
    type: "scene",
    version: at,
    table,
    you,
    hosting: false,
    news: [],
    view,
    memory: null,
    outlook,
    choices: [],
    prices: [],
    gains: {},
    unavailable: [],
    odds: {},
    way: [],
    way_prices: [],
    ahead: [],
    standing: null,
    scores_after: {},
    outcome: null,
  };
}
