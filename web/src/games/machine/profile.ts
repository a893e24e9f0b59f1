// City of the Great Machine, as every page knows it.
import { USUAL_LEVEL } from "../../lib/plan";
import type { MachineOptions } from "../../protocol";
import type { Profile } from "../profiles";

const OTHERS = ["actress", "artificer", "fowler", "physician", "smuggler"];

export default {
  letter: "M",
  rulebook: "great-machine",
  sets: "",
  portrait: "machine/heroes/journalist",
  faces: OTHERS.map((name) => `machine/heroes/${name}`),
  seatPortrait: (seat) => (seat === 0 ? "machine/servants/lex-hecate" : "machine/heroes/journalist"),
  playNow: { options: { revolutionaries: 1, plan: 3 }, seat: 1, levels: [USUAL_LEVEL, ""] },
  solo: { revolutionaries: 1, automaton: 1 },
  nobody: {
    name: "automaton",
    note: (say, options) => say("automaton-level", { level: (options as MachineOptions).automaton ?? 0 }),
    against: "side-automaton",
  },
  people: { from: 2, to: 4, options: (seats) => ({ revolutionaries: seats - 1 }) },
  camps: [
    ["seat-machine", () => [0]],
    ["seat-revolutionaries", (count) => Array.from({ length: count - 1 }, (_, number) => number + 1)],
  ],
  seatTitle: (say, seat) => (seat === 0 ? say("seat-machine") : say("seat-revolutionary", { number: seat })),
  sides: ["side-machine", "side-revolutionaries"],
  held: { pictures: "machine/heroes", names: "hero" },
} satisfies Profile;
