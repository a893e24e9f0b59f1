// Shows where on the board a thing is.

/** Circles the first of these things that is on the board, until the returned function is called. */
export function ring(things: string[]): (() => void) | undefined {
  const found = things.map((thing) => document.querySelector(`[data-thing="${CSS.escape(thing)}"]`)).find(Boolean);
  const ringed = found?.animate({ outline: "4px solid var(--glow)", outlineOffset: "2px" }, { fill: "forwards" });
  return ringed && (() => ringed.cancel());
}
