import type { TakenQuestion } from "@jotter/study-tools/quiz/stored";
import { answerIn, firstGiven, type Given } from "../../student/quiz/given.ts";
import { keepDraft, keptDraft, whereNothingChanged } from "../../student/records/kept-draft.ts";
import { readTabRecord, removeTabRecord, tabRecordKeys, writeTabRecord } from "../../ui/local-records.ts";

/** What stands in a question that is not handed in, for whoever reloads. [QUZ-1] */
export type AnswerDraft = { readonly given: Given; readonly isGuess: boolean };

/** A question of a quiz, as this tab remembers it. */
export type AskedPlace = { readonly studentId: string; readonly quizId: string; readonly place: number };

export function keepAnswer(asked: AskedPlace, first: AnswerDraft, draft: AnswerDraft): void {
  keepDraft(keyOf(asked, "answer"), { first, draft });
}

/** What a question begins with. */
export function firstDraft(taken: TakenQuestion): AnswerDraft {
  return { given: firstGiven(taken), isGuess: taken.answer?.isGuess ?? false };
}

/** What stands in a question and was not handed in: it is an answer, too, where a mock exam ends. Null where it is none. */
export function standingAnswer(asked: AskedPlace, taken: TakenQuestion): AnswerDraft | null {
  const kept = keptAnswer(asked, firstDraft(taken));
  const given = kept && answerIn(taken, kept.given);
  return given === null ? null : { given, isGuess: kept?.isGuess ?? false };
}

/** As it was typed, unless the question was answered elsewhere since. */
export function keptAnswer(asked: AskedPlace, first: AnswerDraft): AnswerDraft | null {
  const kept = keptDraft<AnswerDraft>(keyOf(asked, "answer"));
  return kept && whereNothingChanged(kept, first);
}

/** How long it was looked at before the page went away or another question was shown. */
export function keepTime(asked: AskedPlace, ms: number): void {
  writeTabRecord(keyOf(asked, "time"), String(Math.round(ms)));
}

export function keptTime(asked: AskedPlace): number {
  const ms = Number(readTabRecord(keyOf(asked, "time")) ?? 0);
  return Number.isFinite(ms) && ms > 0 ? ms : 0;
}

export function forgetAsked(asked: AskedPlace): void {
  removeTabRecord(keyOf(asked, "answer"));
  removeTabRecord(keyOf(asked, "time"));
}

function keyOf({ studentId, quizId, place }: AskedPlace, what: "answer" | "time"): string {
  return tabRecordKeys.draft(studentId, `quiz-${what}:${quizId}:${place}`);
}
