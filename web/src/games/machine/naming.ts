// What each thing on the board is called, and what its help says.
import type { MachineCard, MachineMemory, MachineOutlook, MachineView, Scene } from "../../protocol";
import type { Help } from "../../lib/help";
import type { Picking } from "../../lib/picking.svelte";
import { yes } from "../../lib/telling";
import { listing } from "../../lib/words";
import { byName } from "../byName";
import { visitsIn, visitsTo } from "./chances.svelte";
import { DISTRICTS, PLAN, SERVANTS } from "./names";
import {
  accessState,
  citizensOf,
  forecastOf,
  guardsIn,
  heroesIn,
  JAIL,
  isRiotStage,
  servantsIn,
  type Citizen,
} from "./people";
import type { MachineTeller } from "./telling";

/** The movement cards that lead to Heroes, in the order of these. */
const EMBLEMS = ["rose", "goggles", "bird"];

/** What a Thing needs besides its looks. */
export interface Told {
  thing: string;
  name: string;
  help: () => Help;
}

export class Naming {
  readonly view: MachineView;
  readonly memory: MachineMemory | null;
  readonly outlook: MachineOutlook;
  readonly citizens: Citizen[];
  readonly say: MachineTeller["say"];

  constructor(
    readonly scene: Scene,
    readonly teller: MachineTeller,
    readonly card: MachineCard,
    readonly picking: Picking | null,
    /** The Guards by District before the changes that the reader has not responded to yet. */
    readonly since: number[],
  ) {
    this.view = scene.view as MachineView;
    this.memory = scene.memory as MachineMemory | null;
    this.outlook = scene.outlook as MachineOutlook;
    this.citizens = citizensOf(this.view, this.memory, this.outlook);
    this.say = teller.say;
  }

  district(name: string): Told {
    const { view, say } = this;
    const facts = [
      this.#guards(name),
      say("table-n-citizens", { count: this.in(name).length }),
      ...heroesIn(view, name).map(this.teller.hero),
      ...servantsIn(view, name).map(this.teller.servant),
      ...(view.city.raids.includes(name) ? [say("table-a-raid")] : []),
      view.city.riots.includes(name) ? say("table-a-riot") : this.forecast(name),
      ...this.chance(name),
    ];
    return this.#told(`district:${name}`, this.teller.district(name), facts, () => this.teller.helpDistrict(name));
  }

  guards(district: string): Told {
    const { guard_squares } = byName(this.card.districts, district);
    const change = this.change(district);
    const facts = [
      this.#guards(district),
      ...(change ? [this.say("table-guards-change", { more: yes(change > 0), count: Math.abs(change) })] : []),
      this.say("table-squares", { count: guard_squares }),
    ];
    const name = this.say("table-guards-of", { district: this.teller.district(district) });
    return this.#told(`guards:${district}`, name, facts, this.#own("guards"));
  }

  citizen({ number, place, status, class: known, active }: Citizen): Told {
    const facts = [
      place === JAIL ? this.say("table-jailed") : this.teller.district(place),
      ...(place === JAIL ? [] : [this.say(`table-status-${status}`)]),
      ...(active ? [this.say("table-active")] : []),
    ];
    const help = known ? () => this.teller.helpClass(known) : this.#own("citizen");
    return this.#told(`citizen:${number}`, this.teller.citizen(this.view, number), facts, help);
  }

  hero(name: string): Told {
    const hero = byName(this.view.heroes, name);
    const facts = [
      this.teller.district(hero.place),
      this.say("table-trust-of", { trust: hero.trust, most: hero.max_trust }),
      ...(hero.destination
        ? [this.say("table-destination", { district: this.teller.district(hero.destination) })]
        : []),
      ...(hero.detained ? [this.say("table-detained")] : []),
    ];
    return this.#told(`hero:${name}`, this.teller.hero(name), facts, () => this.teller.helpHero(name));
  }

  servant(name: string): Told {
    const number = SERVANTS.indexOf(name);
    const facts = [
      this.teller.district(this.view.city.servants[number]!),
      ...this.#deeds(number),
    ];
    return this.#told(`servant:${name}`, this.teller.servant(name), facts, () => this.teller.helpServant(name));
  }

  /** What a Servant has done this round: whether it has acted or, of the Automaton's, the card it has drawn. */
  #deeds(servant: number): string[] {
    const { automaton, city } = this.view;
    if (!automaton) return [this.say("table-actions-taken", { count: city.acted[servant]! })];
    const card = automaton.drawn[servant];
    return card ? [this.teller.movement(card)] : [];
  }

  directive(name: string, where: "hand" | "published" | "discarded"): Told {
    const facts = [this.say("table-card-where", { where })];
    return this.#told(`directive:${name}`, this.teller.directive(name), facts, () => this.teller.helpDirective(name));
  }

  event(): Told {
    const card = this.teller.helpEvent(this.view.event.name);
    const help: Help = { ...card, lines: [...card.lines, [this.planNow(), this.planCount()].join(" ").trim()] };
    const name = this.say("table-thing", { name: help.title, facts: help.lines.join(" ") });
    return { ...this.#told("event", help.title, [], () => help), name };
  }

  access(hero: number, card: string): Told {
    const { name } = this.view.heroes[hero]!;
    const state = this.say("table-access-state", { state: accessState(this.view, this.memory, hero, card) });
    const title = this.say("table-access-card", { hero: this.teller.hero(name), district: this.teller.district(card) });
    return this.#told(`access:${name}:${card}`, title, [state], this.#own("access"));
  }

  /** A place for the District that is moved. */
  place(text: string): Told {
    const name = this.say("choice-put-DISTRICT-at-PLACE", this.teller.place(this.view, text, this.teller.district));
    return this.#told(`place:${text}`, name, [], this.#own("place"));
  }

  dial(): Told {
    const { view, say, card } = this;
    const { stage, riots } = this.outlook;
    const facts = [
      say("table-discontent", { slot: view.tracks.discontent, stage, riot: yes(isRiotStage(card, stage)) }),
      say("table-riots", { count: riots, goal: card.riots_to_win }),
    ];
    const plan = PLAN[view.tracks.plan]!;
    if (view.automaton) {
      const { progress } = view.automaton;
      const name = say("automaton-plan", { plan, progress: PLAN[progress]!, steps: progress - view.tracks.plan });
      return this.#told("+dial", name, facts, this.#own("progress"));
    }
    const name = say("table-plan", { plan, last: PLAN.at(-1)! });
    return this.#told("+dial", name, facts, this.#own("dial"));
  }

  /** How likely it is that a Servant of the Automaton ends up in a District this round; nothing once they have moved. */
  chance(district: string): string[] {
    const visits = visitsIn(this);
    if (!visits) return [];
    const { part, of } = visitsTo(visits, district);
    return [this.say("automaton-chance", { percent: Math.round((100 * part) / of) })];
  }

  /** A movement card of the Automaton. */
  movement(name: string): Told {
    const left = this.view.automaton!.deck.filter((card) => card === name).length;
    const hero = this.view.heroes[EMBLEMS.indexOf(name)];
    const facts = [
      ...(hero ? [this.teller.hero(hero.name)] : []),
      left ? this.say("automaton-n-left", { count: left }) : this.say("automaton-drawn"),
      ...(visitsIn(this)?.moves[name] ?? []).map(
        (district, number) => `${this.teller.servant(SERVANTS[number]!)} → ${this.teller.short(district)}`,
      ),
    ];
    return this.#told(`+movement:${name}`, this.teller.movement(name), facts, this.#own("movement"));
  }

  /** A Mission of the Heroes. */
  mission(name: string): Told {
    const { accomplished, count } = byName(this.view.automaton!.missions, name);
    const facts = [accomplished ? this.say("automaton-accomplished") : this.say("table-plan-count", { ...count })];
    return this.#told(`+mission:${name}`, this.teller.mission(name), facts, () => this.teller.helpMission(name));
  }

  /** What the Automaton plays with. */
  automaton(): Told {
    const { deck, missions } = this.view.automaton!;
    const facts = [
      this.say("automaton-n-left", { count: deck.length }),
      this.say("automaton-done", {
        count: missions.filter(({ accomplished }) => accomplished).length,
        all: missions.length,
      }),
    ];
    return this.#told("+automaton", this.say("automaton"), facts, this.#own("movement"));
  }

  /** What a Riot in a District could count on. */
  forecast(district: string): string {
    const { known, possible, against } = forecastOf(this.outlook, district);
    return this.say("table-forecast", { known, possible, against, sure: yes(known === possible) });
  }

  /** The Directives in force. */
  inForce(): Told {
    const names = this.view.directives.published.map(this.teller.directive);
    return this.#told("directives", this.say("table-in-force"), names, this.#own("directives"));
  }

  bonds(): Told {
    return this.#told("bonds", this.say("table-bonds", { count: this.view.tracks.bonds }), [], this.#own("bonds"));
  }

  deck(): Told {
    const name = this.say("table-directives", { count: this.view.directives.left });
    return this.#told("+deck", name, [], this.#own("directives"));
  }

  hand(): Told {
    const name = this.say("table-hand-of-machine", { count: this.view.directives.hand_count });
    return this.#told("+hand", name, [], this.#own("directives"));
  }

  jail(): Told {
    const facts = [this.say("table-n-citizens", { count: this.in(JAIL).length })];
    const known = Object.entries(this.memory?.jailed ?? {}).map(([name, count]) =>
      this.say("table-n-class", { count, class_: this.teller.class(name) }),
    );
    const among = known.length ? [this.say("table-among", { who: listing(this.say, known) })] : [];
    const help = (): Help => {
      const own = this.#own("jail")();
      return { ...own, lines: [...own.lines, ...among] };
    };
    return this.#told("+jail", this.say("table-jail"), facts, help);
  }

  /** Whether the Master Plan will advance as things stand. */
  planNow(): string {
    const { advances } = this.view.event;
    return this.say("table-plan-now", { advances: advances === null ? "open" : yes(advances) });
  }

  /** How much there is of what the Master Plan needs; "" if that is not a number. */
  planCount(): string {
    const { count } = this.view.event;
    return count ? this.say("table-plan-count", { ...count }) : "";
  }

  /** How many Guards a District has more than before, or fewer. */
  change(district: string): number {
    const number = DISTRICTS.indexOf(district);
    return this.view.city.guards[number]! - (this.since[number] ?? this.view.city.guards[number]!);
  }

  /** How many of the Guards in a District are blue. */
  blue(district: string): number {
    return this.view.automaton?.blue[DISTRICTS.indexOf(district)] ?? 0;
  }

  /** The keys of the things in a District. */
  inside(district: string): string[] {
    return [
      `guards:${district}`,
      ...this.in(district).map(({ number }) => `citizen:${number}`),
      ...heroesIn(this.view, district).map((hero) => `hero:${hero}`),
      ...servantsIn(this.view, district).map((servant) => `servant:${servant}`),
    ];
  }

  in(place: string): Citizen[] {
    return this.citizens.filter((citizen) => citizen.place === place);
  }

  #guards(district: string): string {
    const { upright, broken } = guardsIn(this.view, district);
    const blue = this.blue(district);
    return [
      this.say("table-n-guards", { count: upright }),
      ...(blue ? [this.say("automaton-n-blue", { count: blue })] : []),
      ...(broken ? [this.say("table-n-broken", { count: broken })] : []),
    ].join(", ");
  }

  /** Help of ours, for what is on no card. */
  #own(what: string): Told["help"] {
    return () => ({
      title: "",
      lines: [this.say(`table-help-${what}`)],
      source: this.say(`table-help-${what}.source`),
    });
  }

  #told(thing: string, title: string, facts: string[], help: () => Help): Told {
    const now = facts.join(", ");
    return {
      thing,
      name: now ? this.say("table-thing", { name: title, facts: now }) : title,
      help: () => {
        const told = help();
        return { ...told, title, lines: now ? [now, ...told.lines] : told.lines };
      },
    };
  }
}
