// The verbs of both games: what a choice does, as badges, chips, log and help show it. Each game says which choice is
// which verb; the words are its messages `verb-NAME` and, where something is picked for it, `ask-NAME`.

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

const VERBS = {
  // both games
  "end-turn": { icon: "end-turn", tone: "end" },
  discard: { icon: "discard", tone: "secret" },
  keep: { icon: "keep", tone: "gain" },
  pay: { icon: "gather-gold", tone: "build" },
  pass: { icon: "skip", tone: "end" },

  // Citadels
  take: { icon: "keep", tone: "secret" },
  "swap-character": { icon: "theater", tone: "secret" },
  "gather-gold": { icon: "gather-gold", tone: "gain" },
  "draw-cards": { icon: "draw-cards", tone: "gain" },
  income: { icon: "income", tone: "gain" },
  bonus: { icon: "income", tone: "gain" },
  build: { icon: "build", tone: "build" },
  framework: { icon: "build", tone: "build", harms: true },
  necropolis: { icon: "necropolis", tone: "build", harms: true },
  borrow: { icon: "borrow", tone: "build" },
  give: { icon: "trade", tone: "secret" },
  kill: { icon: "kill", tone: "harm", harms: true },
  bewitch: { icon: "bewitch", tone: "harm", harms: true },
  warrant: { icon: "warrant", tone: "secret" },
  confiscate: { icon: "warrant", tone: "harm", harms: true },
  rob: { icon: "rob", tone: "harm", harms: true },
  spy: { icon: "spy", tone: "secret" },
  threaten: { icon: "threaten", tone: "harm" },
  bribe: { icon: "gather-gold", tone: "end" },
  refuse: { icon: "cancel", tone: "harm", harms: true },
  reveal: { icon: "look", tone: "harm", harms: true },
  "swap-hands": { icon: "swap-hands", tone: "harm", harms: true },
  redraw: { icon: "draw-cards", tone: "secret" },
  look: { icon: "look", tone: "secret" },
  pocket: { icon: "draw-cards", tone: "gain" },
  foresee: { icon: "draw-cards", tone: "secret" },
  crown: { icon: "crown", tone: "secret" },
  demand: { icon: "tithe", tone: "gain" },
  tithe: { icon: "tithe", tone: "gain" },
  study: { icon: "draw-cards", tone: "gain" },
  destroy: { icon: "destroy", tone: "harm", harms: true },
  exchange: { icon: "exchange", tone: "harm", harms: true },
  seize: { icon: "seize", tone: "harm", harms: true },
  beautify: { icon: "beautify", tone: "gain" },
  tax: { icon: "tax", tone: "gain" },
  smithy: { icon: "smithy", tone: "gain" },
  laboratory: { icon: "laboratory", tone: "gain" },
  museum: { icon: "museum", tone: "secret" },
  armory: { icon: "armory", tone: "harm", harms: true },

  // City of the Great Machine
  "go-to": { icon: "go-to", tone: "secret" },
  confirm: { icon: "confirm", tone: "end" },
  reconsider: { icon: "undo", tone: "secret" },
  "share-trust": { icon: "gain-trust", tone: "gain" },
  "move-guard": { icon: "move-guard", tone: "move", priced: true },
  deploy: { icon: "move-guard", tone: "move", priced: true },
  "move-servant": { icon: "move-servant", tone: "move", priced: true },
  arrest: { icon: "arrest", tone: "harm", harms: true },
  inspect: { icon: "look", tone: "secret" },
  repair: { icon: "repair", tone: "build" },
  raid: { icon: "raid", tone: "harm" },
  "draw-directive": { icon: "directive-draw", tone: "secret" },
  publish: { icon: "directive-publish", tone: "build" },
  reposition: { icon: "reposition", tone: "move" },
  bonds: { icon: "bonds", tone: "gain" },
  pacify: { icon: "protect", tone: "harm" },
  "confiscate-trust": { icon: "seize", tone: "harm", harms: true },
  resettle: { icon: "move-citizens", tone: "move" },
  "take-back": { icon: "retrieve", tone: "move" },
  place: { icon: "reposition", tone: "move" },
  walk: { icon: "go-to", tone: "move", priced: true },
  plan: { icon: "last-round", tone: "harm", harms: true },
  detain: { icon: "detain", tone: "harm", harms: true },
  incite: { icon: "incite", tone: "build", priced: true },
  attack: { icon: "attack", tone: "harm", harms: true },
  identify: { icon: "identify", tone: "secret", priced: true },
  "move-citizens": { icon: "move-citizens", tone: "move", priced: true },
  "gain-trust": { icon: "gain-trust", tone: "gain" },
  riot: { icon: "riot", tone: "harm", harms: true },
  agitate: { icon: "incite", tone: "build" },
  grant: { icon: "gain-trust", tone: "gain" },
  cancel: { icon: "cancel", tone: "harm", harms: true },
  retrieve: { icon: "retrieve", tone: "gain" },
  search: { icon: "look", tone: "harm" },
  release: { icon: "release", tone: "gain" },
  oath: { icon: "bonds", tone: "harm" },
} as const satisfies Record<string, Verb>;

export type VerbName = keyof typeof VERBS;

export const verbNamed = (name: VerbName): Verb => VERBS[name];
