// The name by which this browser's guest is called, kept for the next time.
import { keep, kept } from "./kept";

const KEY = "name";

export const me = {
  get name(): string {
    return kept(KEY, "");
  },
  set name(name: string) {
    keep(KEY, name.trim());
  },
};
