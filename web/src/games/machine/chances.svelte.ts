// Whether the chances of a visit by the Automaton are on the map, and the movement card that is pointed at.
import type { MachineView, Visits } from "../../protocol";
import { keep, kept } from "../../lib/kept";
import { DISTRICTS } from "./names";
import type { Naming } from "./naming";

const KEY = "chances";

class Chances {
  #shown = $state(kept(KEY, true));
  /** The movement card that the reader points at; "" for none. */
  card = $state("");

  get shown(): boolean {
    return this.#shown;
  }

  set shown(shown: boolean) {
    this.#shown = shown;
    keep(KEY, shown);
  }
}

export const chances = new Chances();

/** Whether the Servants of the Automaton have yet to move this round. */
export const areServantsToMove = ({ automaton, phase }: MachineView): boolean =>
  automaton !== undefined && (phase === "opening" || phase === "access");

/** What is known of where the Servants will go this round; null once they have moved, and without an Automaton. */
export function visitsIn({ view, outlook }: Pick<Naming, "view" | "outlook">): Visits | null {
  return areServantsToMove(view) ? outlook.visits! : null;
}

/** In how many of all draws a Servant ends up in a District. */
export const visitsTo = (visits: Visits, district: string): { part: number; of: number } => ({
  part: visits.districts[DISTRICTS.indexOf(district)]!,
  of: visits.draws,
});
