// What does not fit: texts that are cut off or stick out of their box, broken words, things that overlap.
async () => {
  const BOXES = "button, a.button, .thing, label.pick, .panel, select, summary";
  const PRESSED = "button, a.button, input, select, summary";
  const CARRY = ".ground, .jail, .standee"; // pieces lie on them, and figures stand in front of each other
  const FANNED = "[data-region=hand]"; // cards that overlap
  // Texts shortened to the space available: pressing what they are part of shows them in full.
  const CLAMPED = ".thing.character .words, .thing.district .name, .thing.seat .role, .chip :is(b, small), .hero .where";
  const [ACROSS, DOWN] = [2, 5]; // pixels that do no harm: lines of text are taller than letters
  const found = new Set();
  for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame); // boards adapt to the window
  document.documentElement.style.opacity = 1; // transparent elements would be ignored

  const told = (element) => {
    const text = element.textContent.trim().replace(/\s+/g, " ").slice(0, 40);
    const classes = [...element.classList].filter((name) => !name.startsWith("svelte-"));
    return `${[element.tagName.toLowerCase(), ...classes].join(".")} '${text}'`;
  };
  const hides = (style) => /hidden|clip|auto|scroll/.test(style.overflowX + style.overflowY);
  const scrolls = (style) => /auto|scroll/.test(style.overflowX + style.overflowY);
  const isOut = (inner, outer) =>
    inner.left < outer.left - ACROSS ||
    inner.right > outer.right + ACROSS ||
    inner.top < outer.top - DOWN ||
    inner.bottom > outer.bottom + DOWN;

  const floats = (element, { position, zIndex }) =>
    /fixed|sticky/.test(position) || (position === "absolute" && zIndex !== "auto") || element.popover || element.tagName === "DIALOG";

  /** The visible part of a box, and its layer: that of the page, or of something floating above it. */
  function seen(element, { left, top, right, bottom }) {
    let layer = document.body;
    for (let at = element; at && at !== document.body; at = at.parentElement) {
      const style = getComputedStyle(at);
      if ((at !== element || at.matches(CLAMPED)) && hides(style)) {
        const edge = at.getBoundingClientRect();
        [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)];
        [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)];
      }
      if (layer === document.body && floats(at, style)) layer = at;
    }
    return { left, top, right, bottom, layer };
  }

  const isShown = (element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    element.getBoundingClientRect().width > 1 &&
    element.getBoundingClientRect().height > 1; // otherwise it is for screen readers only

  const items = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node; (node = walker.nextNode()); ) {
    const element = node.parentElement;
    if (!node.data.trim() || !isShown(element) || element.closest("option, script, style, textPath")) continue;
    const range = document.createRange();
    const box = element.closest(`.badge, ${BOXES}`); // badges stick out of what they are on
    for (const { 0: word, index } of node.data.matchAll(/\p{L}{2,}/gu)) {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) found.add(`broken: ${told(element)}`);
    }
    range.selectNodeContents(node);
    for (const line of range.getClientRects()) {
      if (line.width < 1) continue;
      if (box && !element.matches(CLAMPED) && isOut(line, box.getBoundingClientRect())) {
        let inner = element; // what a box scrolls may be outside of it
        while (inner !== box && !scrolls(getComputedStyle(inner))) inner = inner.parentElement;
        if (inner === box && !scrolls(getComputedStyle(box))) found.add(`sticks out of ${told(box)}: ${told(element)}`);
      }
      for (let at = element; at !== document.body; at = at.parentElement) {
        const style = getComputedStyle(at);
        if (scrolls(style) || at.matches(CLAMPED)) break;
        if (hides(style) && isOut(line, at.getBoundingClientRect())) found.add(`cut off: ${told(element)}`);
      }
      const shrunk = { left: line.left, right: line.right, top: line.top + 2, bottom: line.bottom - 2 };
      items.push({ element, ...seen(element, shrunk) });
    }
  }
  for (const element of document.querySelectorAll(PRESSED))
    if (isShown(element) && !element.matches(CARRY))
      items.push({ element, ...seen(element, element.getBoundingClientRect()) });

  for (const [at, one] of items.entries())
    for (const other of items.slice(at + 1)) {
      const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
      if (across <= ACROSS || down <= DOWN || one.layer !== other.layer) continue;
      if (one.element.contains(other.element) || other.element.contains(one.element)) continue;
      if (one.element.closest(FANNED) && other.element.closest(FANNED)) continue;
      found.add(`${told(one.element)} lies on ${told(other.element)}`);
    }
  if (document.documentElement.scrollWidth > document.documentElement.clientWidth) found.add("the page is wider than the window");
  document.documentElement.style.opacity = ""; // before the page is drawn
  return [...found];
};
