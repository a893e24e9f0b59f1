// The games that the client can show. Each is loaded, with its pictures, when a table of it is.
import type { Component } from "svelte";
import type { Cards, Games, Scene, View } from "../protocol";
import type { About } from "../lib/about";
import type { Teller } from "../lib/telling";
import type { Words } from "../lib/words";
import { loader } from "./loading";

export type GameCard = Games["games"][number];

export interface BoardProps<T extends Teller = Teller, C extends GameCard = GameCard> {
  scene: Scene;
  teller: T;
  /** What the game is made of. */
  card: C;
}

/** The keys of the things on the board on which a choice is made, in the order they are picked. */
export type Steps = (choice: string, scene: Scene) => string[];

/** What else the client must know of a game. */
interface Lore {
  steps: Steps;
  about: About;
  /** What all seats see, as one view: for replays. */
  together: (views: View[]) => View;
}

export interface Game extends Lore {
  /** The game with the cards of an owner's box. */
  withCards: (card: GameCard, cards: Cards | null) => GameCard;
  makeTeller: (words: Words, names: string[], card: GameCard) => Teller;
  Board: Component<BoardProps>;
}

/** Ties the board of a game to its teller. */
export function game<T extends Teller, C extends GameCard>(
  Maker: new (words: Words, names: string[], card: C) => T,
  Board: Component<BoardProps<T, C>>,
  lore: Lore,
  withCards: (card: C, cards: Cards) => C = (card) => card,
): Game {
  return {
    withCards: (card, cards) => (cards ? withCards(card as C, cards) : card),
    makeTeller: (words, names, card) => new Maker(words, names, card as C),
    Board: Board as unknown as Component<BoardProps>,
    ...lore,
  };
}

export const loadGame = loader(import.meta.glob<{ default: Game }>("./*/index.ts"));
