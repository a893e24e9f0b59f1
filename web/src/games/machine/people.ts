// Who and what is where on the table, from what the reader sees and remembers.
import type { ClassCard, MachineMemory, MachineView } from "../../protocol";
import { DISTRICTS, SERVANTS } from "./names";

export const JAIL = "arrested";
const SLOTS_IN_STAGE = 3;
export const RIOT_STAGE = 6;
export const RIOT_SLOT = RIOT_STAGE * SLOTS_IN_STAGE + 1;
export const RIOTS_TO_WIN = 3;
export const MOST_RAIDS = 3; // M7.7
export const MOST_DIRECTIVES = 3; // in force (M7.9)

export interface Citizen {
  number: number;
  place: string;
  status: string;
  /** The class, as far as the reader knows or remembers it. */
  class: string;
  active: boolean;
}

/** The Stage of Discontent (M4.1). */
export function stageOf({ discontent }: Pick<MachineView, "discontent">): number {
  return Math.floor((discontent - 1) / SLOTS_IN_STAGE);
}

export function riotsOf(view: MachineView): number {
  return view.riots.length + Number(stageOf(view) === RIOT_STAGE);
}

export function citizensOf(view: MachineView, memory: MachineMemory | null, classes: ClassCard[]): Citizen[] {
  return view.citizens.map(({ place, status, known_as }, number) => {
    const name = known_as || (memory?.remembered[number] ?? "");
    const from = classes.find((card) => card.name === name)?.stage ?? null;
    const active = place !== JAIL && from !== null && from <= stageOf(view); // M4.2
    return { number, place, status, class: name, active };
  });
}

export function guardsIn(view: MachineView, district: string): { upright: number; broken: number } {
  const number = DISTRICTS.indexOf(district);
  return { upright: view.guards[number]!, broken: view.broken[number]! };
}

export function heroesIn(view: MachineView, district: string): string[] {
  return view.heroes.filter(({ place }) => place === district).map(({ name }) => name);
}

export function servantsIn(view: MachineView, district: string): string[] {
  return SERVANTS.filter((_, number) => view.servants[number] === district);
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
