// What the dock says of a decision: the question of a turn by what may be done in it, what the reader may conclude, what
// a verb takes or brings, what follows from a choice that does harm.
import type { CitadelsOutlook, CitadelsView, Scene } from "../../protocol";
import type { VerbName } from "../../lib/verbs";
import { listing, type Values } from "../../lib/words";
import { beforeOf, yes } from "../../lib/telling";
import type { CitadelsTeller } from "./telling";
import { verb } from "./verbs";

/** How the question of a turn names what may be done; verbs that only bring something are left out. */
const MAY: Partial<Record<VerbName, string>> = {
  build: "build",
  framework: "build",
  necropolis: "build",
  borrow: "build",
  kill: "kill",
  warrant: "warrant",
  rob: "rob",
  spy: "spy",
  threaten: "threaten",
  "swap-hands": "swap-hands",
  redraw: "redraw",
  look: "look",
  foresee: "foresee",
  crown: "crown",
  tithe: "tithe",
  study: "study",
  destroy: "destroy",
  exchange: "exchange",
  seize: "seize",
  beautify: "beautify",
  armory: "armory",
};
const MOST = 3; // of them in a question

const viewOf = (scene: Scene) => scene.view as CitadelsView;
const outlookOf = (scene: Scene) => scene.outlook as CitadelsOutlook;
const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** What to do in a turn. */
export function turnQuestion({ say }: CitadelsTeller, scene: Scene): string {
  const verbs = new Set(scene.choices.filter((choice) => !beforeOf(scene, choice).length).map(verb));
  const found = [...new Set([...verbs].flatMap((name) => MAY[name] ?? []))].sort(
    (one, other) => Number(other === "build") - Number(one === "build"),
  );
  const build = yes(found.includes("build"));
  const told = found.slice(0, MOST).map((name) => say(`may-${name}`, { build }));
  if (verbs.has("gather-gold") || verbs.has("draw-cards")) {
    return told[0] ? say("question-gather-or", { other: told[0] }) : say("question-gather");
  }
  const [first = "", second = "", third = ""] = told;
  return say("question-turn", { count: told.length, first: upper(first), second, third });
}

/** What the reader may conclude, or is. */
export function asideOf(teller: CitadelsTeller, scene: Scene): string {
  const { say } = teller;
  const { decision, turn, own } = viewOf(scene);
  const character = { message: `character-${turn.role}` };
  if (decision === "turn" && turn.role) return say("aside-role", { character });
  return own.passed.length ? [goOn(teller, scene), missing(teller, scene)].filter(Boolean).join(" ") : "";
}

/** Who gets the characters that the reader leaves. */
function goOn({ say, names }: CitadelsTeller, scene: Scene): string {
  const { passes_to: next } = outlookOf(scene);
  return next < 0 ? "" : say("aside-go-on", { count: viewOf(scene).own.passed.length - 1, name: names[next]! });
}

/** The characters that the reader does not see: one of them lies hidden, or all but one are taken. */
function missing(teller: CitadelsTeller, scene: Scene): string {
  const { say, names } = teller;
  const view = viewOf(scene);
  const seen = [...view.characters.face_up, ...view.own.passed, ...view.own.held];
  const left = view.table.cast.filter((_, at) => !seen.includes(at + 1));
  const [one, two] = left.map((name) => ({ message: `character-${name}` }));
  if (!one) return "";
  if (!two) return say("aside-hidden", { character: one });
  const [first, ...others] = outlookOf(scene).took_before;
  const took = left.length === 2 && !others.length ? names[first ?? -1] : undefined;
  if (took) return say("aside-took", { name: took, one, two });
  return say("aside-missing", { characters: listing(say, left.map(teller.character)) });
}

/** What the choices of a verb take or bring, in a few words; undefined where only their price counts. */
export function noteOf(teller: CitadelsTeller, scene: Scene, name: VerbName, choices: string[]): string | undefined {
  const { say } = teller;
  const view = viewOf(scene);
  const prices = choices.map((choice) => scene.prices[scene.choices.indexOf(choice)] ?? 0);
  const gold = Math.min(...prices);
  const several = yes(gold < Math.max(...prices));
  const most = (what: string) => Math.max(0, ...choices.map((choice) => scene.gains[choice]?.[what] ?? 0));
  if (choices.every((choice) => beforeOf(scene, choice).length)) return say("chip-ahead", { gold, several });
  switch (name) {
    case "gather-gold":
    case "income":
    case "bonus":
    case "tithe":
    case "tax":
      if (most("gold")) return say("chip-gold", { gold: most("gold") });
      return most("cards") ? say("chip-cards", { count: most("cards") }) : "";
    case "draw-cards": {
      const [count, keep] = [most("cards"), most("kept")];
      if (!count) return "";
      return keep ? say("chip-keep", { count, keep }) : say("chip-cards", { count });
    }
    case "build":
      if (view.decision !== "turn") return undefined;
      return say("chip-build", { left: outlookOf(scene).builds_left, gold, several });
    case "destroy":
    case "seize":
    case "exchange":
      return several === "no" && !gold ? say("price-free") : say("chip-cost", { gold, several });
    case "smithy":
    case "laboratory":
    case "museum":
      return say(`chip-${name}`);
    default:
      return undefined;
  }
}

/** What follows from a choice that does harm. */
export function followsOf(teller: CitadelsTeller, scene: Scene, choice: string): string {
  const { say, names } = teller;
  const view = viewOf(scene);
  const { character, district, seat } = teller.operands(choice);
  const you = view.seat!;
  const named = { character: { message: `character-${character}` } };
  const price = scene.prices[scene.choices.indexOf(choice)] ?? 0;
  const taken = beforeOf(scene, choice).reduce((gold, other) => gold + (scene.gains[other]?.gold ?? 0), 0);
  const after = scene.scores_after[choice]; // unknown for what can only be paid for after taking gold
  const loses = (loser: number): string => {
    const values: Values = {
      left: teller.sizeOf(view.table.cities[loser]!) - teller.sizeOf([district!]),
      ...{ name: names[loser]!, own: yes(loser === you), goal: view.table.goal },
      ...{ gold: view.table.gold[you]! + taken - price },
    };
    const points = after === undefined ? "" : say("follows-points", { ...values, before: scene.standing![loser]!.total, after });
    return `${points} ${say(loser === you ? "follows-own-loses" : "follows-loses", values)}`.trim();
  };
  const sacrifice = (face: string) => say("follows-sacrifice", { district: teller.district(face) });
  switch (verb(choice)) {
    case "kill":
      return say("follows-kill", named);
    case "bewitch":
      return say("follows-bewitch", named);
    case "rob":
      return say("follows-rob", named);
    case "destroy":
    case "seize":
      return loses(Number(seat));
    case "armory":
      return `${sacrifice("armory")} ${Number(seat) === you ? "" : loses(Number(seat))}`.trim();
    case "framework":
      return sacrifice("framework");
    case "necropolis":
      return sacrifice(district!);
    case "swap-hands":
      return say("follows-swap-hands", { own: view.own.hand.length, other: view.table.hand_counts[Number(seat)]! });
    case "refuse":
      return say("follows-refuse", { gold: view.table.gold[you]! });
    case "reveal":
      return say("follows-reveal", { name: names[view.turn.actor]! });
    case "confiscate":
      return say("follows-confiscate", { name: names[view.turn.actor]! });
    default:
      return "";
  }
}
