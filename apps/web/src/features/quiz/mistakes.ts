import type { Quiz } from "@jotter/domain/quiz";
import { isMistake, takenQuestions } from "@jotter/study-tools/quiz/stored";
import { sourceOf } from "./sources.ts";

/** What was not known, as a card would ask for it. */
type Mistake = {
  readonly front: string;
  readonly back: string;
  readonly quote: string;
  readonly source: { readonly kind: string; readonly id: string; readonly title: string } | null;
};

export function mistakesOf(quiz: Quiz): readonly Mistake[] {
  return takenQuestions(quiz)
    .filter(isMistake)
    .map(({ question }) => {
      const { type, prompt, answer, answers = [answer], citations, explanation } = question;
      const quote = citations[0]?.quote ?? "";
      const source = sourceOf(quiz, question);
      // True or false is no card: what is true is one.
      const back = type === "true-false" ? explanation || quote : answers.join(type === "ordering" ? " → " : ", ");
      return {
        front: prompt,
        back,
        quote,
        source: source && { kind: source.kind, id: source.id, title: source.title },
      };
    });
}
