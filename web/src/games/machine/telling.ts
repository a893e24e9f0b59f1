// City of the Great Machine in words: as in the terminal.
import type { MachineView, Outcome, Scene } from "../../protocol";
import type { Help } from "../../lib/help";
import { cardNames, Teller, yes, type Event } from "../../lib/telling";
import { listing, type Name, type Values, type Words } from "../../lib/words";
import { byName } from "../byName";
import type { Figured } from "./cards";
import { neighbours, readCity, readPlace } from "./layout";
import { PLAN } from "./names";
import { guardsIn } from "./people";

const NOTHING = ["from", "to", "district", "beside", "hero", "servant", "directive", "class"];

export class MachineTeller extends Teller {
  readonly newParagraphs = ["round", "phase-ended", "revealed-card"];

  constructor(
    words: Words,
    names: string[],
    readonly card: Figured,
  ) {
    super(words, names);
  }

  district = (name: string) => this.say(`district-${name}`);
  short = (name: string) => this.say(`district-${name}.short`);
  hero = (name: string) => this.say(`hero-${name}`);
  servant = (name: string) => this.say(`servant-${name}`);
  directive = (name: string) => this.say(`directive-${name}`);
  event = (name: string) => this.say(`city-event-${name}`);
  /** The class of a Citizen; an empty name is one not known. */
  class = (name: string) => name && this.say(`class-${name}`);

  sentence(event: Event, reader: number | null): string {
    const values: Values = Object.fromEntries(NOTHING.map((kind) => [kind, ""]));
    for (const [kind, value] of Object.entries(event)) values[kind] = this.#fact(kind, value as string | number);
    const text = this.say(`event-${event.kind}`, {
      ...values,
      name: this.names[event.seat]!,
      reader: reader === event.seat ? "actor" : "other",
      told: yes("hero" in event || "directive" in event || "class" in event),
      known: yes("district" in event),
    });
    return text.replace("..", "."); // after L.A.W.
  }

  question(scene: Scene): string {
    const view = scene.view as MachineView;
    const { about } = view;
    const hero = view.heroes.find(({ name }) => name === about.hero);
    const district = (name?: string) => (name ? { message: `district-${name}` } : "");
    return this.say(`decision-${view.decision}`, {
      hero: hero ? { message: `hero-${hero.name}` } : "",
      place: district(hero?.place),
      destination: district(hero?.destination),
      trust: hero?.trust ?? 0,
      guards: hero ? guardsIn(view, hero.place).upright : 0,
      district: district(about.district),
      citizen: about.citizen === undefined ? "" : this.citizen(view, about.citizen),
      directive: about.directive ? { message: `directive-${about.directive}` } : "",
      verb: about.verb ?? "",
      number: about.number ?? 0,
      total: about.total ?? 0,
      bonds: view.bonds,
      ...this.card.figures,
    });
  }

  result(scene: Scene, _outcome: Outcome): string[] {
    const { winner } = scene.view as MachineView;
    return [this.say("over", { side: winner === 0 ? "machine" : "revolutionaries" })];
  }

  /** A Citizen's number, with the class if the reader knows it. */
  citizen(view: MachineView, token: number): string {
    const known = view.citizens[token]?.known_as ?? "";
    const class_ = known && { message: `class-${known}` };
    return this.say("citizen", { number: String(token), told: yes(known !== ""), class_ });
  }

  override helps(): Help[] {
    const all = (cards: { name: string }[], help: (name: string) => Help) => cards.map(({ name }) => help(name));
    return [
      ...all(this.card.heroes, (name) => this.helpHero(name)),
      ...all(this.card.directives, (name) => this.helpDirective(name)),
      ...all(this.card.events, (name) => this.helpEvent(name)),
      ...all(this.card.districts, (name) => this.helpDistrict(name)),
      this.#helpDie("die-escape"),
      this.#helpDie("die-assault"),
    ];
  }

  #helpDie(name: string): Help {
    const { escape_die, assault_die } = this.card;
    const numbers = listing(this.say, assault_die.map((face) => (face ? String(face) : this.say("die-shield"))));
    const free = escape_die.filter(Boolean).length;
    return { title: this.say(name), lines: [this.say(`${name}.help`, { free, faces: escape_die.length, numbers })] };
  }

  /** Where something comes from that has figures. */
  #figuredSource(card: Parameters<Teller["source"]>[0]): string {
    return this.source(card, "help-source-figures", { own: yes(this.card.own === true) });
  }

  helpHero(name: string): Help {
    const card = byName(this.card.heroes, name);
    const { initiative, max_trust, start } = card;
    return {
      title: this.hero(name),
      lines: [
        this.say(`hero-${name}.help`),
        this.say("help-hero", { initiative, trust: max_trust, start: this.district(start) }),
      ],
      source: this.#figuredSource(card),
      card: name,
    };
  }

  helpDistrict(name: string): Help {
    const card = byName(this.card.districts, name);
    const { minor, guard_squares, citizen_squares } = card;
    return {
      title: this.district(name),
      lines: [
        this.say("help-district", { minor: yes(minor), guards: guard_squares, citizens: citizen_squares }),
        this.say(minor ? "help-minor" : `district-${name}.help`),
      ],
      source: this.#figuredSource(card),
      card: name,
      kind: minor ? "minor-district" : "major-district",
    };
  }

  helpEvent(name: string): Help {
    const plan = this.say(`city-event-${name}.plan`, this.card.figures);
    return {
      title: this.event(name),
      lines: [this.say(`city-event-${name}.help`, this.card.figures), this.say("card-plan", { plan })],
      source: this.source(byName(this.card.events, name)),
      card: name,
    };
  }

  helpDirective(name: string): Help {
    return {
      title: this.directive(name),
      lines: [this.say(`directive-${name}.help`, this.card.figures)],
      source: this.source(byName(this.card.directives, name)),
      card: name,
    };
  }

  helpServant(name: string): Help {
    return {
      title: this.servant(name),
      lines: [this.say("help-servant")],
      source: this.source(byName(this.card.servants, name)),
      card: name,
      kind: "servant",
    };
  }

  /** A class of Citizens. */
  helpClass(name: string): Help {
    const card = byName(this.card.classes, name);
    const { stage } = card;
    return {
      title: this.class(name),
      lines: [this.say("help-class", { stage: stage ?? 0, traitor: yes(stage === null) })],
      source: this.source(card),
      card: name,
    };
  }

  /** Where the District that is moved would lie: beside which others, named in some way, and whether it is turned. */
  place({ about, city }: MachineView, text: string, name: (district: string) => string): Values {
    const place = readPlace(text);
    const tiles = readCity(city);
    const moved = byName(tiles, about.district!);
    const near = neighbours(
      place,
      tiles.filter((tile) => tile !== moved),
    );
    return {
      place: text,
      near: listing(this.say, near.map((tile) => name(tile.name))),
      turned: yes(moved.upright !== place.upright),
    };
  }

  protected named(kind: string, value: string, scene: Scene): Values {
    switch (kind) {
      case "district":
      case "to":
        return { [kind]: { message: `district-${value}`, shown: this.short(value) } };
      case "number":
        return { number: Number(value), citizen: this.citizen(scene.view as MachineView, Number(value)) };
      case "to_hero":
        return { to_hero: { message: `hero-${value}` } };
      case "place":
        return this.place(scene.view as MachineView, value, this.short);
      default:
        return { [kind]: this.#fact(kind, value) };
    }
  }

  #fact(kind: string, value: string | number): string | number | Name {
    switch (kind) {
      case "from":
      case "to":
      case "district":
        return { message: `district-${value}` };
      case "beside":
        return cardNames(this.say, "district", String(value));
      case "hero":
      case "servant":
      case "directive":
        return { message: `${kind}-${value}` };
      case "class":
        return value && { message: `class-${value}` };
      case "event":
        return { message: `city-event-${value}` };
      case "plan":
        return PLAN[Number(value)]!;
      default:
        return value;
    }
  }
}
