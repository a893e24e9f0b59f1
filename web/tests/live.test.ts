import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { waitAfter, type Socket } from "../src/lib/connection.svelte";
import { Live, standing, withNews } from "../src/lib/live.svelte";
import type { News, Scene } from "../src/protocol";

class Line implements Socket {
  sent: { id: number; type: string }[] = [];
  closed = false;
  onopen: Socket["onopen"] = null;
  onmessage: Socket["onmessage"] = null;
  onclose: Socket["onclose"] = null;

  constructor(readonly since: number) {}
  send(text: string | ArrayBufferLike | Blob | ArrayBufferView): void {
    this.sent.push(JSON.parse(String(text)));
  }
  close(): void {
    this.closed = true;
  }
  opens(): void {
    this.onopen?.call(this as never, {} as Event);
  }
  brings(message: object): void {
    this.onmessage?.call(this as never, { data: JSON.stringify(message) } as MessageEvent);
  }
  breaks(code = 1006, reason = ""): void {
    this.onclose?.call(this as never, { code, reason } as CloseEvent);
  }
}

const news = (version: number, kind = "said", number = 0): News => ({ version, at: 0, kind, number });
const scene = (...versions: number[]): Partial<Scene> => ({
  type: "scene",
  version: versions.at(-1) ?? 0,
  news: versions.map((version) => news(version)),
});

let lines: Line[] = [];
const before = async (version: number) => [news(version - 2), news(version - 1)].filter((item) => item.version > 0);
const connect = () => new Live((since) => lines[lines.push(new Line(since)) - 1]!, before);
const versions = (live: Live) => live.news.map((item) => item.version);

beforeEach(() => {
  vi.useFakeTimers();
  lines = [];
});
afterEach(() => vi.useRealTimers());

test("scenes follow each other, and their news add up", () => {
  const live = connect();
  lines[0]!.opens();
  lines[0]!.brings(scene(1, 2));
  lines[0]!.brings(scene(3));
  expect([live.status, live.scene?.version, versions(live)]).toEqual(["open", 3, [1, 2, 3]]);
});

test("a reader in another seat hears all news again", () => {
  expect(withNews([news(1), news(2), news(3)], [news(1), news(2)])).toEqual([news(1), news(2)]);
});

test("whoever missed too much hears the last of it, and asks for what was before", async () => {
  const live = connect();
  lines[0]!.opens();
  lines[0]!.brings(scene(1, 2));
  expect(live.hasEarlier).toBe(false);
  lines[0]!.brings(scene(7, 8));
  expect([versions(live), live.hasEarlier]).toEqual([[7, 8], true]);
  await live.showEarlier();
  expect(versions(live)).toEqual([5, 6, 7, 8]);
});

test("an answer goes to the command with its number", async () => {
  const live = connect();
  lines[0]!.opens();
  const first = live.send({ type: "start" });
  const second = live.send({ type: "pause" });
  lines[0]!.brings({ type: "refused", id: 2, reasons: [{ key: "not-host", clause: "" }] });
  lines[0]!.brings({ type: "accepted", id: 1, version: 4 });
  expect((await first).type).toBe("accepted");
  expect((await second).type).toBe("refused");
});

test("a lost connection is opened again from where it was, and what was not answered is refused", async () => {
  const live = connect();
  lines[0]!.opens();
  lines[0]!.brings(scene(1, 2));
  const asked = live.send({ type: "start" });
  lines[0]!.breaks();
  expect(await asked).toMatchObject({ type: "refused", reasons: [{ key: "connection" }] });
  expect(live.status).toBe("lost");
  vi.advanceTimersByTime(1000);
  expect(lines[1]!.since).toBe(2);
  lines[1]!.opens();
  expect(live.status).toBe("open");
});

test("a connection that has been quiet is asked whether it still holds, and stays if it answers", () => {
  const live = connect();
  lines[0]!.opens();
  vi.advanceTimersByTime(20_000);
  lines[0]!.brings(scene(1));
  vi.advanceTimersByTime(24_999);
  expect(lines[0]!.sent).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(lines[0]!.sent).toEqual([{ type: "ping", id: 1 }]);
  lines[0]!.brings({ type: "accepted", id: 1, version: 1 });
  vi.advanceTimersByTime(24_999);
  expect([live.status, lines.length]).toEqual(["open", 1]);
});

test("whoever does not answer in ten seconds is gone: what was asked is refused, and we come back", async () => {
  const live = connect();
  lines[0]!.opens();
  lines[0]!.brings(scene(1));
  const asked = live.send({ type: "start" });
  vi.advanceTimersByTime(5000);
  const again = live.send({ type: "pause" });
  vi.advanceTimersByTime(4999);
  expect(live.status).toBe("open");
  vi.advanceTimersByTime(1);
  expect([live.status, lines[0]!.closed]).toEqual(["lost", true]);
  for (const answer of [await asked, await again])
    expect(answer).toMatchObject({ type: "refused", reasons: [{ key: "connection" }] });
  vi.advanceTimersByTime(1000);
  expect(lines[1]!.since).toBe(1);
});

test("a browser that is back from sleep asks at once", () => {
  const live = connect();
  lines[0]!.opens();
  live.wake();
  expect(lines[0]!.sent).toEqual([{ type: "ping", id: 1 }]);
  vi.advanceTimersByTime(10_000);
  expect(live.status).toBe("lost");
  live.wake();
  expect(lines.length).toBe(2);
});

test("whoever rests comes back when woken, and not before", () => {
  const live = connect();
  lines[0]!.opens();
  live.rest();
  vi.advanceTimersByTime(60_000);
  expect([live.status, lines.length, lines[0]!.closed]).toEqual(["lost", 1, true]);
  live.wake();
  lines[1]!.opens();
  expect(live.status).toBe("open");
});

test("a connection that never opens is tried again", () => {
  connect();
  vi.advanceTimersByTime(11_000);
  expect(lines.map(({ closed }) => closed)).toEqual([true, false]);
});

test("whoever is refused for good does not come back", () => {
  const live = connect();
  lines[0]!.breaks(4404, "no-such-table");
  vi.advanceTimersByTime(60_000);
  expect([live.status, live.problem, lines.length]).toEqual(["closed", "no-such-table", 1]);
});

test("whoever was signed out tries once more, with the cookie that another window may have got", () => {
  const live = connect();
  lines[0]!.opens();
  lines[0]!.brings(scene(1));
  lines[0]!.breaks(4401, "session-ended");
  vi.advanceTimersByTime(1000);
  expect([live.status, lines.length]).toEqual(["connecting", 2]);
  lines[1]!.opens();
  lines[1]!.breaks(4401, "session-ended");
  vi.advanceTimersByTime(60_000);
  expect([live.status, live.problem, lines.length]).toEqual(["closed", "session-ended", 2]);
});

test("nothing comes back after closing", () => {
  const live = connect();
  live.close();
  lines[0]!.breaks();
  vi.advanceTimersByTime(60_000);
  expect([live.status, lines.length, lines[0]!.closed]).toEqual(["closed", 1, true]);
});

test("waits grow, up to fifteen seconds, and differ", () => {
  expect([0, 1, 2, 10].map((failures) => waitAfter(failures, 1))).toEqual([500, 1000, 2000, 15_000]);
  expect(waitAfter(0, 0)).toBe(250);
});

test("choices taken back are not told, talk is", () => {
  const told = [news(1, "chose", 1), news(2), news(3, "chose", 2), news(4, "undone", 1), news(5, "chose", 2)];
  expect(standing(told).map((item) => item.version)).toEqual([1, 2, 4, 5]);
});
