import { newQuiz } from "@jotter/domain/quiz";
import { storable } from "@jotter/study-tools/quiz/again";
import { placed } from "@jotter/study-tools/quiz/places";
import { takenQuestions } from "@jotter/study-tools/quiz/stored";
import { selfCheck } from "@jotter/textbook/self-check";
import { describe, expect, test } from "vitest";
import { givenBack, spokenQuiz } from "./spoken-quiz.ts";

const files = [
  { type: "choice", right: 1 },
  { type: "ordering" },
  { type: "numeric", answer: "2.5" },
  { type: "multiple", right: [0, 2] },
] as const;
const words = {
  en: [
    { prompt: "Which?", options: ["one", "two", "three"], answers: [], reason: "Because." },
    { prompt: "In order", options: ["first", "second", "third"], answers: [], reason: "" },
    { prompt: "How many?", options: [], answers: [], reason: "" },
    { prompt: "Which ones?", options: ["red", "green", "blue"], answers: [], reason: "" },
  ],
  es: [
    { prompt: "¿Cuál?", options: ["uno", "dos", "tres"], answers: [], reason: "Porque sí." },
    { prompt: "En orden", options: ["primero", "segundo", "tercero"], answers: [], reason: "" },
    { prompt: "¿Cuántos?", options: [], answers: [], reason: "" },
    { prompt: "¿Cuáles?", options: ["rojo", "verde", "azul"], answers: [], reason: "" },
  ],
} as const;
const checks = (language: "en" | "es") =>
  files.flatMap((file, at) => {
    const written = words[language][at];
    // Only the shapes of the files that are checked here are needed.
    return (written && selfCheck(file as never, written as never, { topic: "Topic", language })) ?? [];
  });
const both = { from: checks("en"), to: checks("es") };
const begun = newQuiz({ title: "T", classId: null, sources: [], questions: storable(placed(both.from, 7)) }, 1);
const given = ["three", ["second", "first", "third"], "2.50", ["red", "green"]];
const quiz = { ...begun, answers: given.map((one, question) => ({ at: question, question, given: one, share: 0 })) };

describe("self-checks that were answered, after the language is another one [TXT-1]", () => {
  const spoken = takenQuestions(spokenQuiz(quiz, both));

  test("are asked, answered and explained in it, with the options where they stood", () => {
    expect(spoken.map(({ question }) => question.prompt)).toEqual(words.es.map(({ prompt }) => prompt));
    expect(spoken.map(({ answer }) => answer?.given)).toEqual([
      "tres",
      ["segundo", "primero", "tercero"],
      "2.50",
      ["rojo", "verde"],
    ]);
    expect(spoken[0]?.question).toMatchObject({ answer: "dos", explanation: "Porque sí.", language: "es" });
    expect(spoken[2]?.question.answer).toBe("2,5");
    const places = takenQuestions(quiz).map(({ question }) =>
      question.options.map((option) => both.from.flatMap(({ options }) => options).indexOf(option)),
    );
    expect(
      spoken.map(({ question }) =>
        question.options.map((option) => both.to.flatMap(({ options }) => options).indexOf(option)),
      ),
    ).toEqual(places);
  });

  test("are kept as their quiz has them when one is answered then", () => {
    expect(spoken.map(({ question, answer }) => answer && givenBack(answer.given, question, both))).toEqual(given);
  });

  test("stay as they are where the book no longer has the question", () => {
    const changed = { from: both.from.map((one) => ({ ...one, prompt: `${one.prompt}!` })), to: both.to };
    expect(spokenQuiz(quiz, changed)).toEqual(quiz);
  });
});
