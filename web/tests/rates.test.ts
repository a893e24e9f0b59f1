import { expect, test } from "vitest";
import { against, axisOf, onAxis, percent, rateOf } from "../src/lib/rates";

test("a rate has Wilson's interval", () => {
  const { share, low, high } = rateOf(17, 48);
  expect(share).toBeCloseTo(0.3542, 4);
  expect(low).toBeCloseTo(0.2343, 3);
  expect(high).toBeCloseTo(0.4956, 3);
  expect(rateOf(0, 5).low).toBe(0);
  expect(rateOf(0, 5).high).toBeCloseTo(0.4345, 4);
  expect(rateOf(5, 5).high).toBe(1);
  expect(rateOf(0, 0)).toEqual({ share: 0, low: 0, high: 1 });
});

test("only an interval that leaves out the mean says more than chance", () => {
  expect(against(rateOf(30, 61), 0.35)).toBe(1);
  expect(against(rateOf(8, 43), 0.35)).toBe(-1);
  expect(against(rateOf(2, 2), 0.35)).toBe(0);
  expect(against(rateOf(0, 0), 0.35)).toBe(0);
});

test("an axis has round marks and room for all values", () => {
  expect(axisOf([0.07, 0.61])).toEqual({ from: 0, to: 0.8, marks: [0, 0.2, 0.4, 0.6, 0.8] });
  expect(axisOf([1281, 1702]).marks).toEqual([1200, 1300, 1400, 1500, 1600, 1700, 1800]);
  expect(axisOf([0, 1]).marks).toEqual([0, 0.2, 0.4, 0.6, 0.8, 1]);
  expect(axisOf([0.5, 0.5]).marks.length).toBeGreaterThan(1); // nothing to spread
  for (const values of [[3, 3.1], [-2, 7], [0, 0], [1e4, 2e4]]) {
    const axis = axisOf(values);
    for (const value of values) {
      expect(onAxis(axis, value)).toBeGreaterThanOrEqual(0);
      expect(onAxis(axis, value)).toBeLessThanOrEqual(1);
    }
  }
  expect(percent(onAxis({ from: 0, to: 3, marks: [] }, 1))).toBe("33.33%");
});
