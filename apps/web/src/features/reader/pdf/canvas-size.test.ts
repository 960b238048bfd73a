import fc from "fast-check";
import { expect, test } from "vitest";
import { drawnScale } from "./canvas-size.ts";

test("a page is drawn as sharp as the screen, and no canvas grows beyond what a phone gives [DOC-3]", () => {
  expect(drawnScale({ width: 612, height: 792 }, 1.2, 2)).toEqual({ scale: 2.4, isSharp: true });
  expect(drawnScale({ width: 612, height: 792 }, 4, 2).isSharp).toBe(false);
  const side = fc.integer({ min: 10, max: 20_000 });
  fc.assert(
    fc.property(side, side, fc.double({ min: 0.1, max: 8, noNaN: true }), (width, height, zoom) => {
      const { scale } = drawnScale({ width, height }, zoom, 2);
      expect(width * height * scale ** 2).toBeLessThanOrEqual(8_400_001);
      expect(Math.max(width, height) * scale).toBeLessThanOrEqual(8193);
    }),
  );
});
