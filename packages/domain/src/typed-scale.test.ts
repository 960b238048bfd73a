import { expect, test } from "vitest";
import { Course } from "./course.ts";
import { saidScale } from "./typed-scale.ts";

const aClass = { name: "Physik", marker: "sky", level: "standard", createdAt: 1, updatedAt: 1 };

test("what a newer Jotter says of a class's numbers leaves the class readable here [GRD-9] [PRO-4]", () => {
  for (const numberScale of [
    { as: "stars", of: 5 },
    { as: "points" },
    { as: "points", possible: -3 },
    null,
    undefined,
  ]) {
    const read = Course.safeParse({ ...aClass, numberScale });
    expect(read.success && saidScale(read.data), JSON.stringify(numberScale)).toBeUndefined();
    expect(read.success).toBe(true);
  }
  expect(saidScale({ numberScale: { as: "points", possible: 20 } })).toEqual({ as: "points", possible: 20 });
  expect(saidScale({ numberScale: { as: "german" } })).toEqual({ as: "german" });
});
