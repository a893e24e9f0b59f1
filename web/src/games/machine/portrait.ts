// Whose picture stands in the dock.
import type { MachineView, Scene } from "../../protocol";

/** The Machine, the Hero whose turn it is, if the reader plays it; "" for spectators. */
export function portrait(scene: Scene): string {
  const { heroes, turn, seat } = scene.view as MachineView;
  if (seat === 0) return "machine/cuts/machine";
  const acting = heroes[turn] ?? heroes.find(({ seats }) => seat !== null && seats.includes(seat));
  return seat !== null && acting?.seats.includes(seat) ? `machine/cuts/${acting.name}` : "";
}
