// A City as text.
import { fieldOf, type Tile } from "./layout";

/** As the server reads it, from its upper left corner. */
export function cityText(tiles: Tile[]): string {
  const { left, top } = fieldOf(tiles);
  return tiles.map(({ name, x, y, upright }) => `${name}=${x - left},${y - top}${upright ? "v" : "h"}`).join(" ");
}
