// How City of the Great Machine works, in pictures.
import { own, row, type Card, type Piece, type Spot } from "../../parts/learn/pieces";
import DeckGround from "./DeckGround.svelte";
import DeckTile from "./DeckTile.svelte";
import { picture } from "./pictures";

const CLASSES = ["artist", "scientist", "merchant", "industrialist", "noble"];
const CITY = own(DeckGround, {});
const FIRE = own(DeckGround, { burns: true });
const ACTIVE = 3; // of the classes, in the pictures

const figure = (name: string, spot: Spot): Piece => ({ kind: "figure", of: `machine/cuts/${name}`, ...spot });
const token = (name: string, spot: Spot): Piece => ({
  kind: "token",
  svg: picture(`tokens/${name}`),
  data: { "data-picture": `tokens/${name}` },
  ...spot,
});
/** A Citizen of a class; "" for one that is face-down. */
const citizen = (name: string, spot: Spot): Piece => ({
  kind: "token",
  svg: picture(`citizens/${name || "unknown"}`),
  data: { "data-class": name },
  ...spot,
});
const tile = (district: string, guards: number, citizens: string[], spot: Spot, burns = false): Piece => ({
  kind: "own",
  ...own(DeckTile, { district, guards, citizens, burns }),
  ...spot,
});
const verb = (name: string, tone: string, spot: Spot): Piece => ({ kind: "verb", name, tone, ...spot });

const cards: Card[] = [
  {
    message: "learn-machine-aim",
    ground: CITY,
    pieces: [
      { kind: "token", svg: picture("dial"), x: 50, y: 14, width: 46 },
      { kind: "sign", text: "XII", tone: "plan", x: 50, y: 31, width: 16 },
      figure("smuggler", { x: 30, y: 12, width: 24 }),
      figure("journalist", { x: 9, y: 5, width: 25 }),
      figure("actress", { x: 21, y: -1, width: 32 }),
      figure("judgementor", { x: 69, y: 12, width: 24 }),
      figure("phantasmer", { x: 91, y: 5, width: 25 }),
      figure("lex-hecate", { x: 79, y: -1, width: 32 }),
      ...row([0, 1, 2], 41, 9.5, (_, x) => token("riot", { x, y: 2, width: 9.5 })),
    ],
  },
  {
    message: "learn-machine-event",
    ground: CITY,
    pieces: [
      { kind: "token", svg: picture("events/market-fair"), data: { class: "plate" }, x: 50, y: 31, width: 31 },
      figure("journalist", { x: 16, y: -1, width: 35 }),
      ...row(["artist", "merchant", ""], 36, 9, (name, x) => citizen(name, { x, y: 4, width: 9.5 })),
      ...row([0, 1, 2], 36, 9, (_, x) => token("trust", { x, y: 16, width: 8.5 })),
      figure("lex-hecate", { x: 84, y: -1, width: 35 }),
      ...row([0, 1, 2], 75, 9.5, (_, x) => token("bond", { x, y: 45, width: 11 })),
    ],
  },
  {
    message: "learn-machine-access",
    ground: CITY,
    pieces: [
      tile("art", 1, ["", "", ""], { x: 72, y: 36, width: 23 }),
      tile("science", 3, ["", "", ""], { x: 72, y: 3, width: 23 }),
      tile("velvet", 2, ["", "", ""], { x: 87, y: 19, width: 23 }),
      figure("physician", { x: 16, y: 28, width: 29 }),
      figure("fowler", { x: 16, y: -1, width: 31 }),
      token("access-card", { x: 42, y: 42, width: 18, tilt: -6 }),
      token("access-card", { x: 42, y: 9, width: 18, tilt: 6 }),
      { kind: "sign", text: "?", tone: "plan", x: 55, y: 25, width: 11 },
    ],
    arrows: [
      { from: [51, 51], to: [58, 50], bend: 2 },
      { from: [51, 13], to: [58, 14], bend: -2 },
    ],
  },
  {
    message: "learn-machine-machine",
    ground: CITY,
    pieces: [
      figure("judgementor", { x: 22, y: -1, width: 46 }),
      tile("art", 3, ["artist", "", ""], { x: 82, y: 32.5, width: 27 }),
      tile("commerce", 1, ["", "merchant", ""], { x: 82, y: 2, width: 27 }),
      token("raid", { x: 89, y: 39, width: 11 }),
      token("guard", { x: 57, y: 24, width: 13 }),
      ...row([0, 1], 49, 11, (_, x) => token("bond", { x, y: 5, width: 11 })),
    ],
    arrows: [{ from: [66, 18], to: [67, 45], bend: 5 }],
  },
  {
    message: "learn-machine-way",
    ground: CITY,
    pieces: [
      tile("commerce", 3, ["", "", ""], { x: 24, y: 4, width: 38 }),
      tile("velvet", 1, ["", "", ""], { x: 76, y: 4, width: 38 }),
      figure("smuggler", { x: 28, y: 13, width: 31 }),
      token("raid", { x: 84, y: 12, width: 13 }),
      ...row([0, 1, 2], 59, 9.5, (_, x) => token("trust", { x, y: 48, width: 9.5 })),
      { kind: "sign", text: "−3", tone: "harm", x: 90, y: 47, width: 15 },
    ],
    arrows: [{ from: [45, 34], to: [66, 24], bend: 6 }],
  },
  {
    message: "learn-machine-action",
    ground: CITY,
    pieces: [
      figure("journalist", { x: 23, y: -1, width: 48 }),
      verb("incite", "build", { x: 55, y: 38, width: 15 }),
      verb("attack", "harm", { x: 73, y: 38, width: 15 }),
      verb("identify", "secret", { x: 91, y: 38, width: 15 }),
      verb("move-citizens", "move", { x: 55, y: 17, width: 15 }),
      verb("gain-trust", "gain", { x: 73, y: 17, width: 15 }),
      verb("riot", "harm", { x: 91, y: 17, width: 15 }),
      ...row([0, 1], 69, 8, (_, x) => token("guard", { x, y: 4, width: 8 })),
    ],
  },
  {
    message: "learn-machine-discontent",
    ground: CITY,
    pieces: [
      ...row(CLASSES, 14, 18, (name, x, at) => citizen(name, { x, y: 10 + at * 5, width: 15, faint: at >= ACTIVE })),
      ...row(CLASSES, 14, 18, (_, x, at) => ({
        kind: "sign",
        text: String(at + 1),
        tone: at < ACTIVE ? "harm" : "plan",
        x,
        y: 1.5 + at * 5,
        width: 7,
      })),
      figure("actress", { x: 17, y: 29, width: 28 }),
      citizen("traitor", { x: 88, y: 3, width: 14 }),
      verb("cancel", "harm", { x: 95, y: 1.5, width: 7 }),
      verb("incite", "build", { x: 39, y: 45, width: 12 }),
    ],
    arrows: [{ from: [47, 45], to: [78, 56], bend: 3 }],
  },
  {
    message: "learn-machine-riot",
    ground: FIRE,
    dark: true,
    pieces: [
      tile("velvet", 0, [], { x: 50, y: 21, width: 36 }, true),
      figure("actress", { x: 17, y: 16, width: 34 }),
      figure("phantasmer", { x: 84, y: 16, width: 34 }),
      ...row(["artist", "merchant", "scientist", "artist"], 6, 8.6, (name, x) => citizen(name, { x, y: 3.5, width: 9 })),
      { kind: "sign", text: "4", tone: "gain", x: 43, y: 3, width: 12 },
      { kind: "sign", text: "3", tone: "plan", x: 57, y: 3, width: 12 },
      { kind: "sign", text: ">", x: 50, y: 4.5, width: 8 },
      ...row([0, 1], 72, 9.5, (_, x) => token("guard", { x, y: 3, width: 9.5 })),
      citizen("traitor", { x: 92, y: 3.5, width: 9 }),
    ],
  },
];

export default cards;
