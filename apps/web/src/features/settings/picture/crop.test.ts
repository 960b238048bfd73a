import fc from "fast-check";
import { expect, test } from "vitest";
import { type Crop, cropSquare, movedCrop, wholePicture, zoomedCrop } from "./crop.ts";

test("the section starts as the largest square in the middle [SET-1]", () => {
  expect(cropSquare({ width: 400, height: 300 }, wholePicture)).toEqual({ left: 50, top: 0, side: 300 });
});

test("the section can be moved and zoomed [SET-1]", () => {
  const size = { width: 400, height: 300 };
  expect(cropSquare(size, movedCrop(size, wholePicture, 0.125, 0.1))).toEqual({ left: 87.5, top: 0, side: 300 });
  expect(cropSquare(size, zoomedCrop(size, wholePicture, 2))).toEqual({ left: 125, top: 75, side: 150 });
  expect(zoomedCrop(size, wholePicture, 99).zoom).toBe(4);
});

test("the section never leaves the picture, however it is moved [SET-1]", () => {
  const side = fc.integer({ min: 1, max: 5000 });
  const step = fc.oneof(
    fc.record({
      right: fc.double({ min: -3, max: 3, noNaN: true }),
      down: fc.double({ min: -3, max: 3, noNaN: true }),
    }),
    fc.record({ zoom: fc.double({ min: -1, max: 9, noNaN: true }) }),
  );
  fc.assert(
    fc.property(fc.record({ width: side, height: side }), fc.array(step), (size, steps) => {
      const end = steps.reduce<Crop>(
        (crop, each) =>
          "zoom" in each ? zoomedCrop(size, crop, each.zoom) : movedCrop(size, crop, each.right, each.down),
        wholePicture,
      );
      const square = cropSquare(size, end);
      expect(square.left).toBeGreaterThanOrEqual(-0.001);
      expect(square.top).toBeGreaterThanOrEqual(-0.001);
      expect(square.left + square.side).toBeLessThanOrEqual(size.width + 0.001);
      expect(square.top + square.side).toBeLessThanOrEqual(size.height + 0.001);
    }),
  );
});
