// The words people read: messages of one language, from the server's locale/ folder. The same as words.py.
import { FluentBundle, FluentResource } from "@fluent/bundle";

const LONGEST = 1000; // as in words.py
const ALWAYS = ["common", "server", "web"];

export type Values = Record<string, string | number>;

/** Says a message by its name, or `name.attribute`. What is missing is an error, never silence. */
export class Words {
  readonly names: string[] = [];
  #bundle: FluentBundle;

  constructor(texts: string[], language = "en") {
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    for (const text of texts) {
      const resource = new FluentResource(text);
      this.#bundle.addResource(resource);
      this.names.push(...resource.body.map((message) => message.id));
    }
  }

  say = (name: string, values: Values = {}): string => {
    const [id = "", attribute] = name.split(".");
    const message = this.#bundle.getMessage(id);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (pattern == null) throw new Error(`no message '${name}'`);
    const problems: Error[] = [];
    const text = this.#bundle.formatPattern(pattern, mapValues(values, cut), problems);
    if (problems[0]) throw new Error(`message '${name}': ${problems[0].message}`);
    return text;
  };
}

/** The words of every page and, if one is named, of a game. */
export async function fetchWords(game = "", language = "en"): Promise<Words> {
  const files = [...ALWAYS, game].filter(Boolean);
  const answers = await Promise.all(files.map((file) => fetch(`/locale/${language}/${file}.ftl`)));
  const failed = answers.find((answer) => !answer.ok);
  if (failed) throw new Error(`${failed.url}: ${failed.status}`);
  return new Words(await Promise.all(answers.map((answer) => answer.text())), language);
}

function cut(value: string | number): string | number {
  return typeof value === "string" && value.length > LONGEST ? `${value.slice(0, LONGEST)}…` : value;
}

function mapValues<T, U>(record: Record<string, T>, change: (value: T) => U): Record<string, U> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));
}
