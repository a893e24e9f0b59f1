// The pictures of City of the Great Machine, by path: heroes/fowler.
import { byPath } from "../../lib/pictures";

export const picture = byPath(
  import.meta.glob<string>("../../art/machine/**/*.svg", { query: "?raw", import: "default", eager: true }),
  "machine",
);
