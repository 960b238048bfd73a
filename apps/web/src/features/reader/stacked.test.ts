import fc from "fast-check";
import { expect, test } from "vitest";
import { stacked } from "./stacked.ts";

const entries = fc.array(fc.record({ top: fc.nat(9000), height: fc.integer({ min: 1, max: 400 }) }), { maxLength: 60 });

test("what stands beside its place never lies over another, and never above its place [DOC-3]", () => {
  fc.assert(
    fc.property(entries, (all) => {
      const sorted = all.toSorted((one, other) => one.top - other.top);
      const tops = stacked(sorted, 12);
      sorted.forEach(({ top, height }, at) => {
        expect(tops[at]).toBeGreaterThanOrEqual(top);
        if (at + 1 < tops.length) expect(tops[at + 1]).toBeGreaterThanOrEqual((tops[at] ?? 0) + height + 12);
      });
    }),
  );
  expect(
    stacked(
      [
        { top: 100, height: 40 },
        { top: 400, height: 40 },
      ],
      12,
    ),
  ).toEqual([100, 400]);
});
