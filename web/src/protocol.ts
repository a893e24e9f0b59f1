// What goes between server and client. Generated from the server's types: `python -m tools.typescript`.

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
  hints?: boolean;
}

/** How much time a seat has, and what happens when it runs out. */
export interface Clock {
  seconds?: number;
  whole_game?: boolean;
  forfeits?: boolean;
}

/** Give up the game: a bot takes over your seat for good. If no other person plays, the game ends without a result. */
export interface Resign {
  type: "resign";
  id: number;
}

/** Propose or agree to end the game without a result, or decline. The game ends once all people in it agree. */
export interface End {
  type: "end";
  id: number;
  version: number;
  agrees: boolean;
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
  language: string;
  guided: boolean;
  hints: boolean;
  paired: boolean;
  fills_in: number | null;
  origin: "" | "exact" | "position";
  clock: Clock;
  pace: "calm" | "fast" | "instant" | "normal";
  seats: SeatCard[];
  choices: number;
  proposal: Proposal | null;
  application: Application | null;
  ending: number[];
  rematch: string;
  created: number;
}

/** Who plays a seat: a `person`, who may be away, a `program`, nobody yet (`open`), or nobody ever (`empty`). */
export interface SeatCard {
  kind: string;
  name: string;
  level: string;
  face: string;
  online: boolean;
  host: boolean;
  seconds: number | null;
  kept: boolean;
  rating?: Rating | null;
}

/** How strong a person has been in games with other people, and its 95% interval. */
export interface Rating {
  rating: number;
  spread: number;
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
  agrees?: boolean | null;
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

/** Why something is not allowed: the key of a message and, if the reason comes from the game, the clause behind it. */
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

/** Part of a score: the rule that gives the points, and the card it is about, if any. */
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

/** Who the guest is, and all their tables that are not over, followed by the latest that are. */
export interface Me {
  type: "me";
  name: string;
  tables: OwnTable[];
  invitations: Invitation[];
}

/** A table where the guest has a seat. It `waits` if the guest has to choose, can start the game, or is asked whether to end it. */
export interface OwnTable {
  table: TableCard;
  seat: number;
  waits: boolean;
  lost: boolean;
  turn: number[];
  since: number;
  round: number;
  at: number;
  result: OwnResult | null;
}

/** How a game ended for the guest. */
export interface OwnResult {
  won: boolean;
  place: number;
  score: number;
}

/** Somebody who has played with the guest asks them to join a table with seats left. */
export interface Invitation {
  table: TableCard;
  name: string;
}

/** The tables of the guest that are new or have changed, and those that are `gone` from the list. */
export interface Changed {
  type: "changed";
  tables: OwnTable[];
  gone: string[];
  invitations?: Invitation[] | null;
}

/** The answer to anything that a client sends: the connection is alive. */
export interface Heard {
  type: "heard";
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

/** A suggested set: characters of ranks 1 to 8, one of rank 9, and 14 unique districts. */
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

/** Everything there is to choose from in City of the Great Machine. */
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
  missions: EffectCard[];
  levels: number;
  movement: Record<string, number>;
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

/** A District, and the number of its Guard and Citizen squares. */
export interface TileCard {
  name: string;
  minor: boolean;
  guard_squares: number;
  citizen_squares: number;
  clause: string;
  provenance: string;
}

/** A City Event, a Directive, a Servant or a Mission. */
export interface EffectCard {
  name: string;
  clause: string;
  provenance: string;
}

/** A class of Citizens, and the Stage of Discontent from which they are active; Traitors never are. */
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
  automaton?: number;
  cards?: Cards | null;
}

/** The cards from an owner's box; whatever they do not name is as on ours. */
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
  review_missions?: number;
  steel_guards?: number;
  automaton_progress?: number[];
  automaton_bail?: number[];
  network_citizens?: number;
  chest_trust?: number;
  sabotage_guards?: number;
  jailbreak_citizens?: number;
  papers_cards?: number;
  rally_citizens?: number;
  stronghold_citizens?: number;
  unrest_stage?: number;
  open_districts?: number;
  words?: Record<string, Record<string, CardWords>>;
}

export interface HeroFigures {
  initiative: number;
  max_trust: number;
  start: string;
}

/** The texts of a card in one language; if one is empty, ours is used. */
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

/** The character of a rank: a name, `random`, or none (""); and those not possible with this number of players, with the reason. */
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

/** What follows from the rules for a decision. */
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
  visits?: Visits;
  raids?: number[];
  fares?: number[][];
}

/** A forecast of a Riot in a District: active Citizens, from those known to those possible, against Guards and known Traitors. It `cannot` succeed, `may`, or `must`. */
export interface Forecast {
  known: number;
  possible: number;
  against: number;
  verdict: string;
}

/** How likely the Servants of the Automaton are to visit each District with the next three movement cards: the number of ordered draws in which they do (M16.4). */
export interface Visits {
  draws: number;
  districts: number[];
  servants: number[][];
  moves: Record<string, string[]>;
}

/** What a seat sees. Characters are given by rank (`cast` has their names), districts by name, with a `+` for the Artist's coin; -1 is nobody, rank 0 none. */
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

/** What a seat sees. Districts and cards are given by name; -1 is nobody. */
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
  automaton?: AutomatonView;
}

/** What a decision is about; fields that do not apply are empty. */
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

/** A Citizen token: where it is, what is known about it, and its class if the seat knows it. */
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

/** What the Automaton plays with (M16); everybody sees it. */
export interface AutomatonView {
  level: number;
  bail: number;
  progress: number;
  deck: string[];
  drawn: string[];
  blue: number[];
  missions: MissionView[];
}

export interface MissionView {
  name: string;
  accomplished: boolean;
  count: Count;
}

/** What a seat knows about cards that are hidden now. */
export interface CitadelsMemory {
  hands: Record<string, string[]>;
  deck: Record<string, string>;
  museum: string[];
  recalls: Recall[];
  passed: number[][];
}

/** Cards a seat has seen without knowing where each one is: how many there are in which places, and those known to be among them. */
export interface Recall {
  hands: Record<string, number>;
  deck: number;
  museum: number;
  aside: number;
  cards: string[];
}

/** What an observer has seen that is still true: who is in jail or has been shuffled there, and which Access cards may be forfeited. */
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

/** What somebody wants to play now; the options say with how many seats. After `bots_after` seconds bots take the free seats; None: never. */
export interface Pairing {
  game: string;
  name: string;
  options?: Options;
  seats?: number[];
  bots_after?: number | null;
  language?: string;
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

/** The table that somebody wants to create. */
export interface NewTable {
  game: string;
  options?: Options;
  levels?: string[];
  seat?: number | null;
  name?: string;
  listed?: boolean;
  clock?: Clock;
  language?: string;
  guided?: boolean;
  hints?: boolean;
  record?: string;
  choices?: number | null;
  position?: string;
  puzzle?: number;
  exact?: boolean;
}

/** A game: everything that happened, without what was undone. A finished game without an outcome was abandoned. */
export interface Replay {
  table: TableCard;
  you: number | null;
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

/** How the chances changed during a game. */
export interface Review {
  points: TurningPoint[];
  chances: Chances[];
}

/** What a seat chose in one go, and everybody's chance of winning before and after it. */
export interface TurningPoint {
  first: number;
  choices: number;
  seat: number;
  before: number[];
  after: number[];
}

/** By seat, the chance of winning after a number of choices. */
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
  empty: number[];
  facts: Facts;
}

/** Options to be checked for a game. */
export interface OptionsAsked {
  game: string;
  options?: Options;
}

/** What a file contains: a game, its number of choices, and the outcome if it is over; and the ID of its analysis, or "" if there is nothing to analyse. */
export interface FileCard {
  game: string;
  options: Options;
  seats: number;
  empty: number[];
  choices: number;
  outcome: Outcome | null;
  analysis: string;
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

/** A hint for the decision that the reader's scene of a version shows. */
export interface HintTold {
  version: number;
  hint: Hint;
}

/** The best choice and the two next best. */
export interface Hint {
  candidates: Candidate[];
  seconds: number;
  trials: number;
}

/** A choice of a decision, as judged by what the seat knew. */
export interface Candidate {
  choice: string;
  chance: Measured;
  behind: Measured;
  equal: boolean;
  motive: Motive | null;
  drawback?: Motive | null;
  price?: number;
}

/** A mean, and half of its 95 % interval. */
export interface Measured {
  mean: number;
  within: number;
}

/** Why a player made a choice: a message of the game, and what it is about. */
export interface Motive {
  key: string;
  about?: Record<string, string | number>;
}

/** The reason for a choice; None if that depends on what is hidden from the reader. */
export interface WhyTold {
  motive: Motive | null;
}

/** How far the analysis of a game has got. `analysis` is there as soon as every choice has been analysed, and becomes more exact while a deeper one is in progress. */
export interface AnalysisTold {
  id: string;
  depth: number;
  running: boolean;
  done: number;
  total: number;
  analysis: Analysis | null;
}

/** The complete analysis of a finished game. */
export interface Analysis {
  depth: number;
  seconds: number;
  points: GraphPoint[];
  decisions: Judgement[];
  seats: SeatReport[];
  turning_points: TurningPoint[];
}

/** By seat, the chance of winning after a number of choices. */
export interface GraphPoint {
  choices: number;
  known: number[];
  open: number[];
  within: number;
  seconds: number;
}

/** A choice that somebody was free to make, judged by what the seat knew. */
export interface Judgement {
  number: number;
  seat: number;
  chosen: Candidate;
  best: Candidate[];
  cost: Measured;
  mark: "" | "blunder" | "good" | "slip";
  trials: number;
  seconds: number;
}

/** How a seat played, and how its chance changed: `start` + `choices` + `rest` = `end`. */
export interface SeatReport {
  accuracy: number;
  start: number;
  choices: number;
  rest: number;
  end: number;
  good: number;
  slips: number;
  blunders: number;
}

/** The people a guest knows, the most recent first. */
export interface Friends {
  friends: Friend[];
  shunned: ShunnedPerson[];
}

/** Somebody who has played with the guest and whom the guest has not blocked. Whoever has blocked the guest looks like somebody who is never there and does not answer. */
export interface Friend {
  id: string;
  name: string;
  game: string;
  games: number;
  last: number;
  muted: boolean;
  online: boolean;
  state: "" | "declined" | "invited" | "seated";
  table: TableCard | null;
}

/** Somebody whom the guest has muted or blocked. */
export interface ShunnedPerson {
  id: string;
  name: string;
  kind: "blocked" | "muted";
}

/** Mutes or blocks somebody, or neither any longer (""): somebody who has played with the guest or, with a `table`, is there. */
export interface Shun {
  kind: "" | "blocked" | "muted";
  table?: string;
}

/** Another person at a table, who has a seat there or has said something. */
export interface Companion {
  id: string;
  name: string;
  seat: number | null;
  by: string;
  kind: "" | "blocked" | "muted";
}

/** Invites somebody who has played with the guest. */
export interface Invite {
  friend: string;
}

/** What a guest wants, in how many browsers, and the public key that a browser needs to subscribe. */
export interface NotificationsTold {
  key: string;
  wishes: Wishes;
  browsers: number;
}

/** Which notifications a guest wants, and when. */
export interface Wishes {
  turn?: boolean;
  seated?: boolean;
  invited?: boolean;
  ended?: boolean;
  quiet?: Quiet | null;
}

/** The hours in which nothing is sent, as minutes of the day in a time zone: `Europe/Prague`. */
export interface Quiet {
  since: number;
  until: number;
  zone: string;
}

/** A browser that should get notifications: what it says about its push service, and its reader's language. */
export interface NewSubscription {
  endpoint: string;
  keys: Keys;
  language?: string;
}

/** What messages for a browser are encrypted with, as browsers write it: a point of P-256 and a secret, in base64url. */
export interface Keys {
  p256dh: string;
  auth: string;
}

/** A browser that should get no more notifications. */
export interface OldSubscription {
  endpoint: string;
}

/** A puzzle to be solved: the table as its seat sees it, with the choices that the puzzle offers. */
export interface PuzzleTold {
  game: string;
  number: number;
  grade: number;
  title: string;
  day: string;
  scene: Scene;
  tries: Tries;
  solution: Solution | null;
}

/** What somebody has tried at a puzzle, and whether the last try was right. */
export interface Tries {
  choices: string[];
  solved: boolean;
}

/** Told once a puzzle is finished. Its lesson is the message `puzzle-lesson-GAME-LESSON`, in short `puzzle-theme-GAME-LESSON`. */
export interface Solution {
  choices: PuzzleChoice[];
  lesson: string;
  others: Counts;
}

/** A choice that a puzzle offers: how often it wins, and the reason for it. */
export interface PuzzleChoice {
  choice: string;
  chance: Measured;
  motive: Motive;
}

/** How many people solved a puzzle at the first try, at the second, or not. */
export interface Counts {
  first?: number;
  second?: number;
  missed?: number;
}

/** A puzzle in a list. Its title is the message `puzzle-title-GAME-TITLE`. */
export interface PuzzleCard {
  game: string;
  number: number;
  grade: number;
  title: string;
  result: "" | "first" | "missed" | "second";
}

/** What somebody's answers add up to. Nobody else can read it. */
export interface PuzzleRecord {
  streak: number;
  longest: number;
  week: DayResult[];
  today: string;
  tried: number;
  solved: number;
  first: number;
  lessons: LessonResult[];
}

export interface DayResult {
  day: string;
  result: "" | "first" | "missed" | "second";
}

/** How many of the puzzles with a lesson somebody has finished, and how many of these they have solved. */
export interface LessonResult {
  game: string;
  lesson: string;
  tried: number;
  solved: number;
}

/** What a try was worth. After a miss there is a second try. */
export interface TryTold {
  tries: Tries;
  miss: Miss | null;
  solution: Solution | null;
}

/** What is wrong with a choice: although something speaks for it, it wins less often than the best. */
export interface Miss {
  choice: string;
  cost: number;
  motive: Motive;
  drawback: Motive | null;
}

/** One of the choices that the puzzle offers. */
export interface TryAsked {
  choice: string;
}

/** What a person can see and change about themselves; `plays`: they have games. A guest who plays on one device has no sessions. */
export interface Account {
  name: string;
  sessions: Session[];
  passkeys: Passkey[];
  plays: boolean;
}

/** A device where a person is known; its id reveals nothing about the token. */
export interface Session {
  id: string;
  device: string;
  since: number;
  seen: number;
  current: boolean;
}

/** A passkey, as its owner sees it. */
export interface Passkey {
  id: string;
  name: string;
  since: number;
}

export interface NameAsked {
  name: string;
}

export interface SessionNamed {
  id: string;
}

/** A request without content. */
export interface Nothing {
}

/** The person has confirmed it. */
export interface Deletion {
  confirmed: "True";
}

/** A code for another device, until when it works, a link that contains it, and its QR code as SVG. */
export interface DeviceCode {
  code: string;
  until: number;
  link: string;
  picture: string;
}

/** The name to use on another device, unless the server knows one. */
export interface DeviceAsked {
  name?: string;
}

/** Whose device it is; `plays`: this device has games of somebody else. */
export interface Person {
  name: string;
  plays?: boolean;
}

/** A code as somebody typed it. */
export interface CodeAsked {
  code: string;
}

/** The name to use when coming back, unless the server knows one. */
export interface NewPasskey {
  proof: Proof;
  name?: string;
}

/** A browser's answer to a challenge, as `PublicKeyCredential.toJSON()` writes it. */
export interface Proof {
  id: string;
  rawId: string;
  type: string;
  response: Record<string, unknown>;
}

export interface PasskeyNamed {
  id: string;
}

export interface PasskeyProof {
  proof: Proof;
}

/** What a person's finished games add up to. Nobody else can read it. */
export interface OwnRecord {
  statistics: Statistics;
  ratings: OwnRating[];
}

/** What a person's games have in common. Groups with the most games come first. */
export interface Statistics {
  games: number;
  won: number;
  by_game: Group[];
  by_seats: Group[];
  by_side: Group[];
  by_level: Group[];
  held: Group[];
  places: Places[];
  last: boolean[];
  streak: number;
  longest: number;
}

/** Games that have something in common: how many, how many were won, and the share that equals would win. */
export interface Group {
  game: string;
  key: string;
  games: number;
  won: number;
  even: number;
}

/** How often somebody came first, second and so on, in games with a number of seats. */
export interface Places {
  game: string;
  seats: number;
  games: number[];
}

/** A person's rating in a game, and how it changed. */
export interface OwnRating {
  game: string;
  rating: Rating;
  games: number;
  shown: boolean;
  curve: RatingThen[];
}

/** A rating after a game that ended at some time. */
export interface RatingThen {
  at: number;
  rating: Rating;
}

/** A finished game of a person. */
export interface PlayedGame {
  table: string;
  kept: boolean;
  game: string;
  at: number;
  won: boolean;
  seats: number;
  side: number;
  place: number;
  score: number | null;
  best: number | null;
  against: string;
  left: boolean;
  rating: Rating | null;
}

/** Whether others may see the guest's ratings. */
export interface RatingShown {
  shown: boolean;
}

/** A page of the people with the highest ratings. */
export interface Leaderboard {
  rows: LeaderboardRow[];
  page: number;
  pages: number;
  people: number;
  you: LeaderboardRow | null;
  least_games: number;
  bots: BotRating[];
}

export interface LeaderboardRow {
  place: number;
  name: string;
  rating: Rating;
  games: number;
  you: boolean;
}

/** A level of bots, rated in games among bots. */
export interface BotRating {
  level: string;
  rating: Rating;
  games: number;
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
  | Resign
  | End
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

export type OwnMessage =
  | Me
  | Changed
  | Heard;

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
