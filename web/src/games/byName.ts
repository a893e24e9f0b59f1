// Finding a card, a Hero or a tile.

/** The one with a name, which must be there. */
export function byName<T extends { name: string }>(all: T[], name: string): T {
  return all.find((one) => one.name === name)!;
}
