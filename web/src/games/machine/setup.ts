// Setting up City of the Great Machine.
import type { MachineCard, MachineFacts, MachineOptions } from "../../protocol";
import type { SetUp } from "../setup";
import Options from "./Options.svelte";
import { summary } from "./options";

const setUp: SetUp<MachineOptions, MachineCard, MachineFacts> = {
  Form: Options,
  first: { revolutionaries: 1, plan: 3 },
  seat: 1,
  summary,
};

export default setUp;
