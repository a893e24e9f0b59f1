// Whose picture stands in the dock.
import type { CitadelsView, Scene } from "../../protocol";

/** The character the reader plays now or holds; else a hidden one. */
export function portrait(scene: Scene): string {
  const { seat, actor, role, held, cast } = scene.view as CitadelsView;
  if (seat === null) return "";
  const name = actor === seat && role ? role : cast[(held[0] ?? 0) - 1];
  return name ? `citadels/characters/${name}` : "";
}
