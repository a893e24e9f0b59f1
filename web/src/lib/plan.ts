// How a host plans a table before it is created; the last plan for each game is stored for the next time.
import type { Clock, Options } from "../protocol";
import { keep, kept } from "./kept";

/** Plans of other versions are ignored. */
const VERSION = 1;

/** The default for bots. */
export const USUAL_LEVEL = "regular";

export interface Plan {
  options: Required<Options>;
  /** Where the host sits; nowhere to watch. */
  seat: number | null;
  /** By seat: the level of a bot, or "" for a person. */
  levels: string[];
  listed: boolean;
  /** Whether people may ask for hints. */
  hints: boolean;
  clock: Required<Clock>;
}

/** A plan without the cards from an owner's box: they may differ the next time. */
function withoutCards(plan: Plan): Plan {
  const options = Object.fromEntries(Object.entries(plan.options).filter(([name]) => name !== "cards"));
  return { ...plan, options: options as Plan["options"] };
}

const keyOf = (game: string) => `plan-${game}-${VERSION}`;

/** The last plan for a game, if there is one; else the first one. */
export function lastPlan(game: string, first: Plan): Plan {
  const found = kept(keyOf(game), first, { ...withoutCards(first), seat: null });
  return { ...found, options: { ...first.options, ...found.options } };
}

export function keepPlan(game: string, plan: Plan): void {
  keep(keyOf(game), withoutCards(plan));
}

/** Whether the host has nobody to wait for. Nobody takes the `empty` seats. */
export function isComplete({ seat, levels }: Pick<Plan, "seat" | "levels">, empty: number[]): boolean {
  return levels.every((level, at) => level || at === seat || empty.includes(at));
}

/** The plan for this many seats, of which nobody takes the `empty` ones: new ones get a bot like the last. */
export function seated<P extends Pick<Plan, "seat" | "levels">>(plan: P, seats: number, empty: number[]): P {
  const level = plan.levels.findLast(Boolean) ?? USUAL_LEVEL;
  const isFree = (seat: number) => seat < seats && !empty.includes(seat);
  const levels = Array.from({ length: seats }, (_, at) => plan.levels[at] ?? level);
  const seat = plan.seat === null || isFree(plan.seat) ? plan.seat : levels.findIndex((_, at) => isFree(at));
  return { ...plan, levels: levels.map((level, at) => (at !== seat && isFree(at) ? level : "")), seat };
}
