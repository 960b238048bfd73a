import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { holdsNothingness, isWithinBounds } from "./json-bounds.ts";

describe("a JSON text is looked at before it is parsed [OPS-3]", () => {
  test("whatever a device sends in earnest passes, and so does what the parser will refuse at once", () => {
    fc.assert(fc.property(fc.json({ maxDepth: 20 }), (text) => isWithinBounds(text)));
    for (const text of ["", '"', '{"a', "[", '"\\', "no JSON", '{"a":"[[[[\\"{{{"}'])
      expect(isWithinBounds(text)).toBe(true);
    expect(isWithinBounds(JSON.stringify({ body: "x".repeat(11_000_000) }))).toBe(true);
    expect(isWithinBounds(JSON.stringify({ body: ':,[{"\\'.repeat(1_000_000) }))).toBe(true);
    const log = Array.from({ length: 10_000 }, (_, at) => ({ at, question: 1, given: "a", share: 1, ms: 5 }));
    expect(isWithinBounds(JSON.stringify({ ops: [{ data: { answers: log } }] }))).toBe(true);
  });

  test("what is nested deeper than any record is refused, however short", () => {
    expect(isWithinBounds(`${"[".repeat(40)}${"]".repeat(40)}`)).toBe(true);
    expect(isWithinBounds("[".repeat(41))).toBe(false);
    expect(isWithinBounds('{"a":'.repeat(41))).toBe(false);
  });

  test("hundreds of thousands of keys, and millions of lists, are refused", () => {
    expect(
      isWithinBounds(JSON.stringify(Object.fromEntries(Array.from({ length: 700_000 }, (_, at) => [at, 1])))),
    ).toBe(false);
    expect(isWithinBounds(`[${"[],".repeat(3_900_000)}[]]`)).toBe(false);
    expect(isWithinBounds(`[${"1,".repeat(600_000)}1]`)).toBe(false);
  });

  test("U+0000 is found where it is one, and not where somebody wrote about it", () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom("\u0000", "\\", "u", "0", '"', "a") }), (words) => {
        expect(holdsNothingness(JSON.stringify(words))).toBe(words.includes("\u0000"));
      }),
    );
  });
});
