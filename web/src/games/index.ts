// The games that the client can show. Each is loaded, with its pictures, when a table of it is.
import type { Component } from "svelte";
import type { Games, Scene } from "../protocol";
import type { Teller } from "../lib/telling";
import type { Words } from "../lib/words";

export type GameCard = Games["games"][number];

export interface BoardProps<T extends Teller = Teller, C extends GameCard = GameCard> {
  scene: Scene;
  teller: T;
  /** What the game is made of. */
  card: C;
  /** Makes one of the scene's choices: for what lies on the board and can be clicked. */
  choose: (choice: string) => void;
}

export interface Game {
  makeTeller: (words: Words, names: string[]) => Teller;
  Board: Component<BoardProps>;
}

/** Ties the board of a game to its teller. */
export function game<T extends Teller, C extends GameCard>(
  Maker: new (words: Words, names: string[]) => T,
  Board: Component<BoardProps<T, C>>,
): Game {
  return { makeTeller: (words, names) => new Maker(words, names), Board: Board as unknown as Component<BoardProps> };
}

const LOADERS: Record<string, () => Promise<{ default: Game }>> = {
  citadels: () => import("./citadels"),
  machine: () => import("./machine"),
};

export async function loadGame(name: string): Promise<Game> {
  const load = LOADERS[name];
  if (!load) throw new Error(`no game '${name}'`);
  return (await load()).default;
}
