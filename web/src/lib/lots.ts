/** A whole number below a limit that always goes with a text. */
export const lotOf = (text: string, below: number): number =>
  [...text].reduce((sum, sign) => (sum * 31 + sign.codePointAt(0)!) % 65_521, 7) % below;
