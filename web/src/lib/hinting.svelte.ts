// The hint for the reader's decision: it is there when asked for, and gone once something has been chosen.
import type { Candidate, Hint, Reason, Scene } from "../protocol";
import { getHint, reasonsOf } from "./api";

/** Whether somebody plays with bots alone. */
export const isAlone = ({ table, you }: Scene): boolean =>
  you !== null && table.seats.every(({ kind, kept }, seat) => seat === you || (kind !== "person" && !kept));

/** Whether somebody may be given hints: against bots always, with other people where the table allows it. */
export const mayHint = (scene: Scene): boolean =>
  scene.table.phase === "running" && scene.you !== null && (scene.table.hints || isAlone(scene));

export class Hinting {
  thinking = $state(false);
  #scene: () => Scene | null;
  #refused: (reasons: Reason[]) => void;
  #told = $state.raw<{ decision: string; hint: Hint }>();
  #decision = $derived.by(() => {
    const scene = this.#scene();
    return scene?.choices.length ? `${scene.table.choices} ${scene.choices.join()}` : "";
  });
  readonly allowed = $derived.by(() => {
    const scene = this.#scene();
    return scene !== null && scene.choices.length > 1 && mayHint(scene);
  });
  readonly hint = $derived(this.#told?.decision === this.#decision ? this.#told.hint : null);
  readonly candidates: Candidate[] = $derived(this.hint?.candidates ?? []);

  constructor(scene: () => Scene | null, refused: (reasons: Reason[]) => void) {
    this.#scene = scene;
    this.#refused = refused;
  }

  hide = (): void => {
    this.#told = undefined;
  };

  toggle = async (): Promise<void> => {
    if (this.hint) return this.hide();
    if (!this.allowed || this.thinking) return;
    const decision = this.#decision;
    this.thinking = true;
    try {
      const { hint } = await getHint(this.#scene()!.table.id);
      this.#told = { decision, hint };
      this.#refused([]);
    } catch (problem) {
      this.#refused(reasonsOf(problem));
    } finally {
      this.thinking = false;
    }
  };
}
