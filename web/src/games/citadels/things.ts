// Which things on the board a choice is made on.
import type { CitadelsView, Scene } from "../../protocol";
import { likeBy, stepsBy } from "../steps";

/** `own` is a district of the reader's own city, with or without a coin. */
const STEPS = {
  "take CHARACTER": ["draft:CHARACTER"],
  "discard CHARACTER": ["draft:CHARACTER"],
  "swap character with SEAT": ["seat:SEAT"],
  "swap hands with SEAT": ["seat:SEAT"],
  "swap CHARACTER with SEAT": ["character:CHARACTER", "seat:SEAT"],
  "gather gold": ["+bank"],
  "gather cards": ["+deck"],
  "keep character": [],
  "keep DISTRICT": ["aside:DISTRICT"],
  "build DISTRICT": ["hand:DISTRICT"],
  "build DISTRICT with framework": ["hand:DISTRICT", "own:framework"],
  "build necropolis over DISTRICT": ["hand:necropolis", "city:YOU:DISTRICT"],
  "build thieves-den with cards": ["hand:thieves-den"],
  "build DISTRICT on loan from SEAT": ["hand:DISTRICT", "seat:SEAT"],
  "build DISTRICT at once": ["seen:DISTRICT"],
  "build thieves-den at once with cards": ["seen:thieves-den"],
  "pay with DISTRICT": ["hand:DISTRICT"],
  "pay the rest": ["+bank"],
  "borrow the rest from SEAT": ["seat:SEAT"],
  "give DISTRICT": ["hand:DISTRICT"],
  "kill CHARACTER": ["character:CHARACTER"],
  "bewitch CHARACTER": ["character:CHARACTER"],
  "warrant CHARACTER": ["character:CHARACTER"],
  "sign CHARACTER": ["character:CHARACTER"],
  "rob CHARACTER": ["character:CHARACTER"],
  "threaten CHARACTER": ["character:CHARACTER"],
  "flower CHARACTER": ["character:CHARACTER"],
  "spy TYPE of SEAT": ["seat:SEAT", "type:TYPE"],
  "set aside DISTRICT": ["hand:DISTRICT"],
  draw: ["+deck"],
  "look at SEAT": ["seat:SEAT"],
  "pocket DISTRICT": ["seen:DISTRICT"],
  "crown SEAT": ["seat:SEAT"],
  "tithe from SEAT": ["seat:SEAT"],
  "destroy DISTRICT of SEAT": ["city:SEAT:DISTRICT"],
  "exchange for DISTRICT of SEAT": ["city:SEAT:DISTRICT"],
  "exchange DISTRICT": ["city:YOU:DISTRICT"],
  "seize DISTRICT of SEAT": ["city:SEAT:DISTRICT"],
  "beautify DISTRICT": ["city:YOU:DISTRICT"],
  "collect taxes": ["+taxes"],
  "sell DISTRICT": ["own:laboratory", "hand:DISTRICT"],
  forge: ["own:smithy"],
  "exhibit DISTRICT": ["own:museum", "hand:DISTRICT"],
  "bombard DISTRICT of SEAT": ["own:armory", "city:SEAT:DISTRICT"],
};
const stepsOf = stepsBy(STEPS);
const likeOf = likeBy(STEPS);

export function steps(choice: string, scene: Scene): string[] {
  const { seat, table } = scene.view as CitadelsView;
  const own = (name: string) => `city:${seat}:${table.cities[seat!]!.find((face) => plain(face) === name)}`;
  return stepsOf(choice, { you: String(seat) }).map((thing) => thing.replace(/^own:(.+)$/, (_, name) => own(name)));
}

export function like(choice: string, at: number, thing: string, scene: Scene): string | undefined {
  if (steps(choice, scene)[at] === thing) return choice;
  return likeOf(choice, at, thing, { you: String((scene.view as CitadelsView).seat) });
}

/** The name of a district without the Artist's coin. */
export const plain = (face: string): string => face.replace("+", "");
