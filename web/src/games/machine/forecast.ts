// What a Riot could count on, and what an Action changes, from what the reader sees alone.
import type { MachineView } from "../../protocol";
import { guardsIn, RIOT_SLOT, servantsIn, type Citizen } from "./people";

/** The active Citizens, from those known to those possible, against Guards and known Traitors (M9.7, M9.8). */
export interface Forecast {
  known: number;
  possible: number;
  against: number;
  outlook: "cannot" | "may" | "must";
}

export function forecastOf(view: MachineView, citizens: Citizen[], district: string): Forecast {
  const here = citizens.filter(({ place }) => place === district);
  const known = here.filter(({ active }) => active).length;
  const hidden = here.filter((citizen) => !citizen.class).length;
  const traitors = here.filter((citizen) => citizen.class === "traitor").length;
  const against = guardsIn(view, district).upright + traitors;
  const possible = known + hidden;
  const outlook = possible <= against ? "cannot" : known > against + hidden ? "must" : "may";
  return { known, possible, against, outlook };
}

/** Its numbers, as on the map. */
export function ratio({ known, possible, against }: Forecast): string {
  return `${known < possible ? `${known}–${possible}` : known} : ${against}`;
}

/** Where Discontent would be after a Hero's Incitement. */
export function incited(view: MachineView): number {
  const { name, place } = view.heroes[view.turn]!;
  const twice =
    (name === "journalist" && !servantsIn(view, place).length) || // M13
    (view.event === "public-lectures" && place === "science") || // M15
    (view.event === "opening-night" && place === "art");
  return risen(view, twice ? 2 : 1);
}

/** Where Discontent would be after a speech in the Central Square (M9.9). */
export function agitated(view: MachineView, citizens: Citizen[]): number {
  const square = "central-square";
  const crowd = view.citizens.filter(
    ({ place, status }, number) =>
      place === square && !(status === "revealed" && citizens[number]!.class === "traitor"),
  );
  return risen(view, crowd.length - guardsIn(view, square).upright);
}

function risen({ discontent, event }: MachineView, by: number): number {
  const most = event === "voice-of-the-machine" ? 1 : by; // M15
  return Math.min(RIOT_SLOT, discontent + Math.min(by, most));
}
