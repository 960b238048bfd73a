import type { StoredGrade } from "@jotter/domain/grade-book";
import { describe, expect, test } from "vitest";
import { draftOf, emptyDraft, fieldsOf } from "./grade-draft.ts";

const blank = emptyDraft("quiz", "2026-11-15");

describe("a grade that is being typed [GRD-6]", () => {
  test("is graded once it has a score, and waits for one until then", () => {
    expect(fieldsOf({ ...blank, name: " Unit 3 ", score: "45/50" }, "Quiz 1")).toEqual({
      name: "Unit 3",
      category: "quiz",
      score: { as: "points", earned: 45, possible: 50 },
      state: "graded",
      extraCredit: false,
      realZero: false,
      date: "2026-11-15",
    });
    expect(fieldsOf({ ...blank, score: "/50", date: "" }, "Quiz 1")).toMatchObject({
      name: "Quiz 1",
      score: { as: "points", earned: 0, possible: 50 },
      state: "ungraded",
      date: null,
    });
  });

  test("keeps what the student said of it, with or without a score", () => {
    expect(fieldsOf({ ...blank, standing: "missing" }, "Quiz 1")).toMatchObject({ state: "missing", score: null });
    expect(fieldsOf({ ...blank, standing: "excused", score: "80" }, "Quiz 1")).toMatchObject({ state: "excused" });
  });

  test("a zero is meant only as long as it is one", () => {
    expect(fieldsOf({ ...blank, score: "0", realZero: true }, "Quiz 1")).toMatchObject({ realZero: true });
    expect(fieldsOf({ ...blank, score: "0/20", realZero: true }, "Quiz 1")).toMatchObject({ realZero: true });
    expect(fieldsOf({ ...blank, score: "70", realZero: true }, "Quiz 1")).toMatchObject({ realZero: false });
  });

  test("is not taken with a score that cannot be read", () => {
    expect(fieldsOf({ ...blank, score: "great" }, "Quiz 1")).toBeUndefined();
  });

  test("comes back from a stored grade as it was typed", () => {
    for (const score of ["92,5", "45/50", "A-", "/50", ""]) {
      for (const standing of ["scored", "dropped"] as const) {
        const draft = { ...blank, name: "Unit 3", score, standing };
        const fields = fieldsOf(draft, "Quiz 1");
        if (!fields) throw new Error(score);
        const stored: StoredGrade = { ...fields, id: "1", classId: "maths", createdAt: 1, updatedAt: 1 };
        // What waits and is dropped besides has lost that it waits: nobody asks any more.
        if (score === "/50" && standing === "dropped") continue;
        expect(draftOf(stored, ",")).toEqual(draft);
      }
    }
  });
});
