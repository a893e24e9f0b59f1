// Pictures are part of the page, so that they take its colours.

/** Finds the SVG of a picture by its path in the folder of a game; "" for one that is not drawn. */
export function byPath(files: Record<string, string>, game: string): (path: string) => string {
  const pictures = new Map(
    Object.entries(files).map(([path, svg]) => [path.split(`/art/${game}/`)[1]!.replace(".svg", ""), svg]),
  );
  return (path) => pictures.get(path) ?? "";
}
