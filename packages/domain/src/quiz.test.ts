import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { countingAnswers, newQuiz, Quiz, type QuizAnswer, quizStanding } from "./quiz.ts";

const questions = [{ prompt: "a" }, { prompt: "b" }, { prompt: "c" }];
const taken = (answers: readonly QuizAnswer[]) =>
  newQuiz({ title: "Cells", classId: null, sources: [], questions, answers: [...answers] }, 1);
const answer = (question: number, at: number, some: Partial<QuizAnswer> = {}): QuizAnswer => ({
  at,
  question,
  given: "x",
  share: 1,
  ...some,
});

describe("a quiz that is taken [QUZ-1]", () => {
  test("is a record from the first moment", () => {
    expect(Quiz.safeParse(taken([])).success).toBe(true);
    expect(quizStanding(taken([]))).toEqual({ of: 3, answered: 0, known: 0, toLearn: 3, waiting: 0, ms: 0 });
  });

  test("counts the latest answer to a question, and a slip of the pen as known", () => {
    const quiz = taken([
      answer(0, 1, { share: 0, ms: 400 }),
      answer(0, 2, { isOverruled: true }),
      answer(1, 3, { share: 0.9 }),
      answer(2, 4, { share: 0.5, ms: 600 }),
    ]);
    expect(quizStanding(quiz)).toEqual({ of: 3, answered: 3, known: 2, toLearn: 1, waiting: 0, ms: 1000 });
  });

  test("an answer that waits for a verdict is counted by itself [QUZ-2]", () => {
    const quiz = taken([answer(0, 1), answer(1, 2, { share: null }), answer(2, 3, { share: null, given: "" })]);
    expect(quizStanding(quiz)).toMatchObject({ of: 3, known: 1, toLearn: 1, waiting: 1 });
  });

  test("takes a question that is wrong out, with its effect", () => {
    const quiz = taken([answer(0, 1, { share: 0 }), answer(0, 2, { share: null, isWithdrawn: true })]);
    expect(quizStanding(quiz)).toEqual({ of: 2, answered: 0, known: 0, toLearn: 2, waiting: 0, ms: 0 });
  });

  test("asks a question again that was taken out before it was answered, and came back", () => {
    const out = answer(0, 1, { given: "", share: null, isWithdrawn: true });
    const back = answer(0, 2, { given: "", share: null, isWithdrawn: false });
    expect(quizStanding(taken([out]))).toMatchObject({ of: 2, answered: 0 });
    expect(quizStanding(taken([out, back]))).toMatchObject({ of: 3, answered: 0 });
  });

  test("stands the same in whatever order its answers arrive from two devices", () => {
    const log = fc.uniqueArray(
      fc.record({
        at: fc.integer({ min: 1, max: 999 }),
        question: fc.integer({ min: 0, max: 4 }),
        share: fc.constantFrom(0, 0.5, 1),
      }),
      { selector: ({ at }) => at },
    );
    fc.assert(
      fc.property(log, fc.infiniteStream(fc.double({ min: 0, max: 1, noNaN: true })), (entries, order) => {
        const answers = entries.map(({ question, at, share }) => answer(question, at, { share }));
        const mixed = answers.map((one) => ({ one, key: order.next().value ?? 0 })).toSorted((a, b) => a.key - b.key);
        expect(countingAnswers(taken(mixed.map(({ one }) => one)))).toEqual(countingAnswers(taken(answers)));
      }),
    );
  });
});
