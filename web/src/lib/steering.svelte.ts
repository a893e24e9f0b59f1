// Makes moves for the reader that need no decision: those with one answer, a route chosen as a whole, gold that
// must be taken before what was chosen, income that would be left behind. Each can be switched off.
import { untrack } from "svelte";
import type { Game } from "../games";
import type { Scene } from "../protocol";
import { settings } from "./settings.svelte";
import { beforeOf } from "./telling";

const PAUSE = 500; // milliseconds in which a step that is taken can be seen

export class Steering {
  /** The numbers of the choices made this way: undoing skips them. */
  readonly automatic = new Set<number>();
  #make: (choice: string) => Promise<boolean>;
  #coming: string[] = [];
  #made = 0; // the version at which a choice was made last
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(make: (choice: string) => Promise<boolean>) {
    this.#make = make;
  }

  /** Makes a choice of the reader's, with what must come before it. */
  choose(scene: Scene, game: Game, choice: string): void {
    const ends = game.verb(choice) === "end-turn";
    const left = ends && settings.income ? freeOf(scene, game) : [];
    this.follow(scene, [...beforeOf(scene, choice), ...left, choice]);
  }

  /** Makes these choices one after the other, as far as they are offered. */
  follow(scene: Scene, [first, ...rest]: string[]): void {
    clearTimeout(this.#timer);
    this.#coming = rest;
    this.#made = scene.version;
    if (first) void this.#make(first);
  }

  /** Continues after a change of the table. */
  see(scene: Scene, game: Game): void {
    clearTimeout(this.#timer);
    if (scene.version === this.#made || scene.table.paused) return;
    const [next, ...rest] = this.#coming;
    if (next && scene.choices.includes(next)) {
      this.#take(scene, next, 0, rest);
    } else if (scene.choices.length) {
      this.#coming = [];
      const [only, ...others] = decisionsOf(scene, game);
      const decision = scene.view?.decision ?? "";
      if (settings.forced && !others.length && !game.unhurried.includes(decision)) this.#take(scene, only!, PAUSE);
    }
  }

  #take(scene: Scene, choice: string, wait: number, rest: string[] = []): void {
    this.#timer = setTimeout(() => {
      this.#coming = rest; // not before: another scene may come while it waits
      this.automatic.add(scene.table.choices + 1);
      this.#made = scene.version;
      untrack(() => void this.#make(choice));
    }, wait);
  }
}

/** What the reader can choose: also what can be paid for only after other choices. */
export function withAhead(scene: Scene): Scene {
  if (!settings.ahead) return scene;
  const choices = scene.ahead.map(({ choice }) => choice);
  const prices = scene.ahead.map(({ price }) => price);
  return { ...scene, choices: [...scene.choices, ...choices], prices: [...scene.prices, ...prices] };
}

/** The choices. If a route costs nothing after its first step, whose cost is the same on every route, no other is better.
    If only ending the turn is left, what costs nothing comes before it, and may lead to something else. */
function decisionsOf(scene: Scene, game: Game): string[] {
  const [, ...later] = scene.way_prices;
  if (scene.way.length && !later.some(Boolean)) return scene.way.slice(0, 1);
  const free = settings.income ? freeOf(scene, game) : [];
  const others = scene.choices.filter((choice) => !free.includes(choice));
  const isEnd = others.length === 1 && game.verb(others[0]!) === "end-turn";
  return isEnd && free.length ? free.slice(0, 1) : scene.choices;
}

/** What costs nothing and can still be taken. */
function freeOf(scene: Scene, game: Game): string[] {
  const free = scene.choices.filter((choice) => game.free.includes(game.verb(choice)));
  const of = (verb: string) => free.filter((choice) => game.verb(choice) === verb);
  return game.free.flatMap((verb) => (of(verb).length === 1 ? of(verb) : [])); // several would be a decision
}
