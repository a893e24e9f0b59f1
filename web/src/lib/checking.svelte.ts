// Has the server check options while somebody chooses them, once they have not changed for a moment. Until it answers,
// and if it does not, the last answer counts.
import type { Options, OptionsTold } from "../protocol";
import { checkOptions } from "./api";

const PAUSE = 150; // milliseconds

export class Checking {
  /** The last answer. */
  told = $state.raw<OptionsTold | null>(null);
  #game: string;
  #asked = "";
  #asking = Promise.resolve();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(game: string) {
    this.#game = game;
  }

  /** Asks about options soon, unless they change again. */
  see(options: Options): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.ask(options), this.#asked ? PAUSE : 0);
  }

  /** Asks about options now, unless that was asked last; done when the answer is there, or will not come. */
  ask(options: Options): Promise<void> {
    clearTimeout(this.#timer);
    const asked = JSON.stringify(options);
    if (asked !== this.#asked) {
      this.#asked = asked;
      this.#asking = this.#ask(options, asked);
    }
    return this.#asking;
  }

  async #ask(options: Options, asked: string): Promise<void> {
    const told = await checkOptions(this.#game, options).catch(() => null);
    if (asked !== this.#asked) return;
    if (!told) this.#asked = "";
    this.told = told ?? (this.told && { ...this.told, problems: [] }); // creating the table will show what is wrong
  }
}
