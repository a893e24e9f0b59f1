// The drawer next to a table: open in wide windows, closed in narrow ones, until the reader decides otherwise.
import { MediaQuery } from "svelte/reactivity";

const WIDE = new MediaQuery("min-width: 84rem");
const VERY_WIDE = new MediaQuery("min-width: 110rem");

/** The reader's last decision; null: none yet. */
let wanted = $state<boolean | null>(null);

export const drawer = {
  /** Whether it covers the board; `over`: even in windows that are only just wide. */
  covers: (over: boolean): boolean => !(over ? VERY_WIDE : WIDE).current,
  isOpen: (over: boolean): boolean => wanted ?? !drawer.covers(over),
  toggle: (over: boolean): void => void (wanted = !drawer.isOpen(over)),
  close: (): void => void (wanted = false),
};
