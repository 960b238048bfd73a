import { expect, test } from "vitest";
import { openingScale } from "./use-zoom.ts";

test("a map opens whole where its letters have 12 pixels then, and else as small as that and no smaller [SUM-1]", () => {
  const room = { width: 850, height: 650 };
  const at = (width: number, height: number, isColumn = false) => openingScale({ width, height, isColumn }, room);
  expect(at(800, 600)).toBe(1);
  expect(at(850, 700)).toBeCloseTo(650 / 700);
  expect(at(850, 3000) * 13.5).toBeCloseTo(12);
  expect(at(2000, 600) * 13.5).toBeCloseTo(12);
  // A column is as long as it is, and the page scrolls.
  expect(at(850, 3000, true)).toBe(1);
});
