// The rules documents, docs/rules/LANGUAGE/*.md, in sections and clauses; src/twocities/rules.py reads them in the same way.
import { profileOf } from "../games/profiles";
import { citedIn, gameOf } from "./citing";
import type { Help } from "./help";

const FILES = import.meta.glob<string>("../../../docs/rules/*/*.md", { query: "?raw", import: "default" });

const SECTION = /^## ([A-Z]\d+) (.*)/;
const NUMBERED = /^( *)- ([A-Z]\d+\.\d+[a-z]?) (.*)/; // - C5.4 text
const NAMED = /^(?:-|(\d+\.)) \*\*(.+?)\*\*:? (.*)/; // - **First game**: text, or 1. **Census Day** text
const ASIDE = / (?:\(.*?\)|\*\*\[.*?\]\*\*)/g; // a second name, or a mark such as **[house]**
const RULE = /^\|[-|]+$/;

/** A clause; its texts are Markdown. */
export interface Clause {
  /** As it is cited in every language: `C5.4`, or by the English name of its card, `C7 Armory`. */
  id: string;
  /** Its number, or its name in the language of the document. */
  label: string;
  text: string;
}

interface Item extends Clause {
  /** Its place in a numbered list: `1.` */
  order: string;
  /** Whether it belongs to the clause before it. */
  isSub: boolean;
}

interface Row extends Clause {
  cells: string[];
  /** The cell that names it. */
  named: number;
}

export type Block =
  | { kind: "heading" | "text"; text: string }
  | { kind: "list"; items: Item[] }
  | { kind: "table"; head: string[]; rows: Row[] };

interface Section {
  id: string;
  title: string;
  blocks: Block[];
}

export interface Rules {
  title: string;
  /** The paragraphs before the first section; its pictures are for readers of the file: the page has its own. */
  opening: string[];
  sections: Section[];
  /** In the order of the document. */
  clauses: Clause[];
}

/** The rules in the language of their reader, and in English, clause by clause. */
export interface Book extends Rules {
  language: string;
  english: Clause[];
}

export function parse(document: string): Rules {
  const [first = "", ...rest] = document.split(/^(?=## )/m);
  const [title = "", ...opening] = first.trim().split(/\n\n+/);
  const sections = rest.map(parseSection);
  return {
    title: title.replace("# ", ""),
    opening: opening.filter((paragraph) => !paragraph.startsWith("<img")).map((paragraph) => paragraph.replaceAll("\n", " ")),
    sections,
    clauses: sections.flatMap(clausesOf),
  };
}

function parseSection(text: string): Section {
  const [heading = "", ...lines] = text.split("\n");
  const [, id = "", title = ""] = SECTION.exec(heading)!;
  const blocks: Block[] = [];
  let open: { text: string } | undefined; // what may continue on the next line
  for (const line of lines) {
    const last = blocks.at(-1);
    const item = readItem(id, line);
    if (item) {
      if (last?.kind === "list") last.items.push(item);
      else blocks.push({ kind: "list", items: [item] });
      open = item;
    } else if (line.startsWith("|")) {
      if (last?.kind !== "table") blocks.push({ kind: "table", head: cellsOf(line), rows: [] });
      else if (!RULE.test(line)) last.rows.push(readRow(id, line));
    } else if (line.startsWith("### ")) {
      blocks.push({ kind: "heading", text: line.slice(4) });
    } else if (!line) {
      open = undefined;
    } else if (open) {
      open.text += ` ${line.trim()}`;
    } else {
      const text: Block = { kind: "text", text: line };
      blocks.push(text);
      open = text;
    }
  }
  return { id, title, blocks };
}

function readItem(section: string, line: string): Item | null {
  const numbered = NUMBERED.exec(line);
  if (numbered) {
    const [, indent, id = "", text = ""] = numbered;
    return { id, label: id, text, order: "", isSub: indent !== "" };
  }
  const named = NAMED.exec(line);
  if (!named) return null;
  const [, order = "", label = "", text = ""] = named;
  return { id: `${section} ${label}`, label, text, order, isSub: false };
}

/** A row is known by the first of its cells that is a word, without notes in brackets. */
function readRow(section: string, line: string): Row {
  const cells = cellsOf(line);
  const named = cells.findIndex((cell) => /^\p{L}/u.test(cell));
  const label = cells[named]!.replace(ASIDE, "");
  return { id: `${section} ${label}`, label, text: cells.at(-1)!, cells, named };
}

function cellsOf(line: string): string[] {
  return line
    .split("|")
    .slice(1, -1)
    .map((cell) => cell.trim());
}

/** The clauses of a section; one without any is a clause itself. */
function clausesOf({ id, blocks }: Section): Clause[] {
  const found = blocks.flatMap((block): Clause[] => {
    if (block.kind === "list") return block.items;
    return block.kind === "table" ? block.rows : [];
  });
  const text = blocks.map((block) => ("text" in block ? block.text : "")).join(" ");
  return found.length ? found : [{ id, label: id, text }];
}

/** The rules of a game in a language, or in English if there are none. */
export async function loadRules(game: string, language: string): Promise<Book> {
  const path = (tongue: string) => `../../../docs/rules/${tongue}/${profileOf(game).rulebook}.md`;
  const tongue = path(language) in FILES ? language : "en";
  const [own, english] = await Promise.all([tongue, "en"].map((tongue) => FILES[path(tongue)]!()));
  return { ...translated(parse(own!), parse(english!)), language: tongue };
}

/** Clauses with names are cited by their English ones: documents have the same clauses in the same order. */
export function translated(own: Rules, english: Rules): Rules & { english: Clause[] } {
  own.clauses.forEach((clause, at) => (clause.id = english.clauses[at]!.id));
  return { ...own, english: english.clauses };
}

/** The clauses that a help cites, all those of a section that it cites, then those that name its card or its kind. */
export async function rulings({ source = "", card, kind }: Help, language: string): Promise<Clause[]> {
  const cited = citedIn(source);
  if (!cited[0]) return [];
  const game = gameOf(cited[0]);
  const { clauses, english } = await loadRules(game, language);
  const of = (found: (clause: Clause) => boolean) => english.filter(found).map(({ id }) => id);
  const ids = new Set([
    ...cited.flatMap((id) => of((clause) => clause.id === id || clause.id.startsWith(`${id}.`))),
    ...[card, kind].flatMap((name) => (name ? of((clause) => sectionOf(clause) !== profileOf(game).sets && names(clause, name)) : [])),
  ]);
  return [...ids].flatMap((id) => clauses.filter((clause) => clause.id === id));
}

const sectionOf = ({ id }: Clause): string => id.split(/[ .]/)[0]!;

/** Whether an English clause names a card such as `town-hall`, or several of them: the Keep, but not "to keep". */
export function names({ id, text }: Clause, card: string): boolean {
  const words = new RegExp(`\\b${card.replaceAll("-", " ")}s?\\b`, "gi");
  const found = `${id}: ${text}`.replace(/['.]/g, "").match(words) ?? [];
  return found.some((name) => name[0] !== name[0]!.toLowerCase());
}
