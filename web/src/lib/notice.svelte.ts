// What a reader should notice: the own turn, what was done to them. Told briefly, with a sound.
import type { Scene } from "../protocol";
import type { About } from "./about";
import { noticed } from "./past";
import { play } from "./sound";
import type { Event } from "./telling";

const SHOWN_FOR = 6000;
const MOST = 3; // at once

/** An event; none: that it is the reader's turn. */
export interface Notice {
  id: number;
  event: Event | null;
}

export class Notices {
  /** Told now, the last one last. */
  told = $state.raw<Notice[]>([]);
  #before: Scene | null = null;
  #count = 0;

  hear(scene: Scene, about: About): void {
    if (scene === this.#before) return;
    const { turn, done } = noticed(this.#before, scene, about);
    this.#before = scene;
    const now = [...done, ...(turn ? [null] : [])];
    const gone = (scene.choices.length ? now : [...now, null]).map((event) => JSON.stringify(event));
    const kept = this.told.filter(({ event }) => !gone.includes(JSON.stringify(event)));
    this.told = [...kept, ...now.map((event) => ({ id: this.#count++, event }))].slice(-MOST);
    if (now.length) play(turn ? "turn" : "bell");
    if (!document.hidden) this.seen();
  }

  /** What is told now goes after a while. A page that nobody sees keeps it. */
  seen(): void {
    const ids = this.told.map(({ id }) => id);
    if (ids.length) setTimeout(() => (this.told = this.told.filter(({ id }) => !ids.includes(id))), SHOWN_FOR);
  }
}
