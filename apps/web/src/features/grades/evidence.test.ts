import type { Grade } from "@jotter/domain/grade";
import type { LedgerEntry } from "@jotter/memory/ledger";
import { expect, test } from "vitest";
import type { CardRow, QuizRow } from "../../student/cards/exam-material.ts";
import type { FocusRow } from "../../student/focus/use-focus-sessions.ts";
import { resultOf } from "../../ui/use-steps.ts";
import { evidenceOf, evidenceSteps } from "./evidence.ts";

const row = (id: string, data: object) => ({ id, rev: 1, at: 0, del: 0, data });
const cards = Array.from({ length: 120 }, (_, at) =>
  row(`card ${at}`, { reviews: [{ at: 1000 - at, rating: 3 }], topic: "Mitosis" }),
) as unknown as readonly CardRow[];
const answers = [0, 1].map((question) => ({ at: 500, question, given: "", share: 1 }));
const quizzes = [row("quiz", { classId: "biology", questions: [{}, {}], answers })] as unknown as readonly QuizRow[];
const grade = {
  ...{ id: "grade", classId: "biology", name: "Test", category: "test", state: "graded", extraCredit: false },
  ...{ score: { as: "percent", percent: 80 }, date: "2026-10-05", createdAt: 7, updatedAt: 7 },
} as Grade & { readonly id: string };

const sessions = ["biology", "chemistry"].map((classId, at) =>
  row(`session ${at}`, { classId, topic: "Mitosis", startedAt: 700, workedMs: 1_200_000, plannedMs: 1_500_000 }),
) as unknown as readonly FocusRow[];

test("a class's evidence is all its answers, quizzes, grades and sessions by time, a day being the student's own [DSH-4]", () => {
  const entries = resultOf(
    evidenceSteps({ cards, quizzes, grades: [grade], sessions, classId: "biology", zone: "America/New_York" }),
  );
  expect(entries.map(({ at }) => at)).toEqual(entries.map(({ at }) => at).toSorted((one, other) => one - other));
  expect(entries.at(-1)).toMatchObject({ kind: "grade", at: Date.UTC(2026, 9, 5, 4), value: 0.8 });
  expect(evidenceOf(entries)).toEqual({ answers: 120, quizzes: 1, grades: 1 });
  expect(entries.filter(({ kind }) => kind === "focus")).toEqual([
    {
      ...{ at: 700, kind: "focus", classId: "biology", topic: "Mitosis", sourceId: "session 0", value: null },
      ...{ seconds: 1200, plannedSeconds: 1500 },
    },
  ]);
  expect(entries.every(({ classId }: LedgerEntry) => classId === "biology")).toBe(true);
});

test("a class of which nothing was answered has none", () => {
  const entries = resultOf(
    evidenceSteps({
      cards: [],
      quizzes: [],
      grades: [{ ...grade, state: "ungraded" }],
      sessions: sessions.slice(1),
      classId: "biology",
      zone: "UTC",
    }),
  );
  expect(entries).toEqual([]);
});
