// The Guards as they were before the changes that the reader has not seen yet.
import type { MachineView, Scene } from "../../protocol";
import { freshEvents, startsAnew } from "../../lib/past";

/** The Guards by District that changes are counted from, at another scene: those before the reader's last choice, for
    spectators before anybody's. Where the table is another without anything having happened, as after taking back, they
    are counted from there. */
export function guardsSince(since: number[], before: Scene | null, now: Scene): number[] {
  const [last, next] = [before, now].map((scene) => (scene?.view as MachineView | null)?.city.guards ?? []) as [number[], number[]];
  if (!freshEvents(before, now).length) return last.join() === next.join() && before?.you === now.you ? since : next;
  return startsAnew(before, now) || now.you === null ? last : since;
}
