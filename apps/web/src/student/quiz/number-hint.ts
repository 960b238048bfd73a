import { answerKind } from "@jotter/study-tools/quiz/answer-kind";
import { isFormula } from "@jotter/study-tools/quiz/mark-formula";
import { readAs } from "@jotter/study-tools/quiz/mark-number";
import type { StudyQuestion } from "@jotter/study-tools/study-question";

type Asked = Pick<StudyQuestion, "answer" | "language">;

/** Signs are wanted for what is reckoned or has letters: a year, a span of years and a plain number have none. */
export function wantsFormula({ answer, language }: Asked): boolean {
  const kind = answerKind(answer, language);
  return isFormula(answer) && kind !== "year" && kind !== "span" && !isNumeral(answer);
}

type Hint =
  | { readonly text: "quiz.anyForm" | "quiz.notANumber" }
  | { readonly text: "quiz.readAs"; readonly value: number; readonly unit?: string }
  | null;

/** What is said of a number while it is typed: nothing of one that says itself how it is read. */
export function numberHint(question: Asked, written: string): Hint {
  const mayBeFormula = wantsFormula(question);
  const read = readAs(written, question.language);
  if (read !== null) {
    if (isNumeral(written) && !mayBeFormula) return null;
    const unit = read.unit === "" ? undefined : unitIn(written);
    return { text: "quiz.readAs", value: read.value, ...(unit && { unit }) };
  }
  if (written.trim() === "") return mayBeFormula ? { text: "quiz.anyForm" } : null;
  return { text: mayBeFormula && isFormula(written) ? "quiz.anyForm" : "quiz.notANumber" };
}

/** What stands behind the number, as it is typed: "kN" of "2.4 kN". */
function unitIn(written: string): string | undefined {
  return /[\d½¼¾⅓⅔)]\s*([\p{L}%°Ω€$£¥][^=]*)$/u.exec(written.trim())?.[1];
}

function isNumeral(text: string): boolean {
  return /^[-−+]?\d+$/u.test(text.trim());
}
