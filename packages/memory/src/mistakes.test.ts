import { expect, test } from "vitest";
import { type FinishedQuiz, openMistakes } from "./mistakes.ts";

function taken(id: string, at: number, shares: readonly (number | null)[], some: Partial<FinishedQuiz> = {}) {
  return {
    ...{ id, title: id, classId: null, finishedAt: at },
    questions: shares.map((_, place) => ({ prompt: `Question ${place}` })),
    answers: shares.map((share, question) => ({ at, question, given: "", share })),
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

test("a mistake that became a card is learned there [DSH-2]", () => {
  expect(counts([taken("first", 1, [0, 0, 0])], new Map([["first", 2]]))).toEqual([["first", 1]]);
});
