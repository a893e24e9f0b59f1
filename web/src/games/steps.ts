// What the choices of a game are to the board, from tables by the text of choices.
import { ChoiceReader, messageOf } from "../lib/choices";
import type { VerbName } from "../lib/verbs";

const KIND = /[A-Z_]+/g;

/** Finds what a table holds for a choice: `build DISTRICT` for `build tavern`, with what the choice is about. */
function finder<T>(table: Record<string, T>): (choice: string) => { found: T; operands: Record<string, string> } | null {
  const byMessage = new Map(Object.entries(table).map(([text, found]) => [messageOf(text), found]));
  const reader = new ChoiceReader([...byMessage.keys()]);
  return (choice) => {
    const read = reader.find(choice);
    return read ? { found: byMessage.get(read.message)!, operands: read.operands } : null;
  };
}

/** Reads a table: `build DISTRICT on loan from SEAT` is made on `hand:DISTRICT`, then `seat:SEAT`; a choice that is not in
    it on no thing. A thing may be named by what the choice is about, and by what else is told `about` the moment. */
export function stepsBy(table: Record<string, string[]>): (choice: string, about: Record<string, string>) => string[] {
  const find = finder(table);
  return (choice, about) => {
    const read = find(choice);
    const names = { ...about, ...read?.operands };
    return (read?.found ?? []).map((thing) => thing.replace(KIND, (kind) => names[kind.toLowerCase()]!));
  };
}

/** The verb of every choice, by its text. */
export function verbsBy(table: Record<string, VerbName>): (choice: string) => VerbName {
  const find = finder(table);
  return (choice) => {
    const read = find(choice);
    if (!read) throw new Error(`no verb for the choice '${choice}'`);
    return read.found;
  };
}
