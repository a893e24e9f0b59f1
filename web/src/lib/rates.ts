// The maths of the record: shares of games with their intervals, and where they are on a chart.

const Z = 1.959964; // standard deviations: 95% are within

/** A share of games, and the bounds of its 95% interval. */
export interface Rate {
  share: number;
  low: number;
  high: number;
}

/** How often something happened (Wilson's interval). Without any games nothing is known. */
export function rateOf(count: number, games: number): Rate {
  if (!games) return { share: 0, low: 0, high: 1 };
  const share = count / games;
  const middle = share + Z ** 2 / (2 * games);
  const spread = Z * Math.sqrt((share * (1 - share)) / games + Z ** 2 / (4 * games ** 2));
  const all = 1 + Z ** 2 / games;
  return { share, low: Math.max(0, (middle - spread) / all), high: Math.min(1, (middle + spread) / all) };
}

/** Whether a rate is surely better (1) or worse (-1) than a mean; 0 if the games are too few to tell. */
export const against = ({ low, high }: Rate, mean: number): -1 | 0 | 1 => (low > mean ? 1 : high < mean ? -1 : 0);

/** From where to where an axis goes, and its marks. */
export interface Axis {
  from: number;
  to: number;
  marks: number[];
}

const STEPS = [1, 2, 2.5, 5, 10];

/** An axis with a few round marks and room for all values. */
export function axisOf(values: number[], most = 6): Axis {
  const [least, greatest] = [Math.min(...values), Math.max(...values)];
  const wished = (greatest - least || Math.abs(greatest) || 1) / (most - 1);
  const power = 10 ** Math.floor(Math.log10(wished));
  const step = power * STEPS.find((step) => step * power >= wished * (1 - 1e-9))!;
  const [first, last] = [Math.floor(least / step + 1e-9), Math.ceil(greatest / step - 1e-9)];
  const marks = Array.from({ length: Math.max(last - first, 1) + 1 }, (_, at) => Number(((first + at) * step).toFixed(9)));
  return { from: marks[0]!, to: marks.at(-1)!, marks };
}

/** Where a value is on an axis, from 0 to 1. */
export const onAxis = ({ from, to }: Axis, value: number): number => (value - from) / (to - from);

/** As a length of SVG. */
export const percent = (part: number): string => `${Math.round(part * 10_000) / 100}%`;
