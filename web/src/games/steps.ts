// What the choices of a game are to the board, from tables by the text of choices.
import { ChoiceReader, messageOf } from "../lib/choices";

const KIND = /[A-Z_]+/g;

type Names = Record<string, string>;

/** What a table holds for a choice, by which text, and what the choice is about. */
interface Found<T> {
  text: string;
  found: T;
  operands: Names;
}

/** Finds what a table holds for a choice: `build DISTRICT` for `build tavern`. */
function finder<T>(table: Record<string, T>): (choice: string) => Found<T> | null {
  const byMessage = new Map(Object.entries(table).map(([text, found]) => [messageOf(text), { text, found }]));
  const reader = new ChoiceReader([...byMessage.keys()]);
  return (choice) => {
    const read = reader.find(choice);
    return read ? { ...byMessage.get(read.message)!, operands: read.operands } : null;
  };
}

/** A text with names for its kinds. */
const named = (text: string, names: Names): string => text.replace(KIND, (kind) => names[kind.toLowerCase()]!);

/** Reads a table: `build DISTRICT on loan from SEAT` is made on `hand:DISTRICT`, then `seat:SEAT`; a choice that is not in
    it on no thing. A thing may be named by what the choice is about, and by what else is told `about` the moment. */
export function stepsBy(table: Record<string, string[]>): (choice: string, about: Names) => string[] {
  const find = finder(table);
  return (choice, about) => {
    const read = find(choice);
    return (read?.found ?? []).map((thing) => named(thing, { ...about, ...read!.operands }));
  };
}

/** Reads the same table the other way: a choice like another one, but with a thing as its step number `at`:
    `build tavern` made on `hand:harbor` is `build harbor`. None if that step is never made on such a thing. */
export function likeBy(
  table: Record<string, string[]>,
): (choice: string, at: number, thing: string, about: Names) => string | undefined {
  const find = finder(table);
  return (choice, at, thing, about) => {
    const read = find(choice);
    const parts = read?.found[at]?.split(":") ?? [];
    const given = thing.split(":");
    const known = (part: string) => (part.match(KIND) ? about[part.toLowerCase()] : part); // what it must be
    const fits = parts.length === given.length && parts.every((part, of) => [undefined, given[of]].includes(known(part)));
    const told = parts.flatMap((part, of) => (part.match(KIND) ? [[part.toLowerCase(), given[of]!]] : []));
    return fits ? named(read!.text, { ...read!.operands, ...Object.fromEntries(told) }) : undefined;
  };
}

/** The verb of every choice, by its text. */
export function verbsBy<V extends string>(table: Record<string, V>): (choice: string) => V {
  const find = finder(table);
  return (choice) => {
    const read = find(choice);
    if (!read) throw new Error(`no verb for the choice '${choice}'`);
    return read.found;
  };
}
