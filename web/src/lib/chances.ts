// The chances of winning during a game, and the turning points.
import type { Review, TurningPoint } from "../protocol";
import type { Line } from "./telling";

const SMALL = 0.03; // changes of a chance that are not worth mentioning
const SENTENCES = 2; // per turning point

/** By seat: the chances at all known moments in order, including the turning points. */
export function chancesOf({ chances, points }: Review): [choices: number, chances: number[]][] {
  const all = new Map(chances.map(({ choices, chances }) => [choices, chances]));
  for (const { first, choices, before, after } of points) all.set(first - 1, before).set(choices, after);
  return [...all].sort(([one], [other]) => one - other);
}

/** Whose chance a turning point shows: the reader's, unless it hardly changed. */
export function toldBy({ before, after }: TurningPoint, reader: number | null): number {
  const changes = after.map((chance, seat) => Math.abs(chance - before[seat]!));
  return reader !== null && changes[reader]! >= SMALL ? reader : changes.indexOf(Math.max(...changes));
}

/** What happened at a turning point, in a sentence or two: the last of it matters most. `unimportant` kinds of events
 * are mentioned only if there is nothing else. */
export function doneAt({ first, choices, seat }: TurningPoint, lines: Line[], unimportant: string[]): string {
  const isIn = ({ moment }: Line) => moment >= first && moment <= choices;
  /** What sums up the choices of several seats says nothing of one of them. */
  const isOne = (steps: Line[]) => steps.every((step) => isIn(step) && step.event?.seat === seat);
  const then = lines.flatMap((line) => (line.steps && !isOne(line.steps) ? line.steps : [line])).filter(isIn);
  const own = then.filter(({ event }) => event?.seat === seat);
  const important = own.filter(({ event }) => !unimportant.includes(event!.kind));
  return (important.length ? important.slice(-SENTENCES) : (own.length ? own : then).slice(0, 1)).map(({ text }) => text).join(" ");
}
