// The introduction to a game: cards, each with a text and a picture composed of our own pieces.
import type { Component } from "svelte";
import { loader } from "../../games/loading";

/** Where a piece is, in hundredths of the picture's width: the middle of its foot, from the lower left, and how wide
    it is. A picture is 62.5 high. */
export interface Spot {
  x: number;
  y: number;
  width: number;
  /** The angle it is turned by, in degrees. */
  tilt?: number;
  /** Not meant: pale. */
  faint?: boolean;
  /** Meant: in a bright ring. */
  glows?: boolean;
}

type Props = Record<string, unknown>;

/** What only this game has: a component, and what it shows. */
interface Own {
  Part: Component<Props>;
  props: Props;
}

/** What is there. */
type Shape =
  /** A person without a background, or a face in a ring; by the path of the picture. */
  | { kind: "figure"; of: string }
  | { kind: "face"; of: string }
  /** A card with a number: a portrait, or a drawing in the colours of a type. */
  | { kind: "card"; of: string; number?: number; dead?: boolean }
  | { kind: "drawing"; svg: string; type: string; number: number }
  | ({ kind: "own" } & Own)
  /** A token; `data` names the colours it takes. */
  | { kind: "token"; svg: string; data?: Record<string, string> }
  /** The icon of a verb, in a disc of its tone. */
  | { kind: "verb"; name: string; tone: string }
  /** A few letters or figures. */
  | { kind: "sign"; text: string; tone?: string };

export type Piece = Shape & Spot;

/** From one point to another. */
export interface Arrow {
  from: [number, number];
  to: [number, number];
  /** How far it bends to its left. */
  bend?: number;
}

export interface Card {
  /** The message with its text and title. */
  message: string;
  /** Its background, and whether that is dark: pieces then have a light edge. */
  ground: Own;
  dark?: boolean;
  pieces: Piece[];
  arrows?: Arrow[];
}

export const loadDeck = loader(import.meta.glob<{ default: Card[] }>("../../games/*/deck.ts"));

export const own = <P extends Props>(Part: Component<P>, props: P): Own => ({ Part: Part as Component<Props>, props });

/** Pieces in a row, this far apart. */
export function row<T>(items: T[], x: number, step: number, piece: (item: T, x: number, at: number) => Piece): Piece[] {
  return items.map((item, at) => piece(item, x + step * at, at));
}
