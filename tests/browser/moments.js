// Runs before the scripts of the page: collects every moment that is shown and counts the sounds that are played.

window.moments = [];
window.sounds = 0;

for (const { prototype } of [AudioScheduledSourceNode, AudioBufferSourceNode]) {
  const { start } = prototype;
  prototype.start = function (...when) {
    window.sounds++;
    return start.apply(this, when);
  };
}

const told = (moment) => ({
  kind: moment.dataset.moment,
  size: moment.matches(".card") ? "card" : "banner",
  text: moment.textContent.replace(/\s+/g, " "),
  pictured: moment.querySelector("img, svg") !== null,
});

new MutationObserver((changes) => {
  const added = changes.flatMap(({ addedNodes }) => [...addedNodes]);
  const inside = (node) => (node.nodeType === 1 ? [node, ...node.querySelectorAll("[data-moment]")] : []);
  window.moments.push(...added.flatMap(inside).filter((node) => node.matches("[data-moment]")).map(told));
}).observe(document, { childList: true, subtree: true });
