// How the client shows a game. Each is loaded, with its pictures, together with its table.
import type { Component } from "svelte";
import type { Cards, Games, Outcome, Scene, View } from "../protocol";
import type { About } from "../lib/about";
import type { MomentsOf } from "../lib/moments.svelte";
import type { Teller } from "../lib/telling";
import type { VerbName } from "../lib/verbs";
import type { Words } from "../lib/words";
import type { TrailsOf } from "./flights";
import { loader } from "./loading";

export type GameCard = Games["games"][number];

export interface BoardProps<T extends Teller = Teller, C extends GameCard = GameCard> {
  scene: Scene;
  teller: T;
  /** What the game is made of. */
  card: C;
}

/** What is shown of those who have won. */
export interface TrophyProps<T extends Teller = Teller, C extends GameCard = GameCard> {
  scene: Scene;
  winners: number[];
  teller: T;
  card: C;
}

/** How the game ended. */
export interface CountedProps<T extends Teller = Teller> {
  scene: Scene;
  outcome: Outcome;
  teller: T;
}

/** The keys of the things on the board on which a choice is made, in the order they are picked. */
export type Steps = (choice: string, scene: Scene) => string[];

/** What else the client must know about a game. */
interface Lore<T extends Teller = Teller> {
  steps: Steps;
  /** A choice like another one, but with a thing as one of its steps; undefined if it is never made on such a thing. */
  like: (choice: string, at: number, thing: string, scene: Scene) => string | undefined;
  about: About;
  /** What a choice does, also one that is not offered. */
  verb: (choice: string) => VerbName;
  /** What all seats see, as one view: for replays. */
  together: (views: View[]) => View;
  /** The picture of who the reader of a scene is now; "" for none. */
  portrait: (scene: Scene) => string;
  /** The picture of what the reader of a scene pays with. */
  currency: (scene: Scene) => string;
  /** The picture of who sits there, at the end of a game. */
  faceOf: (scene: Scene, seat: number) => string;
  /** The picture behind those who have won, and the pictures of them. */
  sky: (winners: number[]) => string;
  victors: (scene: Scene, winners: number[]) => string[];
  /** The picture of what the winner is given, if there is one. */
  crest?: string;
  momentsOf: MomentsOf<T>;
  trailsOf: TrailsOf;
  /** Whether the drawer covers the board even in a wide window. */
  drawerOver: boolean;
  /** Decisions that are never made for the reader: a quick answer would give something away. */
  unhurried: string[];
  /** Verbs that cost nothing and are carried out automatically before a turn ends. */
  free: VerbName[];
}

export interface Game extends Lore {
  /** The game with the cards from an owner's box. */
  withCards: (card: GameCard, cards: Cards | null) => GameCard;
  makeTeller: (words: Words, names: string[], card: GameCard) => Teller;
  Board: Component<BoardProps>;
  Trophy: Component<TrophyProps> | null;
  Counted: Component<CountedProps>;
  /** The table in a few lines. */
  Glance?: Component<BoardProps>;
}

/** What a game shows. */
interface Parts<T extends Teller, C extends GameCard> {
  Board: Component<BoardProps<T, C>>;
  Trophy: Component<TrophyProps<T, C>> | null;
  Counted: Component<CountedProps<T>>;
  Glance?: Component<BoardProps<T, C>>;
}

/** Connects what a game shows with its teller. */
export function game<T extends Teller, C extends GameCard>(
  Maker: new (words: Words, names: string[], card: C) => T,
  parts: Parts<T, C>,
  lore: Lore<T>,
  withCards: (card: C, cards: Cards) => C = (card) => card,
): Game {
  return {
    withCards: (card, cards) => (cards ? withCards(card as C, cards) : card),
    makeTeller: (words, names, card) => new Maker(words, names, card as C),
    ...(parts as unknown as Parts<Teller, GameCard>),
    ...(lore as unknown as Lore),
  };
}

export const loadGame = loader(import.meta.glob<{ default: Game }>("./*/index.ts"));
