// Setting up a game without its own form.
import { titled } from "../../lib/words";
import type { SetUp } from "../setup";
import Options from "./Options.svelte";
import { textOf } from "./telling";

const setUp: SetUp = {
  Form: Options,
  summary: (options) => Object.entries(options).map(([name, value]) => [titled(name), textOf(value)]),
};

export default setUp;
