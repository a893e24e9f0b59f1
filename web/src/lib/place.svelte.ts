// Where in the client we are: its address, and how to go elsewhere without loading the page again.
import type { Upload } from "../protocol";

class Place {
  path = $state(window.location.pathname);
  /** The table that is to start as soon as we are at it. */
  starting = "";
  /** The table where the reader takes a seat as soon as we are at it. */
  sitting = "";
  /** The file that was opened last. */
  file: Upload | null = null;

  constructor() {
    window.addEventListener("popstate", () => (this.path = window.location.pathname));
  }

  go = (path: string): void => {
    history.pushState(null, "", path);
    this.path = window.location.pathname;
    window.scrollTo(0, 0);
  };
}

export const place = new Place();

/** The table that somebody was invited to, and to which they go when they have learned the game; "" if none is named. */
export function tableAfter(): string {
  const after = new URLSearchParams(window.location.search).get("then") ?? "";
  return /^\/tables\/[\w-]+$/.test(after) ? after : "";
}

/** For links: goes there without loading the page again, unless another window is wanted. */
export function follow(event: MouseEvent & { currentTarget: HTMLAnchorElement }): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
  event.preventDefault();
  const { pathname, search } = event.currentTarget;
  place.go(pathname + search);
}
