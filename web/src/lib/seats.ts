// What a seat is called, whoever sits there.
import { profileOf } from "../games/profiles";
import type { Words } from "./words";

/** Its side in a game of sides, its number in others. */
export function seatTitle(say: Words["say"], game: string, seat: number): string {
  return profileOf(game).seatTitle?.(say, seat) ?? say("seat-number", { number: seat + 1 });
}

/** Whether the seats of a game have titles of their own. */
export const hasSides = (game: string): boolean => profileOf(game).seatTitle !== null;
