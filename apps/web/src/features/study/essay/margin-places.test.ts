import fc from "fast-check";
import { expect, test } from "vitest";
import { marginPlaces } from "./margin-places.ts";

test("each comment stands by its sentence where there is room [ESS-1]", () => {
  const pieces = [
    { top: 0, height: 80 },
    { top: 200, height: 80 },
    { top: 220, height: 80 },
  ];
  expect(marginPlaces(pieces, -1)).toEqual([0, 200, 296]);
});

test("the open one has its place, and those before it give way or are left out [ESS-1]", () => {
  const pieces = [
    { top: 0, height: 80 },
    { top: 100, height: 80 },
    { top: 120, height: 80 },
  ];
  expect(marginPlaces(pieces, 2)).toEqual([null, 24, 120]);
});

test("none lies over another, and the open one is right by its sentence [ESS-1]", () => {
  const piece = fc.record({ top: fc.option(fc.nat(3000)), height: fc.integer({ min: 20, max: 300 }) });
  const inOrder = fc
    .array(piece, { minLength: 1, maxLength: 30 })
    .map((all) => all.toSorted((one, other) => (one.top ?? 4000) - (other.top ?? 4000)));
  fc.assert(
    fc.property(inOrder, fc.nat(), (pieces, some) => {
      const open = some % pieces.length;
      const places = marginPlaces(pieces, open);
      expect(places[open]).toBe(pieces[open]?.top ?? 0);
      const shown = places.flatMap((place, at) => (place === null ? [] : [{ place, height: pieces[at]?.height ?? 0 }]));
      for (const [at, { place }] of shown.entries()) {
        const before = shown[at - 1];
        expect(place).toBeGreaterThanOrEqual(before ? before.place + before.height : 0);
      }
    }),
  );
});
