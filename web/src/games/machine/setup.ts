// Setting up City of the Great Machine.
import type { MachineCard, MachineFacts, MachineOptions } from "../../protocol";
import type { SetUp } from "../setup";
import Options from "./Options.svelte";
import { summary } from "./options";

const setUp: SetUp<MachineOptions, MachineCard, MachineFacts> = {
  Form: Options,
  summary,
};

export default setUp;
