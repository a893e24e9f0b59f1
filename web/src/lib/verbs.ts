// What choices do, as badges, chips, log and help show it. Each game has a table of its verbs and says which choice is
// which verb (games/*/verbs.ts); the words are its messages `verb-NAME` and, where something is picked for it, `ask-NAME`.

export type Tone = "gain" | "build" | "harm" | "secret" | "move" | "end";

export interface Verb {
  /** A picture of art/verbs. */
  icon: string;
  tone: Tone;
  /** Whether it hurts somebody, be it oneself: it is asked about before it is done. */
  harms?: boolean;
  /** Whether one expects it to cost something: if it does not, that is said. */
  priced?: boolean;
}

/** Those that are not of one game alone. */
const COMMON = {
  choose: { icon: "confirm", tone: "gain" }, // where no more is said of a choice
  "end-turn": { icon: "end-turn", tone: "end" },
  discard: { icon: "discard", tone: "secret" },
  keep: { icon: "keep", tone: "gain" },
  pay: { icon: "gather-gold", tone: "build" },
  pass: { icon: "skip", tone: "end" },
} as const satisfies Record<string, Verb>;

export type CommonVerb = keyof typeof COMMON;

/** The name of a verb of any game. */
export type VerbName = string;

const files = import.meta.glob<Record<string, Verb>>("../games/*/verbs.ts", { eager: true, import: "VERBS" });

const VERBS = new Map<string, Verb>([COMMON, ...Object.values(files)].flatMap((verbs) => Object.entries(verbs)));

export function verbNamed(name: VerbName): Verb {
  const verb = VERBS.get(name);
  if (!verb) throw new Error(`no verb '${name}'`);
  return verb;
}
