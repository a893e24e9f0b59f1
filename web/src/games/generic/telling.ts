// A game in the texts that its server has for it or, if there are none, in the names of its documents.
import type { Motive, Points, Scene } from "../../protocol";
import { Teller, type Event } from "../../lib/telling";
import { titled, type Values } from "../../lib/words";

export class GenericTeller extends Teller {
  readonly newParagraphs = ["round"];
  readonly heads = [];
  readonly summedUp = [];

  sentence({ kind, seat, ...facts }: Event): string {
    const name = this.names[seat] ?? "";
    const said = Object.entries(facts).map(([fact, value]) => `${titled(fact)}: ${textOf(value)}`);
    const plain = [`${name}: ${titled(kind)}`, ...said].join(" · ");
    return this.#say(`event-${kind}`, { ...(facts as Values), name }, plain);
  }

  question(scene: Scene): string {
    return this.#say(`decision-${scene.view!.decision}`, {}, this.say("your-turn"));
  }

  round(scene: Scene): string {
    const { round, phase } = scene.view!;
    const named = this.#say(`phase-${phase}`, {}, titled(phase));
    return this.#say("table-title", { round, phase: named }, `${round} · ${named}`);
  }

  label(scene: Scene, choice: string): string {
    return this.hasWords(choice) ? super.label(scene, choice) : titled(choice);
  }

  groups(choices: string[]): string[][] {
    return choices.every((choice) => this.hasWords(choice)) ? super.groups(choices) : [choices];
  }

  part(points: Points): string {
    return this.#say(`part-${points.part}`, {}, titled(points.part));
  }

  verdict(): string[] {
    return [];
  }

  motive(scene: Scene, motive: Motive): string {
    try {
      return super.motive(scene, motive);
    } catch {
      return "";
    }
  }

  protected named(kind: string, value: string | number): Values {
    return { [kind]: kind === "seat" ? (this.names[Number(value)] ?? value) : value };
  }

  /** A message of the game if it has one for these values, otherwise a plain text. */
  #say(message: string, values: Values, plain: string): string {
    try {
      return this.say(message, values);
    } catch {
      return plain;
    }
  }
}

/** A single value of a document, as text for people. */
export function textOf(value: unknown): string {
  if (value === null || value === undefined || value === "") return "–";
  if (typeof value === "boolean") return value ? "✓" : "–";
  if (Array.isArray(value)) return value.map(textOf).join(", ") || "–";
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}
