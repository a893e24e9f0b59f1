// What a seat is called, whoever sits there.
import type { Words } from "./words";

/** Its side in the Machine game, its number in others. */
export function seatTitle(say: Words["say"], game: string, seat: number): string {
  if (game !== "machine") return say("seat-number", { number: seat + 1 });
  return seat === 0 ? say("seat-machine") : say("seat-revolutionary", { number: seat });
}
