// City of the Great Machine in words: as in the terminal.
import type { MachineView, Outcome, Scene } from "../../protocol";
import { Teller, yes, type Event } from "../../lib/telling";
import type { Values } from "../../lib/words";

export const DISTRICTS = [
  "art",
  "science",
  "commerce",
  "industrial",
  "velvet",
  "grand-citadel",
  "tower-of-law",
  "control-nexus",
  "central-square",
];
export const SERVANTS = ["lex-hecate", "judgementor", "phantasmer"];
export const PLAN = ["0", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII"];
const NOTHING = ["from", "to", "district", "hero", "servant", "directive", "class"];

export class MachineTeller extends Teller {
  readonly newParagraphs = ["round", "phase-ended", "revealed-card"];

  district = (name: string) => this.say(`district-${name}`);
  short = (name: string) => this.say(`district-${name}.short`);
  hero = (name: string) => this.say(`hero-${name}`);
  servant = (name: string) => this.say(`servant-${name}`);
  directive = (name: string) => this.say(`directive-${name}`);
  directives = (names: string[]) => names.map(this.directive).join(", ");
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
    const { unknown } = this;
    const first = scene.choices[0] ?? "";
    const put = /^put ([^ ]+)/.exec(first)?.[1];
    const asked = /^retrieve .* for ([^ ]+)/.exec(scene.choices.join("\n"))?.[1];
    const hero = view.decision === "win-back" ? view.heroes.find(({ name }) => name === asked) : view.heroes[view.turn];
    const district = (name?: string) => (name ? this.district(name) : unknown);
    return this.say(`decision-${view.decision}`, {
      hero: hero ? this.hero(hero.name) : unknown,
      place: district(hero?.place),
      trust: hero?.trust ?? unknown,
      district: district(put ?? hero?.place),
      citizen: unknown,
      directive: unknown,
      destination: district(hero?.destination),
      verb: first.startsWith("identify") ? "identify" : "move",
      bonds: view.bonds,
      number: unknown,
      total: unknown,
      guards: view.guards[DISTRICTS.indexOf(hero?.place ?? "")] ?? unknown,
      judges_trust: unknown,
      oath_bonds: unknown,
    });
  }

  result(scene: Scene, _outcome: Outcome): string[] {
    const { winner } = scene.view as MachineView;
    return [this.say("over", { side: winner === 0 ? "machine" : "revolutionaries" })];
  }

  /** A Citizen's number, with the class if the reader knows it. */
  citizen(view: MachineView, token: number): string {
    const known = view.citizens[token]?.known_as ?? "";
    return this.say("citizen", { number: String(token), told: yes(known !== ""), class_: this.class(known) });
  }

  protected named(kind: string, value: string, scene: Scene): Values {
    switch (kind) {
      case "district":
      case "to":
        return { [kind]: this.short(value) };
      case "number":
        return { number: Number(value), citizen: this.citizen(scene.view as MachineView, Number(value)) };
      case "to_hero":
        return { to_hero: this.hero(value) };
      default:
        return { [kind]: this.#fact(kind, value) };
    }
  }

  #fact(kind: string, value: string | number): string | number {
    const name = String(value);
    switch (kind) {
      case "from":
      case "district":
        return this.district(name);
      case "to":
        return DISTRICTS.includes(name) ? this.district(name) : name;
      case "hero":
        return this.hero(name);
      case "servant":
        return this.servant(name);
      case "directive":
        return this.directive(name);
      case "class":
        return this.class(name);
      case "event":
        return this.say(`city-event-${name}`);
      case "plan":
        return PLAN[Number(value)]!;
      default:
        return value;
    }
  }
}
