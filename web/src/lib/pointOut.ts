// Shows where on the board a thing is.

const SHOWN_FOR = 1600;

/** Brings the first of these things that is on the board into sight and rings it for a moment. */
export function pointOut(things: string[]): void {
  const found = things.map((thing) => document.querySelector(`[data-thing="${CSS.escape(thing)}"]`)).find(Boolean);
  if (!found) return;
  found.scrollIntoView({ block: "nearest", inline: "nearest" });
  const ring = { outline: "4px solid var(--glow)", outlineOffset: "2px" };
  found.animate([ring, { ...ring, offset: 0.8 }, {}], SHOWN_FOR);
}
