import { expect, test } from "vitest";
import { recordedAt } from "./use-add-file.ts";

test("a file tells when it was recorded, where it is not only just there and its clock was set [LEC-1]", () => {
  const now = Date.UTC(2026, 10, 19, 12);
  const told = (lastModified: number) => recordedAt({ lastModified }, now);
  expect(told(now - 6 * 86_400_000)).toBe(now - 6 * 86_400_000);
  expect([told(now), told(now - 1000), told(now + 86_400_000)]).toEqual([null, null, null]);
  expect([told(0), told(Date.UTC(1980, 0, 1)), told(Number.NaN)]).toEqual([null, null, null]);
});
