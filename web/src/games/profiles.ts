// Our games, and what every page must know of each. What is large is loaded when it is needed.
import type { NewTable, Options } from "../protocol";
import { lotOf } from "../lib/lots";
import { titled, type Words } from "../lib/words";

export interface Profile {
  /** Of its clauses. */
  letter: string;
  /** The file of its rules. */
  rulebook: string;
  /** The section of suggested sets, which mention cards but have no rules about them; "" if there is none. */
  sets: string;
  /** The picture of somebody who stands for it. */
  portrait: string;
  /** Pictures of others, to tell many tables of it apart. */
  faces: string[];
  /** The same for a seat, in a game of sides. */
  seatPortrait?: (seat: number) => string;
  /** The table that one click on the start page creates. */
  playNow: Omit<NewTable, "game">;
  /** The options of a game for one person alone, if they differ. */
  solo?: Options;
  /** What plays the seats that nobody takes: the message with its name, what options say of it, and the message of the
      record for playing against it. */
  nobody?: { name: string; note: (say: Words["say"], options: Options) => string; against: string };
  /** For how many people a table can be found at once, and the options for that many. */
  people: { from: number; to: number; options: (seats: number) => Options };
  /** In a game of sides, what each is called, and its seats among that many. */
  camps: [title: string, seats: (count: number) => number[]][];
  /** What a seat is called in a game of sides; null if all seats are alike. */
  seatTitle: ((say: Words["say"], seat: number) => string) | null;
  /** The messages of the record for its sides, in their order; none where everybody plays alone. */
  sides: string[];
  /** The characters or Heroes that people have in it: the folder of their pictures, and how their messages begin. */
  held: { pictures: string; names: string } | null;
}

const files = import.meta.glob<{ default: Profile }>("./*/profile.ts", { eager: true });

/** By name. */
export const PROFILES = new Map(Object.entries(files).map(([path, file]) => [path.split("/")[1]!, file.default]));

/** What there is to know about a game without a folder here. */
const OUTSIDE: Profile = {
  letter: "",
  rulebook: "",
  sets: "",
  portrait: "",
  faces: [],
  playNow: { options: {}, seat: 0 },
  people: { from: 0, to: 0, options: () => ({}) },
  camps: [],
  seatTitle: null,
  sides: [],
  held: null,
};

export const profileOf = (game: string): Profile => PROFILES.get(game) ?? OUTSIDE;

/** The picture of one of many tables of a game. */
export function faceOf(game: string, table: string): string {
  const { portrait, faces } = profileOf(game);
  return [portrait, ...faces][lotOf(table, faces.length + 1)]!;
}

/** What a game is called. */
export const gameTitle = (say: Words["say"], game: string): string =>
  PROFILES.has(game) ? say(`name-${game}`) : titled(game);
