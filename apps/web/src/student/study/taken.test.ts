import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addressOf, isTaken, type Taken, takenIn } from "./taken.ts";

const id = fc.stringMatching(/^[\w-]{1,40}$/);
const pages = fc.tuple(fc.nat(5000), fc.nat(5000)).map(([from, more]) => ({ from, to: from + more }));
const taken = fc.oneof(
  fc.record<Taken>({ kind: fc.constantFrom("note", "class", "text", "document"), id }),
  fc.record<Taken>({ kind: fc.constant("document"), id, pages }),
);

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

  test("may be a document, or pages of one as people count them [AIX-5] [DOC-2]", () => {
    expect(takenIn("document:file-1 document:2:12-40 document:3:7")).toEqual([
      { kind: "document", id: "file-1" },
      { kind: "document", id: "2", pages: { from: 11, to: 39 } },
      { kind: "document", id: "3", pages: { from: 6, to: 6 } },
    ]);
    for (const from of ["document:1:0-3", "document:1:9-3", "document:1:x", "document:1:1-2-3"]) {
      expect(takenIn(from)).toEqual([{ kind: "document", id: "1" }]);
    }
    expect(takenIn("note:1:2-3")).toEqual([{ kind: "note", id: "1" }]);
  });

  test("is no longer than an address can be [AIX-5]", () => {
    const many = Array.from({ length: 500 }, (_, index): Taken => ({ kind: "note", id: String(index) }));
    expect(takenIn(addressOf(many))).toHaveLength(30);
  });
});
