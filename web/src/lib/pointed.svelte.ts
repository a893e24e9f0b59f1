// The thing whose help is shown: at most one on the page.
import type { Reason } from "../protocol";
import type { Help } from "./help";

interface Pointed {
  element: HTMLElement;
  help: Help;
  /** What picking the thing does, in words. */
  choices: string[];
  /** Why the thing cannot be picked. */
  reasons: Reason[];
  /** Whether it stays when the reader points elsewhere, so that its links can be used. */
  pinned: boolean;
}

export const pointed = $state<{ at: Pointed | null }>({ at: null });

/** Shows the help of a thing; what is pinned gives way only to what is pinned, too. */
export function point(at: Pointed): void {
  if (at.pinned || !pointed.at?.pinned) pointed.at = at;
}

/** Pointing elsewhere hides the help for an element, unless it is pinned. */
export function leave(element: HTMLElement | undefined): void {
  if (pointed.at?.element === element && !pointed.at?.pinned) pointed.at = null;
}
