import { expect, test } from "vitest";
import { isMostlySeen } from "./chapter-read.ts";

test("a chapter is read when more than half of its parts were in sight, in whatever sittings [TXT-1]", () => {
  const parts = ["idea", "terms", "rules", "checks", "practice", "next"];
  expect(isMostlySeen(parts, new Set(["idea", "next"]))).toBe(false);
  expect(isMostlySeen(parts, new Set(["terms", "rules", "next"]))).toBe(false);
  expect(isMostlySeen(parts, new Set(["idea", "terms", "rules", "next"]))).toBe(true);
  // What is not of it any more does not count.
  expect(isMostlySeen(parts, new Set(["worked-1", "worked-2", "worked-3", "next"]))).toBe(false);
});
