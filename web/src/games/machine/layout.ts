// Where the tiles of a City are: `art=2,0v` has its upper left cell at x 2, y 0 and is vertical (M2.2).

/** The two cells a tile covers. */
export interface Place {
  x: number;
  y: number;
  upright: boolean;
}

export interface Tile extends Place {
  name: string;
}

/** A rectangle of cells. */
export interface Field {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** A place from its text, `2,0v`. */
export function readPlace(text: string): Place {
  const [, x, y, way] = /^(-?\d+),(-?\d+)([hv])$/.exec(text)!;
  return { x: Number(x), y: Number(y), upright: way === "v" };
}

export function readCity(city: string): Tile[] {
  return city.split(" ").map((word) => {
    const [name = "", place = ""] = word.split("=");
    return { name, ...readPlace(place) };
  });
}

export const widthOf = ({ upright }: Place): number => (upright ? 1 : 2);
export const heightOf = ({ upright }: Place): number => (upright ? 2 : 1);

/** The smallest rectangle that contains all of these places. */
export function fieldOf(places: Place[]): Field {
  const left = Math.min(...places.map(({ x }) => x));
  const top = Math.min(...places.map(({ y }) => y));
  const right = Math.max(...places.map((place) => place.x + widthOf(place)));
  const bottom = Math.max(...places.map((place) => place.y + heightOf(place)));
  return { left, top, width: right - left, height: bottom - top };
}

/** A place after the whole table has been turned clockwise by a quarter around the corner of its first cell. */
export function turned(place: Place): Place {
  return { x: 1 - place.y - heightOf(place), y: place.x, upright: !place.upright };
}

/** The middle of a unit edge; `across` is one passed from left to right. */
interface Edge {
  x: number;
  y: number;
  across: boolean;
}

/** The unit edges on which two places touch, none if they are not connected. */
export function bridges(one: Place, other: Place): Edge[] {
  return edges(one).filter((edge) => edges(other).some((same) => same.x === edge.x && same.y === edge.y));
}

/** All bridges of a City, each with its own key. */
export function links(tiles: Tile[]): (Edge & { key: string })[] {
  return tiles.flatMap((one, at) =>
    tiles
      .slice(at + 1)
      .flatMap((other) =>
        bridges(one, other).map((bridge, number) => ({ ...bridge, key: `${one.name} ${other.name} ${number}` })),
      ),
  );
}

/** The tiles connected to a place (M2.2). Tiles that overlap share an edge as well. */
export function neighbours(place: Place, tiles: Tile[]): Tile[] {
  return tiles.filter((tile) => tile !== place && bridges(tile, place).length > 0);
}

/** The six outer unit edges of a place. */
function edges(place: Place): Edge[] {
  const { x, y } = place;
  const columns = Array.from({ length: widthOf(place) }, (_, at) => x + at + 0.5);
  const rows = Array.from({ length: heightOf(place) }, (_, at) => y + at + 0.5);
  return [
    ...columns.flatMap((middle) => [y, y + rows.length].map((edge) => ({ x: middle, y: edge, across: false }))),
    ...rows.flatMap((middle) => [x, x + columns.length].map((edge) => ({ x: edge, y: middle, across: true }))),
  ];
}
