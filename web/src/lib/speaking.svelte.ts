// The words of a page that is shown: they follow the language of the reader, and nothing else of the page changes.
import { fetchWords, type Words } from "./words";

export class Speaking {
  #game: () => string | undefined;
  /** What was found last; no words: they could not be fetched. */
  #found = $state.raw<{ game: string; words: Words | null }>();
  #mine = $derived.by(() => (this.#found?.game === this.#game() ? this.#found : undefined));
  /** Those of the language before, until those of another are there. */
  readonly words = $derived(this.#mine?.words ?? null);
  readonly failed = $derived(this.#mine?.words === null);

  /** For a page as it is made, with the words of a game as soon as one is named. */
  constructor(game: () => string | undefined = () => "") {
    this.#game = game;
    $effect(() => {
      const name = game();
      if (name === undefined) return;
      let isWanted = true;
      fetchWords(name).then(
        (words) => isWanted && (this.#found = { game: name, words }),
        () => isWanted && !this.words && (this.#found = { game: name, words: null }),
      );
      return () => (isWanted = false);
    });
  }
}
