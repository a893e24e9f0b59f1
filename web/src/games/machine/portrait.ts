// Whose pictures are shown in the dock and at the end.
import type { MachineView, Scene } from "../../protocol";
import { SERVANTS } from "./names";

/** The Machine, the Hero whose turn it is, if the reader plays it; "" for spectators. */
export function portrait(scene: Scene): string {
  const { heroes, turn, seat } = scene.view as MachineView;
  if (seat === 0) return "machine/cuts/machine";
  const acting = heroes[turn] ?? heroes.find(({ seats }) => seat !== null && seats.includes(seat));
  return seat !== null && acting?.seats.includes(seat) ? `machine/cuts/${acting.name}` : "";
}

/** A Hero of the seat; of the Machine a Servant. */
export function faceOf(scene: Scene, seat: number): string {
  const { heroes } = scene.view as MachineView;
  if (seat === 0) return `machine/servants/${SERVANTS[0]}`;
  const own = heroes.find(({ seats }) => seats.includes(seat));
  return `machine/heroes/${own?.name ?? heroes[0]!.name}`;
}

/** The Heroes, or the Servants. */
export function victors(scene: Scene, winners: number[]): string[] {
  if (winners.includes(0)) return SERVANTS.map((name) => `machine/servants/${name}`);
  return (scene.view as MachineView).heroes.map(({ name }) => `machine/heroes/${name}`);
}

/** The people with torches, or Guards in ranks. */
export const sky = (winners: number[]): string => `machine/scenery/${winners.includes(0) ? "order" : "crowd"}`;
