// The icons of verbs and tools, in the colour of the text around them.
import { byPath } from "./pictures";

/** The SVG of an icon by its name: kill. */
export const icon = byPath(
  import.meta.glob<string>("../art/verbs/*.svg", { query: "?raw", import: "default", eager: true }),
  "verbs",
);
