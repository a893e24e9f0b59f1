#!/usr/bin/env node
// A bot in plain JavaScript that plays by a few simple rules: a starting point for your own. See docs/bots.md.

const lines = require("node:readline").createInterface({ input: process.stdin });

// What to do first: a choice is ranked by the first of these words in it; choices without any come last.
const ORDER = `income bonus tithe collect riot incite agitate confirm arrests publishes pacifies draws collects raids
  identify gather gain build keep pocket take kill bewitch warrant threaten rob crown move end`.split(/\s+/);

// The most expensive district; a character that helps to build. Unique districts are not listed.
const WORTH = [
  "patrician abbot queen artist scholar seer",
  "tavern temple watchtower assassin witch magician bishop",
  "church market trading-post prison king emperor",
  "manor monastery docks barracks thief warlord marshal diplomat",
  "castle harbor navigator tax-collector",
  "palace cathedral town-hall fortress merchant trader architect",
].map((names) => names.split(" "));

let seed = 0;
const random = () => (seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0) / 2 ** 32;

/** How good a choice looks; the higher, the better. */
function rate(choice, view) {
  const words = choice.split(" ");
  const ranks = words.map((word) => ORDER.indexOf(word)).filter((rank) => rank >= 0);
  const rank = Math.min(ORDER.length, ...ranks);
  if (words[0] === "gather") {
    const city = view.table.cities[view.seat];
    const toBuild = view.own.hand.some((card) => !city.includes(card));
    return -100 * rank + (words[1] === (toBuild ? "gold" : "cards") ? 1 : 0);
  }
  const worth = WORTH.findIndex((names) => names.includes(words[1]));
  return -100 * rank + (worth < 0 ? 4 : worth) + random();
}

function best(choices, view) {
  const rated = choices.map((choice) => ({ choice, rating: rate(choice, view) }));
  return rated.reduce((a, b) => (b.rating > a.rating ? b : a)).choice;
}

lines.on("line", (line) => {
  const message = JSON.parse(line);
  let answer;
  if (message.type === "hello") {
    seed = message.seed;
    answer = { type: "ready", protocol: 2 };
  } else if (message.type === "choose") {
    answer = { type: "choice", number: message.number, choice: best(message.choices, message.view) };
  } else {
    return;
  }
  console.log(JSON.stringify(answer));
});
