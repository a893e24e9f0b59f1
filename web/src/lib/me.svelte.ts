// The name by which this browser's guest is called, kept for the next time.
import { keep, kept } from "./kept";

const KEY = "name";

class MySelf {
  #name = $state(kept(KEY, ""));

  get name(): string {
    return this.#name;
  }

  set name(name: string) {
    this.#name = name.trim();
    keep(KEY, this.#name);
  }
}

export const me = new MySelf();
