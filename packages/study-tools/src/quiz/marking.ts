import { isKnown } from "@jotter/domain/quiz";
import type { StudyQuestion } from "../study-question.ts";
import { almost, type Mark, right, slip, wrong } from "./mark.ts";
import { markFormula } from "./mark-formula.ts";
import { markNumber } from "./mark-number.ts";
import { markWords, maySayTheSame } from "./mark-words.ts";
import { quantitiesOf } from "./quantity.ts";

/** What a mark rests on. */
export type Markable = Pick<
  StudyQuestion,
  "type" | "answer" | "answers" | "accepted" | "unit" | "tolerance" | "language"
>;

/** What an answer is worth: by the option, by the number, by the formula or by the words. [QUZ-1] [QUZ-2] */
export function markOf(question: Markable, given: string | readonly string[]): Mark {
  const { type, answer, answers = [], accepted = [], language } = question;
  if (typeof given !== "string") return type === "ordering" ? markOrder(answers, given) : markSeveral(answers, given);
  const written = given.trim();
  if (written === "") return wrong;
  if (type === "choice" || type === "true-false") return written === answer.trim() ? right : wrong;
  const marks = [answer, ...accepted].map(
    (one) =>
      (type === "numeric" ? markNumber({ ...question, answer: one }, written) : null) ??
      markFormula(one, written, language) ??
      markWords(one, written, language),
  );
  return marks.toSorted((one, other) => other.share - one.share)[0] ?? wrong;
}

/** "2400 kg" where 2400 N is right: the student is told which of the two is wrong. [QUZ-2] */
export function isOnlyUnitWrong(question: Markable, given: string): boolean {
  if (question.type !== "numeric" || markOf(question, given).share > 0) return false;
  return quantitiesOf(given, question.language).some(
    ({ unit, value }) => unit !== "" && markNumber(question, String(value))?.share === 1,
  );
}

/** Asked for words: what they say can be doubted, as a number, a formula or an option cannot. */
export function asksForWords({ type }: Pick<Markable, "type">): boolean {
  return type === "short" || type === "cloze";
}

/** The wording that was meant, where it was known with a slip of the pen: whoever passes still sees how it is spelt. [QUZ-2] */
export function rightSpelling(question: Markable, given: string | readonly string[]): string | null {
  if (!asksForWords(question) || typeof given !== "string" || markOf(question, given).share !== slip) return null;
  const wordings = [question.answer, ...(question.accepted ?? [])];
  return wordings.find((one) => markWords(one, given, question.language).share === slip) ?? null;
}

/** Whether a device can be sure of its mark. Other words than it knows wait for a model or for the student. [QUZ-2] */
export function isSettled(question: Markable, given: string | readonly string[]): boolean {
  const { answer, accepted = [], language } = question;
  if (!asksForWords(question) || typeof given !== "string" || isKnown(markOf(question, given).share)) return true;
  const wordings = [answer, ...accepted];
  if (wordings.some((one) => markFormula(one, given.trim(), language) !== null)) return true;
  return !wordings.some((one) => maySayTheSame(one, given, language));
}

/** Each right one counts for, each wrong one against. */
function markSeveral(answers: readonly string[], given: readonly string[]): Mark {
  const hits = given.filter((one) => answers.includes(one)).length;
  const share = Math.max(0, (2 * hits - given.length) / Math.max(1, answers.length));
  return share === 1 ? right : share >= 0.5 ? almost(share) : { verdict: "wrong", share };
}

/** By how many pairs stand the right way round: one step too far is not all wrong. */
function markOrder(answers: readonly string[], given: readonly string[]): Mark {
  const places = answers.map((one) => given.indexOf(one));
  if (places.includes(-1) || given.length !== answers.length) return wrong;
  const pairs = places.flatMap((place, at) => places.slice(at + 1).map((later) => place < later));
  const share = pairs.length === 0 ? 1 : Math.max(0, 2 * (pairs.filter(Boolean).length / pairs.length) - 1);
  return share === 1 ? right : share >= 0.5 ? almost(share) : { verdict: "wrong", share };
}
