// Cards in a row, told apart so that each keeps its place on the page while others come and go.
import { plain } from "./things";

interface Placed {
  key: string;
  face: string;
}

/** The cards of a list in one text (which stays the same as long as the cards do), each with its own key. */
export function keyed(faces: string): Placed[] {
  const counts = new Map<string, number>();
  return faces.split(" ").filter(Boolean).map((face) => {
    const name = plain(face);
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    return { key: `${name} ${count}`, face };
  });
}
