import { expect, test, vi } from "vitest";
import { Refusal, type Eyes } from "../src/lib/api";
import { Replaying } from "../src/lib/replaying.svelte";
import type { News, Replay, View } from "../src/protocol";

const LAST = 20;
const round = (number: number): News => ({ version: 1, at: 0, kind: "chose", number, events: [{ kind: "round" }] });
const replay = { choices: LAST, news: [round(8), round(15)] } as Replay;

/** A server that answers when the test allows it, and remembers the requests. */
function server() {
  const asked: string[] = [];
  const answer = vi.fn(async (at: number, eyes: Eyes) => {
    asked.push(`${eyes} ${at}`);
    await Promise.resolve();
    return { choices: at, views: [{ seat: at } as unknown as View], outlook: null };
  });
  return { asked, source: { replay: async () => replay, moment: answer } };
}

const settle = () => new Promise((resolve) => setTimeout(resolve, 20));

test("a moment is fetched first, then those that are soon looked at, each once", async () => {
  const { asked, source } = server();
  const replaying = new Replaying(source, replay, "all", 5);
  await settle();
  expect(asked).toEqual(["all 5", "all 6", "all 7", "all 8", "all 9", "all 4"]);
  replaying.step(1);
  await settle();
  expect(asked.slice(6)).toEqual(["all 10"]);
  expect(replaying.shown).toMatchObject({ at: 6, eyes: "all" });
});

test("whoever slides on does not wait for what was passed", async () => {
  const { asked, source } = server();
  const replaying = new Replaying(source, replay, 1, 0);
  for (let at = 1; at <= 10; at++) replaying.go(at);
  await settle();
  expect(asked.slice(0, 2)).toEqual(["1 0", "1 10"]);
  expect(replaying.shown?.at).toBe(10);
});

test("other eyes keep the moment", async () => {
  const { asked, source } = server();
  const replaying = new Replaying(source, replay, "all", 12);
  await settle();
  await replaying.look("spectator");
  await settle();
  expect(asked).toContain("spectator 12");
  expect(replaying.shown).toMatchObject({ at: 12, eyes: "spectator" });
});

test("steps stay within the game, rounds are found both ways", () => {
  const replaying = new Replaying(server().source, replay, "all", 99);
  const at: number[] = [replaying.at];
  for (const way of [-1, -1, -1, -1, 1, 1, 1] as const) {
    replaying.toRound(way);
    at.push(replaying.at);
  }
  expect(at).toEqual([LAST, 15, 8, 0, 0, 8, 15, LAST]);
});

test("playing waits for a moment to be there, and ends with the game", async () => {
  const replaying = new Replaying(server().source, replay, "all", LAST - 1);
  replaying.toggle();
  replaying.tick();
  expect(replaying.at).toBe(LAST - 1);
  await settle();
  replaying.tick();
  expect([replaying.at, replaying.playing]).toEqual([LAST, false]);
  replaying.toggle();
  expect([replaying.at, replaying.playing]).toEqual([0, true]);
});

test("a step on is seen to happen, once; a jump, a step back and other eyes show what is there", async () => {
  const replaying = new Replaying(server().source, replay, "all", 7);
  const happens = async (move: () => void) => {
    move();
    await settle();
    return replaying.shown?.news.map(({ number }) => number);
  };
  expect(await happens(() => replaying.step(1))).toEqual([]); // the moment before was not seen yet
  expect(await happens(() => replaying.step(-1))).toEqual([]);
  expect(await happens(() => replaying.step(1))).toEqual([8]);
  expect(await happens(() => void replaying.look("spectator"))).toEqual([]);
  expect(await happens(() => replaying.go(14))).toEqual([]);
  expect(await happens(replaying.tick)).toEqual([15]);
  expect(await happens(() => replaying.go(14))).toEqual([]);
  expect(await happens(() => replaying.go(15))).toEqual([]);
});

test("a refusal is told and stops it; the next step tries again", async () => {
  const { source } = server();
  source.moment.mockRejectedValueOnce(new Refusal([{ key: "rules-changed", clause: "" }]));
  const replaying = new Replaying(source, replay, "all", 3);
  await settle();
  expect([replaying.reasons[0]?.key, replaying.shown]).toEqual(["rules-changed", null]);
  replaying.step(1);
  await settle();
  expect([replaying.reasons, replaying.shown?.at]).toEqual([[], 4]);
});
