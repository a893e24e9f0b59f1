// The texts of a page: they follow the reader's language, and nothing else on the page changes.
import { fetchWords, type Words } from "./words";

export class Speaking {
  #game: () => string | undefined;
  /** What was loaded last; null if loading failed. */
  #found = $state.raw<{ game: string; words: Words | null }>();
  #mine = $derived.by(() => (this.#found?.game === this.#game() ? this.#found : undefined));
  /** Those of the previous language until the new ones are loaded. */
  readonly words = $derived(this.#mine?.words ?? null);
  readonly failed = $derived(this.#mine?.words === null);

  /** For a page as it is made, with its own words, if it has any, and those of a game as soon as one is named. */
  constructor(game: () => string | undefined = () => "", page = "") {
    this.#game = game;
    $effect(() => {
      const name = game();
      if (name === undefined) return;
      let isWanted = true;
      fetchWords(name, page).then(
        (words) => isWanted && (this.#found = { game: name, words }),
        () => isWanted && !this.words && (this.#found = { game: name, words: null }),
      );
      return () => (isWanted = false);
    });
  }
}
