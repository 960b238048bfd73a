import fc from "fast-check";
import { expect, test } from "vitest";
import { firstFrame, movedFrame } from "./area-keys.ts";

test("a frame is moved by the arrow keys and sized with Shift [DOC-3]", () => {
  const frame = firstFrame({ from: 400, to: 800 });
  expect(frame).toEqual({ x: 250, y: 500, width: 500, height: 200 });
  expect(movedFrame(frame, "ArrowRight", false)).toEqual({ ...frame, x: 260 });
  expect(movedFrame(frame, "ArrowUp", false)).toEqual({ ...frame, y: 490 });
  expect(movedFrame(frame, "ArrowRight", true)).toEqual({ ...frame, width: 510 });
  expect(movedFrame(frame, "ArrowUp", true)).toEqual({ ...frame, height: 190 });
  expect(movedFrame(frame, "Enter", false)).toBeNull();
});

test("it never leaves the page and never vanishes, whatever is pressed [DOC-3]", () => {
  const key = fc.constantFrom("ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown");
  const edge = fc.integer({ min: 0, max: 1000 });
  fc.assert(
    fc.property(
      edge,
      edge,
      fc.array(fc.tuple(key, fc.boolean(), fc.nat(120)), { maxLength: 8 }),
      (one, other, held) => {
        let frame = firstFrame({ from: Math.min(one, other), to: Math.max(one, other) });
        for (const [pressed, isSized, times] of held)
          for (let time = 0; time < times; time++) frame = movedFrame(frame, pressed, isSized) ?? frame;
        expect(frame.x).toBeGreaterThanOrEqual(0);
        expect(frame.y).toBeGreaterThanOrEqual(0);
        expect(frame.x + frame.width).toBeLessThanOrEqual(1000);
        expect(frame.y + frame.height).toBeLessThanOrEqual(1000);
        expect(Math.min(frame.width, frame.height)).toBeGreaterThanOrEqual(10);
      },
    ),
  );
});
