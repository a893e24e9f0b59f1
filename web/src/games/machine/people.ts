// Who and what is where on the table, from what the reader sees and remembers.
import type { Forecast, MachineCard, MachineMemory, MachineOutlook, MachineView } from "../../protocol";
import { DISTRICTS, SERVANTS } from "./names";

export const JAIL = "arrested";

export interface Citizen {
  number: number;
  place: string;
  status: string;
  /** The class, as far as the reader knows or remembers it. */
  class: string;
  active: boolean;
}

/** The Stage of a slot of Discontent. */
export const stageOf = ({ stages }: MachineCard, slot: number): number => stages[slot - 1]!;

/** Whether Discontent has reached the Riot Stage. */
export const isRiotStage = ({ stages }: MachineCard, stage: number): boolean => stage === stages.at(-1);

export function citizensOf(view: MachineView, memory: MachineMemory | null, { active }: MachineOutlook): Citizen[] {
  return view.city.citizens.map(({ place, status, known_as }, number) => ({
    ...{ number, place, status, class: known_as || (memory?.remembered[number] ?? "") },
    active: active.includes(number),
  }));
}

/** What a Riot in a District could count on. */
export function forecastOf({ forecasts }: MachineOutlook, district: string): Forecast {
  return forecasts[DISTRICTS.indexOf(district)]!;
}

/** Its numbers, as on the map. */
export function ratio({ known, possible, against }: Forecast): string {
  return `${known < possible ? `${known}–${possible}` : known} : ${against}`;
}

export function guardsIn(view: MachineView, district: string): { upright: number; broken: number } {
  const number = DISTRICTS.indexOf(district);
  return { upright: view.city.guards[number]!, broken: view.city.broken[number]! };
}

export function heroesIn(view: MachineView, district: string): string[] {
  return view.heroes.filter(({ place }) => place === district).map(({ name }) => name);
}

export function servantsIn(view: MachineView, district: string): string[] {
  return SERVANTS.filter((_, number) => view.city.servants[number] === district);
}

/** Whether it is this Hero's turn. */
export function acts({ phase, turn }: MachineView, hero: number): boolean {
  return phase === "heroes" && turn === hero;
}

/** The Heroes who are going there, as far as the reader knows it, and are not there yet. */
export function expectedIn(view: MachineView, district: string): string[] {
  const waits = (number: number, place: string) => {
    if (view.phase === "heroes") return number >= view.turn && place !== district;
    return view.phase === "access" || view.phase === "great-machine";
  };
  return view.heroes
    .filter(({ place, destination }, number) => destination === district && waits(number, place))
    .map(({ name }) => name);
}

type CardState = "hand" | "chosen" | "forfeited" | "perhaps";

/** What a reader knows of a Hero's Access card. */
export function accessState(view: MachineView, memory: MachineMemory | null, hero: number, card: string): CardState {
  const { forfeited, destination } = view.heroes[hero]!;
  if (forfeited.includes(card)) return "forfeited";
  if (destination === card) return "chosen";
  return memory?.forfeited[hero]?.some((cards) => cards.includes(card)) ? "perhaps" : "hand";
}
