import { expect, test } from "vitest";
import { nextTarget, targetPercent } from "./target.ts";

test("a target is a letter's lowest percent, or a percent [GRD-8]", () => {
  expect(targetPercent("A")).toBe(93);
  expect(targetPercent("b+")).toBe(87);
  expect(targetPercent("D-")).toBe(60);
  expect(targetPercent("F")).toBe(0);
  expect(targetPercent("92,5 %")).toBe(92.5);
  expect(targetPercent("A+")).toBe(97);
  expect(targetPercent("")).toBeUndefined();
  expect(targetPercent("45/50")).toBeUndefined();
  expect(targetPercent("the best")).toBeUndefined();
});

test("the next better letter is asked for first [GRD-8]", () => {
  expect(nextTarget(88)).toBe("A-");
  expect(nextTarget(92)).toBe("A");
  expect(nextTarget(99)).toBe("A");
  expect(nextTarget(12)).toBe("D-");
  expect(nextTarget(null)).toBe("A");
});
