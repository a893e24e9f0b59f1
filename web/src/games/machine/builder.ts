// Building a City by hand: the field, and the moves.
import { fieldOf, heightOf, widthOf, type Tile } from "./layout";

/** Cells a side: no valid City is wider or higher. */
export const SIZE = 10;

interface Step {
  key: string;
  sign: string;
  word: string;
  right: number;
  down: number;
}

export const STEPS: Step[] = [
  { key: "ArrowLeft", sign: "←", word: "move-left", right: -1, down: 0 },
  { key: "ArrowUp", sign: "↑", word: "move-up", right: 0, down: -1 },
  { key: "ArrowDown", sign: "↓", word: "move-down", right: 0, down: 1 },
  { key: "ArrowRight", sign: "→", word: "move-right", right: 1, down: 0 },
];

/** A City in the middle of the field. */
export function centred(tiles: Tile[]): Tile[] {
  const { left, top, width, height } = fieldOf(tiles);
  const right = Math.floor((SIZE - width) / 2) - left;
  const down = Math.floor((SIZE - height) / 2) - top;
  return tiles.map((tile) => ({ ...tile, x: tile.x + right, y: tile.y + down }));
}

/** The City with a District elsewhere, as near to there as the field allows. */
export function laid(tiles: Tile[], tile: Tile): Tile[] {
  const x = Math.min(Math.max(tile.x, 0), SIZE - widthOf(tile));
  const y = Math.min(Math.max(tile.y, 0), SIZE - heightOf(tile));
  return tiles.map((old) => (old.name === tile.name ? { ...tile, x, y } : old));
}

export const moved = (tile: Tile, { right, down }: { right: number; down: number }): Tile => ({
  ...tile,
  x: tile.x + right,
  y: tile.y + down,
});

export const pivoted = (tile: Tile): Tile => ({ ...tile, upright: !tile.upright });
