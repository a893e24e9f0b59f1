// Where the regions of a table are, by name, and what is wrong with the window: it scrolls, or something that can be
// pressed is outside of it and cannot be scrolled to inside of a region.
async () => {
  const PRESSED = ".thing.offered, .ready [data-choice], .ready [data-aim], [data-holds], [data-way]";
  const NEAR = 1; // pixel: sizes are rounded
  for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame); // boards follow the window
  const problems = [];

  const { scrollWidth, scrollHeight } = document.documentElement;
  if (scrollWidth > innerWidth) problems.push(`the page is ${scrollWidth} px wide`);
  if (scrollHeight > innerHeight) problems.push(`the page is ${scrollHeight} px high`);

  const isIn = (box, left, top, right, bottom) =>
    box.left >= left - NEAR && box.top >= top - NEAR && box.right <= right + NEAR && box.bottom <= bottom + NEAR;

  /** Whether what is pressed can be seen, once what holds it is scrolled. */
  function isReached(element) {
    const box = element.getBoundingClientRect();
    for (let at = element.parentElement; at; at = at.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(at);
      const edge = at.getBoundingClientRect();
      if (/auto|scroll/.test(overflowX + overflowY)) return isIn(edge, 0, 0, innerWidth, innerHeight);
      if (/hidden|clip/.test(overflowX + overflowY) && !isIn(box, edge.left, edge.top, edge.right, edge.bottom)) return false;
    }
    return isIn(box, 0, 0, innerWidth, innerHeight);
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
