// Which things on the board a choice is made on, and which choice one expects a thing to make.
import type { MachineView, Scene } from "../../protocol";
import { DISTRICTS, SERVANTS } from "./telling";

type Rule = [pattern: RegExp, steps: (words: string[], scene: Scene) => string[]];

/** By the text of a choice: the things to pick. Whatever is not here lies on no thing. */
const RULES: Rule[] = [
  [/^send (\S+) to (\S+)$/, ([hero, to], scene) => [...(sent(scene) > 1 ? [`hero:${hero}`] : []), `district:${to}`]],
  [/^guard (\S+) to (\S+)$/, ([from, to]) => [`guards:${from}`, `district:${to}`]],
  [/^deploy (\S+) to (\S+)$/, ([from, to]) => ["directive:rapid-deployment", `guards:${from}`, `district:${to}`]],
  [/^move citizen (\d+) to (\S+)$/, ([citizen, to]) => [`citizen:${citizen}`, `district:${to}`]],
  [/^move (\S+) to (\S+)$/, ([servant, to]) => [`servant:${servant}`, `district:${to}`]],
  [/^(\S+) (?:arrests|inspects) citizen (\d+)$/, ([servant, citizen]) => [`servant:${servant}`, `citizen:${citizen}`]],
  [/^(\S+) publishes (\S+)$/, ([servant, directive]) => [`servant:${servant}`, `directive:${directive}`]],
  [/^(\S+) repositions (\S+)$/, ([servant, district]) => [`servant:${servant}`, `district:${district}`]],
  [/^(\S+) (?:repairs|raids|collects|pacifies|confiscates)$/, ([servant]) => [`servant:${servant}`]],
  [/^(\S+) draws$/, ([servant]) => [`servant:${servant}`, "+deck"]],
  [/^resettle citizen (\d+)$/, ([citizen]) => ["directive:resettle", `citizen:${citizen}`]],
  [/^(?:identify|arrest) citizen (\d+)$/, ([citizen]) => [`citizen:${citizen}`]],
  [/^(?:take back|cancel|discard) (\S+)$/, ([directive]) => [`directive:${directive}`]],
  [/^put \S+ at (\S+)$/, ([place]) => [`place:${place}`]],
  [/^(?:settle in|go to|reposition) (\S+)$/, ([district]) => [`district:${district}`]],
  [/^attack(?: for \d+)?$/, (_, scene) => [`guards:${actorOf(scene)?.place}`]],
  [/^grant (\S+)$/, ([hero]) => [`hero:${hero}`]],
  [/^retrieve (\S+) for (\S+)$/, ([card, hero]) => [`access:${hero}:${card}`]],
  [/^advance plan$/, () => ["+dial"]],
  [/^search citadel$/, () => ["+hand"]],
  [/^release citizen$/, () => ["+jail"]],
];

export function steps(choice: string, scene: Scene): string[] {
  for (const [pattern, things] of RULES) {
    const found = pattern.exec(choice);
    if (found) return things(found.slice(1), scene);
  }
  return [];
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
      return acts ? `grant ${name}` : "";
    case "access":
      return view.decision === "choose-access" ? `send ${name} to ${card}` : acts ? `retrieve ${card} for ${name}` : "";
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

/** How many Heroes the reader can send somewhere. */
function sent({ choices }: Scene): number {
  return new Set(choices.flatMap((choice) => /^send (\S+)/.exec(choice)?.[1] ?? [])).size;
}

function placeOf(view: MachineView, servant: string): string {
  return view.servants[SERVANTS.indexOf(servant)]!;
}

/** A District other than this one with as few Guards as any, where there is room if there is any. */
function emptiest(view: MachineView, except: string): string {
  const guards = (name: string) => view.guards[DISTRICTS.indexOf(name)]! + view.broken[DISTRICTS.indexOf(name)]!;
  const others = DISTRICTS.filter((name) => name !== except);
  return others.reduce((best, name) => (guards(name) < guards(best) ? name : best));
}
