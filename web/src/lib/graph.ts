// The numbers behind an analysis: where its lines run, and which choices matter.
import type { Analysis, Candidate, GraphPoint, Judgement } from "../protocol";

export type Line = "known" | "open";

/** A choice in words, with its round, and what would have been best instead; "" if it is the best or not yet known. */
export interface Described {
  chosen: string;
  best: string;
}

/** The chance of a seat after a number of choices: on the straight line between the points around it. */
export function chanceAt(points: GraphPoint[], line: Line, seat: number, choices: number): number {
  const after = points.findIndex((point) => point.choices >= choices);
  const [one, other] = [points[Math.max(0, after - 1)]!, points[after] ?? points.at(-1)!];
  const part = other.choices > one.choices ? (choices - one.choices) / (other.choices - one.choices) : 0;
  return one[line][seat]! + Math.min(1, part) * (other[line][seat]! - one[line][seat]!);
}

export const decisionsOf = ({ decisions }: Analysis, seat: number): Judgement[] =>
  decisions.filter((decision) => decision.seat === seat);

export const isMistake = ({ mark }: Judgement): boolean => mark === "slip" || mark === "blunder";

/** The decision to look at first: the one that cost most. */
export function costliest(decisions: Judgement[]): Judgement | undefined {
  return decisions.reduce<Judgement | undefined>(
    (most, decision) => (most && most.cost.mean >= decision.cost.mean ? most : decision),
    undefined,
  );
}

/** The decision whose choice is nearest to a moment. */
export function nearest(decisions: Judgement[], choices: number): Judgement | undefined {
  const far = ({ number }: Judgement) => Math.abs(number - choices);
  return decisions.reduce<Judgement | undefined>(
    (best, decision) => (best && far(best) <= far(decision) ? best : decision),
    undefined,
  );
}

/** The best three and, if it is not among them, what was chosen. */
export const optionsOf = ({ best, chosen }: Judgement): Candidate[] =>
  best.some(({ choice }) => choice === chosen.choice) ? best : [...best, chosen];

/** How much of the best chance a choice keeps, from 0 to 100; one that is about equal keeps all of it. */
export function kept({ best }: Judgement, { behind, equal }: Candidate): number {
  const chance = best[0]?.chance.mean;
  return equal || !chance ? 100 : Math.round(100 * Math.max(0, 1 - Math.max(0, behind.mean) / chance));
}

/** Half of the interval of the graph's least certain point, in points of chance. */
export const uncertainty = ({ points }: Analysis): number =>
  Math.max(1, Math.round(100 * Math.max(...points.map(({ within }) => within))));

export const points = (chance: number): number => Math.round(100 * chance);

/** The chance of a choice in points, so that it and what it is behind add up to the best as that is shown. */
export const pointsOf = ({ best }: Judgement, { behind }: Candidate): number =>
  Math.max(0, points(best[0]!.chance.mean) - points(behind.mean));
