import fc from "fast-check";
import { expect, test } from "vitest";
import { scaleToRead } from "./ocr-pdf-pictures.ts";

test("a page is drawn as fine as letters need, and a poster no larger than memory bears [DOC-4]", () => {
  expect(scaleToRead({ width: 595, height: 842 })).toBeCloseTo(300 / 72);
  const side = fc.double({ min: 0, max: 1e6, noNaN: true });
  fc.assert(
    fc.property(side, side, (width, height) => {
      const scale = scaleToRead({ width, height });
      expect(width * scale * height * scale).toBeLessThanOrEqual(16_000_001);
      expect(scale).toBeGreaterThan(0);
    }),
  );
});
