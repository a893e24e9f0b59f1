// The pictures of Citadels that take the colours of the page, by path: districts/castle.
import { byPath } from "../../lib/pictures";

export const picture = byPath(
  import.meta.glob<string>("../../art/citadels/{districts,things,types}/*.svg", {
    query: "?raw",
    import: "default",
    eager: true,
  }),
  "citadels",
);
