// What is said of a thing when a reader points at it.

export interface Help {
  title: string;
  lines: string[];
  /** The clause of the rules, and whose design it is. */
  source?: string;
  /** The card it is about: rulings name it. */
  card?: string;
  /** What it is one of, where rulings speak of all of these: `servant`. */
  kind?: string;
}
