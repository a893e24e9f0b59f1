// What every game puts into words: events, questions, choices, refusals.
import type { EffectCard, Motive, News, Outcome, Points, Reason, Scene, TableCard } from "../protocol";
import { ChoiceReader, type Read } from "./choices";
import type { Help } from "./help";
import { profileOf } from "../games/profiles";
import { seatTitle } from "./seats";
import { verbNamed, type VerbName } from "./verbs";
import { listing, type Values, type Words } from "./words";

const MANY = 8;

/** An event as a document: its kind, the seat it is about, and what the reader can see. */
export interface Event {
  kind: string;
  seat: number;
  [fact: string]: unknown;
}

export const eventsOf = (item: News): Event[] => (item.events ?? []) as Event[];

/** A sentence of what happened: its event, unless it is of the table itself, and the choices made by then. Where it sums
    up several of a kind, these are its `steps`. */
export interface Line {
  text: string;
  event: Event | null;
  moment: number;
  steps?: Line[];
}

/** The round in words, its phases in a word each, and which of them it is. */
export interface Phases {
  round: string;
  names: string[];
  now: number;
}

const SEVERAL = 3; // events of a kind that are summed up

/** In how many of all cases something happens, and what that is. */
export interface Chance {
  part: number;
  of: number;
  icon: string;
  label: string;
}

/** Describes a game between named players. Each game adds its own texts. */
export abstract class Teller {
  /** Events that open a paragraph. */
  abstract readonly newParagraphs: string[];
  /** Events that say whose actions follow. */
  abstract readonly heads: string[];
  /** Events that are summed up where several come one after the other, by the message `several-KIND`. */
  abstract readonly summedUp: string[];
  /** Events that a story leaves out where one of this kind follows, which says as much; `*`: always. */
  readonly unsaid: Record<string, string> = {};
  /** Events that are no seat's own choice, although they name one. */
  readonly announced: string[] = [];
  readonly say: Words["say"];
  /** The messages of all reasons. */
  readonly motives: string[];
  #reader: ChoiceReader;

  constructor(
    words: Words,
    readonly names: string[],
  ) {
    this.say = words.say;
    this.motives = words.names.filter((name) => name.startsWith("motive-"));
    this.#reader = new ChoiceReader(words.names);
  }

  abstract sentence(event: Event, reader: number | null): string;
  /** What the reader of a scene has to decide. */
  abstract question(scene: Scene): string;
  /** The help for everything that the cards from an owner's box can replace, always in the same order. */
  helps(): Help[] {
    return [];
  }

  /** The round and its phase, for the bar. */
  abstract round(scene: Scene): string;
  /** Why it ended that way, in a line or two. */
  abstract verdict(scene: Scene, outcome: Outcome): string[];
  /** The name people read for what a choice, an event or a question is about. */
  protected abstract named(kind: string, value: string | number, scene: Scene): Values;

  /** The phases of a round, for the bar; null where it has none that always follow each other. */
  phases(_scene: Scene): Phases | null {
    return null;
  }

  /** A notice for everybody at the table, such as the last round; "" if there is none. */
  pennant(_scene: Scene): string {
    return "";
  }

  /** What the reader should know besides the question; "" if nothing. */
  aside(_scene: Scene): string {
    return "";
  }

  /** What the choices of a verb lead to, in a few words; "" if nothing need be said. */
  note(_scene: Scene, _verb: VerbName, _choices: string[]): string {
    return "";
  }

  /** The choices that the dock lists one by one, although they are made on the board, in their order. */
  listed(_scene: Scene): string[] {
    return [];
  }

  /** One of these in a word or two. */
  brief(scene: Scene, choice: string): string {
    return this.label(scene, choice);
  }

  /** The picture of what one of these is about, as SVG; "" for the icon of its verb. */
  pictured(_choice: string): string {
    return "";
  }

  /** How likely it is that something bad follows from a choice, if that is known. */
  chance(_scene: Scene, _choice: string): Chance | undefined {
    return undefined;
  }

  /** What the choices of a verb cost, as a figure; "" if the note says it or they cost nothing. */
  price(scene: Scene, verb: VerbName, choices: string[]): string {
    const prices = choices.map((choice) => scene.prices[scene.choices.indexOf(choice)] ?? 0);
    const [least, most] = [Math.min(...prices), Math.max(...prices)];
    if (!most) return verbNamed(verb).priced ? this.say("price-free") : "";
    return this.say("chip-price", { least, several: yes(least < most) });
  }

  /** What follows from a choice that does harm, in a sentence; "" if its words say it all. */
  follows(_scene: Scene, _choice: string): string {
    return "";
  }

  /** What points are for. */
  part({ part }: Points): string {
    return this.say(`part-${part}`);
  }

  /** What a choice that ends a turn would leave unused, in a sentence; "" if nothing. */
  wasted(_scene: Scene, _choice: string): string {
    return "";
  }

  /** Whether there is a message for a choice. */
  protected hasWords(choice: string): boolean {
    return this.#reader.find(choice) !== undefined;
  }

  /** What a choice is about, by kind. */
  operands(choice: string): Record<string, string> {
    return this.#reader.read(choice).operands;
  }

  /** A choice the reader of a scene may make. */
  label(scene: Scene, choice: string): string {
    const { message, operands } = this.#reader.read(choice);
    const named = Object.entries(operands).map(([kind, value]) => this.named(kind, value, scene));
    const told = this.say(message, Object.assign({ price: scene.prices[scene.choices.indexOf(choice)] }, ...named));
    return [...beforeOf(scene, choice).map((other) => this.label(scene, other)), told].join(" → ");
  }

  /** The reason for a choice, or against it, in a sentence. */
  motive(scene: Scene, { key, about = {} }: Motive): string {
    const named = Object.entries(about).map(([kind, value]) => this.named(kind, value, scene));
    return this.say(key, Object.assign({}, ...named)).replace("..", "."); // after L.A.W.
  }

  /** Where a card comes from; a message of the game may add to it. */
  protected source({ clause, provenance }: Omit<EffectCard, "name">, message = "help-source", more: Values = {}): string {
    const whose = this.say(`provenance-${provenance.replace(/\W+/g, "-")}`);
    return this.say(message, { clause, provenance: whose, ...more });
  }

  /** The choices in groups of the same kind, in their order; many of a kind by what they are about first. */
  groups(choices: string[]): string[][] {
    const alike = (by: (read: Read) => string, group: string[]) => [
      ...Map.groupBy(group, (choice) => by(this.#reader.read(choice))).values(),
    ];
    return alike(({ message }) => message, choices).flatMap((group) =>
      group.length > MANY ? alike(({ operands }) => Object.values(operands)[0]!, group) : [group],
    );
  }

  /** What sums up events of a kind besides their number, from the first to the last. */
  protected between(_first: Event, _last: Event): Values {
    return {};
  }

  /** What happened, in paragraphs. */
  story(news: News[], reader: number | null): Line[][] {
    const paragraphs: Line[][] = [];
    let last = "";
    let moment = 0;
    const tell = (kind: string, text: string, event: Event | null, opens: boolean) => {
      if (!paragraphs.length || (opens && kind !== last)) paragraphs.push([]);
      paragraphs.at(-1)!.push({ text, event, moment });
      last = kind;
    };
    for (const item of news) {
      moment = item.number || moment;
      for (const event of eventsOf(item)) {
        const opens = this.newParagraphs.includes(event.kind) || last === "news";
        tell(event.kind, this.sentence(event, reader), event, opens);
      }
      const change = changeOf(this.say, item, this.names);
      if (change) {
        last = "";
        tell("news", change, null, true);
      }
    }
    return paragraphs.map((lines) => this.#sumUp(this.#withoutUnsaid(lines))).filter((lines) => lines.length);
  }

  #withoutUnsaid(lines: Line[]): Line[] {
    const before = (line: Line) => this.unsaid[line.event?.kind ?? ""];
    return lines.filter((line, at) => before(line) !== "*" && (!before(line) || before(line) !== lines[at + 1]?.event?.kind));
  }

  #sumUp(lines: Line[]): Line[] {
    const runs: Line[][] = [];
    for (const line of lines) {
      const kind = runs.at(-1)?.[0]?.event?.kind;
      if (kind && kind === line.event?.kind && this.summedUp.includes(kind)) runs.at(-1)!.push(line);
      else runs.push([line]);
    }
    return runs.flatMap((run) => {
      const { event, moment } = run.at(-1)!;
      if (run.length < SEVERAL || !event) return run;
      const text = this.say(`several-${event.kind}`, { count: run.length, ...this.between(run[0]!.event!, event) });
      return [{ text, event, moment, steps: run }];
    });
  }
}

/** The choices that must be made before another one. */
export function beforeOf({ ahead }: Scene, choice: string): string[] {
  return ahead.find((other) => other.choice === choice)?.before ?? [];
}

/** Why something is refused, with the clause of the rules behind it. */
export function reasonText(say: Words["say"], reason: Reason): string {
  const told = reasonAlone(say, reason);
  return reason.clause ? say("refusal", { reason: told, clause: reason.clause }) : told;
}

/** Why something is refused, in a sentence. */
export function reasonAlone(say: Words["say"], { key, clause, about: said = "", kind, values }: Reason): string {
  const about = kind ? cardNames(say, kind, said) : said;
  if (!clause) return say(`refused-${key}`, { about, ...values });
  return say(`reason-${key}`, { about }).replace("..", "."); // after L.A.W.
}

/** The names of some cards of a kind, as people read them. */
export function cardNames(say: Words["say"], kind: string, names: string): string {
  const cards = names.split(" ").filter(Boolean);
  return listing(
    say,
    cards.map((name) => say(`${kind}-${name}`)),
  );
}

/** The seats that have won. */
export function winnersOf({ places }: Outcome): number[] {
  return places.flatMap((place, seat) => (place === 1 ? [seat] : []));
}

/** Who plays each seat of a table, as people read it. */
export function seatNames(say: Words["say"], table: TableCard): string[] {
  return table.seats.map((seat, number) => {
    if (seat.kind === "open") return say("seat-open");
    if (seat.kind === "empty") return say(profileOf(table.game).nobody!.name);
    if (seat.name) return seat.name;
    if (seat.face) return ownName(say(`bot-${seat.face}`), table);
    return seat.kind === "person" ? seatTitle(say, table.game, number) : say("player-program", { number: number + 1 });
  });
}

/** The name of a bot; a different one if a person has that name. */
function ownName(name: string, { seats }: TableCard): string {
  const taken = seats.map((seat) => seat.name.toLowerCase());
  let own = name;
  for (let number = 2; taken.includes(own.toLowerCase()); number++) own = `${name} ${number}`;
  return own;
}

/** A change of the table itself, in a sentence; "" for what needs none. */
function changeOf(say: Words["say"], item: News, names: string[]): string {
  switch (item.kind) {
    case "seated":
      return item.name ? say("news-seated", { name: item.name }) : "";
    case "wanted":
      return say("news-wanted", { name: item.name ?? "" });
    case "proposed":
    case "resigned":
    case "voted":
      return say(`news-${item.kind}`, { name: names[item.seat ?? 0] ?? "", agrees: yes(item.agrees === true) });
    case "started":
    case "undone":
    case "paused":
    case "resumed":
    case "finished":
    case "ended":
    case "closed":
      return say(`news-${item.kind}`);
    default:
      return "";
  }
}

export function yes(condition: boolean): string {
  return condition ? "yes" : "no";
}
