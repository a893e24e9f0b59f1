// The rules: every clause is found, every link leads to one, and cards have their rulings.
import { render } from "svelte/server";
import { expect, test } from "vitest";
import { anchorOf, cite, citedIn, read } from "../src/lib/citing";
import { fold } from "../src/lib/finding";
import { names, parse, rulings, translated, type Rules } from "../src/lib/rules";
import Pieces from "../src/parts/rules/Pieces.svelte";
import { Words } from "../src/lib/words";
import told from "./told.json";
import { words } from "./words";

interface Fact {
  game: string;
  clauses?: string[];
  cited?: string[];
  card?: Record<string, unknown>;
  name?: string;
  help?: { source: string };
}
const facts = told as Fact[];

const FILES = import.meta.glob<string>("../../docs/rules/*/*.md", { query: "?raw", import: "default", eager: true });
const BOOKS = { citadels: "citadels.md", machine: "great-machine.md" };
const documents = Object.entries(FILES).map(([path, text]) => {
  const [language, file] = path.split("/").slice(-2);
  return { path, language: language!, file: file!, text };
});
const textOf = (file: string) => documents.find((found) => found.language === "en" && found.file === file)!.text;
const english = Object.fromEntries(Object.values(BOOKS).map((file) => [file, parse(textOf(file))]));

const anchors = new Set(Object.values(english).flatMap(anchorsOf));

function anchorsOf({ sections, clauses }: Rules): string[] {
  return [...new Set([...sections, ...clauses].map(({ id }) => id))].map(anchorOf);
}

function textsOf({ opening, sections, clauses }: Rules): string[] {
  const blocks = sections.flatMap((section) => section.blocks);
  const texts = blocks.flatMap((block) => ("text" in block ? [block.text] : []));
  return [...opening, ...texts, ...clauses.map(({ text }) => text)];
}

test.each(Object.entries(BOOKS))("in %s the clauses are those that tools/clauses.py lists", (game, file) => {
  const { clauses } = facts.find((fact) => fact.game === game && fact.clauses)!;
  expect(english[file]!.clauses.map(({ id }) => id)).toEqual(clauses);
});

test.each(documents)("$path has the clauses of the English rules, in their order", ({ file, text }) => {
  const shape = ({ sections, clauses }: Rules) => [
    ...sections.map(({ id, blocks }) => `${id} ${blocks.map(({ kind }) => kind).join()}`),
    ...clauses.map(({ id }) => (/ /.test(id) ? id.split(" ")[0] : id)),
  ];
  const own = parse(text);
  expect(shape(own)).toEqual(shape(english[file]!));
  expect(anchorsOf(translated(own, english[file]!))).toEqual(anchorsOf(english[file]!));
});

test("no two clauses have one address", () => {
  for (const rules of Object.values(english)) expect(new Set(anchorsOf(rules)).size).toBe(anchorsOf(rules).length);
});

test("every clause that a reason, a card or its help cites is there", () => {
  const cards = [...JSON.stringify(facts.map(({ card }) => card)).matchAll(/"clause":"(.+?)"/g)].map(([, id]) => id!);
  const helps = facts.flatMap(({ help }) => (help ? citedIn(help.source) : []));
  const machine = words("common", "machine");
  const ours = machine.names.filter((name) => name.startsWith("table-help-"));
  const sources = ours.flatMap((name) => citedIn(machine.say(`${name}.source`)));
  const cited = [...cards, ...helps, ...sources, ...facts.flatMap(({ cited }) => cited ?? [])];
  expect(cited.length).toBeGreaterThan(150);
  expect(cited.filter((id) => !anchors.has(anchorOf(id)))).toEqual([]);
});

test.each(documents)("what $path cites is there, and its marks are explained", ({ text }) => {
  const pieces = textsOf(parse(text)).flatMap(read);
  const cited = pieces.filter(({ kind }) => kind === "clause").map(({ text }) => anchorOf(text));
  const marks = pieces.filter(({ kind }) => kind === "mark").map(({ text }) => text);
  expect(cited.filter((anchor) => !anchors.has(anchor))).toEqual([]);
  const explained = parse(text).opening.flatMap(read).map(({ text }) => text);
  expect(marks.filter((mark) => !explained.includes(mark))).toEqual([]);
});

test("a text of the rules is read in pieces", () => {
  expect(read("*Ties*: **Thief** (C5.2a) **[ours]**")).toEqual([
    { kind: "em", text: "Ties" },
    { kind: "plain", text: ": " },
    { kind: "strong", text: "Thief" },
    { kind: "plain", text: " (" },
    { kind: "clause", text: "C5.2a" },
    { kind: "plain", text: ") " },
    { kind: "mark", text: "ours" },
  ]);
});

test("a sentence cites clauses by number or by the name of a card", () => {
  expect(citedIn("It stands. (Rule C7 Thieves' Den.)")).toEqual(["C7 Thieves' Den"]);
  expect(citedIn("Rule M15 Win over the Judges; from the rulebook.")).toEqual(["M15 Win over the Judges"]);
  expect(citedIn("Rules M1.4, M1.5, M4.")).toEqual(["M1.4", "M1.5", "M4"]);
  expect(citedIn("Zasada M2; liczby: nasze własne.")).toEqual(["M2"]);
});

test("clauses are links, and named ones go by their number where cards have other names", () => {
  const shown = (language: string) => {
    const given = new Words([], language);
    return render(Pieces, { props: { words: given, pieces: cite("Rule C7 Thieves' Den.") } }).body;
  };
  expect(shown("en")).toContain(`<a href="/rules/citadels#C7-Thieves-Den" target="_blank">C7 Thieves' Den</a>`);
  expect(shown("pl")).toContain(`<a href="/rules/citadels#C7-Thieves-Den" target="_blank">C7</a>`);
});

test("a mark is a badge", () => {
  const { body } = render(Pieces, { props: { words: words("web"), pieces: read("Steady hand **[public]**: attacking") } });
  expect(body.replace(/<!--.*?-->/g, "")).toMatch(/Steady hand <span.*>public<\/span>: attacking/);
});

test("a card has the clauses that its help cites, then those that name it", async () => {
  const of = async (card: string, source: string) =>
    (await rulings({ title: "", lines: [], source, card }, "en")).map(({ id }) => id);
  expect(await of("keep", "Rule C7 Keep.")).toEqual(["C7 Keep", "C10.16", "C10.17"]);
  expect(await of("blackmailer", "Rule C5.6.")).toEqual(["C5.6", "C3.6", "C5.2a", "C10.6"]);
  expect(await of("tower-of-law", "Rule M2.1; figures.")).toEqual(["M2.1", "M7.9", "M9.11", "M15 Closed Bridges"]);
  expect(await of("traitor", "Rule M4.2.")).toEqual(["M4.2", "M3.1", "M5.3", "M7.11", "M9.7", "M9.9"]);
  expect(await of("", "Rules M7.2, M8.2.")).toEqual(["M7.2", "M8.2"]);
  expect(await of("tavern", "")).toEqual([]);
});

test("a help that cites a section has all its clauses, and those that speak of its kind", async () => {
  const of = async (help: object) =>
    (await rulings({ title: "", lines: [], ...help }, "en")).map(({ id }) => id);
  expect(await of({ source: "Rule M10." })).toEqual(["M10.1", "M10.2", "M10.3"]);
  expect(await of({ source: "Rule M2.1.", card: "velvet", kind: "minor-district" })).toContain("M9.2");
  expect(await of({ source: "Rule M7.4.", card: "phantasmer", kind: "servant" })).toContain("M7.3");
});

test("every card has rulings", async () => {
  const helps = facts.flatMap(({ help, name }) => (help ? [{ ...help, title: "", lines: [], card: name! }] : []));
  expect(helps.length).toBeGreaterThan(120);
  for (const help of helps) expect(await rulings(help, "pl"), help.card).not.toEqual([]);
});

test("words that are no names of cards name none", () => {
  const clause = (text: string) => ({ id: "C1.1", label: "C1.1", text });
  expect(names(clause("draw 2 districts, keep 1"), "keep")).toBe(false);
  expect(names(clause("the Thieves' Den"), "thieves-den")).toBe(true);
  expect(names(clause("an Industrialist"), "industrial")).toBe(false);
});

test("accents, capitals and non-breaking spaces make no difference to a search, nor to where a place is", () => {
  expect(fold("Łódź, Ёлка, Příliš!")).toBe("lodz, елка, prilis!");
  expect(fold("w\u00a0mieście")).toBe("w miescie");
  expect(fold("😀 Ő").length).toBe("😀 Ő".length);
});
