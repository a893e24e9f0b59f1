// Puzzles: which one comes next, and what the numbers about them say.
import type { Counts, PuzzleCard, PuzzleTold, Scene } from "../protocol";
import { keep, kept } from "./kept";

const KEY = "puzzles-1";

/** Which puzzles the reader wants next; "" and 0 mean any. */
export interface Kind {
  game: string;
  grade: number;
}

export const lastKind = (): Kind => kept(KEY, { game: "", grade: 0 });
export const keepKind = (kind: Kind): void => keep(KEY, kind);

/** The next puzzle in a list that is not finished or, if all are, simply the next one. */
export function nextPuzzle(cards: PuzzleCard[], now: Pick<PuzzleTold, "game" | "number">): PuzzleCard | undefined {
  const at = cards.findIndex(({ game, number }) => game === now.game && number === now.number);
  const coming = [...cards.slice(at + 1), ...cards.slice(0, Math.max(0, at))];
  return coming.find(({ result }) => !result) ?? coming[0];
}

/** What is left to choose from: nothing that was tried, and nothing once the puzzle is finished. */
export function openScene({ scene, tries, solution }: PuzzleTold): Scene {
  const left = scene.choices.map((choice) => !solution && !tries.choices.includes(choice));
  return { ...scene, choices: scene.choices.filter((_, at) => left[at]), prices: scene.prices.filter((_, at) => left[at]) };
}

export type Verdict = "first" | "second" | "missed";

/** How a finished puzzle ended. */
export function verdictOf({ tries }: PuzzleTold): Verdict {
  if (!tries.solved) return "missed";
  return tries.choices.length === 1 ? "first" : "second";
}

/** How many people tried, and the percentage of each outcome. The percentages add up to 100. */
export function sharesOf({ first = 0, second = 0, missed = 0 }: Counts): Record<Verdict | "count", number> {
  const count = first + second + missed;
  const upTo = (part: number) => Math.round((100 * part) / Math.max(1, count));
  const [one, two] = [upTo(first), upTo(first + second)];
  return { count, first: one, second: two - one, missed: count ? 100 - two : 0 };
}

const middayOf = (day: string) => new Date(`${day}T12:00:00Z`);

/** A day such as `2026-11-16` as people read it: `16 November`. */
export const dayName = (language: string, day: string): string =>
  new Intl.DateTimeFormat(language, { day: "numeric", month: "long", timeZone: "UTC" }).format(middayOf(day));

export const weekdayName = (language: string, day: string, weekday: "narrow" | "long"): string =>
  new Intl.DateTimeFormat(language, { weekday, timeZone: "UTC" }).format(middayOf(day));
