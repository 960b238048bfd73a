import { expect, test } from "vitest";
import { unitText } from "./unit-text.ts";

test("a unit stands as books print it [QUZ-2] [TXT-1]", () => {
  expect(["cm^2", "m/s^2", "mol^-1", "cm²", "°", "m^10"].map(unitText)).toEqual([
    "cm²",
    "m/s²",
    "mol⁻¹",
    "cm²",
    "°",
    "m¹⁰",
  ]);
});
