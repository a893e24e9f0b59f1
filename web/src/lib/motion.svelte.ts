// How long things take to move: no time at all if motion is turned off.
import { prefersReducedMotion } from "svelte/motion";
import { settings } from "./settings.svelte";

export const motion = {
  /** This many milliseconds, or none. */
  ms(time: number): number {
    return prefersReducedMotion.current || !settings.motion ? 0 : time;
  },
};
