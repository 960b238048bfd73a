import { beforeEach, expect, test, vi } from "vitest";
import { deskPlace, keepDeskPlace } from "./desk-place.ts";

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});

test("what is next on the desk has its place before it is reckoned, for each student and width [DSH-2]", () => {
  expect(deskPlace("ada", 390)).toBe(null);
  keepDeskPlace("ada", 390, { heading: 108.4, head: 599 });
  expect(deskPlace("ada", 390)).toEqual({ heading: 108, head: 599 });
  expect(deskPlace("ada", 1440)).toBe(null);
  expect(deskPlace("ben", 390)).toBe(null);
});
