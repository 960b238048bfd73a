import { beforeEach, expect, test, vi } from "vitest";
import { forgetReadyHeight, keepReadyHeight, readyHeight } from "./ready-place.ts";

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});

test("the place of “Ready for…?” is as high as it was in a window as wide, for this student alone [DSH-4]", () => {
  expect(readyHeight("ada", 390)).toBe(null);
  keepReadyHeight("ada", 390, 544.4);
  expect(readyHeight("ada", 390)).toBe(544);
  expect(readyHeight("ada", 1440)).toBe(240);
  expect(readyHeight("ben", 390)).toBe(null);
  forgetReadyHeight("ada");
  expect(readyHeight("ada", 390)).toBe(null);
});

test("what cannot be read keeps the usual place [DSH-4]", () => {
  localStorage.setItem("jotter:ready-place:ada", "nonsense");
  expect(readyHeight("ada", 390)).toBe(240);
});
