// The name by which this browser's reader is called, kept for the next time; and at the server, once it knows one.
import { rename } from "./api";
import { keep, kept } from "./kept";

const KEY = "name";
const KNOWN = "known";

class MySelf {
  #name = $state(kept(KEY, ""));
  /** Whether the server keeps the name, for other devices. */
  #known = kept(KNOWN, false);

  get name(): string {
    return this.#name;
  }

  set name(name: string) {
    this.#name = name.trim();
    keep(KEY, this.#name);
  }

  /** What the server says: the name may have been changed on another device. "": it has none. */
  learn(name: string, known = name !== ""): void {
    if (name) this.name = name;
    this.#known = known;
    keep(KNOWN, known);
  }

  /** For other devices, if there may be any. */
  async tell(): Promise<void> {
    if (this.#known && this.#name) await rename(this.#name);
  }

  /** The reader is somebody else from now on: everything shown is reloaded. */
  become(name: string, known: boolean): void {
    this.name = name;
    this.learn(name, known);
    location.assign("/");
  }
}

export const me = new MySelf();
