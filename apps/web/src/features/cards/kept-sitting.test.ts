import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Done } from "./going.ts";
import { keepSitting, keptSitting } from "./kept-sitting.ts";

const past: readonly Done[] = [{ ask: { cardId: "a", side: 0, kind: "new" }, at: 5, rating: 3, ms: 900 }];
const next = { cardId: "b", side: 0, kind: "review" } as const;
const nothing = { past: [], next: null };
const records = new Map<string, string>();

beforeEach(() => {
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => records.get(key) ?? null,
    setItem: (key: string, value: string) => records.set(key, value),
  });
});

afterEach(() => {
  records.clear();
  vi.unstubAllGlobals();
});

test("what was answered in a review today is there again, for each deck and student by itself [FLA-2]", () => {
  keepSitting("ada", "latin", 100, { past, next });
  keepSitting("ada", "biology", 100, nothing);
  expect(keptSitting("ada", "latin", 100)).toEqual({ past, next });
  expect(keptSitting("ada", "biology", 100)).toEqual(nothing);
  expect(keptSitting("bob", "latin", 100)).toEqual(nothing);
});

test("the next day begins with nothing, and takes no room for the day before [FLA-2]", () => {
  keepSitting("ada", "latin", 100, { past, next });
  expect(keptSitting("ada", "latin", 200)).toEqual(nothing);
  keepSitting("ada", "biology", 200, nothing);
  expect([...records.values()].join()).not.toContain("latin");
});

test("a record that does not say what was asked is one all the same [FLA-2]", () => {
  records.set("jotter:sittings:ada", JSON.stringify({ day: 100, past: { latin: past } }));
  expect(keptSitting("ada", "latin", 100)).toEqual({ past, next: null });
});

test("a damaged record is none [FLA-2]", () => {
  records.set("jotter:sittings:ada", "{");
  expect(keptSitting("ada", "latin", 100)).toEqual(nothing);
});

test("what was left stands until it is reckoned anew, however often the next card changes [FLA-2]", () => {
  const left = { answers: 12, minutes: 3 };
  keepSitting("ada", "latin", 100, { past, next, left });
  keepSitting("ada", "latin", 100, { past, next: null });
  expect(keptSitting("ada", "latin", 100)).toEqual({ past, next: null, left });
});
