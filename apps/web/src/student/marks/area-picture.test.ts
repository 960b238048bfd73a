import fc from "fast-check";
import { expect, test } from "vitest";
import { pictureScale } from "./area-picture.ts";

test("the picture of an area is sharp, and never larger than a note needs [DOC-3]", () => {
  expect(pictureScale({ width: 600, height: 800 }, { x: 0, y: 0, width: 500, height: 200 })).toBe(2.5);
  const side = fc.integer({ min: 10, max: 20_000 });
  const share = fc.integer({ min: 8, max: 1000 });
  fc.assert(
    fc.property(side, side, share, share, (width, height, wide, high) => {
      const scale = pictureScale({ width, height }, { x: 0, y: 0, width: wide, height: high });
      expect((Math.max(width * wide, height * high) / 1000) * scale).toBeLessThanOrEqual(1601);
    }),
  );
});
