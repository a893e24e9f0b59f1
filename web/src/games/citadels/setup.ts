// Setting up Citadels.
import type { CitadelsCard, CitadelsOptions } from "../../protocol";
import type { SetUp } from "../setup";
import Options from "./Options.svelte";
import { facts, problems } from "./options";

const setUp: SetUp<CitadelsOptions, CitadelsCard> = {
  Form: Options,
  first: {},
  seat: 0,
  seats: ({ players }) => players,
  problems,
  facts,
};

export default setUp;
