// The real words, for tests.
import { Words } from "../src/lib/words";

const FILES = import.meta.glob<string>("../../src/twocities/locale/en/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

export function words(...files: string[]): Words {
  return new Words(files.map((file) => FILES[`../../src/twocities/locale/en/${file}.ftl`]!));
}
