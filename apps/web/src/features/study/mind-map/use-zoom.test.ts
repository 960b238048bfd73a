import { expect, test } from "vitest";
import { openingScale } from "./use-zoom.ts";

const room = { width: 850, height: 650 };
const at = (width: number, height: number, { isColumn = false, isByFinger = false } = {}) =>
  openingScale({ width, height, isColumn }, room, isByFinger);

test("a map opens whole while its letters can be read, and never larger than it is [SUM-1]", () => {
  expect(at(800, 600)).toBe(1);
  expect(at(850, 700)).toBeCloseTo(650 / 700);
  expect(at(850, 2000) * 13.5).toBeCloseTo(10.5);
  expect(at(2000, 600) * 13.5).toBeCloseTo(10.5);
});

test("for a finger its letters have 12 pixels, and it is moved [SUM-1]", () => {
  expect(at(850, 3000, { isByFinger: true }) * 13.5).toBeCloseTo(12);
  // A column is as long as it is, and the page scrolls.
  expect(at(850, 3000, { isColumn: true, isByFinger: true })).toBe(1);
  expect(at(850, 3000, { isColumn: true })).toBe(1);
});
