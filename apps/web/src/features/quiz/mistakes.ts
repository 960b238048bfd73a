import type { CardSource } from "@jotter/domain/card";
import type { Quiz } from "@jotter/domain/quiz";
import { isMistake, takenQuestions } from "@jotter/study-tools/quiz/stored";
import type { Mistake } from "../../student/cards/MistakeCards.tsx";
import { sourceOf } from "./sources.ts";

export function mistakesOf(quiz: Quiz): readonly Mistake[] {
  return takenQuestions(quiz)
    .filter(isMistake)
    .map(({ question }) => {
      const { type, prompt, answer, answers = [answer], citations, explanation, topic } = question;
      const quote = citations[0]?.quote ?? "";
      const source = sourceOf(quiz, question);
      // True or false is no card: what is true is one.
      const back = type === "true-false" ? explanation || quote : answers.join(type === "ordering" ? " → " : ", ");
      const from: CardSource | null = source && {
        kind: source.kind === "note" ? "note" : "text",
        id: source.id,
        title: source.title,
      };
      return { front: prompt, back, quote, topic, source: from };
    });
}
