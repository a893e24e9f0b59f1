// Which things on the board a choice is made on, and which choice one expects a thing to make.
import type { MachineView, Scene } from "../../protocol";
import { stepsBy } from "../steps";
import { DISTRICTS, SERVANTS } from "./names";
import { guardsIn } from "./people";

/** HERE is where the Hero is whose turn it is. */
const stepsOf = stepsBy({
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
});

export function steps(choice: string, scene: Scene): string[] {
  const things = stepsOf(choice, { here: actorOf(scene)?.place ?? "" });
  return things[0] === `hero:${nextOf(scene)}` ? things.slice(1) : things;
}

/** The choice one expects a click on a thing to make, after those picked; "" if none comes to mind. */
export function expected(thing: string, scene: Scene, picked: string[]): string {
  const view = scene.view as MachineView;
  const [kind = "", name = "", card = ""] = thing.split(":");
  const [by = "", mover = ""] = picked.at(-1)?.split(":") ?? [];
  const acts = view.decision === "hero-action";
  switch (kind) {
    case "district":
      return likeOffered(name, scene, picked) || MOVES[by]?.(mover, name) || "";
    case "guards":
      if (acts) return name === actorOf(scene)?.place ? "attack for 1" : "";
      return view.decision === "machine-turn" ? `guard ${name} to ${emptiest(view, name)}` : "";
    case "servant":
      return view.decision === "machine-turn" ? `move ${name} to ${emptiest(view, placeOf(view, name))}` : "";
    case "citizen":
      if (by === "servant") return `${mover} arrests citizen ${name}`;
      return view.decision === "jail-active" ? `arrest citizen ${name}` : acts ? `identify citizen ${name}` : "";
    case "directive":
      if (by === "servant" && view.hand.includes(name)) return `${mover} publishes ${name}`;
      return acts && view.published.includes(name) ? `cancel ${name}` : "";
    case "hero":
      if (!acts) return "";
      return actorOf(scene)?.place === "tower-of-law" ? `let ${name} retrieve` : `grant ${name}`;
    case "access":
      if (view.decision === "choose-access") return `send ${name} to ${card}`;
      if (view.decision === "retrieve-card" || view.decision === "win-back") return `retrieve ${card} for ${name}`;
      return acts ? `let ${name} retrieve` : "";
    default:
      return "";
  }
}

/** How those who move are sent to a District. */
const MOVES: Record<string, (mover: string, to: string) => string> = {
  hero: (hero, to) => `send ${hero} to ${to}`,
  guards: (from, to) => `guard ${from} to ${to}`,
  servant: (servant, to) => `move ${servant} to ${to}`,
  citizen: (citizen, to) => `move citizen ${citizen} to ${to}`,
};

/** A choice that can be made now on a District, made on another one: a District is always the last word. */
function likeOffered(district: string, scene: Scene, picked: string[]): string {
  const alike = scene.choices.find((choice) => {
    const things = steps(choice, scene);
    return things[picked.length]?.startsWith("district:") && picked.every((thing, at) => thing === things[at]);
  });
  return alike?.replace(/\S+$/, district) ?? "";
}

/** The Hero whose turn it is. */
function actorOf(scene: Scene) {
  const { heroes, turn } = scene.view as MachineView;
  return heroes[turn];
}

/** The Hero who is sent to a District that is picked first: the only one, or the first without a destination; "" if
    there is none. */
export function nextOf({ choices, view }: Scene): string {
  const sent = new Set(choices.flatMap((choice) => /^send (\S+)/.exec(choice)?.[1] ?? []));
  if (sent.size === 1) return [...sent][0]!;
  return (view as MachineView).heroes.find(({ name, destination }) => sent.has(name) && !destination)?.name ?? "";
}

function placeOf(view: MachineView, servant: string): string {
  return view.servants[SERVANTS.indexOf(servant)]!;
}

/** A District other than this one with as few Guards as any, where there is room if there is any. */
function emptiest(view: MachineView, except: string): string {
  const guards = (name: string) => {
    const { upright, broken } = guardsIn(view, name);
    return upright + broken;
  };
  const others = DISTRICTS.filter((name) => name !== except);
  return others.reduce((best, name) => (guards(name) < guards(best) ? name : best));
}
