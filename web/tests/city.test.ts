import { expect, test } from "vitest";
import { cityText, violations } from "../src/games/machine/city";
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

/** A City from its text, Districts in their usual order. */
function read(text: string): Tile[] {
  const tiles = readCity(text);
  return DISTRICTS.map((name) => tiles.find((tile) => tile.name === name)!);
}

const reasons = (tiles: Tile[]) => violations(tiles).map(({ key, clause, about, kind }) => [key, clause, about, kind]);

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

test("a City with two routes everywhere is valid, and so is every preset", () => {
  expect(violations(BEFORE)).toEqual([]);
  expect(PRESETS.map(([name]) => name)).toEqual(["first-game", "ring", "double-row", "windmill", "courtyards"]);
  for (const [, text] of PRESETS) expect(violations(read(text))).toEqual([]);
});

test("tiles may not overlap", () => {
  const heap =
    "art=0,0h science=1,0h commerce=3,0h grand-citadel=0,1h central-square=2,1h control-nexus=4,1h" +
    " industrial=0,2h velvet=2,2h tower-of-law=2,1v";
  expect(reasons(read(heap))).toEqual([
    ["overlap", "M2.3", "art science", "district"],
    ["overlap", "M2.3", "velvet tower-of-law", "district"],
    ["overlap", "M2.3", "tower-of-law central-square", "district"],
  ]);
});

test("a District with one connection is named, and so is the one that alone connects it", () => {
  const end = drawn("AASSNNTT CCGGVV.. IIQQ....");
  expect(reasons(end)).toEqual([
    ["too-few-connections", "M2.3", "tower-of-law", "district"],
    ["only-route", "M2.3", "control-nexus", "district"],
  ]);
});

test("no District may be the only route between two parts", () => {
  expect(reasons(drawn("AASS..... CCTTVVNN. ...GGIIQQ"))).toEqual([["only-route", "M2.3", "tower-of-law", "district"]]);
});

test("a City in pieces names the smaller ones", () => {
  expect(reasons(drawn("AASS.TTNN CCII.VVQQ .GG......"))).toEqual([
    ["apart", "M2.3", "velvet tower-of-law control-nexus central-square", "district"],
  ]);
});

test("several violations are named at once", () => {
  const mess =
    "art=0,0h science=0,0v commerce=2,0h grand-citadel=0,2h central-square=2,1v control-nexus=3,1h" +
    " industrial=5,1h velvet=9,9h tower-of-law=7,1h";
  expect(reasons(read(mess))).toEqual([
    ["overlap", "M2.3", "art science", "district"],
    ["too-few-connections", "M2.3", "velvet", "district"],
    ["too-few-connections", "M2.3", "tower-of-law", "district"],
    ["apart", "M2.3", "velvet", "district"],
    ["only-route", "M2.3", "industrial", "district"],
    ["only-route", "M2.3", "control-nexus", "district"],
  ]);
});

test("the text of a City is counted from its corner", () => {
  for (const [, text] of PRESETS) {
    const moved = readCity(text).map((tile) => ({ ...tile, x: tile.x + 3, y: tile.y + 1 }));
    expect(cityText(moved)).toBe(text);
  }
});
