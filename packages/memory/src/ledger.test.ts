import type { Review } from "@jotter/domain/card";
import type { Grade } from "@jotter/domain/grade";
import { tableFile } from "@jotter/domain/table-guard";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type LedgerSources, ledgerOf, ledgerRows } from "./ledger.ts";

const empty: LedgerSources = { cards: [], quizzes: [], grades: [], momentOf: (day) => Date.parse(`${day}T08:00:00Z`) };

describe("the ledger", () => {
  test("is reviews, quiz answers and grades as one account, by time [DSH-4]", () => {
    const ledger = ledgerOf({
      ...empty,
      cards: [
        {
          ...{ id: "card", classId: "biology", topic: "Mitosis" },
          reviews: [
            { at: 30, rating: 2, ms: 4500 },
            { at: 10, rating: 1 },
            { at: 5, set: { stability: 3, difficulty: 5 } },
          ],
        },
      ],
      quizzes: [
        {
          ...{ id: "quiz", classId: "biology", questions: [{ topic: " Meiosis " }, {}] },
          answers: [
            { at: 20, question: 0, given: "", share: 0.5 },
            { at: 21, question: 1, given: "", share: null },
          ],
        },
      ],
      grades: [grade({ score: { as: "points", earned: 9, possible: 12 } })],
    });
    expect(ledger).toEqual([
      { at: 10, kind: "review", classId: "biology", topic: "Mitosis", sourceId: "card", value: 0 },
      { at: 20, kind: "quiz", classId: "biology", topic: "Meiosis", sourceId: "quiz", value: 0.5 },
      { at: 30, kind: "review", classId: "biology", topic: "Mitosis", sourceId: "card", value: 1, seconds: 4.5 },
      { at: Date.UTC(2026, 9, 5, 8), kind: "grade", classId: "biology", topic: null, sourceId: "grade", value: 0.75 },
    ]);
  });

  test("has a session with what was planned and what was worked, and says nothing of how well [FOC-1]", () => {
    const session = {
      ...{ id: "session", title: "Sheet 4", classId: "biology", source: "event:sheet", how: "partly" as const },
      ...{ plannedMs: 1_500_000, workedMs: 1_320_400, startedAt: 40, endedAt: 50, createdAt: 50, updatedAt: 50 },
    };
    expect(ledgerOf({ ...empty, sessions: [session] })).toEqual([
      {
        ...{ at: 40, kind: "focus", classId: "biology", topic: null, sourceId: "session", value: null },
        ...{ seconds: 1320, plannedSeconds: 1500 },
      },
    ]);
  });

  test("takes grades as they count: none that waits, a missing one as nothing, extra points as all", () => {
    const values = (...grades: readonly Partial<Grade>[]) => {
      return ledgerOf({ ...empty, grades: grades.map(grade) }).map(({ value }) => value);
    };
    expect(values({ state: "ungraded" }, { state: "excused" }, { score: null })).toEqual([]);
    expect(values({ state: "missing", score: null })).toEqual([0]);
    expect(values({ score: { as: "percent", percent: 104 } })).toEqual([1]);
    expect(ledgerOf({ ...empty, grades: [grade({ date: null })] })[0]?.at).toBe(7);
  });

  test("only grows when a log grows, in whatever order its entries arrive [FLA-2]", () => {
    const review = fc.record({ at: fc.integer({ min: 0, max: 9999 }), rating: fc.constantFrom(1, 2, 3, 4) });
    fc.assert(
      fc.property(fc.uniqueArray(review, { selector: ({ at }) => at, maxLength: 20 }), fc.nat(20), (log, cut) => {
        const of = (reviews: readonly unknown[]) => {
          return ledgerOf({ ...empty, cards: [{ id: "card", classId: null, reviews: reviews as Review[] }] });
        };
        const [part, all] = [of(log.slice(0, cut)), of(log)];
        expect(all).toEqual(of(log.toReversed()));
        expect(part.every((entry) => all.some((one) => one.at === entry.at && one.value === entry.value))).toBe(true);
        expect(all).toHaveLength(log.length);
      }),
    );
  });

  test("goes out as a table with names a student knows, in the student's numbers, that no program reckons with", () => {
    const reviews: Review[] = [{ at: 0, rating: 3, ms: 1500 }];
    const ledger = ledgerOf({ ...empty, cards: [{ id: "card", classId: "biology", topic: "=1+1", reviews }] });
    const rows = ledgerRows(ledger, {
      columns: {
        ...{ at: "Wann", kind: "Art", course: "Kurs", topic: "Thema", source: "Woher", value: "Gewusst" },
        ...{ seconds: "Sekunden", planned: "Geplant", sourceId: "Id" },
      },
      kinds: { review: "Karte", quiz: "Quiz", grade: "Note", focus: "Fokus" },
      courseName: (id) => ({ biology: "Biologie" })[id] ?? "",
      sourceName: (id) => ({ card: "Was ist ATP; kurz?" })[id] ?? "",
      number: (value) => String(value).replace(".", ","),
    });
    expect(tableFile(rows, ";").split("\r\n")).toEqual([
      "\uFEFFWann;Art;Kurs;Thema;Woher;Gewusst;Sekunden;Geplant;Id",
      '1970-01-01T00:00:00.000Z;Karte;Biologie;\'=1+1;"Was ist ATP; kurz?";1;1,5;;card',
      "",
    ]);
  });
});

function grade(some: Partial<Grade>): Grade & { readonly id: string } {
  return {
    ...{ id: "grade", classId: "biology", name: "Test", category: "test", state: "graded", extraCredit: false },
    ...{ score: { as: "percent", percent: 80 }, date: "2026-10-05", createdAt: 7, updatedAt: 7 },
    ...some,
  };
}
