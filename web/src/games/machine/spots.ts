// Where the pieces stand on a tile, in pixels: Guards left, Citizens below, all others between (M2.6).
import { heightOf, widthOf, type Place } from "./layout";

/** Below this cell a tile is too small for single Guards: they stand on one another, with their number beside them. */
export const SMALL = 80;
/** The least width of the Guards together, that a pointer finds easily. */
export const LEAST = 24;
const PAD = 4;
const LARGEST_FIGURE = 0.46;
/** The most squares of our tiles; with more, from an owner's box, they are smaller. */
const [GUARDS, CITIZENS] = [5, 8];

export interface Spot {
  x: number;
  y: number;
  size: number;
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The spots of a tile, from its upper left corner. */
export interface Spots {
  guard: (at: number) => Spot;
  citizen: (at: number) => Spot;
  /** So many Heroes, Servants and markers, as large as they can be. */
  figures: (count: number) => Spot[];
}

export function spotsOf(tile: Place, cell: number, guardSquares: number, citizenSquares: number): Spots {
  const small = cell < SMALL;
  const width = widthOf(tile) * cell;
  const height = heightOf(tile) * cell;
  const label = small ? 15 : Math.max(18, cell * 0.17);
  const standing = (cell * 0.95) / Math.max(guardSquares, GUARDS);
  const guard = small ? 16 : tile.upright ? standing : (cell - label - 2 * PAD) / guardSquares;
  const citizen = (small ? 10 : (cell - 2 * PAD) / 4) * Math.min(1, CITIZENS / citizenSquares);
  const beside = PAD + (small ? guard + 16 : Math.max(guard, LEAST) + PAD); // right of the Guards, or of their number
  const left = tile.upright ? PAD : beside;
  const rows = Math.ceil(citizenSquares / Math.floor((width - left - PAD + 1) / citizen));
  const inRow = Math.ceil(citizenSquares / rows);
  const crowd = height - PAD - rows * citizen;
  const guards = small ? (tile.upright ? crowd - guard - 1 : height - PAD - guard) : label + PAD;
  const room = small
    ? tile.upright
      ? { x: PAD, y: label, width: width - 2 * PAD, height: guards - label - 1 }
      : { x: beside, y: label, width: width - beside - PAD, height: crowd - label - 1 }
    : tile.upright // the half with the picture stays free, to be pressed
      ? { x: beside, y: cell * 1.03, width: width - beside - PAD, height: crowd - cell * 1.03 }
      : { x: cell * 1.03, y: label, width: width - cell * 1.03 - PAD, height: crowd - label };
  return {
    guard: (at) => ({ x: PAD, y: small ? guards : guards + at * guard, size: guard }),
    citizen: (at) => ({
      x: left + (at % inRow) * citizen,
      y: crowd + Math.floor(at / inRow) * citizen,
      size: citizen,
    }),
    figures: (count) => grid(count, room, cell),
  };
}

/** Squares for so many things in a box, centred, in as many rows as let them be largest. */
function grid(count: number, box: Box, cell: number): Spot[] {
  const sizes = [1, 2, 3, 4].map((rows) =>
    Math.min(box.width / Math.ceil(count / rows), box.height / rows, LARGEST_FIGURE * cell),
  );
  const size = Math.max(...sizes);
  const columns = Math.ceil(count / (sizes.indexOf(size) + 1));
  const rows = Math.ceil(count / columns);
  const left = box.x + (box.width - columns * size) / 2;
  const top = box.y + (box.height - rows * size) / 2;
  return Array.from({ length: count }, (_, at) => ({
    x: left + (at % columns) * size,
    y: top + Math.floor(at / columns) * size,
    size,
  }));
}
