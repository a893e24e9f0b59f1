// Makes every choice that the things on the board and in the dock allow, by picking one thing after another in every
// order offered. When a verb was chosen first, every thing is picked, but only one way is followed from each, to save
// time. Questions are confirmed. If `byKeys`, each thing is also pressed with the Enter key and must do the same;
// otherwise it must be a button that the keyboard reaches. Returns what was made and what is wrong.

async (byKeys) => {
  const THINGS = ".thing.offered";
  const BUTTONS = ".ready [data-choice]";
  const AIMS = ".ready [data-aim]";
  const ASKING = ".bubble";
  const HOLDS = "[data-holds]"; // opens a sheet of things
  const SCROLLED = ["center", "start", "end"];
  const GRID = [0.5, 0.3, 0.7, 0.1, 0.9]; // of width and height
  const made = [];
  const problems = [];
  const looked = new Set(); // at selectors
  let picked = []; // selectors, in order

  /** Waits until the page has processed what happened. */
  async function settle() {
    for (let turn = 0; turn < 50; turn++) await null;
  }

  const selectorOfThing = (thing) => `${THINGS}[data-thing="${CSS.escape(thing)}"]`;

  function selectorOf(button) {
    const { thing, aim, choice } = button.dataset;
    if (thing) return selectorOfThing(thing);
    if (aim) return `${AIMS}[data-aim="${CSS.escape(aim)}"]`;
    const place = button.closest(ASKING) ? ASKING : ".ready:not(.bubble)";
    return `${place} [data-choice="${CSS.escape(choice)}"]`;
  }

  /** What can be pressed: only the answer if there is a question; verbs only before anything is picked. */
  function offered() {
    const asked = document.querySelectorAll(`${ASKING} [data-choice]`);
    if (asked.length) return [selectorOf(asked[0])];
    const shown = document.querySelectorAll(`${THINGS}, ${BUTTONS}${picked.length ? "" : `, ${AIMS}`}`);
    const held = [...document.querySelectorAll(HOLDS)].flatMap(({ dataset }) => dataset.holds.split(" "));
    return [...new Set([...[...shown].map(selectorOf), ...held.map(selectorOfThing)])];
  }

  /** The first that is seen: a thing may lie in several places, or in a sheet that must be opened; another sheet that is
      open would keep it out of reach. */
  async function find(selector) {
    const isSeen = (button) => button.checkVisibility({ visibilityProperty: true });
    const within = document.querySelector(`dialog[open] ${selector}`);
    if (within) return within;
    await shut();
    const seen = [...document.querySelectorAll(selector)].find(isSeen);
    if (seen) return seen;
    const isInside = ({ dataset }) => dataset.holds.split(" ").some((thing) => selectorOfThing(thing) === selector);
    [...document.querySelectorAll(HOLDS)].find(isInside)?.click();
    await settle();
    const found = document.querySelector(selector);
    if (!found) throw new Error(`${selector} is gone after ${picked.join(", ") || "nothing"}`);
    return found;
  }

  /** Closes a sheet, which the page notices a moment later; also if a pick in it has just closed it. */
  async function shut() {
    const sheet = document.querySelector("dialog");
    sheet?.close();
    while (sheet?.isConnected) await new Promise((resolve) => setTimeout(resolve));
    await settle();
  }

  /** Whether a test holds for two of these; stops as soon as it does. */
  function holdsTwice(values, test) {
    const first = values.findIndex(test);
    return first >= 0 && values.slice(first + 1).some(test);
  }

  /** Whether at least a part that is easy to hit is not covered. */
  function isOnTop(button, block) {
    button.scrollIntoView({ block, inline: "center", behavior: "instant" });
    const { left, top, width, height } = button.getBoundingClientRect();
    const hits = (x, y) => button.contains(document.elementFromPoint(left + width * x, top + height * y));
    return holdsTwice(GRID, (x) => holdsTwice(GRID, (y) => hits(x, y)));
  }

  /** Whether a thing says what picking it does: one verb by its badge, several in words. */
  function tells(thing) {
    const verbs = thing.ariaDescription;
    return verbs && (verbs.includes(", ") || thing.querySelector(".does [data-verb] svg"));
  }

  /** Whether the mouse can press what is offered, and it has a name. */
  async function look(selector) {
    const button = await find(selector);
    looked.add(selector);
    if (button.tagName !== "BUTTON" || button.disabled || button.tabIndex < 0) problems.push(`${selector}: no button`);
    if (!(button.ariaLabel ?? button.textContent).trim()) problems.push(`${selector}: no name`);
    if (button.matches(THINGS) && !tells(button)) problems.push(`${selector}: does not tell its verb`);
    if (!SCROLLED.some((block) => isOnTop(button, block))) problems.push(`${selector}: covered`);
  }

  /** Whether the keyboard reaches what is offered, which may then cover others. */
  async function reach(selector) {
    const button = await find(selector);
    button.focus({ preventScroll: true });
    if (document.activeElement !== button) problems.push(`${selector}: the keyboard does not get there`);
  }

  async function click(selector) {
    (await find(selector)).click();
    return after(selector);
  }

  /** With a real key: an event made by a script would press nothing. */
  async function strike(selector) {
    (await find(selector)).focus({ preventScroll: true });
    await window.pressEnter();
    return after(selector);
  }

  /** The choices made by what was pressed. */
  async function after(selector) {
    await settle();
    await shut();
    const choices = window.made.splice(0);
    picked = choices.length ? [] : [...picked, selector];
    return choices;
  }

  async function escape() {
    window.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }));
    picked.pop();
    await settle();
  }

  async function goTo(path) {
    while (picked.some((selector, at) => selector !== path[at])) await escape();
    while (picked.length < path.length) await click(path[picked.length]);
  }

  async function walk(path) {
    const next = offered();
    const fresh = next.filter((selector) => !looked.has(selector));
    for (const examine of [look, reach])
      for (const selector of fresh) await examine(selector);
    await shut();
    if (!next.length) problems.push(`${path.join(", ")}: leads nowhere`);
    const isAimed = path.length > 1 && path[0].startsWith(AIMS);
    for (const selector of isAimed ? next.slice(0, 1) : next) {
      await goTo(path);
      const byKey = byKeys && fresh.includes(selector) && [...(await strike(selector)), ...offered()].join();
      await goTo(path);
      const choices = await click(selector);
      made.push(...choices);
      if (byKey && byKey !== [...choices, ...offered()].join()) problems.push(`${selector}: does else by keyboard`);
      if (choices.length > 1) problems.push(`${selector}: chooses ${choices.length} times`);
      if (choices.length) continue;
      if (offered().join() === next.join()) return problems.push(`${selector}: does nothing`);
      await walk([...picked]);
    }
  }

  await walk([]);
  return { made, problems };
};
