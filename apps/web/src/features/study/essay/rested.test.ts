import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { rested } from "./rested.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test("an essay is read when it opens, and while somebody types only when they rest [ESS-1]", () => {
  const told: string[] = [];
  const tell = rested((text) => told.push(text));
  tell("A");
  expect(told).toEqual(["A"]);
  for (const text of ["A b", "A bc", "A bcd"]) {
    tell(text);
    vi.advanceTimersByTime(100);
  }
  expect(told).toEqual(["A"]);
  vi.advanceTimersByTime(1000);
  expect(told).toEqual(["A", "A bcd"]);
});
