import fc from "fast-check";
import { expect, test } from "vitest";
import { actualSize, fittingScale, nextStep } from "./zoom.ts";

const letter = { width: 612, height: 792 };

test("a page fits the window's width, or wholly into it [DOC-3]", () => {
  expect(fittingScale("width", letter, { width: 644, height: 400 })).toBe(1);
  expect(fittingScale("page", letter, { width: 1400, height: 824 })).toBe(1);
  // On a phone it has no edges.
  expect(fittingScale("width", letter, { width: 306, height: 800 })).toBe(0.5);
  expect(fittingScale("width", letter, { width: 0, height: 0 })).toBe(actualSize);
  const side = fc.integer({ min: 200, max: 3000 });
  fc.assert(
    fc.property(side, side, side, side, (width, height, roomWidth, roomHeight) => {
      const scale = fittingScale("page", { width, height }, { width: roomWidth, height: roomHeight });
      if (scale > 0.2) expect(height * scale).toBeLessThanOrEqual(roomHeight);
    }),
  );
});

test("steps of the zoom go up and down and end somewhere", () => {
  expect(nextStep(actualSize, 1)).toBeCloseTo(1.25 * actualSize);
  expect(nextStep(actualSize * 1.1, -1)).toBeCloseTo(actualSize);
  expect(nextStep(10, 1)).toBe(10);
  expect(nextStep(0.2, -1)).toBeCloseTo(0.2);
});
