// When a City is valid and why it is not (M2.3), as in the server's city.py; and a City as text.
import type { Reason } from "../../protocol";
import { fieldOf, heightOf, neighbours, widthOf, type Tile } from "./layout";

const CLAUSE = "M2.3";

/** A City as the server reads it, from its upper left corner. */
export function cityText(tiles: Tile[]): string {
  const { left, top } = fieldOf(tiles);
  return tiles.map(({ name, x, y, upright }) => `${name}=${x - left},${y - top}${upright ? "v" : "h"}`).join(" ");
}

/** Everything that keeps a City from being valid, and the Districts it is about. */
export function violations(tiles: Tile[]): Reason[] {
  const reason = (key: string, ...about: Tile[]): Reason => ({
    key,
    clause: CLAUSE,
    kind: "district",
    about: about.map(({ name }) => name).join(" "),
  });
  const whole = parts(tiles);
  return [
    ...tiles.flatMap((one, at) =>
      tiles.slice(at + 1).flatMap((other) => (overlap(one, other) ? [reason("overlap", one, other)] : [])),
    ),
    ...tiles.filter((tile) => neighbours(tile, tiles).length < 2).map((tile) => reason("too-few-connections", tile)),
    ...whole
      .toSorted((one, other) => one.length - other.length)
      .slice(0, -1)
      .map((part) => reason("apart", ...part)),
    ...tiles
      .filter((tile) => parts(tiles.filter((other) => other !== tile)).length > whole.length)
      .map((tile) => reason("only-route", tile)),
  ];
}

function overlap(one: Tile, other: Tile): boolean {
  const across = one.x < other.x + widthOf(other) && other.x < one.x + widthOf(one);
  return across && one.y < other.y + heightOf(other) && other.y < one.y + heightOf(one);
}

/** The groups of tiles that hang together, each in the order of the tiles. */
function parts(tiles: Tile[]): Tile[][] {
  const left = new Set(tiles);
  const found: Tile[][] = [];
  for (const first of tiles) {
    if (!left.delete(first)) continue;
    const part = [first];
    for (const tile of part) {
      for (const other of neighbours(tile, [...left])) {
        left.delete(other);
        part.push(other);
      }
    }
    found.push(tiles.filter((tile) => part.includes(tile)));
  }
  return found;
}
