// The dice that Heroes have rolled.
import type { Event } from "../../lib/telling";

export interface Die {
  hero: string;
  /** Its face, as a picture among the tokens. */
  face: string;
  /** The number on the Assault die; 0 for none. */
  number: number;
}

/** By event: its face of the Escape die, or the shield of the Assault die. */
const FACES: Record<string, string> = {
  rolled: "assault-shield",
  escaped: "escape-free",
  captured: "escape-caught",
};

/** All of them, in the order they were rolled. */
export function diceOf(events: Event[]): Die[] {
  return events.flatMap(({ kind, hero, die }) => {
    const number = kind === "rolled" ? Number(die) : 0;
    const face = number ? "assault-number" : FACES[kind];
    return face ? [{ hero: String(hero), face, number }] : [];
  });
}
