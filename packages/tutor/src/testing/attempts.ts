import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Language } from "@jotter/domain/settings";
import { judgeLines } from "../lines.ts";
import { type Problem, readProblem, withSolution } from "../problem.ts";
import type { Verdict } from "../verdict.ts";

/** A student's lines to a problem, some with one planted error, and what a teacher says of each. */
export type Attempt = {
  readonly id: string;
  readonly lang: Language;
  readonly problem: string;
  readonly lines: readonly string[];
  readonly verdicts: readonly Verdict[];
  readonly firstWrong: number | null;
  /** By line, other verdicts that are as sensible. */
  readonly alsoOk?: Readonly<Record<string, readonly Verdict[]>>;
  /** What a model would have found, where the engine does not understand the problem. */
  readonly solution?: string;
};

export const attempts: readonly Attempt[] = readFileSync(join(import.meta.dirname, "attempts.jsonl"), "utf8")
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line));

export function problemOf({ problem, lang, solution }: Attempt): Problem {
  const read = readProblem(problem, lang);
  return solution === undefined ? read : withSolution(read, solution);
}

export function judgedAttempt(attempt: Attempt, problem = problemOf(attempt)) {
  const { lines, firstWrong } = judgeLines(problem, attempt.lines);
  const isAccepted = lines.map(
    ({ verdict }, index) => verdict === attempt.verdicts[index] || attempt.alsoOk?.[index]?.includes(verdict) === true,
  );
  return { attempt, lines, firstWrong, isAccepted, isRight: firstWrong === attempt.firstWrong };
}

export const knownMisses: readonly string[] = JSON.parse(
  readFileSync(join(import.meta.dirname, "known-misses.json"), "utf8"),
);

/** What is judged otherwise than a teacher would, one line for each. */
export function misses(judged: readonly ReturnType<typeof judgedAttempt>[]): readonly string[] {
  return judged.flatMap(({ attempt, lines, firstWrong, isAccepted, isRight }) => {
    const first = isRight
      ? []
      : [`${attempt.id}: first wrong line ${firstWrong ?? "none"}, not ${attempt.firstWrong ?? "none"}`];
    const each = lines.flatMap(({ verdict }, index) =>
      isAccepted[index] ? [] : [`${attempt.id}: line ${index} ${verdict}, not ${attempt.verdicts[index]}`],
    );
    return [...first, ...each];
  });
}
