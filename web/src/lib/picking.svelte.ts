// Choosing on the things themselves: which things can be picked now, what that does, and the choice that the picked
// ones make. What does harm is asked about first.
import { createContext } from "svelte";
import type { Reason } from "../protocol";
import { settings } from "./settings.svelte";
import { verbNamed, type VerbName } from "./verbs";

/** A thing whose key begins like this is a second place for a choice that also has a button: a deck, a bank. */
const BESIDE = "+";

/** A choice with its verb and the keys of the things it is made on, in the order they are picked. */
interface Way {
  choice: string;
  verb: VerbName;
  steps: string[];
}

/** The choices of a verb; those of them for which nothing more need be picked are `ready`. */
export interface Offer {
  verb: VerbName;
  choices: string[];
  ready: string[];
}

/** What can be done, as shown in the dock: a choice, or a verb whose choices are made on the board. */
export interface Action extends Offer {
  choice: string;
}

/** What cannot be done now, and why. */
export interface Refused {
  verb: VerbName;
  reason: Reason;
}

/** What picking a thing does. */
export interface Badge {
  verb: VerbName;
  /** What it costs; null if that is not known yet. */
  price: number | null;
  /** The verb, or that it costs nothing where a cost is expected. */
  word: string;
}

interface Picked {
  choices: string[];
  prices: number[];
  /** Choices of the other kinds of action that belong to the decision. */
  unavailable: string[];
  /** The things on which a choice is made. */
  steps: (choice: string) => string[];
  /** A choice like another one, but with a thing as one of its steps, if there can be such a choice. */
  like: (choice: string, at: number, thing: string) => string | undefined;
  verb: (choice: string) => VerbName;
  /** A choice in words. */
  label: (choice: string) => string;
  /** A verb in a word. */
  word: (verb: VerbName) => string;
  /** “Free”, in a word. */
  free: string;
  choose: (choice: string) => void;
  /** Whether to ask before a choice that does no harm. */
  asks: (choice: string) => boolean;
  /** Why a choice that is not offered cannot be made. */
  ask: (choice: string) => Promise<Reason[]>;
}

export class Picking {
  #from: () => Picked;
  #picked = $state.raw<string[]>([]);
  #aim = $state.raw<VerbName | null>(null);
  #armed = $state.raw("");
  #ways = $derived.by((): Way[] => {
    const { choices, steps, verb } = this.#from();
    return choices.map((choice) => ({ choice, verb: verb(choice), steps: steps(choice) }));
  });
  /** The verb that was chosen before its target. */
  readonly aim = $derived(this.#ways.some(({ verb }) => verb === this.#aim) ? this.#aim : null);
  #aimed = $derived(this.aim ? this.#ways.filter(({ verb }) => verb === this.aim) : this.#ways);
  /** Forgets what was picked for a question that is no longer asked. */
  readonly picked = $derived(this.#aimed.some((way) => begins(way, this.#picked)) ? this.#picked : []);
  #left = $derived(this.#aimed.filter((way) => begins(way, this.picked)));
  #next = $derived(new Set(this.#left.flatMap(({ steps }) => steps.slice(this.picked.length, this.picked.length + 1))));
  /** The choices for which nothing more need be picked. */
  readonly ready = $derived(this.#left.filter((way) => this.#isReady(way)).map(({ choice }) => choice));
  /** What can be picked: together with what is already picked, if anything; otherwise also with verbs other than the one chosen. */
  #open = $derived(this.picked.length ? this.#left : this.#ways);
  /** The choice that is asked about before it is made; "" if none is. */
  readonly armed = $derived(this.#open.some(({ choice }) => choice === this.#armed) ? this.#armed : "");
  /** What can be done, by verb. */
  readonly offers = $derived.by((): Offer[] =>
    [...Map.groupBy(this.#open, ({ verb }) => verb)].map(([verb, group]) => ({
      verb,
      choices: group.map(({ choice }) => choice),
      ready: group.filter((way) => this.#isReady(way)).map(({ choice }) => choice),
    })),
  );

  constructor(from: () => Picked) {
    this.#from = from;
  }

  offered = (thing: string): boolean => this.#next.has(thing);

  isPicked = (thing: string): boolean => this.picked.includes(thing);

  label = (choice: string): string => this.#from().label(choice);

  verb = (choice: string): VerbName => this.#from().verb(choice);

  /** What a choice costs, in gold, Bonds or Trust. */
  price = (choice: string): number => {
    const { choices, prices } = this.#from();
    return prices[choices.indexOf(choice)] ?? 0;
  };

  /** The choices that picking a thing leads to. */
  leadsTo = (thing: string): string[] =>
    this.#left.filter(({ steps }) => steps[this.picked.length] === thing).map(({ choice }) => choice);

  /** The verbs that picking some things leads to, in words. */
  does = (...things: string[]): string => {
    const verbs = new Set(things.flatMap(this.leadsTo).map(this.verb));
    return [...verbs].map(this.#from().word).join(", ");
  };

  /** What picking a thing may do; nothing if it is not offered. */
  badges = (thing: string): Badge[] => {
    const ways = this.#left.filter(({ steps }) => steps[this.picked.length] === thing);
    const { word, free } = this.#from();
    return [...Map.groupBy(ways, ({ verb }) => verb)].map(([verb, group]) => {
      const [price, ...more] = new Set(group.map(({ choice }) => this.price(choice)));
      if (more.length) return { verb, price: null, word: word(verb) };
      return { verb, price: price!, word: !price && verbNamed(verb).priced ? free : word(verb) };
    });
  };

  /** Picks an offered thing; if that leaves only one choice, with nothing more to pick, makes it. */
  pick = (thing: string): void => {
    const [only, ...others] = this.leadsTo(thing);
    if (this.armed && this.armed === only && !others.length) return this.confirm();
    this.#picked = [...this.picked, thing];
    if (only && !others.length && this.ready.length) this.take(only);
  };

  /** Whether a choice other than those that are left begins with a thing. */
  begins = (thing: string): boolean => this.picked.length > 0 && this.#ways.some(({ steps }) => steps[0] === thing);

  /** Starts again with a thing, or clears everything if it was already picked. Never makes a choice. */
  restart = (thing: string): void => {
    this.#picked = this.isPicked(thing) ? [] : [thing];
    this.#aim = null;
    this.#armed = "";
  };

  /** Selects or deselects a verb; what was picked for it stays. */
  aimAt = (verb: VerbName): void => {
    this.#aim = this.aim === verb ? null : verb;
    this.#picked = this.picked;
    this.#armed = "";
  };

  /** Makes a choice, or asks about it first. */
  take = (choice: string): void => {
    if (this.#needsTwo(choice) && this.armed !== choice) this.#armed = choice;
    else this.choose(choice);
  };

  /** Makes the choice that was asked about. */
  confirm = (): void => this.choose(this.armed);

  choose = (choice: string): void => {
    this.#picked = [];
    this.#aim = null;
    this.#armed = "";
    this.#from().choose(choice);
  };

  /** Undoes the last press: a choice to be confirmed, a pick, the verb. */
  back = (): void => {
    const byButton = this.armed && (this.#left.length > 1 || !this.picked.length);
    if (!byButton && this.picked.length) this.#picked = this.picked.slice(0, -1);
    else if (!byButton) this.#aim = null;
    this.#armed = "";
  };

  /** Why a thing cannot be picked: the rules' reason for refusing a similar choice on it. */
  why = async (thing: string): Promise<Reason[]> => {
    const choice = this.#meant(thing);
    return choice ? this.#from().ask(choice) : [];
  };

  #meant(thing: string): string | undefined {
    const { unavailable, like, verb } = this.#from();
    const others = unavailable.filter((choice) => !this.aim || verb(choice) === this.aim);
    const kinds = [...this.#aimed.map(({ choice }) => choice), ...others];
    const things = [...this.picked, thing];
    const meant = (choice: string) =>
      things.reduce<string | undefined>((made, thing, at) => (made === undefined ? made : like(made, at, thing)), choice);
    return kinds.map(meant).find(Boolean);
  }

  #needsTwo(choice: string): boolean {
    if (settings.taps === "always" || this.#from().asks(choice)) return true;
    return settings.taps === "harm" && !!verbNamed(this.verb(choice)).harms;
  }

  #isReady({ steps }: Way): boolean {
    const next = steps[this.picked.length];
    return next === undefined || next.startsWith(BESIDE);
  }
}

function begins({ steps }: Way, picked: string[]): boolean {
  return picked.every((thing, at) => steps[at] === thing);
}

const [get, set] = createContext<Picking | null>();

/** The picking of the surrounding table; null where nothing is chosen, as in a replay. */
export const usePicking = get;
export const providePicking = set;
