import { expect, test } from "vitest";
import { withFigures } from "../src/games/machine/cards";
import { MachineTeller } from "../src/games/machine/telling";
import { cardsOf, differences, withCards } from "../src/lib/cards";
import { Words } from "../src/lib/words";
import type { MachineCard } from "../src/protocol";
import told from "./told.json";
import { words } from "./words";

const card = (told as { card?: { name: string } }[]).find((fact) => fact.card?.name === "machine")!.card as MachineCard;
const english = words("common", "machine");
const POLISH = [
  "directive-levy = Danina\n    .acc = Daninę\n    .gender = f\n    .help = Maszyna: { $levy_bonds }.",
  "say = { $it }, { $it_acc }, { $it_gen }, { $it_gender }",
];

test("a name that is replaced loses its cases and keeps its gender, unless others are given", () => {
  const polish = new Words(POLISH, "pl");
  const named = (fields: object) => withCards(polish, { words: { pl: { "directive-levy": fields } } });
  const said = (own: Words) => own.say("say", { it: { message: "directive-levy" } });
  expect(said(named({ name: "Podatek" }))).toBe("Podatek, Podatek, Podatek, f");
  expect(said(named({ name: "Opłata", acc: "Opłatę", gender: "m" }))).toBe("Opłata, Opłatę, Opłata, m");
  expect(said(named({ text: "Płać." }))).toBe("Danina, Daninę, Danina, f");
  expect(named({ text: "Płać." }).say("directive-levy.help", { levy_bonds: 2 })).toBe("Płać.");
  expect(said(polish)).toBe("Danina, Daninę, Danina, f");
});

test("words of another language, or of no cards, stay ours", () => {
  expect(withCards(english, null)).toBe(english);
  expect(withCards(english, { levy_bonds: 3 })).toBe(english);
  expect(withCards(english, { words: { pl: { "directive-levy": { name: "Podatek" } } } })).toBe(english);
});

test("nothing in a name or a text has a meaning", () => {
  const strange = `{ $name }<b>{ -x }</b>"\\" .help = *[a]`;
  const own = withCards(english, { words: { en: { "directive-levy": { name: strange, text: strange } } } });
  const teller = new MachineTeller(own, ["Anna"], card);
  expect(teller.helpDirective("levy")).toMatchObject({ title: strange, lines: [strange] });
  const published = { kind: "published", seat: 0, servant: "judgementor", directive: "levy" };
  expect(teller.sentence(published, null)).toContain(strange);
});

test("figures of a box take the place of ours, and only they", () => {
  const own = withFigures(card, {
    levy_bonds: 5,
    guard_squares: [9, ...card.districts.slice(1).map((tile) => tile.guard_squares)],
    heroes: { fowler: { initiative: 3, max_trust: 12, start: "art" } },
  });
  const teller = new MachineTeller(english, [], own);
  const ours = new MachineTeller(english, [], card);
  expect(differences(teller, ours).map((line) => line.split(".")[0])).toEqual(["Fowler", "Levy", "Art"]);
  expect(teller.helpDirective("levy").lines[0]).toContain("5 extra Bonds");
  expect(teller.helpHero("fowler").source).toContain("numbers from a file");
  expect(ours.helpHero("fowler").source).toContain("numbers of our own [house]");
  expect(card.figures.levy_bonds).toBe(2);
});

test("options of a game that has no such cards name none", () => {
  expect(cardsOf({ players: 4 })).toBeNull();
  expect(cardsOf({ cards: null })).toBeNull();
  expect(cardsOf({ cards: { levy_bonds: 3 } })).toEqual({ levy_bonds: 3 });
});
