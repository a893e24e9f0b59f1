// What the dock says of a decision: the question of a turn by what may be done in it, what the reader may conclude, what
// a verb takes or brings, what follows from a choice that does harm.
import type { CitadelsView, Scene } from "../../protocol";
import type { VerbName } from "../../lib/verbs";
import { listing, type Values } from "../../lib/words";
import { beforeOf, yes } from "../../lib/telling";
import { sizeOf } from "./table";
import type { CitadelsTeller } from "./telling";
import { plain } from "./things";
import { verb } from "./verbs";

/** How the question of a turn names what may be done; verbs that only bring something go without saying. */
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

/** How many districts a character may build, if not one (C5). */
const LIMITS: Record<string, number> = { architect: 3, seer: 2, scholar: 2 };
/** The type whose districts earn something for a character. */
const EARNS: Record<string, string> = {
  ...{ king: "noble", emperor: "noble", patrician: "noble" },
  ...{ bishop: "religious", abbot: "religious", cardinal: "religious" },
  ...{ merchant: "trade", trader: "trade" },
  ...{ warlord: "military", diplomat: "military", marshal: "military" },
};
const IN_CARDS = ["patrician", "cardinal"];
const BONUS: Record<string, number> = { merchant: 1, architect: 2, navigator: 4, queen: 3 };

const viewOf = (scene: Scene) => scene.view as CitadelsView;
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
  const { decision, role, passed } = viewOf(scene);
  if (decision === "turn" && role) return say("aside-role", { character: { message: `character-${role}` } });
  return passed.length ? [goOn(teller, scene), missing(teller, scene)].filter(Boolean).join(" ") : "";
}

/** How many players choose before a seat. */
const order = ({ leader, gold }: CitadelsView, seat: number) => (seat - leader + gold.length) % gold.length;

/** Who gets the characters that the reader leaves: with more than three players each chooses once, clockwise. */
function goOn({ say, names }: CitadelsTeller, scene: Scene): string {
  const view = viewOf(scene);
  const players = view.gold.length;
  if (view.decision !== "take-character" || players < 4 || order(view, view.seat!) === players - 1) return "";
  return say("aside-go-on", { count: view.passed.length - 1, name: names[(view.seat! + 1) % players]! });
}

/** The characters that the reader does not see: one of them lies hidden, or all but one are taken. */
function missing(teller: CitadelsTeller, scene: Scene): string {
  const { say, names } = teller;
  const view = viewOf(scene);
  const seen = [...view.face_up, ...view.passed, ...view.held];
  const left = view.cast.filter((_, at) => !seen.includes(at + 1));
  const [one, two] = left.map((name) => ({ message: `character-${name}` }));
  if (!one) return "";
  if (!two) return say("aside-hidden", { character: one });
  const second = left.length === 2 && view.gold.length > 3 && order(view, view.seat!) === 1;
  if (second) return say("aside-took", { name: names[view.leader]!, one, two });
  return say("aside-missing", { characters: listing(say, left.map(teller.character)) });
}

/** What the choices of a verb take or bring, in a few words; undefined where only their price counts. */
export function noteOf(teller: CitadelsTeller, scene: Scene, name: VerbName, choices: string[]): string | undefined {
  const { say } = teller;
  const view = viewOf(scene);
  const city = (view.cities[view.seat!] ?? []).map(plain);
  const has = (district: string) => city.includes(district);
  const prices = choices.map((choice) => scene.prices[scene.choices.indexOf(choice)] ?? 0);
  const gold = Math.min(...prices);
  const several = yes(gold < Math.max(...prices));
  if (choices.every((choice) => beforeOf(scene, choice).length)) return say("chip-ahead", { gold, several });
  switch (name) {
    case "gather-gold":
      return say("chip-gold", { gold: 2 + Number(has("gold-mine")) });
    case "draw-cards": {
      const count = Math.min(view.deck_count, 2 + Number(has("observatory")));
      if (!choices.includes("gather cards")) return "";
      return has("library") ? say("chip-cards", { count }) : say("chip-keep", { count, keep: 1 });
    }
    case "income": {
      const type = EARNS[view.role];
      const count = city.filter((name) => name === "school-of-magic" || teller.typeOf(name) === type).length;
      return say(IN_CARDS.includes(view.role) ? "chip-cards" : "chip-gold", { gold: count, count });
    }
    case "bonus": {
      const count = BONUS[view.role] ?? 0;
      return say(choices[0] === "bonus cards" ? "chip-cards" : "chip-gold", { gold: count, count });
    }
    case "build":
      if (view.decision !== "turn") return undefined;
      return say("chip-build", { left: Math.max(0, (LIMITS[view.role] ?? 1) - view.built), gold, several });
    case "destroy":
    case "seize":
    case "exchange":
      return several === "no" && !gold ? say("chip-free") : say("chip-cost", { gold, several });
    case "tithe":
      return say("chip-gold", { gold: 1 });
    case "tax":
      return say("chip-gold", { gold: view.taxes });
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
  const loses = (loser: number): string => {
    const values: Values = {
      left: sizeOf(view.cities[loser]!.filter((face) => face !== district)),
      ...{ name: names[loser]!, goal: view.goal, gold: view.gold[you]! - price },
    };
    return say(loser === you ? "follows-own-loses" : "follows-loses", values);
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
      return say("follows-swap-hands", { own: view.hand.length, other: view.hand_counts[Number(seat)]! });
    case "refuse":
      return say("follows-refuse", { gold: view.gold[you]! });
    case "reveal":
      return say("follows-reveal", { name: names[view.actor]! });
    case "confiscate":
      return say("follows-confiscate", { name: names[view.actor]! });
    default:
      return "";
  }
}
