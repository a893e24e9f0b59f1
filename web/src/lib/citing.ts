// Texts of the rules, and texts that cite them, in pieces: plain and bold ones, marks, and clauses to look up.
import { PROFILES } from "../games/profiles";

const GAMES = new Map([...PROFILES].map(([game, { letter }]) => [letter, game]));
const LETTER = `[${[...GAMES.keys()].join("")}]`;

/** A number, or that of a section with the English name of a card: `M13 Physician`. */
const CITED = new RegExp(String.raw`\b${LETTER}\d+(?:\.\d+[a-z]?| \p{Lu}[^.;,()]*)?`, "gu");
const MARKDOWN = new RegExp(
  [
    String.raw`\*\*\[(?<mark>.+?)\]\*\*`, // **[house]**
    String.raw`\*\*(?<strong>.+?)\*\*`,
    String.raw`\*(?<em>.+?)\*`,
    String.raw`\b(?<clause>${LETTER}\d+(?:\.\d+[a-z]?)?)\b`,
  ].join("|"),
  "gu",
);

export interface Piece {
  kind: string;
  text: string;
}

/** A text of a rules document. */
export function read(markdown: string): Piece[] {
  return pieces(markdown, MARKDOWN, ({ groups }) => {
    const [kind, text] = Object.entries(groups!).find(([, text]) => text !== undefined)!;
    return { kind, text };
  });
}

/** A sentence that may cite clauses. */
export function cite(sentence: string): Piece[] {
  return pieces(sentence, CITED, ([text]) => ({ kind: "clause", text }));
}

export function citedIn(sentence: string): string[] {
  return sentence.match(CITED) ?? [];
}

function pieces(text: string, pattern: RegExp, piece: (found: RegExpExecArray) => Piece): Piece[] {
  const made: Piece[] = [];
  let end = 0;
  for (const found of text.matchAll(pattern)) {
    made.push({ kind: "plain", text: text.slice(end, found.index) }, piece(found));
    end = found.index + found[0].length;
  }
  return [...made, { kind: "plain", text: text.slice(end) }].filter(({ text }) => text);
}

/** The game whose rules have a clause. */
export const gameOf = (clause: string): string => GAMES.get(clause[0]!)!;

/** What a clause is called in addresses: `C7-Thieves-Den`. */
export const anchorOf = (clause: string): string => clause.replaceAll("'", "").replaceAll(" ", "-");

export const addressOf = (clause: string): string => `/rules/${gameOf(clause)}#${anchorOf(clause)}`;
