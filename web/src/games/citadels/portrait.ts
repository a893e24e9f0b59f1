// Whose pictures are shown in the dock and at the end.
import type { CitadelsView, Scene } from "../../protocol";

/** The character the reader plays now or holds; else a hidden one. */
export function portrait(scene: Scene): string {
  const { seat, turn, own, table } = scene.view as CitadelsView;
  if (seat === null) return "";
  const name = turn.actor === seat && turn.role ? turn.role : table.cast[(own.held[0] ?? 0) - 1];
  return name ? `citadels/characters/${name}` : "citadels/scenery/character-back";
}

/** The character somebody was seen as last. */
export function faceOf(scene: Scene, seat: number): string {
  const { characters, table, truth } = scene.view as CitadelsView;
  const rank = truth?.held[seat]?.at(-1) ?? characters.shown.lastIndexOf(seat);
  const { face } = scene.table.seats[seat]!;
  return rank > 0 ? `citadels/characters/${table.cast[rank - 1]}` : face ? `bots/${face}` : "citadels/characters/king";
}

export const victors = (scene: Scene, winners: number[]): string[] => winners.map((seat) => faceOf(scene, seat));
