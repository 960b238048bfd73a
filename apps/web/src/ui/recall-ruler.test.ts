import fc from "fast-check";
import { expect, test } from "vitest";
import { apart } from "./RecallRuler.tsx";

test("the words below a ruler never lie on each other nor beside it, and keep their order [FLA-3]", () => {
  const mark = fc.double({ min: 0, max: 1, noNaN: true }).map((share) => ({ share, value: "", label: "" }));
  fc.assert(
    fc.property(fc.array(mark, { minLength: 1, maxLength: 3 }), (marks) => {
      const places = apart(marks);
      for (const [index, { at, mark: own }] of places.entries()) {
        expect(at).toBeGreaterThanOrEqual(0.08);
        expect(at).toBeLessThanOrEqual(0.92);
        const before = places[index - 1];
        if (!before) continue;
        expect(own.share).toBeGreaterThanOrEqual(before.mark.share);
        expect(at - before.at).toBeGreaterThan(0.169);
      }
    }),
  );
});
