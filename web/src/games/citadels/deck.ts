// How Citadels works, in pictures.
import { own, row, type Card, type Piece, type Spot } from "../../parts/learn/pieces";
import DeckGround from "./DeckGround.svelte";
import { picture } from "./pictures";

const DAY = own(DeckGround, {});
const NIGHT = own(DeckGround, { night: true });
const RANKS = ["assassin", "thief", "magician", "king", "bishop", "merchant", "architect", "warlord"];
const COSTS: Record<string, [string, number]> = {
  castle: ["noble", 4],
  manor: ["noble", 3],
  palace: ["noble", 5],
  church: ["religious", 2],
  market: ["trade", 2],
  harbor: ["trade", 4],
  barracks: ["military", 3],
  watchtower: ["military", 1],
  library: ["unique", 6],
};
const CITY = ["castle", "church", "market", "barracks", "library", "manor", "harbor"];
const TYPES = ["noble", "religious", "trade", "military", "unique"];

function district(name: string, spot: Spot): Piece {
  const [type, number] = COSTS[name]!;
  return { kind: "drawing", svg: picture(`districts/${name}`), type, number, ...spot };
}

const thing = (name: string, spot: Spot): Piece => ({ kind: "token", svg: picture(`things/${name}`), ...spot });
const figure = (name: string, spot: Spot): Piece => ({ kind: "figure", of: `citadels/cuts/${name}`, ...spot });
const card = (name: string, spot: Spot, number?: number): Piece => ({
  kind: "card",
  of: `citadels/characters/${name}`,
  number,
  ...spot,
});
const player = (name: string, spot: Spot): Piece => ({ kind: "face", of: `bots/${name}`, ...spot });
const coin = (x: number, y: number, width = 8): Piece => thing("coin", { x, y, width });

const cards: Card[] = [
  {
    message: "learn-citadels-aim",
    ground: DAY,
    pieces: [
      figure("bishop", { x: 27, y: 15, width: 32 }),
      figure("merchant", { x: 74, y: 15, width: 32 }),
      figure("king", { x: 50, y: 13, width: 44 }),
      ...row(CITY, 8.6, 13.8, (name, x) => district(name, { x, y: 3, width: 12.6 })),
    ],
  },
  {
    message: "learn-citadels-draft",
    ground: DAY,
    pieces: [
      player("ada", { x: 11, y: 37, width: 15 }),
      thing("character-back", { x: 11, y: 17, width: 17, tilt: -6 }),
      player("felix", { x: 89, y: 37, width: 15 }),
      thing("character-back", { x: 89, y: 17, width: 17, tilt: 6 }),
      card("thief", { x: 32, y: 13, width: 20, tilt: -12, faint: true }),
      card("warlord", { x: 69, y: 13, width: 20, tilt: 12, faint: true }),
      card("king", { x: 50, y: 19, width: 25, glows: true }),
      { kind: "verb", name: "keep", tone: "secret", x: 50, y: 6, width: 10 },
    ],
    arrows: [
      { from: [76, 54], to: [86, 56], bend: -3 },
      { from: [14, 56], to: [24, 54], bend: -3 },
    ],
  },
  {
    message: "learn-citadels-call",
    ground: DAY,
    pieces: RANKS.map((name, at): Piece => {
      const spot = { x: 15.5 + 23 * (at % 4), y: at < 4 ? 33.5 : 5, width: 20 };
      return card(name, { ...spot, glows: name === "king", faint: at > 3 }, at + 1);
    }),
  },
  {
    message: "learn-citadels-gather",
    ground: DAY,
    pieces: [
      figure("merchant", { x: 23, y: -1, width: 47 }),
      { kind: "verb", name: "gather-gold", tone: "gain", x: 55, y: 39, width: 12 },
      coin(71, 37, 16),
      coin(85, 37, 16),
      { kind: "verb", name: "draw-cards", tone: "secret", x: 55, y: 10, width: 12 },
      district("harbor", { x: 71, y: 7, width: 18, tilt: -4, glows: true }),
      district("watchtower", { x: 89, y: 6, width: 17, tilt: 5, faint: true }),
    ],
  },
  {
    message: "learn-citadels-build",
    ground: DAY,
    pieces: [
      ...row(["castle", "church", "market"], 13, 17, (name, x) => district(name, { x, y: 38, width: 15 })),
      district("harbor", { x: 66, y: 36, width: 19, glows: true }),
      figure("architect", { x: 19, y: -1, width: 36 }),
      district("watchtower", { x: 49, y: 5, width: 16, tilt: -7 }),
      district("library", { x: 84, y: 5, width: 16, tilt: 7 }),
      ...row([0, 1, 2, 3], 82, 4.6, (_, x) => coin(x, 46, 7.5)),
      { kind: "verb", name: "build", tone: "build", x: 74, y: 20, width: 10 },
    ],
    arrows: [{ from: [66, 14], to: [66, 33] }],
  },
  {
    message: "learn-citadels-power",
    ground: DAY,
    pieces: [
      figure("king", { x: 27, y: -1, width: 54 }),
      thing("crown", { x: 74, y: 41, width: 22 }),
      ...row(["manor", "castle", "palace"], 59, 15.6, (name, x) => district(name, { x, y: 8, width: 14.4 })),
      ...row([0, 1, 2], 59, 15.6, (_, x) => coin(x, 26, 10)),
    ],
  },
  {
    message: "learn-citadels-points",
    ground: DAY,
    pieces: [
      ...row(CITY, 8.6, 13.8, (name, x) => district(name, { x, y: 39, width: 12.8 })),
      ...row(TYPES, 13, 11.5, (type, x) => ({
        kind: "token",
        svg: picture(`types/${type}`),
        data: { "data-type": type },
        x,
        y: 21,
        width: 10.5,
      })),
      { kind: "sign", text: "+3", tone: "gain", x: 80, y: 20, width: 17 },
      thing("completed", { x: 36, y: 3, width: 14 }),
      { kind: "sign", text: "+4", tone: "gain", x: 80, y: 3, width: 17 },
    ],
  },
  {
    message: "learn-citadels-guess",
    ground: NIGHT,
    dark: true,
    pieces: [
      figure("assassin", { x: 25, y: -1, width: 51 }),
      ...row(["ada", "greta", "felix"], 58, 16.5, (name, x) => player(name, { x, y: 43, width: 13 })),
      ...row([0, 2], 58, 16.5, (at, x) => thing("character-back", { x: x + at * 8.25, y: 25, width: 15 })),
      { ...card("king", { x: 74.5, y: 13, width: 23 }), dead: true } as Piece,
      { kind: "verb", name: "kill", tone: "harm", x: 55, y: 6, width: 11 },
    ],
  },
];

export default cards;
