import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Language } from "@jotter/domain/settings";
import { markOf } from "@jotter/study-tools/quiz/marking";
import { notYet } from "../not-yet.ts";
import { selfCheck } from "../self-check.ts";
import { triedStep } from "../tried-step.ts";
import { chapterFile, chapterText } from "./book.ts";

/** What students type where a step or an answer is asked for, and what a fair teacher says; written before the judge was read. */
type Typed = { readonly chapter: string; readonly language: Language };
type TypedSteps = Typed & {
  readonly example: number;
  readonly step: number;
  readonly lines: Readonly<Record<string, string>>;
};
type TypedAnswers = Typed & { readonly check: number; readonly answers: Readonly<Record<string, string>> };

const read = (name: string) => JSON.parse(readFileSync(join(import.meta.dirname, `${name}.json`), "utf8"));

export const typedSteps: readonly TypedSteps[] = read("typed-steps");
export const typedAnswers: readonly TypedAnswers[] = read("typed-answers");
export const knownTypedMisses: readonly string[] = read("typed-misses");

export function stepMisses({ chapter, example, step, language, lines }: TypedSteps): readonly string[] {
  const worked = chapterFile(chapter).worked[example - 1];
  const given = chapterText(chapter, language).worked[example - 1]?.problem ?? "";
  return Object.entries(lines).flatMap(([typed, wanted]) => {
    const { verdict } = triedStep({ worked, given, at: step - 1, typed, language });
    return verdict === wanted ? [] : [`${chapter} ${example}.${step} ${language}: ${typed}: ${verdict}, not ${wanted}`];
  });
}

export function answerMisses({ chapter, check, language, answers }: TypedAnswers): readonly string[] {
  const [file, written] = [chapterFile(chapter).checks[check - 1], chapterText(chapter, language).checks[check - 1]];
  const question = file && written && selfCheck(file, written, { topic: chapter, language });
  if (!question) throw new Error(`${chapter} has no check ${check}`);
  return Object.entries(answers).flatMap(([typed, wanted]) => {
    const { verdict, share } = markOf(question, typed);
    const found =
      notYet(question, typed) !== null ? "unread" : verdict !== "almost" ? verdict : share > 0.8 ? "right" : "part";
    return found === wanted ? [] : [`${chapter} check ${check} ${language}: ${typed}: ${found}, not ${wanted}`];
  });
}
