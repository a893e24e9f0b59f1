// Whose view of a table is shown when all are shown together.
import type { View } from "../protocol";

/** The view of a seat that has to decide or, if none has, of the first. */
export function deciderOf<V extends View>(views: V[]): V {
  return views.find(({ pending, seat }) => pending.includes(seat!)) ?? views[0]!;
}
