// City of the Great Machine, as every page knows it.
import { USUAL_LEVEL } from "../../lib/plan";
import type { Profile } from "../profiles";

export default {
  letter: "M",
  rulebook: "great-machine",
  sets: "",
  portrait: "machine/heroes/journalist",
  playNow: { options: { revolutionaries: 1, plan: 3 }, seat: 1, levels: [USUAL_LEVEL, ""] },
  seatTitle: (say, seat) => (seat === 0 ? say("seat-machine") : say("seat-revolutionary", { number: seat })),
} satisfies Profile;
