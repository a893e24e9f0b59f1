// Where everything is on the table, in rem. It follows from the window and the number of players alone, so that
// nothing moves during a game.

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** `wide`: the hand lies below the city; `low`: next to it; `tall`: names stand over cities, as on a phone held upright;
    `short`: as on its side. */
export type Shape = "wide" | "low" | "tall" | "short";

export interface Layout {
  shape: Shape;
  /** The width of what stands before a city; 0: it stands above. */
  names: number;
  /** The height of what stands above a city. */
  head: number;
  ranks: Box;
  /** Room for the other players, which scrolls where they do not fit. */
  others: Box;
  /** The place of each of them in it. */
  players: Box[];
  /** Whether they are too many for it. */
  scrolls: boolean;
  /** Whether they stand in one column, so that their names stay in view while characters are chosen. */
  single: boolean;
  own: Box;
  hand: Box;
  supply: Box;
  /** Where characters are chosen, and cards that were set aside lie. */
  draft: Box;
}

interface Measures {
  margin: number;
  top: number;
  gap: number;
  ranks: number;
  names: number;
  supply: number;
  columns: number;
  /** Heights by that of another player: the reader's own city, the hand. */
  own: number;
  hand: number;
  /** The least and the most of another player's. */
  least: number;
  most: number;
}

function shapeOf(width: number, height: number): Shape {
  if (height < 28 && width > 30) return "short";
  if (width < 52) return "tall";
  return height < 40 ? "low" : "wide";
}

function measuresOf(shape: Shape, width: number, height: number, others: number, seated: boolean): Measures {
  const several = others > (seated ? 3 : 4) ? 2 : 1;
  switch (shape) {
    case "wide":
      return {
        ...{ margin: 1, top: 0.9, gap: 0.5, ranks: Math.min(8.6, height * 0.17), names: several > 1 ? 11.9 : 13.2 },
        ...{ supply: 9, columns: several, own: several > 1 ? 1.55 : 1.4, hand: several > 1 ? 1.9 : 1.5 },
        ...{ least: 4, most: 8.4 },
      };
    case "low":
      return {
        ...{ margin: 0.75, top: 0.75, gap: 0.45, ranks: 4.15, names: several > 1 ? 10.8 : 12.4, supply: 4.4 },
        ...{ columns: several, own: Math.max(1.2, several > 1 ? 0.22 * others : 0), hand: 0, least: 3.4, most: 7.6 },
      };
    case "tall":
      return {
        ...{ margin: 0.5, top: 0.6, gap: 0.35, ranks: width < 40 ? Math.min(3, height * 0.1) : 6.2, names: 0 },
        ...{ supply: width < 40 ? 3.2 : 5, columns: others > 4 && width > 24 ? 2 : 1, own: 1.1, hand: 1.4 },
        ...{ least: others > 3 ? 3.8 : 3.4, most: 8.6 },
      };
    case "short":
      return {
        ...{ margin: 0.5, top: 0.5, gap: 0.3, ranks: 2.8, names: several > 1 ? 6.6 : 9.8, supply: 3.4 },
        ...{ columns: several, own: 1, hand: 1.75, least: 2.8, most: 5 },
      };
  }
}

/** The layout of a board for this many other players; `seated`: the reader plays, too. */
export function layoutOf(width: number, height: number, others: number, seated: boolean): Layout {
  const shape = shapeOf(width, height);
  const of = measuresOf(shape, width, height, others, seated);
  const { margin, gap, columns } = of;
  const room = width - 2 * margin;
  const rows = Math.ceil(others / columns);
  const beside = shape === "low";

  const parts = seated ? of.own + of.hand : 0;
  const below = seated ? (beside ? 1 : 2) : 1; // regions below the other players
  const piles = seated ? 0 : 3.6;
  const start = of.top + of.ranks + 1.6 * gap;
  const left = height - start - (rows - 1) * gap - below * gap - piles - margin / 2;
  const row = Math.min(of.most, Math.max(of.least, left / (rows + parts)));
  const spare = Math.max(0, left - row * (rows + parts));
  const own = seated ? row * of.own + (beside ? spare : spare * 0.25) : 0;
  const hand = seated && !beside ? Math.max(row * of.hand, of.least * of.hand) + spare * 0.55 : 0;
  const tall = Math.min(rows * (row + gap) - gap, height - start - below * gap - own - hand - piles - margin / 2);

  const ranks = { left: margin, top: of.top, width: room, height: of.ranks + (beside || !seated ? 0 : spare * 0.2) };
  const top = start + ranks.height - of.ranks;
  const cell = (room - (columns - 1) * 2 * gap) / columns;
  const players = Array.from({ length: others }, (_, at) => ({
    left: (at % columns) * (cell + 2 * gap),
    top: Math.floor(at / columns) * (row + gap),
    width: cell,
    height: row,
  }));
  const end = height - margin / 2;
  const ownTop = top + tall + gap;
  const handWidth = beside ? room * 0.34 : room - of.names - of.supply;
  const ownBox = { left: margin, top: ownTop, width: beside ? room - handWidth - of.supply - gap : room, height: own };
  const handTop = beside ? ownTop : ownTop + own + gap;
  const handBox = {
    left: beside ? margin + ownBox.width + gap : margin + of.names,
    top: handTop,
    width: handWidth,
    height: beside ? own : end - handTop,
  };
  const supply = seated
    ? { left: width - margin - of.supply, top: handBox.top, width: of.supply, height: handBox.height }
    : { left: margin, top: end - piles, width: room, height: piles };
  const single = columns === 1 && of.names > 0;
  const draftLeft = single ? margin + of.names : margin;
  return {
    ...{ shape, names: of.names, head: Math.min(1.9, Math.max(1.5, row * 0.32)), ranks, players, single, own: ownBox, hand: handBox, supply },
    scrolls: rows * (row + gap) - gap > tall + 0.01,
    others: { left: margin, top, width: room, height: tall },
    draft: { left: draftLeft, top: of.top, width: width - margin - draftLeft, height: top + tall - of.top },
  };
}

/** A place as the style of an element. */
export const placed = ({ left, top, width, height }: Box): string =>
  `left: ${left}rem; top: ${top}rem; width: ${width}rem; height: ${height}rem`;
