import type { StoredGrade } from "@jotter/domain/grade-book";
import { expect, test } from "vitest";
import { changedIn } from "./changed-in.ts";
import { draftOf, fieldsOf } from "./grade-draft.ts";

test("a form writes only what was changed in it, and no digit is lost that it does not show [GRD-4]", () => {
  const stored: StoredGrade = {
    id: "one",
    classId: "maths",
    name: "Quiz",
    category: "quiz",
    score: { as: "percent", percent: 92.99999 },
    state: "graded",
    extraCredit: false,
    date: null,
    createdAt: 1,
    updatedAt: 1,
  };
  const first = draftOf(stored, ".");
  const changeBy = (change: Partial<typeof first>) => {
    const after = fieldsOf({ ...first, ...change }, stored.name);
    return after && changedIn(fieldsOf(first, stored.name), after);
  };
  expect(changeBy({})).toEqual({});
  expect(changeBy({ name: "Quiz 1" })).toEqual({ name: "Quiz 1" });
  expect(changeBy({ score: "" })).toEqual({ score: null, state: "ungraded" });
});
