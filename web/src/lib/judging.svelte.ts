// A choice of an analysis, as its seat saw the table then.
import type { Judgement, Moment, Reason, Scene, TableCard } from "../protocol";
import { reasonsOf } from "./api";
import { optionsOf } from "./graph";
import { momentScene } from "./replaying.svelte";
import type { Source } from "./source";

const keyOf = ({ seat, number }: Judgement) => `${seat} ${number}`;

export class Judging {
  reasons = $state.raw<Reason[]>([]);
  /** The moment before the choice, with the choices that were judged; null until it has arrived. */
  readonly scene = $derived.by((): Scene | null => {
    const [decision, table] = [this.#decision(), this.#table()];
    const moment = decision && this.#moments.get(keyOf(decision));
    if (!moment || !table) return null;
    const offered = optionsOf(decision);
    return {
      ...momentScene(table, decision.number - 1, decision.seat, moment.views[0]!, moment.outlook),
      choices: offered.map(({ choice }) => choice),
      prices: offered.map(({ price = 0 }) => price),
    };
  });
  #moments = $state.raw(new Map<string, Moment>());
  #table: () => TableCard | undefined;
  #decision: () => Judgement | undefined;

  /** For a page as it is made, with the table and the choice that is looked at. */
  constructor(source: Pick<Source, "moment">, table: () => TableCard | undefined, decision: () => Judgement | undefined) {
    this.#table = table;
    this.#decision = decision;
    $effect(() => {
      const wanted = decision();
      if (!wanted || !table() || this.#moments.has(keyOf(wanted))) return;
      source.moment(wanted.number - 1, wanted.seat).then(
        (found) => {
          this.#moments = new Map(this.#moments).set(keyOf(wanted), found);
          this.reasons = [];
        },
        (problem) => (this.reasons = reasonsOf(problem)),
      );
    });
  }
}
