import { expect, test } from "vitest";
import { en } from "../locales/src/en.ts";
import type { MathsProblem } from "../packages/analysis/src/maths/problem.ts";
import { stepParameters } from "../packages/analysis/src/maths/steps.ts";

test("every step of the maths engine has a text that names its formulas and no others", () => {
  const named = Object.entries(en.mathSteps).map(([id, text]) => {
    const names = [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = ""]) => name);
    return [id, [...new Set(names)].sort()];
  });
  expect(named).toEqual(Object.entries(stepParameters).map(([id, names]) => [id, [...names].sort()]));
});

test("every problem of the maths engine has a text", () => {
  // A kind without a text does not compile.
  const texts: Readonly<Record<MathsProblem["kind"], string>> = en.mathProblem;
  expect(Object.values(texts).every((text) => text.trim() !== "")).toBe(true);
});
