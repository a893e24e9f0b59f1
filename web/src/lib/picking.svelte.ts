// Choosing on the things themselves: which things can be picked now, and the choice that the picked ones make.
import { createContext } from "svelte";
import type { Reason } from "../protocol";

/** A thing whose key begins so is but a second place for a choice that has a button, too: a deck, a treasury. */
const BESIDE = "+";

/** A choice with the keys of the things it is made on, in the order they are picked. */
interface Way {
  choice: string;
  steps: string[];
}

interface Picked {
  choices: string[];
  /** The things on which a choice is made. */
  steps: (choice: string) => string[];
  /** A choice in words. */
  label: (choice: string) => string;
  choose: (choice: string) => void;
  /** Why a choice that is not offered cannot be made. */
  ask: (choice: string) => Promise<Reason[]>;
}

export class Picking {
  #from: () => Picked;
  #picked = $state.raw<string[]>([]);
  #ways = $derived.by((): Way[] => {
    const { choices, steps } = this.#from();
    return choices.map((choice) => ({ choice, steps: steps(choice) }));
  });
  /** Whatever was picked for a question that is no longer asked counts for nothing. */
  readonly picked = $derived(this.#ways.some((way) => begins(way, this.#picked)) ? this.#picked : []);
  #left = $derived(this.#ways.filter((way) => begins(way, this.picked)));
  #next = $derived(new Set(this.#left.flatMap(({ steps }) => steps.slice(this.picked.length, this.picked.length + 1))));
  /** The choices for which nothing more need be picked. */
  readonly ready = $derived(
    this.#left.filter(({ steps }) => isReady(steps.slice(this.picked.length))).map(({ choice }) => choice),
  );

  constructor(from: () => Picked) {
    this.#from = from;
  }

  offered = (thing: string): boolean => this.#next.has(thing);

  isPicked = (thing: string): boolean => this.picked.includes(thing);

  label = (choice: string): string => this.#from().label(choice);

  /** The choices that picking a thing leads to. */
  leadsTo = (thing: string): string[] =>
    this.#left.filter(({ steps }) => steps[this.picked.length] === thing).map(({ choice }) => choice);

  /** Picks an offered thing; where it leaves but one choice, with nothing more to pick, makes it. */
  pick = (thing: string): void => {
    const [only, ...others] = this.leadsTo(thing);
    this.#picked = [...this.picked, thing];
    if (only && !others.length && this.ready.length) this.choose(only);
  };

  /** Whether another choice than those that are left begins with a thing. */
  begins = (thing: string): boolean => this.picked.length > 0 && this.#ways.some(({ steps }) => steps[0] === thing);

  /** Begins anew with a thing; with one that was picked, gives everything back. Never makes a choice. */
  restart = (thing: string): void => {
    this.#picked = this.isPicked(thing) ? [] : [thing];
  };

  choose = (choice: string): void => {
    this.#picked = [];
    this.#from().choose(choice);
  };

  /** Gives back what was picked last. */
  back = (): void => {
    this.#picked = this.picked.slice(0, -1);
  };

  ask = (choice: string): Promise<Reason[]> => this.#from().ask(choice);
}

function isReady([next]: string[]): boolean {
  return next === undefined || next.startsWith(BESIDE);
}

function begins({ steps }: Way, picked: string[]): boolean {
  return picked.every((thing, at) => steps[at] === thing);
}

const [get, set] = createContext<Picking | null>();

/** The picking of the table around; null where nothing is chosen, as in a replay. */
export const usePicking = get;
export const providePicking = set;
