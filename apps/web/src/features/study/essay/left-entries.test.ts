import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keepLeft, keptLeft } from "./left-entries.ts";

const stored = new Map<string, string>();
beforeEach(() => {
  stored.clear();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

test("what was counted when the page was left is there on the next visit [ESS-2]", () => {
  keepLeft("a", [{ at: 1, origin: "typed", words: 4 }]);
  keepLeft("a", [{ at: 2, origin: "pasted", words: 9 }]);
  expect(keptLeft("a")).toEqual([
    { at: 1, origin: "typed", words: 4 },
    { at: 2, origin: "pasted", words: 9 },
  ]);
  expect(keptLeft("b")).toEqual([]);
});

test("what is damaged is nothing [ESS-2]", () => {
  for (const value of ["{", "3", '[{"at":"x"},7]']) {
    stored.set("jotter:a", value);
    expect(keptLeft("a")).toEqual([]);
  }
});
