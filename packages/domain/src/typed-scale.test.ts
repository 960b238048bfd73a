import { expect, test } from "vitest";
import { Course } from "./course.ts";
import { saidScale, typedScale } from "./typed-scale.ts";

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

test("that numbers are percents, said of a 92, makes no 8 % of a quiz of ten points [GRD-9]", () => {
  const quiz = { as: "points", earned: 9, possible: 10 } as const;
  const said = { said: { as: "percent" }, language: "en" } as const;
  const typed = (value: number, others: readonly (typeof quiz)[]) =>
    typedScale({ value, isGerman: false }, { ...said, others });
  expect(typed(8, [quiz])).toBeNull();
  expect([typed(92, [quiz]), typed(8, []), typed(0, [quiz])]).toEqual([said.said, said.said, said.said]);
});
