// Plays on from a moment of a game.
import type { TableCard } from "../protocol";
import { goToNew } from "./making";
import { USUAL_LEVEL } from "./plan";
import type { Source } from "./source";
import type { Words } from "./words";

/** A new table from that moment: the reader in a seat, bots in the others. The browser's back button returns to the address. */
export async function playOn(
  source: Source,
  table: TableCard,
  choices: number,
  seat: number,
  address: string,
  say: Words["say"],
): Promise<void> {
  const beginning = await source.beginning(choices);
  const levels = table.seats.map(({ level }, number) => (number === seat ? "" : level || USUAL_LEVEL));
  history.replaceState(null, "", address);
  await goToNew({ game: table.game, ...beginning, exact: true, seat, levels }, say, { start: true });
}
