// Whose picture stands in the dock.
import type { MachineView, Scene } from "../../protocol";

/** The Hero whose turn it is, if the reader plays it; "" for the Machine and for spectators. */
export function portrait(scene: Scene): string {
  const { heroes, turn, seat } = scene.view as MachineView;
  const acting = heroes[turn] ?? heroes.find(({ seats }) => seat !== null && seats.includes(seat));
  return seat !== null && acting?.seats.includes(seat) ? `machine/cuts/${acting.name}` : "";
}
