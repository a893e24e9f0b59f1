// The moments of a replay at which an analysis has something to say.
import type { Analysis, Judgement, TurningPoint } from "../protocol";
import { decisionsOf } from "./graph";

export interface Stop {
  /** How many choices have been made. */
  at: number;
  /** The last of them, if it has a mark. */
  decision?: Judgement;
  /** The turn that ends with it, if it turned the game. */
  point?: TurningPoint;
}

/** The marked choices of a seat, or of all (null), and the turning points, in the order of the game. */
export function stopsOf(analysis: Analysis, seat: number | null): Stop[] {
  const decisions = seat === null ? analysis.decisions : decisionsOf(analysis, seat);
  const stops = new Map<number, Stop>();
  for (const decision of decisions) if (decision.mark) stops.set(decision.number, { at: decision.number, decision });
  for (const point of analysis.turning_points) stops.set(point.choices, { ...stops.get(point.choices), at: point.choices, point });
  return [...stops.values()].toSorted((one, other) => one.at - other.at);
}

/** The next stop, or the one before. */
export const stopFrom = (stops: Stop[], at: number, by: -1 | 1): Stop | undefined =>
  by > 0 ? stops.find((stop) => stop.at > at) : stops.findLast((stop) => stop.at < at);
