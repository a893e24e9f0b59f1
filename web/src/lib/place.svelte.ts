// Where in the client we are: its address, and how to go elsewhere without loading the page again.

class Place {
  path = $state(window.location.pathname);
  /** The table that is to start as soon as we are at it. */
  starting = "";

  constructor() {
    window.addEventListener("popstate", () => (this.path = window.location.pathname));
  }

  go = (path: string): void => {
    history.pushState(null, "", path);
    this.path = path;
    window.scrollTo(0, 0);
  };
}

export const place = new Place();

/** For links: goes there without loading the page again, unless another window is wanted. */
export function follow(event: MouseEvent & { currentTarget: HTMLAnchorElement }): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
  event.preventDefault();
  place.go(event.currentTarget.pathname);
}
