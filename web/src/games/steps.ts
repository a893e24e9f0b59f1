// The things on the board on which choices are made, from a table by the text of choices.
import { ChoiceReader, messageOf } from "../lib/choices";

const KIND = /[A-Z_]+/g;

/** Reads a table: `build DISTRICT on loan from SEAT` is made on `hand:DISTRICT`, then `seat:SEAT`; a choice that is not in
    it on no thing. A thing may be named by what the choice is about, and by what else is told `about` the moment. */
export function stepsBy(table: Record<string, string[]>): (choice: string, about: Record<string, string>) => string[] {
  const byMessage = new Map(Object.entries(table).map(([text, things]) => [messageOf(text), things]));
  const reader = new ChoiceReader([...byMessage.keys()]);
  return (choice, about) => {
    const read = reader.find(choice);
    if (!read) return [];
    const names = { ...about, ...read.operands };
    return byMessage.get(read.message)!.map((thing) => thing.replace(KIND, (kind) => names[kind.toLowerCase()]!));
  };
}
