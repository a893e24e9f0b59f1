// Loading a part of a game, with its pictures, when it is needed.

/** The folder for games without one. */
const GENERIC = "generic";

/** Loads what a file in each game's folder exports, by the name of the game. */
export function loader<T>(files: Record<string, () => Promise<{ default: T }>>): (game: string) => Promise<T> {
  const byGame = new Map(Object.entries(files).map(([path, load]) => [path.split("/").at(-2), load]));
  return async (game) => {
    const load = byGame.get(game) ?? byGame.get(GENERIC);
    if (!load) throw new Error(`no game '${game}'`);
    return (await load()).default;
  };
}
