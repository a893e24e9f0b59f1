// All texts of a page, shown or not, and the help of every thing, which appears on keyboard focus. Left out is what
// comes from no message: files that people typed, codes, clauses, dates, names of languages, and the rules themselves.
async () => {
  const RULES = "article[lang], html:has(article[lang]) title, .contents, a[href^='/rules/'], #help details ul";
  const OUT = `script, style, textarea, output, time, option[lang], ${RULES}`;
  const WORDS = ["aria-label", "title", "placeholder", "alt", "aria-description", "aria-roledescription"];
  const said = new Set();

  function collect(root) {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node; (node = walker.nextNode()); ) if (!node.parentElement.closest(OUT)) said.add(node.data.trim());
    for (const word of WORDS)
      for (const element of root.querySelectorAll(`[${word}]`)) said.add(element.getAttribute(word));
  }

  collect(document.documentElement);
  let helps = 0;
  for (const thing of document.querySelectorAll(".thing")) {
    thing.focus();
    await new Promise(requestAnimationFrame);
    const help = document.getElementById("help");
    if (!help) continue;
    collect(help);
    helps++;
  }
  if (!helps && document.querySelector(".thing")) throw new Error("no thing has any help");
  return [...said];
};
