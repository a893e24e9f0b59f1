// Where things are on the platform of a District, in pixels: Guards left, Citizens below, figures between (M2.6).

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

/** The spots of a platform, from its upper left corner. */
export interface Spots {
  /** Too narrow for words on badges and for empty squares. */
  small: boolean;
  /** The helmet with the number of Guards; it is on its side if there is no room for it upright. */
  helmet: Box;
  lies: boolean;
  /** The height of the strip below, with the Citizens. */
  strip: number;
  /** The empty squares for Citizens, where they are shown. */
  squares: Spot[];
  /** That many Citizens. */
  citizens: (count: number) => Spot[];
  /** That many Heroes and Servants, from the right. */
  figures: (count: number) => Box[];
  /** The drawing of the District. */
  art: Spot;
  /** The marks of a Raid and of a Riot. */
  raid: Spot;
  riot: Spot;
}

const SMALL = 150; // width
const LOW = 94; // height of a small one in which a helmet cannot stand
const FLAT = 128; // height
const THIN = 80; // height of a flat one in which a helmet cannot stand
const TALL = 200; // height that leaves room for two rows of Citizens
const LARGEST = 35; // of Citizens
const CROWDED = 28; // of Citizens in one row, if two would let them be larger
const FIGURE = 0.88; // width by height
const GROUND = 0.68; // where in a drawing its buildings stand

/** The spots of a platform of some size, with this many Citizen squares. Letters of 16 pixels are `unit` 1. */
export function spotsOf(width: number, height: number, squares: number, unit = 1): Spots {
  const { helmet, strip, art, raid, riot, ...spots } = spotsAt(width / unit, height / unit, squares);
  const box = (at: Box): Box => ({
    x: at.x * unit,
    y: at.y * unit,
    width: at.width * unit,
    height: at.height * unit,
  });
  const spot = ({ x, y, size }: Spot): Spot => ({ x: x * unit, y: y * unit, size: size * unit });
  return {
    ...spots,
    helmet: box(helmet),
    strip: strip * unit,
    squares: spots.squares.map(spot),
    citizens: (count) => spots.citizens(count).map(spot),
    figures: (count) => spots.figures(count).map(box),
    art: spot(art),
    raid: spot(raid),
    riot: spot(riot),
  };
}

function spotsAt(width: number, height: number, squares: number): Spots {
  const small = width < SMALL;
  const flat = !small && height < FLAT;
  const lies = small ? height < LOW : height < THIN;
  const pad = small ? 4 : 8;
  const helmet = {
    x: pad,
    y: small ? 12 : 19,
    width: lies ? (small ? 42 : 52) : small ? 31 : 44,
    height: lies ? (small ? 22 : 26) : small ? 50 : Math.min(76, height - 25),
  };
  const beside = helmet.x + helmet.width + pad;
  const left = flat ? beside : pad;
  const room = width - left - pad;
  const largest = small ? (height < LOW ? 22 : 25) : flat ? Math.min(30, height * 0.32) : LARGEST;
  const sizeIn = (rows: number) => Math.min(largest, room / Math.ceil(squares / rows));
  const rows = !small && height >= TALL && sizeIn(1) < CROWDED ? 2 : 1;
  const size = small ? largest : sizeIn(rows);
  const inRow = Math.ceil(squares / rows);
  const strip = rows * size + (small ? 5 : 10);
  const floor = height - strip;

  /** Side by side while there is room, otherwise overlapping. */
  const inLine = (count: number): Spot[] => {
    const step = Math.min(size, (room - size) / Math.max(1, count - 1));
    return Array.from({ length: count }, (_, at) => ({ x: left + at * step, y: floor + (strip - size) / 2, size }));
  };
  const inRows = (count: number): Spot[] =>
    Array.from({ length: count }, (_, at) => ({
      x: left + (at % inRow) * size,
      y: floor + (strip - rows * size) / 2 + Math.floor(at / inRow) * size,
      size,
    }));
  const citizens = (count: number) => (small || count > squares ? inLine(count) : inRows(count));

  const foot = floor + (small ? 3 : 6);
  const tall = Math.min(foot - 10, small ? 36 : Math.min(64, Math.max(40, floor * 0.42)));
  const wide = tall * FIGURE;
  const figures = (count: number): Box[] => {
    const start = helmet.y + helmet.height < foot - tall ? pad : beside; // below the helmet, or next to it
    const step = Math.min(wide * 0.96, (width - start - pad - wide) / Math.max(1, count - 1));
    return Array.from({ length: count }, (_, at) => ({
      x: width - pad - wide - (count - 1 - at) * step,
      y: foot - tall,
      width: wide,
      height: tall,
    }));
  };

  const drawn = Math.min(floor * (flat ? 1.5 : 1.28), width * (small ? 0.9 : 0.8));
  const mark = small ? 27 : 36;
  return {
    small,
    helmet,
    lies,
    strip,
    squares: small ? [] : inRows(squares),
    citizens,
    figures,
    art: { x: flat ? beside + (width - beside - drawn) * 0.12 : width * (small ? 0.62 : 0.55) - drawn / 2, y: floor - drawn * GROUND, size: drawn },
    raid: { x: width - pad - mark, y: small ? 12 : 20, size: mark },
    riot: { x: width - pad - mark * 1.15, y: small ? 9 : 15, size: mark * 1.15 },
  };
}
