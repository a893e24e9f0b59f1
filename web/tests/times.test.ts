import { expect, test } from "vitest";
import { sinceText } from "../src/lib/times";

const at = (...parts: [number, number, number, number]) => new Date(...parts).getTime() / 1000;

test("a day is told by its distance or by the calendar", () => {
  const now = at(2026, 2, 1, 0);
  expect(sinceText("en", now, now)).toBe("today");
  expect(sinceText("en", at(2026, 1, 28, 23), now)).toBe("yesterday");
  expect(sinceText("pl", at(2026, 1, 28, 1), now)).toBe("wczoraj");
  expect(sinceText("en", at(2026, 1, 27, 23), now)).toBe("Feb 27");
  expect(sinceText("en", at(2025, 11, 31, 23), now)).toBe("Dec 31, 2025");
});
