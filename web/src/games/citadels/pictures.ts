// The pictures of Citadels, by path: characters/king.
import { byPath } from "../../lib/pictures";

export const picture = byPath(
  import.meta.glob<string>("../../art/citadels/**/*.svg", { query: "?raw", import: "default", eager: true }),
  "citadels",
);
