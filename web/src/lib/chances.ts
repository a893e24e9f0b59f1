// The chances to win over a game, and the turning points among them.
import type { Review, TurningPoint } from "../protocol";

const SMALL = 0.03; // changes of a chance that are not worth telling

/** By seat, the chances at all moments that are known, in order: at the turning points as well. */
export function chancesOf({ chances, points }: Review): [choices: number, chances: number[]][] {
  const all = new Map(chances.map(({ choices, chances }) => [choices, chances]));
  for (const { choices, before, after } of points) all.set(choices - 1, before).set(choices, after);
  return [...all].sort(([one], [other]) => one - other);
}

/** Whose chance a turning point is told by: the reader's, unless it hardly changed. */
export function toldBy({ before, after }: TurningPoint, reader: number | null): number {
  const changes = after.map((chance, seat) => Math.abs(chance - before[seat]!));
  return reader !== null && changes[reader]! >= SMALL ? reader : changes.indexOf(Math.max(...changes));
}
