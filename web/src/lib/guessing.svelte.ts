// Guessing the best choices of a finished game: what was guessed, kept for the next visit, and the score.
import type { Candidate, Judgement } from "../protocol";
import { kept as keptOf, optionsOf } from "./graph";
import { keep, kept } from "./kept";

const KEY = "guesses-1";
const GAMES = 20; // whose guesses are kept

/** By number, what was guessed instead of a choice. */
type Made = Record<string, string>;

export class Guesses {
  #game: string;
  #made = $state.raw<Made>({});

  constructor(game: string) {
    this.#game = game;
    this.#made = kept<Record<string, Made>>(KEY, {})[game] ?? {};
  }

  /** What was guessed at a decision, if it is still among its options. */
  of = (decision: Judgement): Candidate | undefined =>
    optionsOf(decision).find(({ choice }) => choice === this.#made[decision.number]);

  make = ({ number }: Judgement, choice: string): void => this.#keep({ ...this.#made, [number]: choice });

  /** Forgets the guesses at these decisions. */
  forget = (decisions: Judgement[]): void => {
    const numbers = new Set(decisions.map(({ number }) => String(number)));
    this.#keep(Object.fromEntries(Object.entries(this.#made).filter(([number]) => !numbers.has(number))));
  };

  /** How many decisions were guessed at, and how much of the chance the guesses keep on average, from 0 to 100. */
  score(decisions: Judgement[]): { count: number; total: number; mean: number } {
    const made = decisions.flatMap((decision) => {
      const guess = this.of(decision);
      return guess ? [keptOf(decision, guess)] : [];
    });
    const sum = made.reduce((all, one) => all + one, 0);
    return { count: made.length, total: decisions.length, mean: made.length ? Math.round(sum / made.length) : 0 };
  }

  #keep(made: Made): void {
    this.#made = made;
    const others = Object.entries(kept<Record<string, Made>>(KEY, {})).filter(([game]) => game !== this.#game);
    keep(KEY, Object.fromEntries([...others.slice(1 - GAMES), [this.#game, made]]));
  }
}
