// What all parts of the board share.
import { createContext } from "svelte";
import type { CitadelsMemory, CitadelsView, DistrictCard, SeatCard, Standing } from "../../protocol";
import type { Layout } from "./layout";
import type { CitadelsTeller } from "./telling";
import { plain } from "./things";

export interface CitadelsTable {
  readonly view: CitadelsView;
  readonly memory: CitadelsMemory | null;
  readonly teller: CitadelsTeller;
  readonly seats: SeatCard[];
  /** Everybody's points if the game ended now; null where nobody counts them. */
  readonly standing: Standing[] | null;
  /** The districts of the game, by name. */
  readonly districts: Map<string, DistrictCard>;
  readonly layout: Layout;
  /** Whether characters are chosen in the place of ranks and cities. */
  readonly covered: boolean;
}

/** What a district costs, with a coin of the Artist 1 more (C5.26). */
export function costOf({ districts }: CitadelsTable, face: string): number {
  const name = plain(face);
  return districts.get(name)!.cost + Number(face !== name);
}

/** What the reader pays for a district: with a Factory for another unique one 1 less (C7). */
export function priceOf(table: CitadelsTable, face: string): number {
  const { view, districts } = table;
  const cheaper = districts.get(face)!.type === "unique" && view.cities[view.seat!]!.map(plain).includes("factory");
  return costOf(table, face) - Number(cheaper);
}

/** How many districts a city counts for towards its completion: the Monument is two (C7). */
export const sizeOf = (city: string[]): number => city.length + Number(city.map(plain).includes("monument"));

export const [useTable, provideTable] = createContext<CitadelsTable>();
