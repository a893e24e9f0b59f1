// What all parts of the board share.
import { createContext } from "svelte";
import type { CitadelsMemory, CitadelsOutlook, CitadelsView, DistrictCard, SeatCard, Standing } from "../../protocol";
import type { Layout } from "./layout";
import type { CitadelsTeller } from "./telling";

export interface CitadelsTable {
  readonly view: CitadelsView;
  readonly memory: CitadelsMemory | null;
  readonly outlook: CitadelsOutlook;
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

export const [useTable, provideTable] = createContext<CitadelsTable>();
