// Which things on the board a choice is made on.
import type { MachineView, Scene } from "../../protocol";
import { likeBy, stepsBy } from "../steps";

/** HERE is where the Hero is whose turn it is. */
const STEPS = {
  "send HERO to DISTRICT": ["hero:HERO", "district:DISTRICT"],
  "guard DISTRICT to TO": ["guards:DISTRICT", "district:TO"],
  "deploy DISTRICT to TO": ["directive:rapid-deployment", "guards:DISTRICT", "district:TO"],
  "move SERVANT to TO": ["servant:SERVANT", "district:TO"],
  "SERVANT arrests citizen NUMBER": ["servant:SERVANT", "citizen:NUMBER"],
  "SERVANT inspects citizen NUMBER": ["servant:SERVANT", "citizen:NUMBER"],
  "SERVANT repairs": ["servant:SERVANT"],
  "SERVANT raids": ["servant:SERVANT"],
  "SERVANT draws": ["servant:SERVANT", "+deck"],
  "SERVANT publishes DIRECTIVE": ["servant:SERVANT", "directive:DIRECTIVE"],
  "SERVANT repositions TO": ["servant:SERVANT", "district:TO"],
  "SERVANT collects": ["servant:SERVANT"],
  "SERVANT pacifies": ["servant:SERVANT"],
  "SERVANT confiscates": ["servant:SERVANT"],
  "resettle citizen NUMBER": ["directive:resettle", "citizen:NUMBER"],
  "take back DIRECTIVE": ["directive:DIRECTIVE"],
  "put DISTRICT at PLACE": ["place:PLACE"],
  "settle in DISTRICT": ["district:DISTRICT"],
  "go to DISTRICT": ["district:DISTRICT"],
  "advance plan": ["+dial"],
  "attack for NUMBER": ["guards:HERE"],
  attack: ["guards:HERE"],
  "identify citizen NUMBER": ["citizen:NUMBER"],
  "move citizen NUMBER to TO": ["citizen:NUMBER", "district:TO"],
  "reposition DISTRICT": ["district:DISTRICT"],
  "grant HERO": ["hero:HERO"],
  "cancel DIRECTIVE": ["directive:DIRECTIVE"],
  "let HERO retrieve": ["hero:HERO"],
  "search citadel": ["+hand"],
  "discard DIRECTIVE": ["directive:DIRECTIVE"],
  "release citizen": ["+jail"],
  "arrest citizen NUMBER": ["citizen:NUMBER"],
  "retrieve DISTRICT for TO_HERO": ["access:TO_HERO:DISTRICT"],
};
const stepsOf = stepsBy(STEPS);
const likeOf = likeBy(STEPS);

const momentOf = ({ view }: Scene) => ({ here: actorOf(view as MachineView)?.place ?? "" });

/** Whether a choice is about the Hero who is sent next, and who need not be picked. */
const isOfNext = (things: string[], scene: Scene): boolean => things[0] === `hero:${nextOf(scene)}`;

export function steps(choice: string, scene: Scene): string[] {
  const things = stepsOf(choice, momentOf(scene));
  return isOfNext(things, scene) ? things.slice(1) : things;
}

export function like(choice: string, at: number, thing: string, scene: Scene): string | undefined {
  const moment = momentOf(scene);
  return likeOf(choice, at + Number(isOfNext(stepsOf(choice, moment), scene)), thing, moment);
}

/** The Hero whose turn it is. */
function actorOf({ heroes, turn }: MachineView) {
  return heroes[turn];
}

/** The Hero who is sent to a District that is picked first: the only one, or the first without a destination; "" if
    there is none. */
export function nextOf({ choices, view }: Scene): string {
  const sent = new Set(choices.flatMap((choice) => /^send (\S+)/.exec(choice)?.[1] ?? []));
  if (sent.size === 1) return [...sent][0]!;
  return (view as MachineView).heroes.find(({ name, destination }) => sent.has(name) && !destination)?.name ?? "";
}
