import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { OwnTable, SeatCard, TableCard } from "../src/protocol";
import type { Socket } from "../src/lib/connection.svelte";

vi.stubGlobal("window", { location: { protocol: "http:", host: "here" } });
vi.stubGlobal("WebSocket", class {});
const { hasOthers, isAskedToEnd, YourGames } = await import("../src/lib/yourGames.svelte");

const { me } = await import("../src/lib/me.svelte");

const NOW = 1_800_000_000;
let sent: string[] = [];
let opened = 0;
let socket: Socket;
const open = () => {
  opened += 1;
  socket = { send: (text) => sent.push(String(text)), close: () => undefined, onopen: null, onmessage: null, onclose: null };
  return socket;
};
const brings = (message: object) => socket.onmessage!.call(socket as never, { data: JSON.stringify(message) } as MessageEvent);
const seat = (kind: string, more: Partial<SeatCard> = {}) => ({ kind, seconds: null, kept: false, ...more }) as SeatCard;
const own = (id: string, phase: string, at: number, more: Partial<OwnTable> = {}): OwnTable => ({
  table: { id, phase, seats: [seat("person"), seat("program")], ending: [] as number[] } as TableCard,
  seat: 0,
  waits: false,
  lost: false,
  turn: [],
  since: 0,
  round: 1,
  at,
  result: null,
  ...more,
});

beforeEach(() => {
  vi.useFakeTimers({ now: NOW * 1000 });
  sent = [];
  opened = 0;
});
afterEach(() => vi.useRealTimers());

test("the games are in order, and stay so whatever changes", () => {
  const games = new YourGames(open);
  const order = () => games.tables.map(({ table }) => table.id).join("");
  const all = [own("a", "over", 9), own("b", "open", 8), own("c", "running", 7), own("d", "running", 1, { waits: true })];
  brings({ type: "me", name: "", tables: [...all, own("e", "running", 10, { lost: true })] });
  expect([order(), games.waiting]).toEqual(["dcbea", 1]);
  brings({ type: "changed", tables: [own("b", "open", 8, { waits: true }), own("f", "running", 11)], gone: ["a", "d"] });
  expect([order(), games.waiting]).toEqual(["bfce", 1]);
  brings({ type: "me", name: "", tables: [] });
  expect([order(), games.waiting]).toEqual(["", 0]);
});

test("whoever is signed out sees no games of the person they were", () => {
  const games = new YourGames(open);
  const invitation = { table: own("b", "open", 1).table, name: "Ben" };
  brings({ type: "me", name: "", tables: [own("a", "running", 1)], invitations: [invitation] });
  const closes = () => socket.onclose!.call(socket as never, { code: 4401, reason: "session-ended" } as CloseEvent);
  closes();
  expect(games.tables).toHaveLength(1); // there may be a new cookie
  vi.runOnlyPendingTimers();
  closes();
  expect([games.tables, games.invitations, games.problem]).toEqual([[], [], "session-ended"]);
});

test("a name that was changed on another device is learned", () => {
  new YourGames(open);
  brings({ type: "me", name: "Ola", tables: [] });
  brings({ type: "me", name: "", tables: [] });
  expect(me.name).toBe("Ola");
});

test("a game knows when the reader's time runs out, and who plays it", () => {
  const games = new YourGames(open);
  const slow = own("a", "running", 1, { waits: true, turn: [0] });
  slow.table.seats = [seat("person", { seconds: 3600 }), seat("program", { kept: true })];
  const asked = own("b", "running", 1, { waits: true, turn: [1] });
  brings({ type: "me", name: "", tables: [slow, asked] });
  expect(games.tables.map(({ until }) => until)).toEqual([NOW + 3600, null]);
  expect(games.tables.map(hasOthers)).toEqual([true, false]);
  expect(games.tables.map(isAskedToEnd)).toEqual([false, true]);
});

test("a silent connection is asked, and opened again if nothing is heard", () => {
  const games = new YourGames(open);
  socket.onopen!.call(socket as never, {} as Event);
  vi.advanceTimersByTime(25_000);
  expect(sent).toEqual(["{}"]);
  brings({ type: "heard" });
  vi.advanceTimersByTime(25_000 + 10_000);
  expect([sent.length, games.status]).toEqual([2, "lost"]);
  vi.advanceTimersByTime(1000);
  expect(opened).toBe(2);
  games.close();
});
