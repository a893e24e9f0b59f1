// What all parts of the board share.
import { createContext } from "svelte";
import type { CitadelsMemory, CitadelsView, DistrictCard, SeatCard } from "../../protocol";
import type { CitadelsTeller } from "./telling";
import { plain } from "./things";

export interface CitadelsTable {
  readonly view: CitadelsView;
  readonly memory: CitadelsMemory | null;
  readonly teller: CitadelsTeller;
  readonly seats: SeatCard[];
  /** The districts of the game, by name. */
  readonly districts: Map<string, DistrictCard>;
  /** Whether there is little room, so that cards say no more than their names. */
  readonly narrow: boolean;
  /** Whether there is as little as on a phone, so that others' cities are folded. */
  readonly tiny: boolean;
}

/** What a district costs, with a coin of the Artist 1 more (C5.26). */
export function costOf({ districts }: CitadelsTable, face: string): number {
  const name = plain(face);
  return districts.get(name)!.cost + Number(face !== name);
}

/** How many districts a city counts for towards its completion: the Monument is two (C7). */
export const sizeOf = (city: string[]): number => city.length + Number(city.map(plain).includes("monument"));

export const [useTable, provideTable] = createContext<CitadelsTable>();
