// The help for a thing that the reader points at.

export interface Help {
  title: string;
  lines: string[];
  /** The clause of the rules, and whose design it is. */
  source?: string;
  /** The card it is about: rulings name it. */
  card?: string;
  /** Its kind, if there are rulings about all of that kind: `servant`. */
  kind?: string;
}
