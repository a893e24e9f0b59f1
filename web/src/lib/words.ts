// The words people read: messages of one language, from the server's locale/ folder. The same as words.py.
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { fontsFor } from "./fonts";
import { language } from "./language.svelte";

const LONGEST = 1000; // as in words.py
const FORMS = ["gen", "dat", "acc", "ins", "loc"]; // attributes of a name, in languages that have cases
const ALWAYS = ["common", "server", "web"];

/** The name of a card, by its message. A message that gets it as `$hero` may decline it: `$hero_acc`. */
export interface Name {
  message: string;
  /** How it is shown, if not as the message says. */
  shown?: string;
  /** What comes after it, in every form. */
  mark?: string;
}

/** Plain texts in place of ours: by message and attribute, "" for the message itself. */
export type Replaced = Record<string, Record<string, string>>;

export type Values = Record<string, string | number | Name>;

/** Says a message by its name, or `name.attribute`. What is missing is an error, never silence. */
export class Words {
  readonly names: string[] = [];
  readonly language: string;
  #texts: string[];
  #bundle: FluentBundle;

  constructor(texts: string[], language = "en", replaced: Replaced = {}) {
    this.language = language;
    this.#texts = texts;
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    for (const text of texts) {
      const resource = new FluentResource(text);
      for (const message of resource.body) replace(message, replaced[message.id] ?? {});
      this.#bundle.addResource(resource);
      this.names.push(...resource.body.map((message) => message.id));
    }
  }

  /** The same words, except for these. */
  replacing(replaced: Replaced): Words {
    return Object.keys(replaced).length ? new Words(this.#texts, this.language, replaced) : this;
  }

  say = (name: string, values: Values = {}): string => {
    const [id = "", attribute] = name.split(".");
    const message = this.#bundle.getMessage(id);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (pattern == null) throw new Error(`no message '${name}'`);
    const problems: Error[] = [];
    const given = Object.entries(values).flatMap(([key, value]) =>
      typeof value === "object" ? this.#forms(key, value) : [[key, cut(value)] as const],
    );
    const text = this.#bundle.formatPattern(pattern, Object.fromEntries(given), problems);
    if (problems[0]) throw new Error(`message '${name}': ${problems[0].message}`);
    return text;
  };

  /** A name in all its forms; where its language has one not, as it is, and of masculine gender. */
  #forms(key: string, { message, shown = this.say(message), mark = "" }: Name): [string, string][] {
    const there = this.#bundle.getMessage(message)!.attributes;
    const form = (name: string, otherwise: string) => (name in there ? this.say(`${message}.${name}`) : otherwise);
    return [
      [key, shown + mark],
      [`${key}_gender`, form("gender", "m")],
      ...FORMS.map((name): [string, string] => [`${key}_${name}`, form(name, shown) + mark]),
    ];
  }
}

/** The words of every page and, if they are named, of a game and of a page. */
export async function fetchWords(game = "", page = ""): Promise<Words> {
  const tongue = language();
  const files = [...ALWAYS, page, game].filter(Boolean);
  const [texts] = await Promise.all([Promise.all(files.map((file) => fetchText(tongue, file))), fontsFor(tongue)]);
  return new Words(texts, tongue);
}

/** A file of words; the English one, where a game does not speak the language. */
async function fetchText(tongue: string, file: string): Promise<string> {
  const answer = await fetch(`/locale/${tongue}/${file}.ftl`);
  if (answer.ok) return answer.text();
  if (answer.status === 404 && tongue !== "en") return fetchText("en", file);
  throw new Error(`${answer.url}: ${answer.status}`);
}

/** How many letters the longest word of a text has. */
export const longestWord = (text: string): number => Math.max(...text.split(/[\s-]/).map((word) => word.length));

/** A name of a document, such as `deck_count`, as a title. */
export function titled(name: string): string {
  const words = name.replaceAll(/[_-]/g, " ");
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}

/** Things in a row, as in a sentence: `A, B and C`. */
export function listing(say: Words["say"], items: string[]): string {
  const message = (at: number) => (at < items.length - 1 ? "list-more" : "list-and");
  return items.reduce((list, item, at) => (at ? say(message(at), { list, item }) : item), "");
}

/** A name that is replaced keeps none of its cases, only its gender. A text is no pattern: nothing in it has a meaning
    to Fluent. */
function replace(message: FluentResource["body"][number], { "": name, ...attributes }: Record<string, string>): void {
  if (name !== undefined) {
    message.value = name;
    for (const form of FORMS) delete message.attributes[form];
  }
  Object.assign(message.attributes, attributes);
}

function cut(value: string | number): string | number {
  return typeof value === "string" && value.length > LONGEST ? `${value.slice(0, LONGEST)}…` : value;
}
