// How large the City is drawn, and where on the stage everybody stands, in pixels.
import type { MachineCard, MachineView } from "../../protocol";
import { byName } from "../byName";
import { fieldOf, heightOf, turned, widthOf, type Field, type Place, type Tile } from "./layout";
import { expectedIn, heroesIn, JAIL, servantsIn, type Citizen } from "./people";
import { spotsOf, type Box, type Spot, type Spots } from "./spots";

const LARGEST_CELL = 210;
const NARROWEST_JAIL = 260;
const JAIL_ROWS = 0.45; // of a cell, about what the jail takes below
const WORTH_TURNING = 1.2;

export interface Stage {
  cell: number;
  /** Whether the City is shown turned by a quarter, because it is larger so. */
  turns: boolean;
  field: Field;
}

/** Lets all of these places fit a room. */
export function stageFor(places: Place[], width: number, height: number): Stage {
  const cellOf = (field: Field) =>
    Math.floor(Math.min(width / field.width, height / (field.height + JAIL_ROWS), LARGEST_CELL));
  const [upright, quarter] = [places, places.map(turned)].map(fieldOf) as [Field, Field];
  const turns = cellOf(quarter) > cellOf(upright) * WORTH_TURNING;
  const field = turns ? quarter : upright;
  return { cell: Math.max(1, cellOf(field)), turns, field };
}

export function boxOf(place: Place, { cell, turns, field }: Stage): Box {
  const shown = turns ? turned(place) : place;
  return {
    x: (shown.x - field.left) * cell,
    y: (shown.y - field.top) * cell,
    width: widthOf(shown) * cell,
    height: heightOf(shown) * cell,
  };
}

/** A tile as it is shown. */
interface Shown {
  tile: Tile;
  box: Box;
  upright: boolean;
  spots: Spots;
}

export function shownTiles(tiles: Tile[], stage: Stage, card: MachineCard): Shown[] {
  return tiles.map((tile) => {
    const upright = tile.upright !== stage.turns;
    const { guard_squares, citizen_squares } = byName(card.districts, tile.name);
    return {
      tile,
      box: boxOf(tile, stage),
      upright,
      spots: spotsOf({ ...tile, upright }, stage.cell, guard_squares, citizen_squares),
    };
  });
}

/** The jail: a band below the City with a label at its left. */
interface Jail {
  x: number;
  width: number;
  height: number;
  spot: (at: number) => Spot;
}

/** As wide as the City, or wider below one that is very narrow, if there is room. */
export function jailOf(count: number, city: number, room: number, token: number, least: number): Jail {
  const label = Math.max(96, token * 2.4);
  const pad = 8;
  const width = Math.max(city, Math.min(room, NARROWEST_JAIL));
  const x = (city - width) / 2;
  const inRow = Math.max(1, Math.floor((width - label - pad) / token));
  const rows = Math.max(1, Math.ceil(count / inRow));
  const height = Math.max(least, rows * token + pad);
  return {
    x,
    width,
    height,
    spot: (at) => ({
      x: x + label + (at % inRow) * token,
      y: (height - rows * token) / 2 + Math.floor(at / inRow) * token,
      size: token,
    }),
  };
}

/** By the key of a piece: where on the stage it stands. The i-th Guard is `guard:i`. */
export function standing(
  view: MachineView,
  citizens: Citizen[],
  stations: string[],
  tiles: Shown[],
  jail: Jail,
  jailTop: number,
): Map<string, Spot> {
  const found = new Map<string, Spot>();
  const put = (key: string, { x, y, size }: Spot, at: { x: number; y: number }) =>
    found.set(key, { x: at.x + x, y: at.y + y, size });
  for (const { tile, box, spots } of tiles) {
    const { name } = tile;
    const figures = [
      ...heroesIn(view, name).map((hero) => `hero:${hero}`),
      ...servantsIn(view, name).map((servant) => `servant:${servant}`),
      ...(view.raids.includes(name) ? [`raid:${name}`] : []),
      ...(view.riots.includes(name) ? [`riot:${name}`] : []),
      ...expectedIn(view, name).map((hero) => `flag:${hero}`),
    ];
    spots.figures(figures.length).forEach((spot, at) => put(figures[at]!, spot, box));
    const here = citizens.filter(({ place }) => place === name);
    here.forEach(({ number }, at) => put(`citizen:${number}`, spots.citizen(at), box));
    const guards = stations.flatMap((place, guard) => (place === name ? [guard] : []));
    guards.forEach((guard, at) => put(`guard:${guard}`, spots.guard(at), box));
  }
  const arrested = citizens.filter(({ place }) => place === JAIL);
  arrested.forEach(({ number }, at) => put(`citizen:${number}`, jail.spot(at), { x: 0, y: jailTop }));
  return found;
}
