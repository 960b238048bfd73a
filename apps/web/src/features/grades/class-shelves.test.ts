import { newQuiz } from "@jotter/domain/quiz";
import { expect, test } from "vitest";
import { type ShelfSources, shelvesOf } from "./class-shelves.ts";

const grade = (id: string, date: string | null, percent: number | null) => ({
  ...{ id, classId: "bio", name: id, category: "tests", extraCredit: false, date, createdAt: 1, updatedAt: 1 },
  state: percent === null ? ("ungraded" as const) : ("graded" as const),
  score: percent === null ? null : { as: "percent" as const, percent },
});
const book = { course: { id: "bio" }, grades: [] } as unknown as ShelfSources["book"];
const empty: ShelfSources = { book, exams: [], notes: [], decks: [], cardCounts: [], quizzes: [] };
const shelf = (sources: ShelfSources, kind: string) => shelvesOf(sources).find((one) => one.kind === kind);

test("a class joins its exams, grades, notes, decks and quizzes [DSH-4]", () => {
  const questions = [{ type: "short" }, { type: "short" }] as never;
  const answers = [{ at: 1, question: 0, given: "x", share: 1 }];
  const quiz = newQuiz({ title: "Cells", classId: "bio", sources: [], questions, answers, finishedAt: 2 }, 1);
  const all = shelvesOf({
    book: {
      ...book,
      grades: [grade("Lab", "2026-10-01", 90), grade("Test", "2026-11-01", 80), grade("Essay", null, null)],
    },
    exams: [{ id: "e", title: "Final", day: "2026-12-01", at: 5 }],
    notes: [{ id: "n", title: "Mitosis" }],
    decks: [{ id: "d", data: { name: "Cells" } }],
    cardCounts: [7],
    quizzes: [{ id: "q", data: quiz }],
  });
  expect(all.map(({ kind, count }) => [kind, count])).toEqual([
    ["exams", 1],
    ["grades", 3],
    ["notes", 1],
    ["decks", 1],
    ["quizzes", 1],
  ]);
  expect(all.flatMap(({ things }) => things.map(({ title, href, fact }) => [title, href, fact]))).toEqual([
    ["Final", "/calendar?view=day&day=2026-12-01", { as: "day", at: 5 }],
    ["Test", "/grades?class=bio", { as: "percent", percent: 80 }],
    ["Lab", "/grades?class=bio", { as: "percent", percent: 90 }],
    ["Essay", "/grades?class=bio", null],
    ["Mitosis", "/editor/n", null],
    ["Cells", "/cards/d", { as: "cards", count: 7 }],
    ["Cells", "/quiz/q", { as: "score", of: 2, known: 1, toLearn: 1, waiting: 0 }],
  ]);
});

test("of many the first few stand there, and all are counted [DSH-4]", () => {
  const notes = Array.from({ length: 12 }, (_, at) => ({ id: `${at}`, title: `Note ${at}` }));
  expect(shelf({ ...empty, notes }, "notes")).toMatchObject({
    count: 12,
    things: [{ id: "0" }, { id: "1" }, { id: "2" }],
  });
});

test("where there is nothing, it says where to begin: cards and quizzes from its notes once it has some [DSH-4]", () => {
  expect(shelvesOf(empty).map(({ count, addHref }) => [count, addHref])).toEqual([
    [0, "/calendar"],
    [0, "/grades?class=bio"],
    [0, expect.stringMatching(/^\/editor\?class=/)],
    [0, "/cards"],
    [0, "/ai-tools/quiz-generator"],
  ]);
  const noted = { ...empty, notes: [{ id: "n", title: "Mitosis" }] };
  expect(shelf(noted, "decks")?.addHref).toBe("/ai-tools/flashcard-generator?from=class%3Abio");
  expect(shelf({ ...empty, documentCount: 1 }, "decks")?.addHref).toBe(shelf(noted, "decks")?.addHref);
  expect(shelf(noted, "quizzes")?.addHref).toBe("/ai-tools/quiz-generator?from=class%3Abio");
});
