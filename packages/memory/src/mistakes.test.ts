import { quizStanding } from "@jotter/domain/quiz";
import fc from "fast-check";
import { expect, test } from "vitest";
import { type FinishedQuiz, type MadeCard, mistakeStates, openMistakes } from "./mistakes.ts";

function taken(id: string, at: number, shares: readonly (number | null)[], some: Partial<FinishedQuiz> = {}) {
  return {
    ...{ id, title: id, classId: null, finishedAt: at },
    questions: shares.map((_, place) => ({ prompt: `Question ${place}` })),
    answers: shares.map((share, question) => ({ at, question, given: "a", share })),
    ...some,
  };
}
const counts = (quizzes: readonly FinishedQuiz[], cards: readonly MadeCard[] = []) =>
  openMistakes(quizzes, cards).map(({ quiz, count }) => [quiz.id, count]);

test("what was not known in a finished quiz is a mistake until it was known in a later one [DSH-2]", () => {
  const first = taken("first", 1, [1, 0, 0.5]);
  expect(counts([first])).toEqual([["first", 2]]);
  expect(counts([first, taken("second", 2, [1, 1, 0])])).toEqual([["second", 1]]);
  expect(counts([taken("second", 2, [1, 1, 1]), first])).toEqual([]);
});

test("one that runs, what waits to be judged and a slip of the pen are no mistakes [DSH-2]", () => {
  expect(counts([taken("running", 1, [0], { finishedAt: null })])).toEqual([]);
  expect(counts([taken("waits", 1, [null, 0.95])])).toEqual([]);
});

test("what was not answered is to be learned, as the result has it, and what was withdrawn is not [DSH-2] [QUZ-1]", () => {
  const answers = [
    { at: 1, question: 0, given: "a", share: 1 },
    { at: 1, question: 1, given: "", share: null },
    { at: 1, question: 3, given: "", share: null, isWithdrawn: true },
  ];
  const quiz = taken("left", 2, [null, null, null, null], { answers });
  expect(counts([quiz])).toEqual([["left", quizStanding(quiz).toLearn]]);
  expect(quizStanding(quiz).toLearn).toBe(2);
});

test("the same prompt with another answer is another question [DSH-2]", () => {
  const questions = ["nucleus", "wall"].map((answer) => ({ prompt: "Name it.", answer }));
  expect(counts([taken("alike", 1, [0, 0], { questions })])).toEqual([["alike", 2]]);
});

test("a mistake that became a card is learned there [DSH-2]", () => {
  const first = taken("first", 1, [0, 0, 0]);
  expect(counts([first], [{ quizId: "first", question: 1 }])).toEqual([["first", 2]]);
  expect(counts([first], [{ quizId: "first" }, { quizId: "first" }])).toEqual([["first", 1]]);
  const all = [0, 1, 2].map((question) => ({ quizId: "first", question }));
  expect(counts([first], all)).toEqual([]);
});

test("one that became a card and is known in the repeat is taken off once, and a wrong answer there takes none off [DSH-2] [QUZ-1]", () => {
  const first = taken("first", 1, [0, 0, 0, 0, 0, 0]);
  const cards = [0, 1, 2].map((question) => ({ quizId: "first", question }));
  const left = (share: number, question: number) =>
    taken("repeat", 2, [0, 0, 0, 0, 0, 0], {
      finishedAt: null,
      answers: [{ at: 2, question, given: "a", share }],
    });
  expect(counts([first, left(1, 0)], cards)).toEqual([["first", 3]]);
  expect(counts([first, left(1, 5)], cards)).toEqual([["first", 2]]);
  expect(counts([first, left(0, 5)], cards)).toEqual([["first", 3]]);
  expect(counts([first, left(1, 0)])).toEqual([["first", 5]]);
});

test("a result has as many open as every other screen [DSH-2] [QUZ-1]", () => {
  const share = fc.constantFrom(0, 0.5, 1, null);
  const aQuiz = fc.record({ shares: fc.array(share, { minLength: 1, maxLength: 5 }), isFinished: fc.boolean() });
  const aCard = fc.record({ quiz: fc.nat(3), question: fc.option(fc.nat(4), { nil: undefined }) });
  fc.assert(
    fc.property(fc.array(aQuiz, { maxLength: 4 }), fc.array(aCard, { maxLength: 4 }), (some, cards) => {
      const quizzes = some.map(({ shares, isFinished }, at) =>
        taken(`q${at}`, at + 1, shares, isFinished ? {} : { finishedAt: null }),
      );
      const made = cards.map(({ quiz, question }) => ({ quizId: `q${quiz}`, question }));
      const stateOf = mistakeStates(quizzes, made);
      for (const { quiz, count } of openMistakes(quizzes, made)) {
        const own = quiz.answers.filter(({ question, share }) => {
          return share !== null && share < 0.9 && stateOf(quiz, question) === "open";
        });
        // A later quiz that missed it again has it in its own count.
        expect(own.length).toBeGreaterThanOrEqual(count);
        if (quiz === quizzes.findLast(({ finishedAt }) => finishedAt !== null)) expect(own).toHaveLength(count);
      }
    }),
  );
});
