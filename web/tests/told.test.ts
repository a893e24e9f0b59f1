// The client says what the terminal says: told.json is written by `python -m tests.told`.
import { expect, test } from "vitest";
import { CitadelsTeller } from "../src/games/citadels/telling";
import { withFigures } from "../src/games/machine/cards";
import { MachineTeller } from "../src/games/machine/telling";
import { differences, withCards } from "../src/lib/cards";
import type { Help } from "../src/lib/help";
import { rulings } from "../src/lib/rules";
import { reasonText } from "../src/lib/telling";
import type { Cards, CitadelsCard, MachineCard, Reason, Scene } from "../src/protocol";
import told from "./told.json";
import { words } from "./words";

type Fact = { game: string } & Partial<{
  names: string[];
  card: unknown;
  question: string;
  labels: string[];
  choices: string[];
  kind: string;
  name: string;
  help: Help & { rulings: string[] };
  reason: Reason;
  said: string;
  view: { decision: string };
  own: Cards;
  differences: string[];
}>;

const facts = told as Fact[];
const scenes = facts.filter((fact) => fact.question).map((fact) => ({ ...fact, ahead: [] }));
/** In a turn of Citadels the client lists what can be done; it asks about one Hero after another. */
const isAskedElse = ({ view }: Fact) => ["turn", "choose-access"].includes(view?.decision ?? "");
const given = (game: string) => facts.find((fact) => fact.game === game && fact.card)!;
const citadels = new CitadelsTeller(
  words("common", "citadels"),
  given("citadels").names!,
  given("citadels").card as CitadelsCard,
);
const machine = new MachineTeller(
  words("common", "machine"),
  given("machine").names!,
  given("machine").card as MachineCard,
);
const teller = (fact: Fact) => (fact.game === "citadels" ? citadels : machine);

const HELPS: Record<string, (name: string) => Help> = {
  "citadels character": (name) => citadels.helpCharacter(name),
  "citadels district": (name) => citadels.helpDistrict(name),
  "machine hero": (name) => machine.helpHero(name),
  "machine district": (name) => machine.helpDistrict(name),
  "machine event": (name) => machine.helpEvent(name),
  "machine directive": (name) => machine.helpDirective(name),
  "machine servant": (name) => machine.helpServant(name),
  "machine class": (name) => machine.helpClass(name),
};

test("questions are asked in the same words", () => {
  const alike = scenes.filter((scene) => !isAskedElse(scene));
  const asked = alike.map((scene) => teller(scene).question(scene as unknown as Scene));
  expect(asked).toEqual(alike.map((scene) => scene.question));
});

test("choices are offered in the same words, with their prices", () => {
  const label = (fact: Fact) => (choice: string) => teller(fact).label(fact as unknown as Scene, choice);
  expect(scenes.map((scene) => scene.choices!.map(label(scene)))).toEqual(scenes.map((scene) => scene.labels));
});

test("cards are explained in the same words, with the same rulings", async () => {
  const helps = facts.filter((fact) => fact.help);
  const said = helps.map((fact) => HELPS[`${fact.game} ${fact.kind}`]!(fact.name!));
  const ids = async (help: Help) => (await rulings(help, "en")).map(({ id }) => id);
  const whole = await Promise.all(said.map(async (help) => ({ ...help, rulings: await ids(help) })));
  expect(whole).toMatchObject(helps.map(({ help, name }) => ({ ...help, card: name })));
});

test("cards are refused in the same words", () => {
  const refusals = facts.filter((fact) => fact.reason);
  expect(refusals.length).toBeGreaterThan(5);
  const said = refusals.map((fact) => reasonText(teller(fact).say, fact.reason!));
  expect(said).toEqual(refusals.map((fact) => fact.said));
});

test("what differs in the cards from an owner's box is told in the same words", () => {
  const { own, differences: said } = facts.find((fact) => fact.own)!;
  const teller = new MachineTeller(
    withCards(words("common", "machine"), own!),
    machine.names,
    withFigures(machine.card, own!),
  );
  expect(differences(teller, machine)).toEqual(said);
});

test("a district with a coin on it costs one more", () => {
  expect(citadels.helpDistrict("tavern+").title).toBe("Tavern+, trade, costs 2");
});
