// Setting up City of the Great Machine.
import type { MachineCard, MachineOptions } from "../../protocol";
import type { SetUp } from "../setup";
import Options from "./Options.svelte";
import { facts, problems } from "./options";

const setUp: SetUp<MachineOptions, MachineCard> = {
  Form: Options,
  first: { revolutionaries: 1, plan: 3 },
  seat: 1,
  seats: ({ revolutionaries }) => revolutionaries + 1,
  problems,
  facts,
};

export default setUp;
