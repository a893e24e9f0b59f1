// Citadels, as every page knows it.
import { USUAL_LEVEL } from "../../lib/plan";
import type { Profile } from "../profiles";

const OTHERS = ["assassin", "thief", "magician", "bishop", "merchant", "architect", "warlord"];

export default {
  letter: "C",
  rulebook: "citadels",
  sets: "C8",
  portrait: "citadels/characters/king",
  faces: OTHERS.map((name) => `citadels/characters/${name}`),
  playNow: { options: { players: 4 }, seat: 0, levels: ["", USUAL_LEVEL, USUAL_LEVEL, USUAL_LEVEL] },
  people: { from: 2, to: 8, options: (players) => ({ players }) },
  camps: [],
  seatTitle: null,
  sides: [],
  held: { pictures: "citadels/characters", names: "character" },
} satisfies Profile;
