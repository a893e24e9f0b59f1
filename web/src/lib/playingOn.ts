// Plays on from a moment of a game.
import type { TableCard } from "../protocol";
import { goToNew } from "./making";
import { USUAL_LEVEL } from "./plan";
import { seatToTake } from "./seats";
import type { Source } from "./source";
import type { Words } from "./words";

/** A new table from that moment: the reader in the seat asked for, if somebody takes it, bots in the others. The browser's
 * back button returns to the address. */
export async function playOn(
  source: Source,
  table: TableCard,
  choices: number,
  asked: number | null,
  address: string,
  say: Words["say"],
): Promise<void> {
  const beginning = await source.beginning(choices);
  const seat = seatToTake(table.seats, asked);
  const levels = table.seats.map(({ kind, level }, number) => (number === seat || kind === "empty" ? "" : level || USUAL_LEVEL));
  history.replaceState(null, "", address);
  await goToNew({ game: table.game, ...beginning, exact: true, seat, levels }, say, { start: true });
}
