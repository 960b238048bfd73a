import fc from "fast-check";
import { expect, test } from "vitest";
import { apart, joined } from "./RecallRuler.tsx";

test("the words below a ruler never lie on each other nor beside it, and keep their order [FLA-3]", () => {
  const mark = fc.double({ min: 0, max: 1, noNaN: true }).map((share) => ({ share, value: "", label: "" }));
  fc.assert(
    fc.property(fc.array(mark, { minLength: 1, maxLength: 3 }), fc.constantFrom(0.17, 0.085), (marks, room) => {
      const places = apart(marks, room);
      for (const [index, { at, mark: own }] of places.entries()) {
        expect(at).toBeGreaterThanOrEqual(room / 2 - 1e-9);
        expect(at).toBeLessThanOrEqual(1 - room / 2 + 1e-9);
        const before = places[index - 1];
        if (!before) continue;
        expect(own.share).toBeGreaterThanOrEqual(before.mark.share);
        expect(at - before.at).toBeGreaterThan(room - 1e-9);
      }
    }),
  );
});

test("two marks that lie close together are both moved, each half as far [FLA-3]", () => {
  const mark = (share: number) => ({ share, value: "", label: "" });
  const [stops, today] = apart([mark(0.5), mark(0.5)], 0.1);
  expect([stops?.at, today?.at]).toEqual([expect.closeTo(0.45), expect.closeTo(0.55)]);
});

test("figures that read alike share one place, with the words of each [FLA-3]", () => {
  const share = fc.integer({ min: 0, max: 100 }).map((percent) => ({ share: percent / 100, value: `${percent}%` }));
  fc.assert(
    fc.property(fc.array(share, { minLength: 1, maxLength: 3 }), (shares) => {
      const names = (["stops", "today", "day"] as const).slice(0, shares.length);
      const marks = names.map((is, place) => ({ ...(shares[place] ?? { share: 0, value: "" }), is, label: is }));
      const found = joined([...marks, undefined]);
      expect(new Set(found.map(({ value }) => value)).size).toBe(found.length);
      expect(found.flatMap(({ labels }) => labels).toSorted()).toEqual(names.toSorted());
      for (const { value, labels } of found) {
        expect(marks.filter((mark) => mark.value === value).map(({ label }) => label)).toEqual(labels);
      }
    }),
  );
});
