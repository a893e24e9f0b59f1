// Citadels in words: as in the terminal.
import type { CitadelsCard, CitadelsView, Outcome, Points, Scene } from "../../protocol";
import type { Help } from "../../lib/help";
import { Teller, yes, type Event } from "../../lib/telling";
import type { VerbName } from "../../lib/verbs";
import { listing, type Name, type Values, type Words } from "../../lib/words";
import { byName } from "../byName";
import { asideOf, followsOf, noteOf, turnQuestion } from "./asking";
import { plain } from "./things";

const nameOf = (district: string): Name => ({
  message: `district-${plain(district)}`,
  mark: district.endsWith("+") ? "+" : "",
});

export class CitadelsTeller extends Teller {
  readonly newParagraphs = ["round", "called", "resumed"];
  readonly heads = ["round", "revealed", "resumed"];
  readonly summedUp = ["took-character", "face-up", "called"];
  override readonly announced = ["called"];
  override readonly unsaid = { "turn-ended": "*", called: "revealed" };

  constructor(
    words: Words,
    names: string[],
    readonly card: CitadelsCard,
  ) {
    super(words, names);
  }

  character = (name: string) => this.say(`character-${name}`);

  /** A district, with a `+` where a coin lies on it. */
  district = (name: string) => {
    const { message, mark } = nameOf(name);
    return this.say(message) + mark;
  };

  districts = (names: string[]) => listing(this.say, names.map(this.district));

  sentence(event: Event, reader: number | null): string {
    const { seat, target } = event;
    const values: Values = { count: 0 };
    for (const [kind, value] of Object.entries(event)) {
      if (kind !== "cards") Object.assign(values, this.named(kind, value as string));
    }
    return this.say(`event-${event.kind}`, {
      ...values,
      name: this.names[seat]!,
      reader: reader === seat ? "actor" : reader !== null && reader === target ? "target" : "other",
      own: yes(target === seat),
      told: yes("cards" in event || "character" in event),
      cards: this.districts((event.cards as string[] | undefined) ?? []),
    });
  }

  question(scene: Scene): string {
    const view = scene.view as CitadelsView;
    if (view.decision === "turn") return turnQuestion(this, scene);
    return this.say(`decision-${view.decision}`, {
      actor: this.names[view.turn.actor] ?? "",
      about: this.names[view.about] ?? "",
      half: scene.prices[scene.choices.indexOf("bribe")] ?? 0,
      cards: this.districts(view.aside),
    });
  }

  aside(scene: Scene): string {
    return asideOf(this, scene);
  }

  note(scene: Scene, verb: VerbName, choices: string[]): string {
    return noteOf(this, scene, verb, choices) ?? "";
  }

  price(scene: Scene, verb: VerbName, choices: string[]): string {
    return noteOf(this, scene, verb, choices) === undefined ? super.price(scene, verb, choices) : "";
  }

  follows(scene: Scene, choice: string): string {
    return followsOf(this, scene, choice);
  }

  /** That something could be built before the turn ends. */
  wasted(scene: Scene, choice: string): string {
    const builds = scene.choices.some((other) => other.startsWith("build "));
    return choice === "end turn" && builds ? this.say("wasted-build") : "";
  }

  /** From which rank to which they were called. */
  protected between(first: Event, last: Event): Values {
    return first.kind === "called" ? { first: first.rank as number, last: last.rank as number } : {};
  }

  /** What a district costs, with or without the Artist's coin. */
  typeOf = (face: string) => this.#card(face).type;

  costOf = (face: string) => this.#card(face).cost + (face.endsWith("+") ? this.card.coin : 0);

  /** How many districts a city has, as counted towards its completion. */
  sizeOf = (city: string[]) => city.reduce((size, face) => size + this.#card(face).size, 0);

  #card = (face: string) => byName(this.card.districts, plain(face));

  round(scene: Scene): string {
    const { round, phase } = scene.view as CitadelsView;
    return this.say("table-title", { round, phase: this.say(`phase-${phase}`) });
  }

  /** That this is the last round, once a city is complete. */
  pennant(scene: Scene): string {
    const { table, phase } = scene.view as CitadelsView;
    return table.first_complete < 0 || phase === "over" ? "" : this.say("table-last-round");
  }

  part(part: Points): string {
    return part.about ? this.district(part.about) : super.part(part);
  }

  /** By how much the winner is ahead of the next. */
  verdict(_scene: Scene, { scores }: Outcome): string[] {
    const [best = 0, next = 0] = [...scores].sort((one, other) => other - one);
    return [this.say("verdict", { best, next, ahead: best - next })];
  }

  helpCharacter(name: string): Help {
    const card = byName(this.card.characters, name);
    return {
      title: this.say("help-character", { name: this.character(name), rank: card.rank }),
      lines: [this.say(`character-${name}.help`)],
      source: this.source(card),
      card: name,
    };
  }

  /** A district, or one with a coin on it. */
  helpDistrict(name: string): Help {
    const card = this.#card(name);
    const { type, copies } = card;
    return {
      title: this.say("help-district", { name: this.district(name), type: this.say(`type-${type}`), cost: this.costOf(name) }),
      lines: [type === "unique" ? this.say(`district-${card.name}.help`) : this.say("help-copies", { copies })],
      source: this.source(card),
      card: card.name,
    };
  }

  protected named(kind: string, value: string | number, scene?: Scene): Values {
    switch (kind) {
      case "character":
      case "type":
        return { [kind]: { message: `${kind}-${value}` } };
      case "district":
        return { district: nameOf(String(value)) };
      case "seat":
      case "target":
        return { [kind]: this.names[Number(value)]!, own: yes(Number(value) === scene?.you) };
      case "number":
        return { number: Number(value) };
      default:
        return { [kind]: value };
    }
  }
}
