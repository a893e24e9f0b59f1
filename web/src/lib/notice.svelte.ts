// What a reader should notice: the own turn, what was done to them. Told briefly, with a sound if wanted.
import type { Scene } from "../protocol";
import type { About } from "./about";
import { noticed } from "./past";
import { settings } from "./settings.svelte";
import { chime } from "./sound";
import type { Teller } from "./telling";

const SHOWN_FOR = 6000;
const MOST = 3; // at once

export class Notices {
  /** Told now, the last one last. */
  texts = $state.raw<{ id: number; text: string }[]>([]);
  #before: Scene | null = null;
  #count = 0;

  hear(scene: Scene, teller: Teller, about: About): void {
    if (scene === this.#before) return;
    const { turn, done } = noticed(this.#before, scene, about);
    this.#before = scene;
    const mine = teller.say("your-turn");
    const told = [...done.map((event) => teller.sentence(event, scene.you)), ...(turn ? [mine] : [])];
    const gone = scene.choices.length ? told : [...told, mine];
    const kept = this.texts.filter(({ text }) => !gone.includes(text));
    this.texts = [...kept, ...told.map((text) => ({ id: this.#count++, text }))].slice(-MOST);
    if (told.length && settings.sound) chime(turn ? "turn" : "done");
    if (!document.hidden) this.seen();
  }

  /** What is told now goes after a while. A page that nobody sees keeps it. */
  seen(): void {
    const ids = this.texts.map(({ id }) => id);
    if (ids.length) setTimeout(() => (this.texts = this.texts.filter(({ id }) => !ids.includes(id))), SHOWN_FOR);
  }
}
