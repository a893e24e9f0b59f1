// The analysis of a game: asked for, followed while the server thinks, and made deeper.
import type { AnalysisTold, Reason } from "../protocol";
import { getAnalysis, reasonsOf } from "./api";
import type { Source } from "./source";

const AGAIN = 700; // milliseconds from one look to the next

export class Analysing {
  told = $state.raw<AnalysisTold>();
  reasons = $state.raw<Reason[]>([]);
  readonly running = $derived(this.told?.running ?? false);
  readonly analysis = $derived(this.told?.analysis ?? null);
  #source: Pick<Source, "analyse" | "analysisId">;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(source: Pick<Source, "analyse" | "analysisId">) {
    this.#source = source;
  }

  /** What there is already. An interrupted analysis resumes. */
  look = (): Promise<void> =>
    this.#hear(async () => {
      const id = this.told?.id || this.#source.analysisId;
      if (!id) return { id, depth: 0, running: false, done: 0, total: 0, analysis: null };
      const told = await getAnalysis(id);
      return told.running || told.done === told.total ? told : this.#source.analyse(told.depth);
    });

  start = (depth: number): Promise<void> => this.#hear(() => this.#source.analyse(depth));

  close = (): void => clearTimeout(this.#timer);

  async #hear(ask: () => Promise<AnalysisTold>): Promise<void> {
    this.close();
    try {
      this.told = await ask();
      this.reasons = [];
    } catch (problem) {
      this.reasons = reasonsOf(problem);
      return;
    }
    if (this.running) this.#timer = setTimeout(() => void this.look(), AGAIN);
  }
}
