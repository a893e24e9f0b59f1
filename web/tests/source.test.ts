import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fileSource, tableSource } from "../src/lib/source";

const FILE = { game: "citadels", options: { players: 2 }, seats: 2, empty: [0], choices: 7, outcome: null, analysis: "abc" };
let asked: [path: string, body: unknown][] = [];

/** A server that knows one file. */
async function answer(path: string, init?: RequestInit): Promise<Response> {
  asked.push([path, init?.body ? JSON.parse(String(init.body)) : undefined]);
  if (path.includes("/position")) return new Response("twocities position\n");
  return Response.json(path.includes("moments") ? { choices: 3, views: [] } : { file: FILE, news: [] });
}

beforeEach(() => {
  asked = [];
  vi.stubGlobal("fetch", answer);
});
afterEach(() => vi.unstubAllGlobals());

test("a file is replayed as a finished table of people whose names are not known", async () => {
  const upload = { record: "twocities record\n" };
  const source = fileSource(upload);
  expect(source.analysisId).toBe("");
  const { table, choices, outcome } = await source.replay("spectator");
  expect(source.analysisId).toBe("abc");
  await source.moment(3, 1);
  expect([table.game, table.options, choices, outcome]).toEqual(["citadels", { players: 2 }, 7, null]);
  expect(table.seats.map(({ kind, name }) => [kind, name])).toEqual([["empty", ""], ["person", ""]]);
  expect(asked).toEqual([
    ["/api/replay?seat=spectator", upload],
    ["/api/moments/3?seat=1", upload],
  ]);
});

test("a file is played on from its record after so many choices, or from its position", async () => {
  expect(await fileSource({ record: "r" }).beginning(4)).toEqual({ record: "r", choices: 4 });
  expect(await fileSource({ position: "p" }).beginning(0)).toEqual({ position: "p" });
  expect(await tableSource("abc").beginning(4)).toEqual({ position: "twocities position\n" });
  expect(asked).toEqual([["/api/tables/abc/position?choices=4", undefined]]);
});

test("a file is saved as it was brought, and only tables have an address for others", async () => {
  expect(await fileSource({ record: "r" }).text()).toBe("r");
  expect(await fileSource({ position: "p" }).text()).toBe("p");
  expect([fileSource({}).shared, tableSource("abc").shared]).toEqual([false, true]);
});
