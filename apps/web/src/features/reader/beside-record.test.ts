import fc from "fast-check";
import { beforeEach, expect, test, vi } from "vitest";
import { clampedShare, keepBeside, keptBeside } from "./beside-record.ts";

const stored = new Map<string, string>();
beforeEach(() => {
  stored.clear();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
});

test("the note beside a document is found again, for each student and document [DOC-3]", () => {
  keepBeside("ada", "doc", { noteId: "note", share: 0.5, isOpen: true });
  keepBeside("ada", "other", { noteId: "second", share: 0.3, isOpen: false });
  expect(keptBeside("ada", "doc")).toEqual({ noteId: "note", share: 0.5, isOpen: true });
  expect(keptBeside("ada", "other")).toEqual({ noteId: "second", share: 0.3, isOpen: false });
  expect(keptBeside("bob", "doc")).toBeNull();
  for (let at = 0; at < 60; at++) keepBeside("ada", `more ${at}`, { noteId: "n", share: 0.4, isOpen: true });
  expect(keptBeside("ada", "doc")).toBeNull();
  expect(keptBeside("ada", "more 59")).not.toBeNull();
});

test("a damaged record is no record, and no side is drawn away", () => {
  for (const damaged of ["{", "[1]", '[["doc"]]', '[["doc", {"noteId": 1}]]', '{"doc": 1}']) {
    stored.set("jotter:beside:ada", damaged);
    expect(keptBeside("ada", "doc")).toBeNull();
  }
  fc.assert(
    fc.property(fc.double({ noNaN: true }), (share) => {
      expect(clampedShare(share)).toBeGreaterThanOrEqual(0.25);
      expect(clampedShare(share)).toBeLessThanOrEqual(0.7);
    }),
  );
});
