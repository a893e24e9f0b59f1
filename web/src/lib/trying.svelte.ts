// Something that a page tries: whether it is in progress, and why it failed.
import type { Reason } from "../protocol";
import { reasonsOf, Refusal } from "./api";

export class Trying {
  busy = $state(false);
  reasons = $state.raw<Reason[]>([]);

  run = async (work: () => Promise<void>): Promise<void> => {
    this.busy = true;
    this.reasons = [];
    try {
      await work();
    } catch (problem) {
      this.reasons = reasonsOf(problem);
      if (!(problem instanceof Refusal)) throw problem; // the console should know, too
    } finally {
      this.busy = false;
    }
  };
}
