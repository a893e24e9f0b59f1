// Which seat somebody takes who plays on from a game.
import { expect, test } from "vitest";
import { seatToTake } from "../src/lib/seats";
import type { SeatCard } from "../src/protocol";

const seats = (...kinds: string[]): SeatCard[] =>
  kinds.map((kind) => ({ kind, name: "", level: "", face: "", online: false, host: false, seconds: null, kept: false }));

test("it is the seat asked for, unless nobody takes that", () => {
  expect(seatToTake(seats("person", "program"), 1)).toBe(1);
  expect(seatToTake(seats("empty", "program", "person"), 0)).toBe(2);
  expect(seatToTake(seats("person", "person"), 7)).toBe(0);
});

test("without one it is that of a person, or the first that can be taken", () => {
  expect(seatToTake(seats("program", "person", "person"), null)).toBe(1);
  expect(seatToTake(seats("empty", "program", "program"), null)).toBe(1);
});
