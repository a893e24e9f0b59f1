// The introduction to a game: cards, each with a text and a picture composed of our own pieces.
import { loader } from "../../games/loading";

/** Where a piece stands, in hundredths of the picture's width: the middle of its foot, from the lower left, and how wide
    it is. A picture is 62.5 high. */
export interface Spot {
  x: number;
  y: number;
  width: number;
  /** Turned by so many degrees. */
  tilt?: number;
  /** Not meant: pale. */
  faint?: boolean;
  /** Meant: in a bright ring. */
  glows?: boolean;
}

/** A District of the Great Machine with so many Guards, and its Citizens by class. */
export interface Tile {
  svg: string;
  district: string;
  guards: number;
  guard: string;
  citizens: { svg: string; class: string }[];
  burns?: boolean;
}

/** What stands there. */
type Shape =
  /** A person without ground, or a face in a ring; by the path of the picture. */
  | { kind: "figure"; of: string }
  | { kind: "face"; of: string }
  /** The card of a character, with a number. */
  | { kind: "card"; of: string; number?: number; dead?: boolean }
  /** A district of Citadels. */
  | { kind: "district"; svg: string; type: string; cost: number }
  /** A District of the Great Machine. */
  | ({ kind: "tile" } & Tile)
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
  /** The message that tells it, with a title. */
  message: string;
  /** The ground: a landscape, the same by night, the City of the Machine, or that City on fire. */
  ground: "land" | "night" | "city" | "fire";
  pieces: Piece[];
  arrows?: Arrow[];
}

export const loadDeck = loader(import.meta.glob<{ default: Card[] }>("../../games/*/deck.ts"));

/** Pieces in a row, so far apart. */
export function row<T>(items: T[], x: number, step: number, piece: (item: T, x: number, at: number) => Piece): Piece[] {
  return items.map((item, at) => piece(item, x + step * at, at));
}
