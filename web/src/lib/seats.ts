// What a seat is called, no matter who sits there.
import { profileOf } from "../games/profiles";
import type { Application, Options, Scene, SeatCard } from "../protocol";
import type { Words } from "./words";

/** Its side in a game of sides, its number in others. */
export function seatTitle(say: Words["say"], game: string, seat: number): string {
  return profileOf(game).seatTitle?.(say, seat) ?? say("seat-number", { number: seat + 1 });
}

/** Who is at a seat that nobody takes: the rules play it. */
export function nobodyAt(say: Words["say"], game: string, options: Options): string {
  const { nobody } = profileOf(game);
  return nobody ? [say(nobody.name), nobody.note(say, options)].join(", ") : "";
}

/** The seat to take in a game that is looked back at: the one asked for, unless nobody takes it; else the first person's,
 * or the first at all. */
export function seatToTake(seats: SeatCard[], asked: number | null): number {
  const isTaken = (seat: SeatCard | undefined) => seat !== undefined && seat.kind !== "empty";
  if (asked !== null && isTaken(seats[asked])) return asked;
  const person = seats.findIndex(({ kind }) => kind === "person");
  return person < 0 ? seats.findIndex(isTaken) : person;
}

/** Whether the seats of a game have their own titles. */
export const hasSides = (game: string): boolean => profileOf(game).seatTitle !== null;

/** Whether people play at a table: they are asked before somebody takes over from a bot. */
export const peoplePlay = (scene: Scene): boolean => scene.table.seats.some(({ kind }) => kind === "person");

/** Whether the reader has to answer somebody who asks for a seat. */
export function isAsked(scene: Scene, { agreed }: Application): boolean {
  if (!peoplePlay(scene)) return scene.hosting;
  const { you } = scene;
  return you !== null && scene.table.seats[you]!.kind === "person" && !agreed.includes(you);
}
