import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { decksOfExam, type ExamCards, examsOfQuiz, isLearnedFor, type JoinedExam } from "./exam-joins.ts";

function examOf(id: string, at: number, some: Partial<JoinedExam> = {}): JoinedExam {
  return { id, at, classId: "biology", event: {}, ...some };
}
const named = (...names: readonly string[]) => ({ topics: names.map((name) => ({ name, done: false })) });
const from = (note: string, topic?: string) => ({ topic, source: { kind: "note" as const, id: note } });
const sooner = examOf("genetics", 1);
const friday = examOf("cells", 5);

describe("what is learned for which exam", () => {
  const quizFrom = (note: string, ...topics: readonly string[]) => ({
    ...{ id: "quiz", classId: "biology", sources: [{ kind: "note" as const, id: note, title: "" }] },
    questions: topics.map((topic) => ({ topic })),
  });
  const own = (exam: JoinedExam, ...cards: ExamCards["cards"]): ExamCards => ({ exam, isBound: true, cards });
  const bare = (exam: JoinedExam): ExamCards => ({ exam, isBound: false, cards: [] });

  test("a quiz is for the exam whose deck has cards from its note, not for a sooner one of the class [DSH-4]", () => {
    const exams = [bare(sooner), own(friday, from("n", "Mitosis"))];
    expect(examsOfQuiz(quizFrom("n", "Anything"), exams)).toEqual(["cells"]);
    expect(examsOfQuiz({ ...quizFrom("n"), classId: null }, exams)).toEqual(["cells"]);
  });

  test("else for the one whose deck has its topics, however they are written, in its class alone [DSH-4]", () => {
    const exams = [bare(sooner), own(friday, from("other", "Mitosis"))];
    expect(examsOfQuiz(quizFrom("n", " mitosis "), exams)).toEqual(["cells"]);
    const elsewhere = { ...friday, classId: "history" };
    expect(examsOfQuiz(quizFrom("n", "Mitosis"), [bare(sooner), own(elsewhere, from("x", "Mitosis"))])).toEqual([
      "genetics",
    ]);
  });

  test("else for exams of its class without a deck of their own, as far as they are about it [DSH-4]", () => {
    const about = examOf("heredity", 3, { event: named("Heredity") });
    const exams = [bare(sooner), bare(about), own(friday, from("other", "Mitosis"))];
    expect(examsOfQuiz(quizFrom("n", "Ecology"), exams)).toEqual(["genetics"]);
    expect(examsOfQuiz(quizFrom("n", "heredity"), exams)).toEqual(["genetics", "heredity"]);
    expect(examsOfQuiz(quizFrom("n", "Ecology"), exams.slice(2))).toEqual([]);
    expect(examsOfQuiz(quizFrom("n", "Ecology"), exams, true)).toEqual([]);
    expect(examsOfQuiz({ ...quizFrom("n", "Ecology"), examId: "cells" }, exams)).toEqual(["cells"]);
  });

  test("a deck is for its own exam; without any, decks of its class that no exam has [FLA-3]", () => {
    const deckOf = (id: string, examId: string | null, classId: string | null = "biology") => {
      return { id, data: { examId, classId } };
    };
    const decks = [deckOf("a", "cells", null), deckOf("b", null), deckOf("c", null, "history"), deckOf("d", "past")];
    const idsFor = (exam: JoinedExam) => decksOfExam(exam, decks).decks.map(({ id }) => id);
    expect([idsFor(friday), idsFor(sooner)]).toEqual([["a"], ["b"]]);
  });

  test("a card of a deck without an exam is learned for one exam at most: the nearest that is about it [FLA-3]", () => {
    const topics = ["Mitosis", "Heredity", "Ecology"] as const;
    const someExam = fc.record({ at: fc.integer({ min: 1, max: 4 }), about: fc.subarray([...topics]) });
    fc.assert(
      fc.property(fc.array(someExam, { maxLength: 5 }), fc.constantFrom(...topics, undefined), (some, topic) => {
        const exams = some.map(({ at, about }, place) => examOf(`e${place}`, at, { event: named(...about) }));
        const may = exams.filter(({ event: { topics: all = [] } }) => {
          return all.length === 0 || all.some(({ name }) => name === topic);
        });
        const isFor = exams.filter((exam) => isLearnedFor({ topic }, exam, exams, []));
        expect(isFor).toHaveLength(Math.min(1, may.length));
        expect(isFor[0]?.at).toBe(may.toSorted((one, other) => one.at - other.at)[0]?.at);
      }),
    );
    const bound = [{ id: "d", data: { classId: "biology", examId: sooner.id } }];
    expect(isLearnedFor({}, friday, [sooner, friday], bound)).toBe(true);
    expect(isLearnedFor({}, friday, [sooner, friday], [])).toBe(false);
  });

  test("a card made of a mistake is for the exam that is about the notes of its quiz, as their own cards are [FLA-3]", () => {
    const notes = ["n", "m", "elsewhere"] as const;
    const someNotes = fc.subarray([...notes], { minLength: 1 });
    fc.assert(
      fc.property(fc.array(someNotes, { maxLength: 4 }), someNotes, (about, texts) => {
        const exams = about.map((noteIds, place) => examOf(`e${place}`, place, { event: { noteIds } }));
        const isFor = (card: Parameters<typeof isLearnedFor>[0]) =>
          exams.filter((exam) => isLearnedFor(card, exam, exams, [], new Map([["quiz", texts]]))).map(({ id }) => id);
        const ofNotes = texts.flatMap((note) => isFor({ source: { kind: "note", id: note } }));
        expect(isFor({ source: { kind: "quiz", id: "quiz" } })).toEqual(ofNotes.toSorted().slice(0, 1));
        expect(isFor({ source: { kind: "quiz", id: "gone" } })).toEqual([]);
      }),
    );
  });
});
