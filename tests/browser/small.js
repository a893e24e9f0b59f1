// What is too small for a finger (WCAG 2.5.5), except links in a text, and the headings and cards of the rules, which
// link to themselves.
() => {
  const LEAST = 44; // pixels
  const PRESSED = "button, a[href], input, select, textarea, summary";
  const PIECES = "[data-shape='tall'] .thing:not(.wordy)"; // of Citadels: their choices are also in the list
  const LEAST_OF_PIECES = 24; // WCAG 2.5.8
  const ADDRESSES = ":is(h1, h2, h3) > a, a.number";

  const isInText = (link) =>
    link.tagName === "A" &&
    getComputedStyle(link).display === "inline" &&
    link.parentElement.textContent.trim() !== link.textContent.trim();

  const found = new Set();
  for (const element of document.querySelectorAll(PRESSED)) {
    if (!element.checkVisibility({ visibilityProperty: true }) || isInText(element) || element.matches(ADDRESSES)) continue;
    const boxes = [element, ...(element.labels ?? [])].map((part) => part.getBoundingClientRect());
    const sizes = boxes.map((box) => [Math.round(box.width), Math.round(box.height)]);
    if (sizes.some((sides) => Math.min(...sides) >= (element.matches(PIECES) ? LEAST_OF_PIECES : LEAST))) continue;
    const name = (element.getAttribute("aria-label") || element.textContent).trim().replace(/\s+/g, " ").slice(0, 40);
    found.add(`${element.tagName.toLowerCase()} '${name}': ${sizes.map((sides) => sides.join(" x ")).join(", ")}`);
  }
  return [...found];
};
