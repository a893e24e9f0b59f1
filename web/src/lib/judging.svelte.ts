// Choices of an analysis, as their seats saw the table then.
import type { Judgement, Moment, Reason, Scene, TableCard } from "../protocol";
import { reasonsOf } from "./api";
import { optionsOf } from "./graph";
import { momentScene } from "./replaying.svelte";
import type { Source } from "./source";

const keyOf = ({ seat, number }: Judgement) => `${seat} ${number}`;

export class Judging {
  reasons = $state.raw<Reason[]>([]);
  #moments = $state.raw(new Map<string, Moment>());
  #asked = new Set<string>();
  #source: Pick<Source, "moment">;
  #table: () => TableCard | undefined;

  /** For a page as it is made, with the table and the choices that are looked at or soon will be. */
  constructor(source: Pick<Source, "moment">, table: () => TableCard | undefined, wanted: () => Judgement[]) {
    this.#source = source;
    this.#table = table;
    $effect(() => {
      if (table()) for (const decision of wanted()) this.fetch(decision);
    });
  }

  /** The moment before a choice, with the choices that were judged; null until it has arrived. */
  sceneOf(decision: Judgement): Scene | null {
    const [moment, table] = [this.#moments.get(keyOf(decision)), this.#table()];
    if (!moment || !table) return null;
    const offered = optionsOf(decision);
    return {
      ...momentScene(table, decision.number - 1, decision.seat, moment.views[0]!, moment.outlook),
      choices: offered.map(({ choice }) => choice),
      prices: offered.map(({ price = 0 }) => price),
    };
  }

  fetch = (decision: Judgement): void => {
    const key = keyOf(decision);
    if (this.#asked.has(key)) return;
    this.#asked.add(key);
    this.#source.moment(decision.number - 1, decision.seat).then(
      (found) => {
        this.#moments = new Map(this.#moments).set(key, found);
        this.reasons = [];
      },
      (problem) => {
        this.#asked.delete(key);
        this.reasons = reasonsOf(problem);
      },
    );
  };
}
