import type { CardSource } from "@jotter/domain/card";
import type { Quiz } from "@jotter/domain/quiz";
import { gapCount } from "@jotter/markdown/cloze";
import { isMistake, takenQuestions } from "@jotter/study-tools/quiz/stored";
import type { StudyQuestion } from "@jotter/study-tools/study-question";
import type { Mistake } from "../cards/MistakeCards.tsx";
import { barePrompt } from "./bare-prompt.ts";
import { gap } from "./Prompt.tsx";
import { sourceOf } from "./sources.ts";

export function mistakesOf(quiz: Quiz): readonly Mistake[] {
  return takenQuestions(quiz)
    .filter(isMistake)
    .map(({ question, place }) => {
      const quote = question.citations[0]?.quote ?? "";
      const source = sourceOf(quiz, question);
      const from: CardSource | null = source && {
        kind: source.kind === "note" || source.kind === "document" ? source.kind : "text",
        id: source.id,
        title: source.title,
        quote,
      };
      return { question: place, ...sidesOf(question, quote), quote, topic: question.topic, source: from };
    });
}

/** A sentence with a gap stays one; everything else is a question with its answer. */
function sidesOf(question: StudyQuestion, quote: string): Pick<Mistake, "kind" | "front" | "back"> {
  const { type, prompt, answer, answers = [answer], explanation } = question;
  const comma = question.language === "ja" || question.language === "zh" ? "、" : ", ";
  const isWhole = type === "multiple" || type === "ordering" || type === "true-false";
  const filled = prompt.replace(gap, () => `==${answer}==`);
  // What stands within a formula or a word that is marked already makes no gap.
  if (!isWhole && prompt.split(gap).length === 2 && gapCount(filled) === 1) {
    return { kind: "cloze", front: filled, back: "" };
  }
  // True or false is no card: what is true is one.
  const back = type === "true-false" ? explanation || quote : answers.join(type === "ordering" ? " → " : comma);
  return { kind: "basic", front: askedOf(question), back };
}

/** What is to be ordered, or chosen from, is a part of what is asked. */
function askedOf(question: StudyQuestion): string {
  const { type, prompt, options } = question;
  const isOfThese = type === "ordering" || type === "multiple" || (type === "choice" && ofThese.test(prompt));
  if (!isOfThese || options.length === 0) return barePrompt(question);
  return `${prompt}\n\n${options.map((option) => `- ${option}`).join("\n")}`;
}

/** "Which of these", "¿Cuál de las siguientes", "下列": a question that nobody can answer without its options. */
const ofThese =
  /(?<!\p{L})(?:which|these|following|cu[aá]l(?:es)?|siguientes?|quel(?:le)?s?|lequel|laquelle|lesquel(?:le)?s|suivante?s?|welche[rsmn]?|folgende[rsmn]?)(?!\p{L})|下列|以下|哪|次の|どれ|どちら|どの/iu;
