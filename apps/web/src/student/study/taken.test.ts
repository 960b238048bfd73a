import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addressOf, isTaken, type Taken, takenIn } from "./taken.ts";

const taken = fc.record<Taken>({
  kind: fc.constantFrom("note", "class", "text"),
  id: fc.stringMatching(/^[\w-]{1,40}$/),
});

describe("what a tool is given", () => {
  test("goes through an address and back, each once [AIX-5]", () => {
    fc.assert(
      fc.property(fc.array(taken, { maxLength: 30 }), (all) => {
        const back = takenIn(addressOf(all));
        expect(takenIn(addressOf(back))).toEqual(back);
        expect(all.every((one) => isTaken(back, one))).toBe(true);
      }),
    );
  });

  test("is nothing where the address names nothing that could be there [AIX-5]", () => {
    for (const from of [undefined, "", "note:", "deck:1", "note:../../etc", "note"]) {
      expect(takenIn(from)).toEqual([]);
    }
    fc.assert(fc.property(fc.string(), (from) => void takenIn(from)));
  });

  test("is no longer than an address can be [AIX-5]", () => {
    const many = Array.from({ length: 500 }, (_, index): Taken => ({ kind: "note", id: String(index) }));
    expect(takenIn(addressOf(many))).toHaveLength(30);
  });
});
