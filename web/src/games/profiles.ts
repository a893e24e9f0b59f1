// Our games, and what every page must know of each. What is large is loaded when it is needed.
import type { NewTable } from "../protocol";
import { titled, type Words } from "../lib/words";

export interface Profile {
  /** Of its clauses. */
  letter: string;
  /** The file of its rules. */
  rulebook: string;
  /** The section of suggested sets, which name cards but rule nothing about them; "" if there is none. */
  sets: string;
  /** The picture of somebody who stands for it. */
  portrait: string;
  /** The table that one press on the start page makes. */
  playNow: Omit<NewTable, "game">;
  /** What a seat is called in a game of sides; null where seats are alike. */
  seatTitle: ((say: Words["say"], seat: number) => string) | null;
}

const files = import.meta.glob<{ default: Profile }>("./*/profile.ts", { eager: true });

/** By name. */
export const PROFILES = new Map(Object.entries(files).map(([path, file]) => [path.split("/")[1]!, file.default]));

/** What is to know of a game that has no folder here. */
const OUTSIDE: Profile = {
  letter: "",
  rulebook: "",
  sets: "",
  portrait: "",
  playNow: { options: {}, seat: 0 },
  seatTitle: null,
};

export const profileOf = (game: string): Profile => PROFILES.get(game) ?? OUTSIDE;

/** What a game is called. */
export const gameTitle = (say: Words["say"], game: string): string =>
  PROFILES.has(game) ? say(`name-${game}`) : titled(game);
