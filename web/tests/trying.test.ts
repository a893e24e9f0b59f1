import { expect, test } from "vitest";
import { Refusal } from "../src/lib/api";
import { Trying } from "../src/lib/trying.svelte";

test("whatever is tried can be tried again, and a failure is told until then", async () => {
  const trying = new Trying();
  const refused = [{ key: "paused", clause: "" }];
  await trying.run(async () => {
    throw new Refusal(refused);
  });
  expect([trying.busy, trying.reasons]).toEqual([false, refused]);

  const lost = trying.run(() => Promise.reject(new TypeError("a file did not come")));
  expect([trying.busy, trying.reasons]).toEqual([true, []]);
  await expect(lost).rejects.toThrow(TypeError);
  expect([trying.busy, trying.reasons]).toEqual([false, [{ key: "unloaded", clause: "" }]]);

  await trying.run(async () => undefined);
  expect([trying.busy, trying.reasons]).toEqual([false, []]);
});
