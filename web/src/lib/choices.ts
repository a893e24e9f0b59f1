// Which message describes a choice: `build tavern with framework` has choice-build-DISTRICT-with-framework.

const PREFIX = "choice-";

export interface Read {
  message: string;
  operands: Record<string, string>; // by kind: district, seat, number, ...
}

interface Template {
  message: string;
  kinds: string[];
  pattern: RegExp;
}

/** The message for choices of a text, with the kinds of what they are about: `build DISTRICT`. */
export const messageOf = (text: string): string => PREFIX + text.replaceAll(" ", "-");

/** Reads the texts of the choices that have a message among these. */
export class ChoiceReader {
  #templates: Template[];

  constructor(messages: string[]) {
    this.#templates = messages
      .filter((message) => message.startsWith(PREFIX))
      .map(template)
      .sort((one, other) => one.kinds.length - other.kinds.length); // `keep character` does not keep a district
  }

  find(choice: string): Read | undefined {
    for (const { message, kinds, pattern } of this.#templates) {
      const found = pattern.exec(choice);
      if (found) return { message, operands: Object.fromEntries(kinds.map((kind, at) => [kind, found[at + 1]!])) };
    }
    return undefined;
  }

  read(choice: string): Read {
    const found = this.find(choice);
    if (!found) throw new Error(`no message for the choice '${choice}'`);
    return found;
  }
}

function template(message: string): Template {
  const parts = message.slice(PREFIX.length).split("-");
  const isKind = (part: string) => /^[A-Z_]+$/.test(part);
  const pattern = parts.map((part) => (isKind(part) ? "([^ ]+)" : part)).join("[ -]");
  return {
    message,
    kinds: parts.filter(isKind).map((kind) => kind.toLowerCase()),
    pattern: new RegExp(`^${pattern}$`),
  };
}
