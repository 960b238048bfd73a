import type { StoredGrade } from "@jotter/domain/grade-book";
import type { Occurrence } from "@jotter/domain/occurrences";
import { languages } from "@jotter/domain/settings";
import { languages as locales } from "@jotter/locales/languages";
import { describe, expect, test } from "vitest";
import type { OwnDataAnswer, Value } from "./answer.ts";
import { answerOwnData } from "./answer-own-data.ts";
import { answerText, ownDataFormat } from "./answer-text.ts";
import type { OwnDataFacts } from "./facts.ts";
import { type OwnDataIntent, ofClass } from "./intent.ts";
import { recogniseOwnDataQuestion } from "./recognise.ts";
import { oneDay } from "./spoken-day.ts";
import { newcomer, student } from "./testing/student.ts";
import { translateIn } from "./testing/translate.ts";

async function said(question: string, facts: OwnDataFacts = student("en")): Promise<string> {
  const intent = recogniseOwnDataQuestion(question, facts.language, facts);
  if (!intent) throw new Error(`not understood: ${question}`);
  return answerText(answerOwnData(intent, facts), await translateIn(facts.language), ownDataFormat(facts.language));
}

const dayMs = 86_400_000;
const week = { name: "this-week", from: "2026-11-18", to: "2026-11-21" } as const;
const quiet = oneDay("2027-01-02", "2026-11-18");
const everyIntent: readonly OwnDataIntent[] = [
  { kind: "next-exam", classId: null },
  { kind: "next-exam", classId: "calc" },
  { kind: "next-exam", classId: "lit" },
  { kind: "days-until-exam", classId: "bio" },
  { kind: "readiness", classId: null, span: null, key: null },
  { kind: "exams", span: week, classId: null },
  { kind: "exams", span: quiet, classId: null },
  { kind: "due", span: week, classId: null },
  { kind: "due", span: quiet, classId: null },
  { kind: "due", span: oneDay("2030-01-01", "2026-11-18"), classId: null },
  { kind: "agenda", span: week, classId: null },
  { kind: "agenda", span: { name: "days", from: "2026-11-18", to: "2026-12-30" }, classId: null },
  { kind: "agenda", span: { name: "next-week", from: "2026-11-22", to: "2026-11-28" }, classId: "bio" },
  { kind: "agenda", span: { name: "weekend", from: "2026-11-21", to: "2026-11-22" }, classId: null },
  { kind: "agenda", span: oneDay("2026-11-18", "2026-11-18"), classId: null },
  { kind: "due", span: oneDay("2026-11-19", "2026-11-18"), classId: null },
  { kind: "free-time", span: oneDay("2026-11-18", "2026-11-18") },
  { kind: "needed", classId: "lit", target: null, on: "next", category: "gone" },
  { kind: "needed", classId: "bio", target: null, on: "next", category: "assignment" },
  { kind: "needed", classId: "bio", target: null, on: "next", category: "homework" },
  { kind: "overdue", classId: null },
  { kind: "overdue", classId: "bio" },
  { kind: "class-times", classId: "bio" },
  { kind: "class-times", classId: "lit" },
  { kind: "class-times", classId: null },
  { kind: "class-grade", classId: "bio" },
  { kind: "class-grade", classId: "lit" },
  { kind: "needed", classId: "bio", target: null, on: "either", category: null },
  { kind: "needed", classId: "bio", target: { percent: 50, letter: null }, on: "either", category: "test" },
  { kind: "needed", classId: "bio", target: { percent: 99, letter: null }, on: "either", category: "quiz" },
  { kind: "needed", classId: "calc", target: { percent: 83, letter: "B" }, on: "remaining", category: null },
  { kind: "needed", classId: "bio", target: { percent: 90, letter: "A-" }, on: "next", category: "gone" },
  { kind: "needed", classId: "lit", target: null, on: "either", category: null },
  { kind: "needed", classId: "calc", target: { percent: 40, letter: null }, on: "next", category: "test" },
  { kind: "needed", classId: "calc", target: { percent: 90, letter: "A-" }, on: "next", category: "test" },
  { kind: "last-grade", classId: null },
  { kind: "last-grade", classId: "lit" },
  { kind: "last-grade", classId: null, category: "assignment" },
  { kind: "last-grade", classId: "chem", category: "quiz" },
  { kind: "last-grade", classId: "chem", category: "test" },
  { kind: "one-grade", classId: "bio", category: null, which: "best" },
  { kind: "one-grade", classId: "chem", category: "test", which: "worst" },
  { kind: "one-grade", classId: "bio", category: "test", which: 2 },
  { kind: "one-grade", classId: "bio", category: "test", which: 7 },
  { kind: "class-gpa", classId: "bio" },
  { kind: "class-gpa", classId: "lit" },
  { kind: "what-if", classId: "calc", score: { percent: 95, letter: null }, on: { category: "test" } },
  { kind: "what-if", classId: "bio", score: { percent: 93, letter: "A" }, on: { category: "quiz" } },
  { kind: "what-if", classId: "bio", score: { percent: 80, letter: null }, on: { title: "gone" } },
  { kind: "what-if", classId: "bio", score: { percent: 80, letter: null }, on: { title: "Lab Report: Osmosis" } },
  { kind: "category-weight", category: "test", classId: null },
  { kind: "ranking", end: "best", among: ["bio", "chem"] },
  { kind: "ranking", end: "worst", among: ["bio", "chem"] },
  { kind: "ranking", end: "best", among: ["bio", "lit"] },
  { kind: "agenda", span: oneDay("2026-11-18", "2026-11-18"), classId: null, rest: true },
  { kind: "agenda", span: quiet, classId: null, rest: true },
  {
    kind: "several",
    questions: [
      { kind: "class-grade", classId: "bio" },
      { kind: "class-grade", classId: "calc" },
    ],
  },
  { kind: "open-work", state: "missing", classId: null },
  { kind: "open-work", state: "missing", classId: "bio" },
  { kind: "open-work", state: "ungraded", classId: null },
  { kind: "open-work", state: "ungraded", classId: "calc" },
  { kind: "category-weight", category: "test", classId: "bio" },
  { kind: "category-weight", category: "gone", classId: "bio" },
  { kind: "count", of: "classes", classId: null },
  { kind: "count", of: "notes", classId: null },
  { kind: "count", of: "notes", classId: "bio" },
  { kind: "count", of: "notes", classId: "lit" },
  { kind: "count", of: "grades", classId: null },
  { kind: "count", of: "grades", classId: "world" },
  { kind: "count", of: "exams", classId: null },
  { kind: "count", of: "due", classId: "bio" },
  { kind: "recent-notes", classId: null },
  { kind: "recent-notes", classId: "bio" },
  { kind: "item-when", key: "lab@2026-11-19T23:59" },
  { kind: "item-when", key: "worksheet@2026-11-17T20:00" },
  { kind: "item-when", key: "midterm@2026-11-20T13:00" },
  { kind: "item-when", key: "gone" },
  { kind: "not-found", words: "x" },
  { kind: "days-until", key: "lab@2026-11-19T23:59" },
  { kind: "days-until", key: "final@2026-12-15T09:00" },
  { kind: "item-weight", key: "midterm@2026-11-20T13:00" },
  { kind: "item-weight", key: "unit-test@2026-11-24T10:00" },
  { kind: "item-weight", key: "dentist@2026-11-19T16:00" },
  { kind: "busy-days", span: week },
  { kind: "busy-days", span: quiet },
  { kind: "free-time", span: week },
  { kind: "gpa", weighted: false },
  { kind: "gpa", weighted: true },
  { kind: "average" },
  { kind: "ranking", end: "best" },
  { kind: "ranking", end: "worst" },
  { kind: "strengths" },
  { kind: "weaknesses" },
  { kind: "classes" },
  { kind: "next-up", minutes: null },
  { kind: "next-up", minutes: 30 },
  { kind: "next-up", minutes: 10 },
  { kind: "notes-about", words: "x", noteIds: ["note-1"] },
  { kind: "notes-about", words: "x", noteIds: [] },
  { kind: "which-class", candidates: ["world", "us"], question: { kind: "class-grade", classId: null } },
];

describe.each(languages)("an answer in %s [CHT-6]", (language) => {
  const t = translateIn(language);
  const format = ownDataFormat(language);

  test("has a text for whatever can be said, with every value in it", async () => {
    const off = { grades: null, calendar: null, notes: null };
    for (const facts of [student(language), newcomer(language), { ...student(language), ...off }]) {
      for (const intent of everyIntent) {
        const answer = answerOwnData(intent, facts);
        const text = answerText(answer, await t, format);
        expect(text, JSON.stringify(intent)).not.toMatch(/\{\{|undefined|NaN|ownData/);
        expect(text.length).toBeGreaterThan(3);
        expect(Object.values(answer.numbers).every(Number.isFinite)).toBe(true);
        expect(answer.links.length).toBeGreaterThan(0);
      }
    }
  });

  test("says honestly that there is nothing yet, and where to begin", () => {
    const statuses = everyIntent.map((intent) => answerOwnData(intent, newcomer(language)).status);
    expect(new Set(statuses)).toEqual(new Set(["nothing"]));
  });

  test("says that it is not allowed to look where the student switched that off", () => {
    const all = student(language);
    const asked = (kind: OwnDataIntent, facts: OwnDataFacts) =>
      answerOwnData(kind, facts).sentences.map(({ id }) => id);
    expect(asked({ kind: "average" }, { ...all, grades: null })).toEqual(["notAllowed.grades"]);
    expect(asked({ kind: "next-exam", classId: null }, { ...all, calendar: null })).toEqual(["notAllowed.calendar"]);
    expect(asked({ kind: "recent-notes", classId: null }, { ...all, notes: null })).toEqual(["notAllowed.notes"]);
    expect(asked({ kind: "classes" }, { ...all, grades: null, calendar: null, notes: null })).toEqual(["classes"]);
  });
});

test.each(languages)(
  "what is next is a review or mistakes, as the Control Room has it, in %s [DSH-2]",
  async (language) => {
    const facts = {
      ...student(language),
      calendar: { from: "2026-09-19", to: "2027-05-27", occurrences: [] },
      notes: [],
    };
    const deck = {
      deckId: "words",
      name: "Vocabulary",
      classId: null,
      cards: 12,
      fresh: 0,
      unseen: 0,
      fading: 12,
      minutes: 3,
    };
    const quiz = {
      quizId: "buffers",
      title: "Buffers",
      classId: null,
      examIds: [],
      count: 2,
      minutes: 4,
      at: facts.now,
    };
    const answer = (study: OwnDataFacts["study"]) =>
      answerOwnData({ kind: "next-up", minutes: null }, { ...facts, study });
    const cards = answer({ exams: [], decks: [deck], mistakes: [] });
    expect(cards.opens).toEqual({ title: "Vocabulary", href: "/cards/words/review" });
    const t = await translateIn(language);
    expect(answerText(cards, t, ownDataFormat(language))).toMatch(/12.*Vocabulary|Vocabulary.*12/s);
    const mistakes = answer({ exams: [], decks: [], mistakes: [quiz] });
    expect(mistakes.opens?.href).toBe("/quiz/buffers");
    expect(answerText(mistakes, t, ownDataFormat(language))).toMatch(/2.*Buffers|Buffers.*2/s);
  },
);

test("no text waits for an answer that never comes", async () => {
  const { ownData } = await locales.en.jotson();
  const known = keysOf(ownData).map((key) => key.replace(/_(?:one|other)$/, ""));
  const facts = student("en");
  const calendar = facts.calendar && { ...facts.calendar, occurrences: facts.calendar.occurrences.map(withTopics) };
  const openTasks = (facts.notes ?? []).map((note) => ({ ...note, openTasks: 2 }));
  const alone = { from: "2026-09-19", to: "2027-05-27" };
  const [midterm] = facts.calendar?.occurrences.filter(isOf("midterm")) ?? [];
  if (!midterm) throw new Error("The student has a midterm.");
  const block = { ...midterm, event: { ...midterm.event, type: "study" as const } };
  const studyTime = { startsAt: midterm.startsAt - dayMs, endsAt: midterm.startsAt - dayMs + 3_600_000 };
  const plannedFor = { ...block.event, id: "planned", title: `Study: ${midterm.event.title}`, weight: null };
  const planned = { ...block, ...studyTime, key: "planned", event: plannedFor };
  const words = {
    deckId: "words",
    name: "Vocabulary",
    classId: null,
    cards: 12,
    fresh: 0,
    unseen: 0,
    fading: 5,
    minutes: 3,
  };
  const examId = midterm.event.id;
  const { classId } = midterm.event;
  const wrong = { quizId: "quiz", title: "Limits", classId, examIds: [examId], minutes: 4, at: facts.now };
  // So many that they come before an exam that weighs nothing.
  const mistakes = [{ ...wrong, count: 50 }];
  const inTwelveDays = { ...midterm, startsAt: facts.now + 12 * dayMs, endsAt: facts.now + 12 * dayMs };
  const later = { ...inTwelveDays, event: { ...midterm.event, weight: 0 } };
  const bare = { ...midterm.event, classId: null, weight: null, estimateMinutes: null, topics: [] };
  const withNotes = { ...midterm, event: { ...bare, noteIds: ["note"] } };
  const studied = {
    examId,
    review: "deck",
    cards: 23,
    fresh: 0,
    unseen: 0,
    fading: 5,
    minutes: 14,
    weakest: null,
    isBegun: true,
  };
  const rests = { cards: 23, unseen: 2, answers: 4 };
  const readiness = { knownToday: 0.6, onDayIfStop: 0.4, onDayWithPlan: 0.9, rests };
  const noStudy = { exams: [], decks: [], mistakes: [] };
  const all: readonly OwnDataFacts[] = [
    facts,
    newcomer("en"),
    { ...facts, grades: null, calendar: null, notes: null },
    { ...facts, calendar, grades: facts.grades?.map((book) => ({ ...book, grades: book.grades.slice(0, 1) })) ?? null },
    { ...facts, calendar: { ...alone, occurrences: [] }, notes: openTasks },
    { ...facts, calendar: { ...alone, occurrences: facts.calendar?.occurrences.filter(isOf("dentist")) ?? [] } },
    { ...facts, calendar: { ...alone, occurrences: facts.calendar?.occurrences.filter(isOf("midterm")) ?? [] } },
    { ...facts, calendar: { ...alone, occurrences: facts.calendar?.occurrences.filter(isOf("reading")) ?? [] } },
    { ...facts, calendar: { ...alone, occurrences: calendar?.occurrences.filter(isOf("midterm")) ?? [] } },
    { ...facts, calendar: { ...alone, occurrences: calendar?.occurrences.map(ofNoClass) ?? [] } },
    { ...facts, grades: facts.grades?.filter(({ course }) => course.id === "us") ?? null },
    { ...facts, grades: facts.grades?.filter(({ course }) => course.id === "lit") ?? null },
    { ...facts, grades: facts.grades?.map((book) => ({ ...book, grades: book.grades.map(undated) })) ?? null },
    // In the exam, after it, and in a study block.
    { ...facts, calendar: { ...alone, occurrences: [midterm] }, now: midterm.startsAt + 1 },
    { ...facts, calendar: { ...alone, occurrences: [midterm] }, now: midterm.endsAt + 1 },
    { ...facts, calendar: { ...alone, occurrences: [block] }, now: midterm.startsAt + 1 },
    // Before a block that was planned for it.
    { ...facts, calendar: { ...alone, occurrences: [planned, midterm] }, now: planned.startsAt - 60_000 },
    // Cards of no exam, mistakes before one, cards of an exam, and one that is not begun.
    { ...facts, calendar: { ...alone, occurrences: [] }, study: { exams: [], decks: [words], mistakes: [] } },
    {
      ...facts,
      calendar: { ...alone, occurrences: [later] },
      study: { exams: [{ ...studied, cards: 0 }], decks: [], mistakes },
    },
    { ...facts, calendar: { ...alone, occurrences: [midterm] }, study: { ...noStudy, exams: [studied] } },
    {
      ...facts,
      calendar: { ...alone, occurrences: [midterm] },
      study: { ...noStudy, exams: [{ ...studied, readiness }] },
    },
    {
      ...facts,
      calendar: { ...alone, occurrences: [midterm] },
      study: { ...noStudy, exams: [{ ...studied, fresh: studied.cards, fading: 0 }] },
    },
    {
      ...facts,
      calendar: { ...alone, occurrences: [midterm] },
      study: { ...noStudy, exams: [{ ...studied, fading: 0 }] },
    },
    {
      ...facts,
      calendar: { ...alone, occurrences: [withNotes] },
      study: { ...noStudy, exams: [{ ...studied, cards: 0, isBegun: false }] },
    },
    { ...facts, now: facts.now + 6.6 * 3_600_000 },
    { ...facts, now: facts.now + 3 * 86_400_000 },
  ];
  const used = new Set(all.flatMap((each) => everyIntent.flatMap((intent) => idsOf(answerOwnData(intent, each)))));
  expect([...new Set(known)].filter((key) => !used.has(key))).toEqual([]);
});

function withTopics(one: Occurrence): Occurrence {
  const topics = [
    { name: "Limits", done: true },
    { name: "Derivatives", done: false },
  ];
  return one.event.type === "exam" ? { ...one, event: { ...one.event, topics, weight: 60 } } : one;
}

function ofNoClass(one: Occurrence): Occurrence {
  return { ...one, event: { ...one.event, classId: null } };
}

function isOf(id: string): (one: Occurrence) => boolean {
  return ({ event }) => event.id === id;
}

function undated(grade: StoredGrade): StoredGrade {
  return { ...grade, date: null };
}

function keysOf(texts: object, path = ""): readonly string[] {
  return Object.entries(texts).flatMap(([key, text]) =>
    typeof text === "string" ? [path + key] : keysOf(text, `${path}${key}.`),
  );
}

function idsOf(answer: OwnDataAnswer): readonly string[] {
  const inValue = (value: Value): readonly string[] => {
    if (value.as === "phrase") return [value.id, ...Object.values(value.params).flatMap(inValue)];
    return value.as === "list" ? value.values.flatMap(inValue) : [];
  };
  return answer.sentences.flatMap(({ id, params }) => [id, ...Object.values(params).flatMap(inValue)]);
}

describe("what a student reads", () => {
  test("names the test, the day and how far off it is", async () => {
    expect(await said("when is my next test")).toBe(
      "Your next test is “Calculus Midterm”: Friday, November 20 at 1:00 PM (in 2 days).",
    );
    expect(await said("wann ist der bio test", student("de"))).toBe(
      "Deine nächste Prüfung in Biologie ist „Biologie-Test Kapitel 3“: Dienstag, 24. November um 10:00 (in 6 Tagen).",
    );
    expect(await said("下场考试啥时候", student("zh"))).toBe(
      "你的下一场考试是“高等数学期中考试”：11月20日星期五 13:00（后天）。",
    );
  });

  test("lists what is due, the first to be handed in first", async () => {
    expect(await said("what's due this week")).toBe(
      [
        "2 things are due this week:",
        "",
        "- Problem Set 4 (Calculus): Wednesday, November 18 at 11:00 PM",
        "- Lab Report: Osmosis (AP Biology): Thursday, November 19 at 11:59 PM",
      ].join("\n"),
    );
  });

  test("says what is needed on the next test and on all that is open", async () => {
    expect(await said("what do I need in Biology")).toBe(
      "You’re at 88.75% (B+) in AP Biology. For A- (90%) in AP Biology you need 92.5% on the next one (category: Tests). With 95% on the one item still open, you’ll reach A- (90%) in AP Biology.",
    );
    expect(await said("can i still get an A in chemistry")).toContain(
      "One grade isn’t enough for A (93%) in Chemistry",
    );
  });

  test("says what an exam has to bring by what hangs on it, as the Control Room does [GRD-8] [CHT-3]", async () => {
    // 73.5 % of now are 80 of 100, the midterm is 20: (80 - 0.8 * 73.5) / 0.2 is more than there is.
    expect(await said("can i still get a B- in calc")).toBe(
      "You’re at 73.5% (C) in Calculus. “Calculus Midterm” alone isn’t enough for B- (80%) in Calculus: even 100% on it gives 78.8%. It counts for 20% of the grade.",
    );
    for (const asked of ["what do i need on the calculus midterm for a C+", "what do I need in calc for a C+"]) {
      expect(await said(asked)).toContain("For C+ (77%) in Calculus you need 91% on “Calculus Midterm”.");
    }
    // A quiz is another thing.
    expect(await said("what do i need on the next calc quiz for a C+")).toContain(
      "on the next one (category: Quizzes)",
    );
  });

  test("knows what a letter asks for in a class with cut-offs of its own [GRD-9]", async () => {
    const facts = student("en");
    const scale = { from: { A: 90, B: 80, C: 70, D: 60 } };
    const books = facts.grades?.map((book) => ({ ...book, course: { ...book.course, scale } })) ?? null;
    const asked = { ...facts, grades: books };
    expect(await said("what's my grade in calculus", asked)).toContain("73.5%");
    expect(await said("what do i need on the calculus midterm for a B", asked)).toContain("B (80%) in Calculus");
    expect(await said("what's my grade in bio", asked)).toContain("88.75% in AP Biology, which is B.");
    expect(await said("what do I need in Biology", asked)).toContain("For A (90%) in AP Biology you need 92.5%");
  });

  test("calls no bonus and no zero that waits the lowest grade, nor counts it [GRD-4]", async () => {
    const facts = student("en");
    const of = (id: string, percent: number) => ({
      ...facts.grades?.find(({ course }) => course.id === "bio")?.grades[0],
      ...{ id, name: id, score: { as: "percent" as const, percent } },
    });
    const books = facts.grades?.map((book) => {
      const more = [{ ...of("Bonus", 5), extraCredit: true }, of("Poster", 0)] as typeof book.grades;
      return book.course.id === "bio" ? { ...book, grades: [...book.grades, ...more] } : book;
    });
    const asked = { ...facts, grades: books ?? null };
    expect(await said("lowest grade in bio", asked)).toContain("“bio-2”, 80%");
    expect(await said("how many grades do i have in bio", asked)).toContain("5 grades");
  });

  test("never tells a percent of another letter than it has [GRD-4]", async () => {
    const facts = student("en");
    const score = { as: "points" as const, earned: 449.98, possible: 500 };
    const books = facts.grades?.map((book) =>
      book.course.id === "world" ? { ...book, grades: book.grades.map((grade) => ({ ...grade, score })) } : book,
    );
    expect(await said("whats my grade in world history", { ...facts, grades: books ?? null })).toContain(
      "89.99% in World History, which is B+",
    );
  });

  test("ranks what to do next as the Control Room does", async () => {
    expect(await said("what can i do in half an hour")).toMatch(/^In 30 minutes you can finish “Problem Set 4”\./);
  });

  test("tells single results, what would be, and the GPA of one class", async () => {
    expect(await said("lowest chemistry test")).toBe(
      "Your lowest grade in Chemistry: “chem-1”, 88% (Thursday, October 15).",
    );
    expect(await said("how did test 2 in bio go")).toBe("“bio-2” in AP Biology: 80% (Tuesday, October 20).");
    expect(await said("if i get a 95 on the next calc test whats my grade")).toBe(
      "With 95% on the next one, you’d be at 79.25% (C+) in Calculus (category: Tests). Now it’s 73.5% (C).",
    );
    expect(await said("What GPA do I have in AP Biology?")).toBe(
      "You’re at B+ (88.75%) in AP Biology, which is a GPA of 3.30. Weighted by level it is 4.30.",
    );
    expect(await said("what else do i have today")).toBe(
      "1 thing is still ahead of you today:\n\n- Problem Set 4 (Calculus): 11:00 PM",
    );
  });

  test("never calls what is not enough as good as the target", () => {
    const facts = student("en");
    const books = facts.grades?.map((book) =>
      book.course.id === "world"
        ? {
            ...book,
            grades: book.grades.map((grade) => ({ ...grade, score: { as: "percent" as const, percent: 79.999 } })),
          }
        : book,
    );
    const intent: OwnDataIntent = {
      kind: "needed",
      classId: "world",
      target: { percent: 90, letter: null },
      on: "next",
      category: "test",
    };
    const { sentences } = answerOwnData(intent, { ...facts, grades: books ?? null });
    expect(sentences.at(-1)?.params.best).toEqual({ as: "percent", percent: 89.99 });
  });

  test("says that there is no such thing rather than speak of another", async () => {
    expect(await said("when is my physics test")).toMatch(/^I can’t find anything called “physics” among your classes/);
    expect(await said("what's my grade in latin")).toMatch(/“latin”/);
    expect(await said("wann ist meine erdkundeprüfung", student("de"))).toMatch(/„erdkunde“/);
    expect(await said("我的拉丁语成绩", student("zh"))).toMatch(/“拉丁语”/);
    expect(await said("ラテン語のテストはいつ", student("ja"))).toMatch(/「ラテン語」/);
  });

  test("asks back where two classes fit, and answers once it is told which", async () => {
    const facts = student("en");
    const intent = recogniseOwnDataQuestion("whats my history grade", "en", facts);
    expect(intent).toEqual({
      kind: "which-class",
      candidates: ["world", "us"],
      question: { kind: "class-grade", classId: null },
    });
    expect(await said("whats my history grade")).toBe("Which class do you mean: World History or AP U.S. History?");
    if (intent?.kind !== "which-class") throw new Error("it must ask");
    expect(answerOwnData(ofClass(intent.question, "us"), facts).numbers.percent).toBeCloseTo(84.333, 2);
  });
});
