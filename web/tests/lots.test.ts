import { expect, test, vi } from "vitest";
import { lotOf } from "../src/lib/lots";

vi.stubGlobal("window", { location: { pathname: "/" }, addEventListener: () => undefined });
const { faceOf, profileOf } = await import("../src/games/profiles");

const TABLES = Array.from({ length: 99 }, (_, number) => `table ${number}`);

test("a text always gets the same lot, and all lots are given", () => {
  expect(TABLES.map((table) => lotOf(table, 8))).toEqual(TABLES.map((table) => lotOf(table, 8)));
  expect(new Set(TABLES.map((table) => lotOf(table, 8))).size).toBe(8);
});

test("tables of a game have different faces", () => {
  const { portrait, faces } = profileOf("citadels");
  expect(new Set(TABLES.map((table) => faceOf("citadels", table)))).toEqual(new Set([portrait, ...faces]));
  expect(faceOf("bids", "table")).toBe("");
});
