// Guards have no names, yet each of those drawn should stay where it is, and only those that moved should travel.

/** Where each Guard stands: as before as far as the numbers allow. The first of a place are the first to leave. */
export function stationed(before: string[], wanted: Map<string, number>): string[] {
  const missing = new Map(wanted);
  const now: (string | null)[] = before.map(() => null);
  for (let at = before.length - 1; at >= 0; at--) {
    const left = missing.get(before[at]!) ?? 0;
    if (left) {
      now[at] = before[at]!;
      missing.set(before[at]!, left - 1);
    }
  }
  const places = [...missing].flatMap(([place, count]) => Array<string>(count).fill(place));
  return [...now.flatMap((place) => place ?? places.shift() ?? []), ...places];
}
