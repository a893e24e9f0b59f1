import { expect, test } from "vitest";
import { cityText } from "../src/games/machine/city";
import { neighbours, readCity, type Tile } from "../src/games/machine/layout";
import { DISTRICTS } from "../src/games/machine/names";
import presets from "../../src/twocities/machine/presets.py?raw";

/** The Cities of the server, by name. */
const PRESETS = [...presets.matchAll(/"([a-z-]+)": parse_city\(.*\n((?: +".*"\n)+)/g)].map(
  ([, name, lines]) => [name!, lines!.match(/[a-z-]+=\d,\d[hv]/g)!.join(" ")] as const,
);

/** A City as in tests/machine/pictures.py: two equal letters are a tile, dots are free. */
function drawn(picture: string): Tile[] {
  const rows = picture.trim().split(/\s+/);
  return [..."ASCIVGTNQ"].map((letter, at) => {
    const y = rows.findIndex((row) => row.includes(letter));
    const x = rows[y]!.indexOf(letter);
    return { name: DISTRICTS[at]!, x, y, upright: rows[y]![x + 1] !== letter };
  });
}

const BEFORE = drawn(`
  .........
  ..AASSNN.
  .CCGGVV..
  .IITTQQ..
  .........
`);

test("Districts are connected where a unit edge lies on a unit edge", () => {
  const near = (name: string) =>
    neighbours(
      BEFORE.find((tile) => tile.name === name)!,
      BEFORE,
    ).map(({ name }) => name);
  expect(near("art")).toEqual(["science", "commerce", "grand-citadel"]);
  expect(near("control-nexus")).toEqual(["science", "velvet"]);
  expect(near("commerce")).toEqual(["art", "industrial", "grand-citadel"]);
});

test("the text of a City is counted from its corner", () => {
  for (const [, text] of PRESETS) {
    const moved = readCity(text).map((tile) => ({ ...tile, x: tile.x + 3, y: tile.y + 1 }));
    expect(cityText(moved)).toBe(text);
  }
});
