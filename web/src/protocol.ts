// What goes between server and client. Made by `python -m tools.typescript` of the server's types: change these.

/** Make a choice, having seen the scene of a version. */
export interface Choose {
  type: "choose";
  id: number;
  version: number;
  choice: string;
}

/** Ask why a choice cannot be made, having seen the scene of a version. Nothing is chosen. */
export interface Explain {
  type: "explain";
  id: number;
  version: number;
  choice: string;
}

/** Undo choices until this many are left: your own latest ones or, with `ask`, any that everybody agrees to undo. Against bots alone no agreement is needed, and they may have moved on since the version seen. */
export interface Undo {
  type: "undo";
  id: number;
  version: number;
  choices: number;
  ask?: boolean;
}

/** Agree, or not, to another seat's proposal to undo. */
export interface Answer {
  type: "answer";
  id: number;
  version: number;
  agrees: boolean;
}

/** Take a free seat or a bot's seat, or return to your own. During a game the players are asked first. */
export interface Sit {
  type: "sit";
  id: number;
  seat: number;
  name: string;
}

/** Say yes or no to somebody who asks for a bot's seat. */
export interface Admit {
  type: "admit";
  id: number;
  version: number;
  agrees: boolean;
}

/** Give up your seat. */
export interface Stand {
  type: "stand";
  id: number;
}

/** Let a bot of some level play a seat. */
export interface Hand {
  type: "hand";
  id: number;
  seat: number;
  level: string;
}

/** Host: free a seat. */
export interface Clear {
  type: "clear";
  id: number;
  seat: number;
}

/** Host, before the start: change the options. The cards from an owner's box stay unless others are given. */
export interface Arrange {
  type: "arrange";
  id: number;
  options: Options;
  listed: boolean;
  clock: Clock;
}

/** How much time a seat has, and what happens when it runs out. */
export interface Clock {
  seconds?: number;
  whole_game?: boolean;
  forfeits?: boolean;
}

/** Host: set the pace of the bots. */
export interface SetPace {
  type: "pace";
  id: number;
  pace: "calm" | "fast" | "instant" | "normal";
}

export interface Start {
  type: "start";
  id: number;
}

export interface Pause {
  type: "pause";
  id: number;
}

export interface Resume {
  type: "resume";
  id: number;
}

/** Let a bot decide this once for a person who has been away for long. */
export interface Replace {
  type: "replace";
  id: number;
  seat: number;
}

/** Say a text or one of the phrases; a spectator also gives a name. */
export interface Say {
  type: "say";
  id: number;
  text?: string;
  phrase?: string;
  name?: string;
}

/** Play again at a new table with everybody in the same seat. If everybody is here, the game starts at once. */
export interface Rematch {
  type: "rematch";
  id: number;
}

/** Does nothing; the answer shows that the connection is alive. A web page cannot see WebSocket pings. */
export interface Ping {
  type: "ping";
  id: number;
}

/** The table as its reader may see it now, and the news since the last scene or since the version asked for. If there is too much news, only the latest; the rest can be requested. Versions count only what this reader has been told. Whoever sits down or gets up during a game becomes another reader: the next scene has all the news again, from version 1 on. */
export interface Scene {
  type: "scene";
  version: number;
  table: TableCard;
  you: number | null;
  hosting: boolean;
  news: News[];
  view: View | null;
  memory: Memory | null;
  outlook: Outlook | null;
  choices: string[];
  prices: number[];
  gains: Record<string, Record<string, number>>;
  odds: Record<string, Odds>;
  unavailable: Unavailable[];
  way: string[];
  way_prices: number[];
  ahead: Ahead[];
  standing: Standing[] | null;
  scores_after: Record<string, number>;
  outcome: Outcome | null;
}

/** Everything about a table except its game. */
export interface TableCard {
  id: string;
  game: string;
  options: Options;
  cards: string;
  phase: string;
  paused: boolean;
  stuck: boolean;
  listed: boolean;
  origin: "" | "exact" | "position";
  clock: Clock;
  pace: "calm" | "fast" | "instant" | "normal";
  seats: SeatCard[];
  choices: number;
  proposal: Proposal | null;
  application: Application | null;
  rematch: string;
  created: number;
}

/** Who plays a seat: a `person`, who may be away, a `program`, or nobody (`open`). */
export interface SeatCard {
  kind: string;
  name: string;
  level: string;
  face: string;
  online: boolean;
  host: boolean;
  seconds: number | null;
  kept: boolean;
}

/** A seat wants to undo choices until this many are left; these seats have agreed. */
export interface Proposal {
  seat: number;
  choices: number;
  agreed: number[];
}

/** A spectator asks for a bot's seat; these seats have agreed. */
export interface Application {
  seat: number;
  name: string;
  agreed: number[];
}

/** An entry of the table, as far as the reader may see it. */
export interface News {
  version: number;
  at: number;
  kind: string;
  seat?: number | null;
  number?: number;
  events?: Record<string, unknown>[];
  name?: string;
  text?: string;
  phrase?: string;
  by?: string;
}

/** How many faces of a die are good, out of how many. */
export interface Odds {
  good: number;
  of: number;
}

/** A kind of action that cannot be taken now: one choice as an example, and why not. */
export interface Unavailable {
  choice: string;
  reason: Reason;
}

/** Why something is not allowed: the key of a message, and the clause behind it if it is the game's reason. */
export interface Reason {
  key: string;
  clause: string;
  about?: string;
  kind?: string;
  values?: Record<string, string | number>;
}

/** A choice that becomes possible after others: its cost and those choices. */
export interface Ahead {
  choice: string;
  price: number;
  before: string[];
}

/** What a seat would score if the game ended now. */
export interface Standing {
  parts: Points[];
  total: number;
}

/** Points of a score: the part of the rules that gives them, and the card it is about if any. */
export interface Points {
  part: string;
  about: string;
  points: number;
}

/** The end of a game: each seat's place (1 is the winner) and score. */
export interface Outcome {
  places: number[];
  scores: number[];
}

export interface Accepted {
  type: "accepted";
  id: number;
  version: number;
  table?: string;
}

/** Why a choice cannot be made; no reasons if it can. */
export interface Explained {
  type: "explained";
  id: number;
  reasons: Reason[];
}

/** Nothing has changed; `reasons` are keys of the game's messages or, without a clause, of the server's. */
export interface Refused {
  type: "refused";
  id: number;
  reasons: Reason[];
}

/** All there is to choose from in Citadels. */
export interface CitadelsCard {
  name: "citadels";
  rules: number;
  options: Record<string, unknown>;
  players: number[];
  presets: Record<string, PresetCard>;
  uniques_in_play: number;
  coin: number;
  characters: CharacterCard[];
  districts: DistrictCard[];
}

/** A suggested set: characters of rank 1 to 8, that of rank 9, and 14 unique districts. */
export interface PresetCard {
  characters: string[];
  ninth: string;
  uniques: string[];
}

export interface CharacterCard {
  name: string;
  rank: number;
  heir: boolean;
  clause: string;
  provenance: string;
}

export interface DistrictCard {
  name: string;
  type: string;
  cost: number;
  copies: number;
  size: number;
  clause: string;
  provenance: string;
}

/** All there is to choose from in City of the Great Machine. */
export interface MachineCard {
  name: "machine";
  rules: number;
  options: Record<string, unknown>;
  revolutionaries: number[];
  heroes: HeroCard[];
  heroes_in_play: number;
  districts: TileCard[];
  cities: Record<string, string>;
  servants: EffectCard[];
  classes: ClassCard[];
  events: EffectCard[];
  directives: EffectCard[];
  stages: number[];
  riots_to_win: number;
  most_raids: number;
  most_published: number;
  escape_die: boolean[];
  assault_die: number[];
  figures: Record<string, number>;
}

export interface HeroCard {
  name: string;
  initiative: number;
  max_trust: number;
  start: string;
  clause: string;
  provenance: string;
}

/** A District, and how many Guards and Citizens it has room for. */
export interface TileCard {
  name: string;
  minor: boolean;
  guard_squares: number;
  citizen_squares: number;
  clause: string;
  provenance: string;
}

/** A City Event, a Directive or a Servant. */
export interface EffectCard {
  name: string;
  clause: string;
  provenance: string;
}

/** A class of Citizens, and from which Stage of Discontent on they are active: Traitors never. */
export interface ClassCard {
  name: string;
  stage: number | null;
  clause: string;
  provenance: string;
}

/** The options of a game of Citadels. */
export interface CitadelsOptions {
  players?: number;
  preset?: string;
  characters?: string[];
  uniques?: string[];
  ninth?: boolean;
  crown?: number | null;
}

/** The options of a game of City of the Great Machine. Seat 0 is the Machine. */
export interface MachineOptions {
  revolutionaries?: number;
  heroes?: string[];
  shared?: boolean;
  city?: string;
  plan?: number;
  last_winner?: string;
  cards?: Cards | null;
}

/** The cards of an owner's box: what is not named is as on ours. */
export interface Cards {
  escape_die?: boolean[];
  assault_die?: number[];
  guard_squares?: number[];
  citizen_squares?: number[];
  heroes?: Record<string, HeroFigures>;
  confiscated_trust?: number;
  deployment_range?: number;
  levy_bonds?: number;
  judges_trust?: number;
  census_guards?: number;
  census_districts?: number;
  parade_bonds?: number;
  parade_guards?: number;
  fair_trust?: number;
  fair_guards?: number;
  steam_cost?: number;
  mass_arrested?: number;
  state_directives?: number;
  ball_guards?: number;
  strike_guards?: number;
  oath_bonds?: number;
  searchlight_guards?: number;
  bridges_guards?: number;
  words?: Record<string, Record<string, CardWords>>;
}

export interface HeroFigures {
  initiative: number;
  max_trust: number;
  start: string;
}

/** The texts of a card in one language; where empty, our text is used. */
export interface CardWords {
  name?: string;
  text?: string;
  plan?: string;
  gen?: string;
  dat?: string;
  acc?: string;
  ins?: string;
  loc?: string;
  gender?: string;
}

/** What follows from options. */
export interface CitadelsFacts {
  goal: number;
  cast: RankFacts[];
  uniques: string[];
  presets: Record<string, string[]>;
}

/** The character of a rank: a name, `random`, or none (""); those impossible with so few players, and why. */
export interface RankFacts {
  chosen: string;
  refused: Record<string, Reason>;
}

/** What follows from options. */
export interface MachineFacts {
  plan: number;
  shareable: boolean;
  control: number[][];
}

/** What the rules make of a decision. */
export interface CitadelsOutlook {
  builds_left: number;
  unbuildable: Record<string, Reason>;
  passes_to: number;
  took_before: number[];
  to_choose: number[];
}

/** What follows by the rules from what some readers know. */
export interface MachineOutlook {
  stage: number;
  riots: number;
  active: number[];
  forecasts: Forecast[];
}

/** A forecast of a Riot in a District: active Citizens, from those known to those possible, against Guards and known Traitors. It `cannot` succeed, `may`, or `must`. */
export interface Forecast {
  known: number;
  possible: number;
  against: number;
  verdict: string;
}

/** What a seat sees. Characters are given by rank (`cast` names them), districts by name, with a `+` for the Artist's coin; -1 is nobody, rank 0 none. */
export interface CitadelsView {
  seat: number | null;
  phase: string;
  round: number;
  pending: number[];
  decision: string;
  about: number;
  aside: string[];
  aside_count: number;
  table: TableView;
  characters: CharactersView;
  marks: MarksView;
  turn: TurnView;
  own: OwnView;
  truth: Truth | null;
}

/** What is on the table, and the number of districts to build. */
export interface TableView {
  cast: string[];
  goal: number;
  crown: number;
  gold: number[];
  hand_counts: number[];
  cities: string[][];
  museum_count: number;
  deck_count: number;
  taxes: number;
  first_complete: number;
}

/** What everybody knows of the characters of the round. */
export interface CharactersView {
  leader: number;
  face_up: number[];
  called: number;
  shown: number[];
}

/** What powers have done to characters this round. */
export interface MarksView {
  killed: number;
  bewitched: number;
  robbed: number;
  warrants: number[];
  served: number[];
  signed: number;
  threats: number[];
  settled: number[];
  real: number;
  protected: number;
}

/** The current turn; between turns it belongs to nobody. */
export interface TurnView {
  actor: number;
  role: string;
  gathered: boolean;
  built: number;
}

/** What belongs to the seat. */
export interface OwnView {
  hand: string[];
  held: number[];
  passed: number[];
}

/** What everybody learns at the end (C9.3). */
export interface Truth {
  hands: string[][];
  held: number[][];
  museum: string[];
  deck: string[];
  scores: number[];
}

/** What a seat sees. Districts and cards are given by name, -1 is nobody. */
export interface MachineView {
  seat: number | null;
  phase: string;
  round: number;
  pending: number[];
  decision: string;
  about: About;
  confirmed: number[];
  turn: number;
  city: CityView;
  heroes: HeroView[];
  tracks: TracksView;
  event: EventView;
  directives: DirectivesView;
  winner: number;
}

/** What a decision is about, as far as there is something. */
export interface About {
  hero?: string;
  district?: string;
  citizen?: number;
  directive?: string;
  verb?: string;
  number?: number;
  total?: number;
}

/** The City: its Districts and what is in them. */
export interface CityView {
  layout: string;
  guards: number[];
  broken: number[];
  citizens: CitizenView[];
  servants: string[];
  acted: number[];
  raids: string[];
  riots: string[];
}

/** A Citizen token: where it is, what is known of it, its class if the seat knows it. */
export interface CitizenView {
  place: string;
  status: string;
  known_as: string;
}

export interface HeroView {
  name: string;
  seats: number[];
  place: string;
  trust: number;
  max_trust: number;
  forfeited_count: number;
  forfeited: string[];
  destination: string;
  detained: boolean;
}

export interface TracksView {
  bonds: number;
  plan: number;
  discontent: number;
}

/** The City Event in force, and how many are to come. */
export interface EventView {
  name: string;
  left: number;
  advances: boolean | null;
  count: Count | null;
}

/** How much there is of something, and how much is needed. */
export interface Count {
  have: number;
  need: number;
}

export interface DirectivesView {
  left: number;
  published: string[];
  discarded: string[];
  hand_count: number;
  hand: string[];
}

/** What a seat knows about cards that are hidden now. */
export interface CitadelsMemory {
  hands: Record<string, string[]>;
  deck: Record<string, string>;
  museum: string[];
  recalls: Recall[];
  passed: number[][];
}

/** Cards a seat has seen without knowing where each is: how many in which places, and the known ones among them. */
export interface Recall {
  hands: Record<string, number>;
  deck: number;
  museum: number;
  aside: number;
  cards: string[];
}

/** What an observer has seen and may still rely on: who is in jail or has been mixed with those there, and which Access cards can be forfeited. */
export interface MachineMemory {
  jail: number[];
  jailed: Record<string, number>;
  remembered: Record<string, string>;
  forfeited: string[][][];
}

/** Why nothing was done: `reasons` are keys of the game's messages or, without a clause, of the server's. */
export interface Refusals {
  reasons: Reason[];
}

/** The games, the levels of bots from weak to strong, the phrases of table talk, and the default options of each game. */
export interface Games {
  games: Catalogue[];
  levels: string[];
  phrases: string[];
  defaults: Record<string, Options>;
}

/** The server's address for friends; "" if only its own computer can reach it. */
export interface Address {
  address: string;
}

/** What the server knows about a guest. */
export interface Me {
  tables: OwnTable[];
}

/** A table where the guest has a seat; `waits` if the game is waiting for the guest's choice. */
export interface OwnTable {
  table: TableCard;
  seat: number;
  waits: boolean;
}

/** The table that somebody wants to create. */
export interface NewTable {
  game: string;
  options?: Options;
  levels?: string[];
  seat?: number | null;
  name?: string;
  listed?: boolean;
  clock?: Clock;
  record?: string;
  choices?: number | null;
  position?: string;
  exact?: boolean;
}

/** A game: everything that happened, without what was undone. A finished game without an outcome was abandoned. */
export interface Replay {
  table: TableCard;
  outcome: Outcome | null;
  choices: number;
  news: News[];
}

/** What was visible after a number of choices in a game or a file. */
export interface Moment {
  choices: number;
  views: View[];
  outlook: Outlook | null;
}

/** What became of the chances in a game. */
export interface Review {
  points: TurningPoint[];
  chances: Chances[];
}

/** What a seat chose in one go, and everybody's chance to win before and after it. */
export interface TurningPoint {
  first: number;
  choices: number;
  seat: number;
  before: number[];
  after: number[];
}

/** By seat, the chance to win after so many choices. */
export interface Chances {
  choices: number;
  chances: number[];
}

export interface FinishedTable {
  table: TableCard;
  outcome: Outcome | null;
  at: number;
}

/** Why the options do not make a game, if they don't, and what follows from them. */
export interface OptionsTold {
  problems: Reason[];
  seats: number;
  facts: Facts;
}

/** Options to be checked for a game. */
export interface OptionsAsked {
  game: string;
  options?: Options;
}

/** What a file contains: a game, its number of choices, and the outcome if it is over. */
export interface FileCard {
  game: string;
  options: Options;
  seats: number;
  choices: number;
  outcome: Outcome | null;
}

/** The text of a record or of a position. */
export interface Upload {
  record?: string;
  position?: string;
}

/** The text of a card file (docs/cards.md). */
export interface CardsFile {
  game: string;
  text: string;
}

/** A file: its contents and everything that happens in it, which is nothing for a position. */
export interface FileReplay {
  file: FileCard;
  news: News[];
}

/** The people a guest knows, the last ones first. */
export interface Friends {
  friends: Friend[];
  shunned: ShunnedPerson[];
}

/** Somebody who has played with the guest; neither side has blocked the other, as far as the guest may know. */
export interface Friend {
  id: string;
  name: string;
  games: number;
  last: number;
  muted: boolean;
  invited: boolean;
  here: boolean;
  table: TableCard | null;
}

/** Somebody whom the guest has muted or blocked. */
export interface ShunnedPerson {
  id: string;
  name: string;
  kind: "blocked" | "muted";
}

/** Mute or block somebody, or neither any more (""): one who played with you or, if a `table` is named, is there. */
export interface Shun {
  kind: "" | "blocked" | "muted";
  table?: string;
}

/** Another person at a table: with a seat there, or who has said something. */
export interface Companion {
  id: string;
  name: string;
  seat: number | null;
  by: string;
  kind: "" | "blocked" | "muted";
}

/** Somebody who has played with you. */
export interface Invite {
  friend: string;
}

/** Somebody whom the guest has played with asks them to join a table with seats left. */
export interface Invitation {
  table: TableCard;
  name: string;
}

export type Command =
  | Choose
  | Explain
  | Undo
  | Answer
  | Sit
  | Admit
  | Stand
  | Hand
  | Clear
  | Arrange
  | SetPace
  | Start
  | Pause
  | Resume
  | Replace
  | Say
  | Rematch
  | Ping;

export type Message =
  | Scene
  | Accepted
  | Explained
  | Refused;

export type Catalogue =
  | CitadelsCard
  | MachineCard;

export type Options =
  | CitadelsOptions
  | MachineOptions;

export type Facts =
  | CitadelsFacts
  | MachineFacts;

export type Outlook =
  | CitadelsOutlook
  | MachineOutlook;

export type View =
  | CitadelsView
  | MachineView;

export type Memory =
  | CitadelsMemory
  | MachineMemory;

export type OwnCards =
  | Cards;
