// Makes every choice that can be made on the things of the board and in the bar, each by picking one thing after the
// other, in every order that is offered. If `byKeys`, each thing is pressed by the Enter key, too, and must do the same;
// else it must be a button that the keyboard gets to. Returns what was made and what is wrong.

async (byKeys) => {
  const THINGS = ".thing.offered";
  const BUTTONS = ".ready [data-choice]";
  const SCROLLED = ["center", "start", "end"];
  const GRID = [0.5, 0.3, 0.7, 0.1, 0.9]; // of width and height
  const made = [];
  const problems = [];
  const looked = new Set(); // at selectors
  let picked = []; // selectors, in order

  /** Until the page has taken in what happened. Nothing is drawn meanwhile, which would take most of the time. */
  async function settle() {
    for (let turn = 0; turn < 50; turn++) await null;
  }

  const selectorOf = (button) =>
    button.matches(THINGS)
      ? thing(button.dataset.thing)
      : `${BUTTONS}[data-choice="${CSS.escape(button.dataset.choice)}"]`;

  const thing = (key) => `${THINGS}[data-thing="${CSS.escape(key)}"]`;

  /** What can be pressed, also in sheets that are closed: their doors name what they hold. */
  function offered() {
    const held = [...document.querySelectorAll("[data-holds]")].flatMap(({ dataset }) => dataset.holds.split(" "));
    const shown = [...document.querySelectorAll(`${THINGS}, ${BUTTONS}`)].map(selectorOf);
    return [...new Set([...shown, ...held.map(thing)])];
  }

  /** Closes a sheet, and waits for the page to hear of it. */
  async function shut() {
    const open = document.querySelector("dialog[open]");
    open?.close();
    if (open) await new Promise((resolve) => setTimeout(resolve));
    await settle();
  }

  /** Opens the sheet in which something is, or closes one in which it is not. */
  async function show(selector) {
    if (document.querySelector("dialog[open]")?.querySelector(selector)) return;
    await shut();
    if (document.querySelector(selector)) return;
    const key = (door) => door.dataset.holds.split(" ").some((held) => thing(held) === selector);
    [...document.querySelectorAll("[data-holds]")].find(key)?.click();
    await settle();
  }

  /** The first that is seen: a thing may lie in several places. */
  function find(selector) {
    const buttons = [...document.querySelectorAll(selector)];
    return buttons.find((button) => button.checkVisibility({ visibilityProperty: true })) ?? buttons[0];
  }

  /** Whether a test holds for two of these; no more are tried than it takes. */
  function holdsTwice(values, test) {
    const first = values.findIndex(test);
    return first >= 0 && values.slice(first + 1).some(test);
  }

  /** Whether at least a part of it that is easy to hit lies above all else. */
  function isOnTop(button, block) {
    button.scrollIntoView({ block, inline: "center", behavior: "instant" });
    const { left, top, width, height } = button.getBoundingClientRect();
    const hits = (x, y) => button.contains(document.elementFromPoint(left + width * x, top + height * y));
    return holdsTwice(GRID, (x) => holdsTwice(GRID, (y) => hits(x, y)));
  }

  /** Whether the mouse can press what is offered, and it has a name. */
  function look(selector) {
    const button = find(selector);
    looked.add(selector);
    if (button.tagName !== "BUTTON" || button.disabled || button.tabIndex < 0) problems.push(`${selector}: no button`);
    if (!(button.ariaLabel ?? button.textContent).trim()) problems.push(`${selector}: no name`);
    if (!SCROLLED.some((block) => isOnTop(button, block))) problems.push(`${selector}: covered`);
  }

  /** Whether the keyboard gets to what is offered, which may then cover others. */
  function reach(selector) {
    const button = find(selector);
    button.focus({ preventScroll: true });
    if (document.activeElement !== button) problems.push(`${selector}: the keyboard does not get there`);
  }

  async function click(selector) {
    await show(selector);
    find(selector).click();
    return after(selector);
  }

  /** With a real key: an event made by a script would press nothing. The page is drawn meanwhile, which takes time. */
  async function strike(selector) {
    await show(selector);
    find(selector).focus({ preventScroll: true });
    await window.pressEnter();
    return after(selector);
  }

  /** The choices made by what was pressed. */
  async function after(selector) {
    await settle();
    document.querySelector("[role=alertdialog] [data-choice]")?.click(); // yes, that is what is meant
    await settle();
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
    for (const check of [look, reach])
      for (const selector of fresh) {
        await show(selector);
        check(selector);
      }
    await shut();
    if (!next.length) problems.push(`${path.join(", ")}: leads nowhere`);
    for (const selector of next) {
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

  if (byKeys) document.documentElement.style.opacity = 0; // less is drawn
  await walk([]);
  document.documentElement.style.opacity = 1;
  return { made, problems };
};
