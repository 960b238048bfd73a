import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Done } from "./going.ts";
import { keepSitting, keptSitting } from "./kept-sitting.ts";

const past: readonly Done[] = [{ ask: { cardId: "a", side: 0, kind: "new" }, at: 5, rating: 3, ms: 900 }];
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
  keepSitting("ada", "latin", 100, past);
  keepSitting("ada", "biology", 100, []);
  expect(keptSitting("ada", "latin", 100)).toEqual(past);
  expect(keptSitting("ada", "biology", 100)).toEqual([]);
  expect(keptSitting("bob", "latin", 100)).toEqual([]);
});

test("the next day begins with nothing, and takes no room for the day before [FLA-2]", () => {
  keepSitting("ada", "latin", 100, past);
  expect(keptSitting("ada", "latin", 200)).toEqual([]);
  keepSitting("ada", "biology", 200, []);
  expect([...records.values()].join()).not.toContain("latin");
});

test("a damaged record is none [FLA-2]", () => {
  records.set("jotter:sittings:ada", "{");
  expect(keptSitting("ada", "latin", 100)).toEqual([]);
});
