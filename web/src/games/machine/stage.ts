// How large the City is drawn, and where on the stage everybody is, in pixels.
import type { MachineCard, MachineView } from "../../protocol";
import { byName } from "../byName";
import { fieldOf, heightOf, turned, widthOf, type Field, type Place, type Tile } from "./layout";
import { expectedIn, heroesIn, servantsIn, type Citizen } from "./people";
import { spotsOf, type Box, type Spots } from "./spots";

const MOST_STRETCHED = 3.2; // how much longer one side of a cell can be than the other
const WORTH_TURNING = 1.05;
const NARROW = 600; // width of a stage on which gaps are small

/** The free space between platforms: plates stick out above, edges below. */
interface Gaps {
  across: number;
  above: number;
  below: number;
}

export interface Stage {
  /** The sides of a cell: a City fills its room, so that cells need not be square. */
  across: number;
  down: number;
  /** Whether the City is shown turned by a quarter, because it is larger that way. */
  turns: boolean;
  field: Field;
  /** The upper left corner of the field: the City is in the middle. */
  left: number;
  top: number;
  gaps: Gaps;
  /** How large letters are: 1 for 16 pixels. */
  unit: number;
}

/** Lets all of these places fit a room. */
export function stageFor(places: Place[], width: number, height: number, unit = 1): Stage {
  const sidesOf = (field: Field) => {
    const [across, down] = [width / field.width, height / field.height];
    return { across: Math.min(across, down * MOST_STRETCHED), down: Math.min(down, across * MOST_STRETCHED) };
  };
  const leastOf = (field: Field) => Math.min(...Object.values(sidesOf(field)));
  const [upright, quarter] = [places, places.map(turned)].map(fieldOf) as [Field, Field];
  const turns = leastOf(quarter) > leastOf(upright) * WORTH_TURNING;
  const field = turns ? quarter : upright;
  const { across, down } = sidesOf(field);
  return {
    across,
    down,
    turns,
    field,
    left: (width - across * field.width) / 2,
    top: (height - down * field.height) / 2,
    gaps:
      width < NARROW
        ? { across: 8, above: 10, below: 8 }
        : { across: 14 * unit, above: 16 * unit, below: 15 * unit },
    unit,
  };
}

/** A point of the field on the stage. */
export function pointOf(x: number, y: number, { across, down, field, left, top }: Stage): { x: number; y: number } {
  return { x: left + (x - field.left) * across, y: top + (y - field.top) * down };
}

/** The platform on a place. */
export function boxOf(place: Place, stage: Stage): Box {
  const shown = stage.turns ? turned(place) : place;
  const { across, above, below } = stage.gaps;
  const { x, y } = pointOf(shown.x, shown.y, stage);
  return {
    x: x + across / 2,
    y: y + above,
    width: widthOf(shown) * stage.across - across,
    height: heightOf(shown) * stage.down - above - below,
  };
}

/** A tile as it is shown. */
export interface Shown {
  name: string;
  box: Box;
  spots: Spots;
}

export function shownTiles(tiles: Tile[], stage: Stage, card: MachineCard): Shown[] {
  return tiles.map((tile) => {
    const box = boxOf(tile, stage);
    const { citizen_squares } = byName(card.districts, tile.name);
    return { name: tile.name, box, spots: spotsOf(box.width, box.height, citizen_squares, stage.unit) };
  });
}

/** By the key of a piece: where on the stage it is. */
export function standing(view: MachineView, citizens: Citizen[], tiles: Shown[]): Map<string, Box> {
  const found = new Map<string, Box>();
  for (const { name, box, spots } of tiles) {
    const put = (key: string, { x, y, width, height }: Box) =>
      found.set(key, { x: box.x + x, y: box.y + y, width, height });
    const figures = [
      ...expectedIn(view, name).map((hero) => `flag:${hero}`),
      ...servantsIn(view, name).map((servant) => `servant:${servant}`),
      ...heroesIn(view, name).map((hero) => `hero:${hero}`),
    ];
    spots.figures(figures.length).forEach((spot, at) => put(figures[at]!, spot));
    const here = citizens.filter(({ place }) => place === name);
    spots.citizens(here.length).forEach(({ x, y, size }, at) => {
      put(`citizen:${here[at]!.number}`, { x, y, width: size, height: size });
    });
  }
  return found;
}
