// Pictures in the colours of the page are part of it; those with their own colours have addresses.

const ADDRESSES = new Map(
  Object.entries(
    import.meta.glob<string>(
      ["../art/{bots,scenery}/*.svg", "../art/*/{characters,heroes,servants,cuts,scenery}/*.svg"],
      { query: "?url", import: "default", eager: true },
    ),
  ).map(([path, address]) => [nameOf(path, ""), address]),
);

function nameOf(path: string, folder: string): string {
  return path.split(`/art/${folder}`)[1]!.replace(".svg", "");
}

/** Finds the SVG of a picture by its path in the folder of a game; "" if there is none. */
export function byPath(files: Record<string, string>, game: string): (path: string) => string {
  const pictures = new Map(Object.entries(files).map(([path, svg]) => [nameOf(path, `${game}/`), svg]));
  return (path) => pictures.get(path) ?? "";
}

/** The picture of whom the operands of a choice name, by its path; "" if they name nobody. */
export const faceNamed = (game: string, operands: Record<string, string>): string =>
  Object.values(operands)
    .flatMap((name) => ["characters", "heroes", "servants"].map((folder) => `${game}/${folder}/${name}`))
    .find((path) => ADDRESSES.has(path)) ?? "";

/** The address of a picture with its own colours, by its path: bots/ada; undefined for any other. */
export const addressOf = (path: string): string | undefined => ADDRESSES.get(path);
