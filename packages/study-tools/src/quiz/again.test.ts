import { newQuiz, type QuizAnswer } from "@jotter/domain/quiz";
import { describe, expect, test } from "vitest";
import type { StudyQuestion } from "../study-question.ts";
import { compared, quizAgain, storable } from "./again.ts";
import { isMistake, takenQuestions } from "./stored.ts";

const question = (answer: string): StudyQuestion => ({
  type: "choice",
  prompt: `What is ${answer}?`,
  options: [answer, "b", "c", "d"],
  answer,
  explanation: "",
  difficulty: "easy",
  citations: [],
  language: "en",
});
const answered = (place: number, share: number, some: Partial<QuizAnswer> = {}): QuizAnswer => ({
  at: 10 + place,
  question: place,
  given: "x",
  share,
  ...some,
});
const quiz = newQuiz(
  {
    title: "Cells",
    classId: null,
    sources: [],
    minutes: 6,
    questions: [...storable(["osmosis", "mitosis", "meiosis"].map(question)), { type: "of tomorrow" }],
    answers: [answered(0, 1), answered(1, 0), answered(2, 0.5)],
  },
  1,
);

describe("a quiz that was taken [QUZ-1]", () => {
  test("leaves out what is withdrawn and what this app cannot read", () => {
    const without = { ...quiz, answers: [...quiz.answers, answered(1, 0, { at: 99, isWithdrawn: true })] };
    expect(takenQuestions(without).map(({ place }) => place)).toEqual([0, 2]);
    expect(
      takenQuestions(quiz)
        .filter(isMistake)
        .map(({ place }) => place),
    ).toEqual([1, 2]);
  });

  test("is taken again as a whole or for its mistakes, with its options turned", () => {
    const again = quizAgain(quiz, "first", 5000, "all");
    expect(again).toMatchObject({ title: "Cells", repeats: "first", answers: [], finishedAt: null, startedAt: 5000 });
    expect(takenQuestions(again).map(({ question: { answer } }) => answer)).toEqual(["osmosis", "mitosis", "meiosis"]);
    const mistakes = quizAgain(quiz, "first", 5000, [1, 2]);
    expect(takenQuestions(mistakes).map(({ question: { answer } }) => answer)).toEqual(["mitosis", "meiosis"]);
    expect(mistakes.minutes).toBe(3);
  });

  test("is compared with the last time by the questions both have", () => {
    const mistakes = { ...quizAgain(quiz, "first", 5000, [1, 2]), answers: [answered(0, 1)] };
    expect(compared(mistakes, quiz)).toEqual({ of: 2, before: 0, now: 1 });
    expect(compared(mistakes, { ...quiz, questions: [] })).toBeNull();
  });
});
