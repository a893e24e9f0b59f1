import { render } from "svelte/server";
import { expect, test, vi } from "vitest";
import type { SeatCard, TableCard } from "../src/protocol";
import { listing, Words } from "../src/lib/words";
import { words } from "./words";

vi.stubGlobal("window", { location: { pathname: "/" }, addEventListener: () => undefined });
const { default: TableList } = await import("../src/parts/start/TableList.svelte");

const FILES = import.meta.glob<string>("../../src/twocities/locale/{cs,pl}/{common,web}.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const inLanguage = (tongue: string) =>
  new Words(
    Object.entries(FILES).flatMap(([path, text]) => (path.includes(`/${tongue}/`) ? [text] : [])),
    tongue,
  );

const seat = (kind: string, name: string) => ({ kind, name }) as SeatCard;
const table = {
  id: "1",
  game: "citadels",
  phase: "over",
  seats: [seat("person", "Ann"), seat("person", "Ben"), seat("program", "")],
} as TableCard;
const ended = { table, outcome: { places: [1, 3, 1], scores: [20, 10, 20] }, at: Date.UTC(2026, 4, 3, 12) / 1000 };

test("things in a row end with and", () => {
  const { say } = words("common");
  expect([[], ["A"], ["A", "B"], ["A", "B", "C"]].map((items) => listing(say, items))).toEqual([
    "",
    "A",
    "A and B",
    "A, B and C",
  ]);
});

test.each([
  ["cs", "3. 5. 2026", "Ann a Ben · vítězství: Ann a Bot"],
  ["pl", "3 maj 2026", "Ann i Ben · zwycięstwo: Ann i Bot"],
])("a finished game is listed with its date and who has won, in %s", (language, date, who) => {
  const props = { words: inLanguage(language), title: "", tables: [ended], verb: "", address: () => "" };
  const { body } = render(TableList, { props });
  expect(body).toContain(`<time datetime="2026-05-03T12:00:00.000Z">${date}`);
  expect(body.replace(/\s+/g, " ")).toContain(who);
});
