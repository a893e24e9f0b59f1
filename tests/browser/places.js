// Where the regions of a table are, by name, and what is wrong with the window: it scrolls, or something that can be
// pressed is outside of it and cannot be scrolled into view within its region.
async () => {
  const PRESSED = ".thing.offered, .ready [data-choice], .ready [data-aim], [data-holds], [data-way]";
  const MOST = 0.6; // of a side; cards in a hand overlap
  for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame); // boards adapt to the window
  const problems = [];

  const { scrollWidth, scrollHeight } = document.documentElement;
  if (scrollWidth > innerWidth) problems.push(`the page is ${scrollWidth} px wide`);
  if (scrollHeight > innerHeight) problems.push(`the page is ${scrollHeight} px high`);

  /** Whether most of a button can be seen once its container is scrolled. */
  function isReached(element) {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const seen = { left, top, right, bottom };
    const cut = (edge) => {
      [seen.left, seen.right] = [Math.max(seen.left, edge.left), Math.min(seen.right, edge.right)];
      [seen.top, seen.bottom] = [Math.max(seen.top, edge.top), Math.min(seen.bottom, edge.bottom)];
    };
    for (let at = element.parentElement; at; at = at.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(at);
      if (/auto|scroll/.test(overflowX + overflowY)) return isReached(at);
      if (/hidden|clip/.test(overflowX + overflowY)) cut(at.getBoundingClientRect());
    }
    cut({ left: 0, top: 0, right: innerWidth, bottom: innerHeight });
    return seen.right - seen.left >= MOST * (right - left) && seen.bottom - seen.top >= MOST * (bottom - top);
  }

  for (const element of document.querySelectorAll(PRESSED)) {
    if (!element.checkVisibility({ visibilityProperty: true }) || element.closest("[popover]")) continue;
    const { thing, choice, aim, place } = element.dataset;
    if (!isReached(element)) problems.push(`${thing ?? choice ?? aim ?? place ?? "the way"} is out of reach`);
  }

  const regions = {};
  for (const region of document.querySelectorAll("[data-region]")) {
    const { left, top, width, height } = region.getBoundingClientRect();
    regions[region.dataset.region] = [left, top, width, height].map(Math.round);
  }
  return { regions, problems };
};
