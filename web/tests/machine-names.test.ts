import { expect, test } from "vitest";
import { DISTRICTS, SERVANTS } from "../src/games/machine/names";
import type { MachineCard } from "../src/protocol";
import told from "./told.json";

const card = (told as { card?: { name: string } }[]).find((fact) => fact.card?.name === "machine")!.card as MachineCard;

test("Districts and Servants are numbered as the server does", () => {
  expect(card.districts.map(({ name }) => name)).toEqual(DISTRICTS);
  expect(card.servants.map(({ name }) => name)).toEqual(SERVANTS);
});
