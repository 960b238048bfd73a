import { expect, test } from "vitest";
import { termsIn } from "./terms-in.ts";

test("the terms of a text stand once each, without their heading or column, and sentences with gaps are none [EXP-1]", () => {
  const noted = (term: string) => ({ term, kind: "noted" as const });
  const terms = ["amylase (digestion)", "Henry VII – Reign", "Henry VII – House", "酸化（化学変化）", "pH", "(x)"].map(
    noted,
  );
  expect(termsIn([...terms, { term: "It was ==1918==.", kind: "cloze" }])).toEqual([
    "amylase",
    "Henry VII",
    "酸化",
    "pH",
    "(x)",
  ]);
});
