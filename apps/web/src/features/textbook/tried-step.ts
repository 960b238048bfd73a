import type { Language } from "@jotter/domain/settings";
import { markOf } from "@jotter/study-tools/quiz/marking";
import type { ChapterFile } from "@jotter/textbook/chapter-file";
import { spelled } from "@jotter/textbook/spelled";
import { judgeLines } from "@jotter/tutor/lines";
import { readProblem } from "@jotter/tutor/problem";

type Tried = {
  readonly worked: ChapterFile["worked"][number] | undefined;
  readonly at: number;
  readonly typed: string;
  readonly language: Language;
};

/** A step that somebody tried first: a line of working by the tutor's judge, a result as the quiz marks it. [TXT-1] */
export function triedStep({ worked, at, typed, language }: Tried): "right" | "almost" | "wrong" {
  const step = worked?.steps[at];
  if (step === undefined) return "wrong";
  if (worked?.problem !== undefined && step.line !== undefined) {
    const above = worked.steps.slice(0, at).flatMap(({ line }) => line ?? []);
    const problem = readProblem(worked.problem, "en");
    const lines = judgeLines({ ...problem, language }, [...above, typed]).lines;
    const { verdict, tell } = lines.at(-1) ?? {};
    // What only says again what stands there is no step.
    if (tell === "sameAs") return above.length > 0 || isSame(typed, worked.problem) ? "almost" : "right";
    return verdict === "follows" ? "right" : verdict === "no-further" ? "almost" : "wrong";
  }
  const { answer, unit, tolerance } = step;
  if (answer === undefined) return "wrong";
  const type = /^-?[\d.,/*^() ]+$/.test(answer) ? "numeric" : "short";
  const question = {
    type,
    answer: spelled(answer, language),
    language,
    ...(unit !== undefined && { unit }),
    ...(tolerance !== undefined && { tolerance }),
  } as const;
  return markOf(question, typed).verdict;
}

function isSame(typed: string, problem: string): boolean {
  const bare = (text: string) => text.replace(/\s+/g, "");
  return bare(problem).includes(bare(typed));
}
