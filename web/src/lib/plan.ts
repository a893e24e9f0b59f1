// What a host wants of a table before it is made; the last plan for each game is kept for the next time.
import type { Clock, Options } from "../protocol";
import { keep, kept } from "./kept";

/** Plans of another version are forgotten. */
const VERSION = 1;

/** Of bots, unless another is wanted. */
export const USUAL_LEVEL = "regular";

export interface Plan {
  options: Required<Options>;
  /** Where the host sits; nowhere to watch. */
  seat: number | null;
  /** By seat: the level of a bot, or "" for a person. */
  levels: string[];
  listed: boolean;
  clock: Required<Clock>;
}

/** A plan without the cards of an owner's box: they may be others the next time. */
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

/** Whether the host has nobody to wait for. */
export function isComplete({ seat, levels }: Pick<Plan, "seat" | "levels">): boolean {
  return levels.every((level, at) => level || at === seat);
}

/** The plan for this many seats: new ones get a bot like the last. */
export function seated(plan: Plan, seats: number): Plan {
  const level = plan.levels.findLast(Boolean) ?? USUAL_LEVEL;
  const levels = Array.from({ length: seats }, (_, at) => plan.levels[at] ?? level);
  const seat = plan.seat === null || plan.seat < seats ? plan.seat : 0;
  return { ...plan, levels: levels.map((level, at) => (at === seat ? "" : level)), seat };
}
