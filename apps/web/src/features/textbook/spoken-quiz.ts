import type { Quiz } from "@jotter/domain/quiz";
import type { StudyQuestion } from "@jotter/study-tools/study-question";

/** The self-checks of a chapter in two languages, in the same order. */
export type InTwoLanguages = { readonly from: readonly StudyQuestion[]; readonly to: readonly StudyQuestion[] };

type Given = string | readonly string[];

/**
 * A quiz of self-checks as it reads in another language: its questions, and the options that were chosen. What a student
 * wrote stays as it is, and so does a question the book no longer has. [TXT-1]
 */
export function spokenQuiz(quiz: Quiz, both: InTwoLanguages): Quiz {
  const pairs = quiz.questions.map((stored) => pairOf(stored.prompt, both));
  return {
    ...quiz,
    questions: quiz.questions.map((stored, at) => {
      const pair = pairs[at];
      if (!pair) return stored;
      const options = (stored.options as readonly string[]).map((one) => said(one, pair));
      return { ...stored, ...pair.to, options };
    }),
    answers: quiz.answers.map((answer) => {
      const pair = pairs[answer.question];
      return pair ? { ...answer, given: givenIn(answer.given, pair) } : answer;
    }),
  };
}

/** An option that was chosen in the other language, as its quiz has it. */
export function givenBack(given: Given, question: StudyQuestion, { from, to }: InTwoLanguages): Given {
  const pair = pairOf(question.prompt, { from: to, to: from });
  return pair ? givenIn(given, pair) : given;
}

type Pair = { readonly from: StudyQuestion; readonly to: StudyQuestion };

function pairOf(prompt: unknown, { from, to }: InTwoLanguages): Pair | null {
  const at = from.findIndex((one) => one.prompt === prompt);
  const [one, other] = [from[at], to[at]];
  return one && other && one.type === other.type && one.options.length === other.options.length
    ? { from: one, to: other }
    : null;
}

function givenIn<Of extends Given>(given: Of, pair: Pair): Of {
  return (typeof given === "string" ? said(given, pair) : given.map((one) => said(one, pair))) as Of;
}

function said(option: string, { from, to }: Pair): string {
  return to.options[from.options.indexOf(option)] ?? option;
}
