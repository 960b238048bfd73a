import { quizStanding } from "@jotter/domain/quiz";
import { expect, test } from "vitest";
import { type FinishedQuiz, openMistakes } from "./mistakes.ts";

function taken(id: string, at: number, shares: readonly (number | null)[], some: Partial<FinishedQuiz> = {}) {
  return {
    ...{ id, title: id, classId: null, finishedAt: at },
    questions: shares.map((_, place) => ({ prompt: `Question ${place}` })),
    answers: shares.map((share, question) => ({ at, question, given: "a", share })),
    ...some,
  };
}
const counts = (quizzes: readonly FinishedQuiz[], cards: ReadonlyMap<string, number> = new Map()) =>
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
  expect(counts([taken("first", 1, [0, 0, 0])], new Map([["first", 2]]))).toEqual([["first", 1]]);
});
