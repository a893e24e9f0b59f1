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

/** A line of the graph that several seats may share, because they win together. */
export interface Shared {
  seats: number[];
  /** Where their names stand clear of the other lines: after how many choices, at which chance, on which side. */
  choices: number;
  chance: number;
  above: boolean;
}

/** The lines of all seats but those that share one with the seat that is shown. */
export function linesBeside(points: GraphPoint[], shown: number): Shared[] {
  const lineOf = (seat: number) => points.map(({ known }) => known[seat]!).join();
  const bySeats = Map.groupBy(points[0]!.known.keys(), lineOf);
  bySeats.delete(lineOf(shown));
  const margin = Math.ceil(points.length / 12);
  const inner = points.length > 2 * margin ? points.slice(margin, -margin) : points;
  return [...bySeats.values()].map((seats) => {
    const spots = inner.map(({ choices, known, open }) => {
      const chance = known[seats[0]!]!;
      const others = [...known.filter((_, seat) => !seats.includes(seat)), open[shown]!];
      const nearest = others.reduce((near, other) => (Math.abs(near - chance) <= Math.abs(other - chance) ? near : other));
      return { seats, choices, chance, above: nearest <= chance, room: Math.abs(nearest - chance) };
    });
    return spots.reduce((best, spot) => (spot.room > best.room ? spot : best));
  });
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
