// Where a bubble is placed: it covers nothing that it is about and, if there is room, nothing else either.

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const STEP = 12; // pixels from one place that is tried to the next
const TARGET = 50; // covering a target is this many times as bad as covering another thing
const NEAR = 20; // square pixels that a pixel of distance is worth

function shared(one: Box, other: Box): number {
  const width = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const height = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return Math.max(0, width) * Math.max(0, height);
}

export const covers = (place: Box, others: Box[]): boolean => others.some((other) => shared(place, other) > 0);

export const middle = ({ left, top, width, height }: Box): [x: number, y: number] => [left + width / 2, top + height / 2];

function* steps(from: number, to: number): Generator<number> {
  for (let at = from; at < to; at += STEP) yield at;
  yield Math.max(from, to);
}

/** The place in a room where a bubble of this size covers least, and is nearest to the first of its targets. */
export function freePlace(size: Pick<Box, "width" | "height">, room: Box, targets: Box[], things: Box[]): Box {
  let best: Box = { ...size, left: room.left, top: room.top };
  let least = Infinity;
  for (const left of steps(room.left, room.left + room.width - size.width)) {
    for (const top of steps(room.top, room.top + room.height - size.height)) {
      const place = { ...size, left, top };
      let cost = 0;
      for (const target of targets) cost += TARGET * shared(place, target);
      for (const thing of things) cost += shared(place, thing);
      if (targets[0]) {
        const [x, y] = middle(place);
        const [toX, toY] = middle(targets[0]);
        cost += NEAR * Math.hypot(x - toX, y - toY);
      }
      if (cost < least) [best, least] = [place, cost];
    }
  }
  return best;
}
