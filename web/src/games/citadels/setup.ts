// Setting up Citadels.
import type { CitadelsCard, CitadelsFacts, CitadelsOptions } from "../../protocol";
import type { SetUp } from "../setup";
import Options from "./Options.svelte";
import { summary } from "./options";

const setUp: SetUp<CitadelsOptions, CitadelsCard, CitadelsFacts> = {
  Form: Options,
  summary,
};

export default setUp;
