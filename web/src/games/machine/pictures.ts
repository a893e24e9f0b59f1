// The pictures of City of the Great Machine that take the colours of the page, by path: districts/art.
import { byPath } from "../../lib/pictures";

export const picture = byPath(
  import.meta.glob<string>(["../../art/machine/**/*.svg", "!**/{heroes,servants,cuts,scenery}/*"], {
    query: "?raw",
    import: "default",
    eager: true,
  }),
  "machine",
);
