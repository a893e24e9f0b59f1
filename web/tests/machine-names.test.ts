import { expect, test } from "vitest";
import { DISTRICTS, SERVANTS } from "../src/games/machine/names";
import { RIOT_SLOT, RIOT_STAGE, riotsOf, stageOf } from "../src/games/machine/people";
import type { MachineCard, MachineView } from "../src/protocol";
import told from "./told.json";

const card = (told as { card?: { name: string } }[]).find((fact) => fact.card?.name === "machine")!.card as MachineCard;

test("Districts and Servants are numbered as the server does", () => {
  expect(card.districts.map(({ name }) => name)).toEqual(DISTRICTS);
  expect(card.servants.map(({ name }) => name)).toEqual(SERVANTS);
});

test("a Stage of Discontent has three slots, and the last slot is the Riot Stage, which counts as a Riot", () => {
  const at = (discontent: number) => ({ discontent, riots: ["art"] }) as unknown as MachineView;
  expect([1, 3, 4, RIOT_SLOT - 1, RIOT_SLOT].map((slot) => stageOf(at(slot)))).toEqual([0, 0, 1, 5, RIOT_STAGE]);
  expect([RIOT_SLOT - 1, RIOT_SLOT].map((slot) => riotsOf(at(slot)))).toEqual([1, 2]);
});
