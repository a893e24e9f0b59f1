import { expect, test } from "vitest";
import { CitadelsTeller } from "../src/games/citadels/telling";
import { MachineTeller } from "../src/games/machine/telling";
import { reasonText, seatNames } from "../src/lib/telling";
import type { CitadelsCard, MachineCard, News, SeatCard, TableCard } from "../src/protocol";
import { words } from "./words";

const citadels = words("common", "server", "web", "citadels");
const machine = words("common", "server", "web", "machine");
const names = ["Anna", "Ben"];
const NO_CARDS = {};
const SEAT: SeatCard = {
  kind: "open",
  name: "",
  level: "",
  face: "",
  online: false,
  host: false,
  seconds: null,
  kept: false,
};

test("the actor is addressed and others are told less", () => {
  const teller = new CitadelsTeller(citadels, names, NO_CARDS as CitadelsCard);
  const drew = { kind: "drew", seat: 0, count: 2 };
  expect(teller.sentence({ ...drew, cards: ["tavern", "market"] }, 0)).toBe("You draw 2 cards: Tavern and Market.");
  expect(teller.sentence(drew, 1)).toBe("Anna draws 2 cards.");
  const robbed = { kind: "robbed", seat: 0, target: 1, gold: 3 };
  expect(teller.sentence(robbed, 1)).toBe("Anna robs you of 3 gold.");
  expect(teller.sentence(robbed, null)).toBe("Anna robs Ben of 3 gold.");
});

test("the Machine is told less of a Citizen", () => {
  const teller = new MachineTeller(machine, names, NO_CARDS as MachineCard);
  const identified = { kind: "identified", seat: 1, citizen: 4 };
  expect(teller.sentence({ ...identified, class: "noble" }, 1)).toBe("You identify Citizen 4: Noble.");
  expect(teller.sentence(identified, 0)).toBe("Ben identifies Citizen 4.");
});

test("a District that is moved is told by what lies beside it", () => {
  const teller = new MachineTeller(machine, names, NO_CARDS as MachineCard);
  const moved = { kind: "repositioned", seat: 0, district: "art", beside: "science tower-of-law" };
  expect(teller.sentence(moved, 1)).toBe("A District is repositioned: Art, now next to Science and Tower of L.A.W.");
});

test("a story has paragraphs, and leaves out what the next line says anyway", () => {
  const teller = new CitadelsTeller(citadels, names, NO_CARDS as CitadelsCard);
  const chose = (...kinds: string[]): News => ({
    version: 1,
    at: 0,
    kind: "chose",
    events: kinds.map((kind) => ({ kind, seat: 0, rank: 2, gold: 1, character: "king" })),
  });
  const story = teller.story([chose("called", "called"), chose("revealed", "gained", "turn-ended"), chose("called")], 1);
  expect(story.map((lines) => lines.map(({ text }) => text).join(" "))).toEqual([
    "Rank 2 is called. Anna reveals the King. Anna gains 1 gold.",
    "Rank 2 is called.",
  ]);
});

test("a refusal by the rules names its clause, one by the server does not", () => {
  expect(reasonText(citadels.say, { key: "too-expensive", clause: "C3.3" })).toMatch(/\(Rule C3\.3\.\)$/);
  expect(reasonText(citadels.say, { key: "paused", clause: "" })).toBe("The game is paused.");
  const wrong = { key: "file-illegal", clause: "", values: { choice: "end turn" } };
  expect(reasonText(citadels.say, wrong)).toBe("“end turn” is not allowed here.");
});

test("a reason that ends with an abbreviation ends with one dot", () => {
  const reason = { key: "apart", clause: "M2.3", about: "art tower-of-law", kind: "district" };
  const told = "These Districts would be cut off from the rest: Art and Tower of L.A.W. (Rule M2.3.)";
  expect(reasonText(machine.say, reason)).toBe(told);
});

test("a seat is called by who plays it", () => {
  const seats = [{ ...SEAT, kind: "person", name: "Ann" }, { ...SEAT, kind: "program", level: "regular" }, SEAT];
  expect(seatNames(citadels.say, { seats } as TableCard)).toEqual(["Ann", "Bot\u00a02", "Free seat"]);
});

test("a bot leaves its name to the person who has it", () => {
  const bot = { ...SEAT, kind: "program", level: "regular", face: "ada" };
  const seats = [{ ...SEAT, kind: "person", name: "ADA" }, bot, { ...SEAT, kind: "person", name: "Ada 2" }];
  expect(seatNames(citadels.say, { seats } as TableCard)).toEqual(["ADA", "Ada 3", "Ada 2"]);
});

test("people whose names are not known are called by their seats", () => {
  const seats = [{ ...SEAT, kind: "person" }, { ...SEAT, kind: "person" }];
  expect(seatNames(citadels.say, { game: "citadels", seats } as TableCard)).toEqual(["Seat 1", "Seat 2"]);
  const sides = ["The Great Machine", "Revolutionary 1"];
  expect(seatNames(machine.say, { game: "machine", seats } as TableCard)).toEqual(sides);
});
