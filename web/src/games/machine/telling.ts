// City of the Great Machine in words: as in the terminal.
import type { MachineOutlook, MachineView, Scene } from "../../protocol";
import type { Help } from "../../lib/help";
import { cardNames, Teller, yes, type Chance, type Event, type Phases } from "../../lib/telling";
import type { VerbName } from "../../lib/verbs";
import { listing, type Name, type Values, type Words } from "../../lib/words";
import { byName } from "../byName";
import type { Figured } from "./cards";
import { visitsIn } from "./chances.svelte";
import { neighbours, readCity, readPlace } from "./layout";
import { DISTRICTS, PHASES, PLAN, SERVANTS } from "./names";
import { forecastOf, guardsIn, ratio } from "./people";
import { picture } from "./pictures";
import { nextOf } from "./things";

const NOTHING = ["from", "to", "district", "beside", "hero", "servant", "directive", "class"];

const LONG = 11; // letters of a name that does not fit a chip

const goalOf = (choice: string) => choice.split(" ").at(-1)!;
const seenIn = ({ view, outlook }: Scene) => ({ view: view as MachineView, outlook: outlook as MachineOutlook });
const outlookOf = (scene: Scene) => scene.outlook as MachineOutlook;

/** Against the Automaton: the Trust for the cheapest way to where a choice sends a Hero. */
function fareOf(scene: Scene, choice: string): number | undefined {
  const [, hero] = /^send (\S+) to /.exec(choice) ?? [];
  const number = (scene.view as MachineView).heroes.findIndex(({ name }) => name === hero);
  return outlookOf(scene).fares?.[number]?.[DISTRICTS.indexOf(goalOf(choice))];
}

export class MachineTeller extends Teller {
  readonly newParagraphs = ["round", "phase-ended", "revealed-card"];
  readonly heads = ["round", "revealed-card"];
  readonly summedUp = [
    "guard-moved",
    "servant-moved",
    "trust",
    "identified",
    "citizen-moved",
    "citizen-revealed",
    "arrested",
  ];

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
  mission = (name: string) => this.say(`mission-${name}`);
  /** A movement card of the Automaton. */
  movement = (name: string) => this.say(`movement-${name}`);
  /** The class of a Citizen; an empty name means that it is unknown. */
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
    const next = nextOf(scene);
    if (next) return this.say("ask-send", { hero: { message: `hero-${next}` } });
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
      bonds: view.tracks.bonds,
      ...this.card.figures,
    });
  }

  /** What decided the game, and how far the other side got. */
  verdict(scene: Scene): string[] {
    const view = scene.view as MachineView;
    const side = view.winner === 0 ? "machine" : "revolutionaries";
    if (view.automaton && view.winner === 0)
      return [this.say("automaton-verdict", { plan: PLAN[view.automaton.progress]!, riots: outlookOf(scene).riots })];
    return [this.say("verdict", { side, plan: PLAN[view.tracks.plan]!, riots: outlookOf(scene).riots })];
  }

  aside(scene: Scene): string {
    const view = scene.view as MachineView;
    const hero = view.heroes.find(({ name }) => name === view.about.hero);
    const told = hero ? [this.say("n-trust", { price: hero.trust })] : [];
    switch (view.decision) {
      case "choose-access":
        told.push(view.automaton ? this.say("automaton-aside", { bail: view.automaton.bail }) : this.say("aside-secret"));
        break;
      case "machine-turn": {
        const count = view.city.acted.filter((actions) => !actions).length;
        told.push(this.say("n-bonds", { price: view.tracks.bonds }));
        told.push(this.say("aside-servants", { count, most: SERVANTS.length }));
        break;
      }
      case "hero-action": {
        const guards = guardsIn(view, hero!.place).upright;
        if (guards) told.push(this.say("aside-guards", { guards }));
        break;
      }
      case "go-on": {
        const places = scene.way.slice(0, -1).map((choice) => this.district(choice.split(" ").at(-1)!));
        if (places.length) told.push(this.say("aside-way", { places: places.join(" → ") }));
      }
    }
    return told.join(" · ");
  }

  /** Against the Automaton, where the next Hero can go, the safest District first, then the cheapest. */
  override listed(scene: Scene): string[] {
    if (!visitsIn(seenIn(scene))) return [];
    const next = nextOf(scene);
    const choices = next ? scene.choices.filter((choice) => choice.startsWith(`send ${next} `)) : [];
    const [risk, fare] = [(choice: string) => this.chance(scene, choice)!.part, (choice: string) => fareOf(scene, choice)!];
    return choices.sort((one, other) => risk(one) - risk(other) || fare(one) - fare(other));
  }

  override brief(_scene: Scene, choice: string): string {
    const whole = this.district(goalOf(choice));
    return whole.length > LONG ? this.short(goalOf(choice)) : whole;
  }

  override pictured(choice: string): string {
    return picture(`districts/${goalOf(choice)}`);
  }

  /** How likely it is that the Automaton prepares a Raid where a Hero is sent. */
  override chance(scene: Scene, choice: string): Chance | undefined {
    const visits = visitsIn(seenIn(scene));
    if (!visits || !choice.startsWith("send ")) return undefined;
    const part = outlookOf(scene).raids![DISTRICTS.indexOf(goalOf(choice))]!;
    return { part, of: visits.draws, icon: "raid", label: this.say("automaton-raid") };
  }

  /** Against the Automaton, the way to a destination is told with what it costs as things stand. */
  override price(scene: Scene, verb: VerbName, choices: string[]): string {
    const fares = choices.map((choice) => fareOf(scene, choice) ?? -1);
    const [least, most] = [Math.min(...fares), Math.max(...fares)];
    if (least < 0) return super.price(scene, verb, choices);
    return most ? this.say("chip-price", { least, several: yes(least < most) }) : this.say("price-free");
  }

  /** What the choices of a verb change, if that is known, or how much is available for them. */
  note(scene: Scene, verb: VerbName, choices: string[]): string {
    const view = scene.view as MachineView;
    const { discontent: before } = view.tracks;
    const gains = scene.gains[choices[0]!];
    const hero = view.heroes[view.turn];
    switch (verb) {
      case "incite":
      case "agitate":
        return gains ? this.say("note-discontent", { before, after: before + (gains.discontent ?? 0) }) : "";
      case "gain-trust":
        return gains ? this.say("note-trust", { before: hero!.trust, after: hero!.trust + (gains.trust ?? 0) }) : "";
      case "identify": {
        if (view.decision === "identify-any") return "";
        const price = scene.prices[scene.choices.indexOf(choices[0]!)] ?? 0;
        const reach = price ? Math.min(choices.length, Math.floor(hero!.trust / price)) : choices.length;
        return this.say("note-hidden", { count: choices.length, reach });
      }
      case "move-citizens":
        return this.say("note-citizens", { count: view.city.citizens.filter(({ place }) => place === hero!.place).length });
      case "riot":
        return ratio(forecastOf(outlookOf(scene), hero!.place));
      case "move-guard": {
        const from = new Set(choices.map((choice) => choice.split(" ")[1]!));
        const count = [...from].reduce((sum, district) => sum + guardsIn(view, district).upright, 0);
        return this.say("note-guards", { count });
      }
      case "raid":
        return this.say("note-left", { count: this.card.most_raids - view.city.raids.length });
      case "draw-directive":
        return `${view.directives.left} ${this.say("board-in-deck")}`;
      case "publish":
        return `${view.directives.hand_count} ${this.say("board-in-hand")}`;
      default:
        return "";
    }
  }

  follows(scene: Scene, choice: string): string {
    const view = scene.view as MachineView;
    const hero = view.heroes[view.turn];
    const odds = scene.odds[choice];
    if (odds) return this.say("follows-attack", { good: odds.good, of: odds.of });
    if (/arrests? citizen/.test(choice)) return this.say("follows-arrest");
    switch (choice) {
      case "start riot": {
        const { known, possible, against } = forecastOf(outlookOf(scene), hero!.place);
        return this.say("follows-riot", { known, possible, against, sure: yes(known === possible) });
      }
      case "advance plan": {
        const plan = scene.gains[choice]?.plan;
        return plan ? this.say("follows-plan", { before: PLAN[view.tracks.plan]!, after: PLAN[view.tracks.plan + plan]! }) : "";
      }
      case "no trust":
        return this.say("follows-no-trust", { trust: hero!.trust });
      case "no access":
        return this.say("follows-no-access", { district: { message: `district-${hero!.destination}` } });
      default:
        return "";
    }
  }

  wasted(scene: Scene, choice: string): string {
    const { bonds } = (scene.view as MachineView).tracks;
    if (choice === "pass") return scene.choices.includes("gain trust") ? this.say("wasted-action") : "";
    if (choice !== "end phase") return "";
    const able = new Set(scene.choices.flatMap((other) => /^(\S+) [a-z]+s( |$)/.exec(other)?.[1] ?? []));
    const count = SERVANTS.filter((servant) => able.has(servant)).length;
    const spendable = scene.choices.some((_, at) => scene.prices[at]! > 0);
    return [
      ...(spendable ? [this.say("wasted-bonds", { bonds })] : []),
      ...(count ? [this.say("wasted-servants", { count })] : []),
    ].join(" ");
  }

  round(scene: Scene): string {
    const { round, phase, automaton } = scene.view as MachineView;
    return this.say("table-title", { round, phase: this.#phase(phase, automaton) });
  }

  /** A phase in a word; the end in two or three. */
  #phase = (name: string, automaton?: object) => {
    if (automaton && name === "great-machine") return this.say("automaton");
    return this.say(PHASES.includes(name) ? `phase-${name}.short` : `phase-${name}`);
  };

  override phases(scene: Scene): Phases | null {
    const { round, phase, automaton } = scene.view as MachineView;
    const names = PHASES.map((name) => this.#phase(name, automaton));
    return phase === "over" ? null : { round: this.say("table-round", { round }), names, now: PHASES.indexOf(phase) };
  }

  /** A Citizen's number, with the class if the reader knows it. */
  citizen(view: MachineView, token: number): string {
    const known = view.city.citizens[token]?.known_as ?? "";
    const class_ = known && { message: `class-${known}` };
    return this.say("citizen", { number: String(token), told: yes(known !== ""), class_ });
  }

  override helps(): Help[] {
    const all = (cards: { name: string }[], help: (name: string) => Help) => cards.map(({ name }) => help(name));
    return [
      ...all(this.card.heroes, (name) => this.helpHero(name)),
      ...all(this.card.directives, (name) => this.helpDirective(name)),
      ...all(this.card.events, (name) => this.helpEvent(name)),
      ...all(this.card.missions, (name) => this.helpMission(name)),
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

  /** The provenance of something with figures. */
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
        this.say("help-hero", { initiative, trust: max_trust, start: { message: `district-${start}` } }),
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

  helpMission(name: string): Help {
    return {
      title: this.mission(name),
      lines: [this.say(`mission-${name}.help`, this.card.figures)],
      source: this.source(byName(this.card.missions, name)),
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

  /** Where the District that is moved would be: next to which others, and whether it is turned. */
  place({ about, city }: MachineView, text: string, name: (district: string) => string): Values {
    const place = readPlace(text);
    const tiles = readCity(city.layout);
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

  protected named(kind: string, value: string | number, scene: Scene): Values {
    switch (kind) {
      case "district":
      case "to":
        return { [kind]: { message: `district-${value}`, shown: this.short(String(value)) } };
      case "number":
        if (typeof value === "number") return { number: value }; // a count; that of a Citizen is read as text
        return { number: Number(value), citizen: this.citizen(scene.view as MachineView, Number(value)) };
      case "to_hero":
        return { to_hero: { message: `hero-${value}` } };
      case "place":
        return this.place(scene.view as MachineView, String(value), this.short);
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
      case "mission":
        return { message: `${kind}-${value}` };
      case "card":
        return { message: `movement-${value}` };
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
