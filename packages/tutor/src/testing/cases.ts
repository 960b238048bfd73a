import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Language } from "@jotter/domain/settings";
import { placeOf } from "../place.ts";
import { readProblem } from "../problem.ts";
import { isBad } from "../verdict.ts";

/** A problem and lines to it, as somebody judged them who had not seen the judge; several endings are other ways to write the same. */
export type Case = {
  readonly id: string;
  readonly lang: Language;
  readonly problem: string;
  readonly answer: string;
  readonly unit: string;
  readonly steps: readonly CaseLine[];
};

type CaseLine = {
  readonly line: string;
  readonly verdict: "right" | "wrong";
  readonly solved: boolean;
  readonly why: string;
  /** Teachers differ over it. */
  readonly unsure?: boolean;
};

export const caseFiles = [
  "after-wrong",
  "complex",
  "answers",
  "units",
  "homework",
  "stories",
  "typed",
  "taught",
  "newcomers",
] as const;
export type CaseFile = (typeof caseFiles)[number];

export function casesIn(file: CaseFile): readonly Case[] {
  return readFileSync(join(import.meta.dirname, "cases", `${file}.jsonl`), "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
}

export type CaseLineJudged = {
  readonly id: string;
  readonly line: CaseLine;
  readonly said: "right" | "wrong" | "cannot";
  readonly isSolved: boolean;
  readonly tell: string;
};

/** Each line below those before it, and each ending below the lines that are no endings. */
export function judgedCase({ id, lang, problem, steps }: Case): readonly CaseLineJudged[] {
  const read = readProblem(problem, lang);
  const before: string[] = [];
  return steps.map((line) => {
    const { lines, isSolved } = placeOf(read, [...before, line.line]);
    if (!line.solved) before.push(line.line);
    const last = lines.at(-1);
    const said = last === undefined || last.verdict === "unjudged" ? "cannot" : isBad(last) ? "wrong" : "right";
    return { id, line, said, isSolved, tell: last?.tell ?? "unread" };
  });
}

/** Called wrong where it is right. */
export const isLie = ({ line, said }: CaseLineJudged) => said === "wrong" && line.verdict === "right";

/** What is judged otherwise up to now. */
export const knownCaseMisses: Readonly<Record<CaseFile, readonly string[]>> = JSON.parse(
  readFileSync(join(import.meta.dirname, "cases", "known-misses.json"), "utf8"),
);

/** Judged otherwise, or the end not seen; a line nobody is sure of counts for nothing. */
export function missOf({ id, line, said, isSolved, tell }: CaseLineJudged): string | null {
  if (line.unsure) return null;
  // Values of which some came in by squaring follow, and are no answer: both is said.
  if (tell === "checkThem" && !isSolved && !line.solved) return null;
  if (said !== line.verdict) return `${id}: ${line.line}: ${said} (${tell}), not ${line.verdict}`;
  return isSolved === line.solved
    ? null
    : `${id}: ${line.line}: ${isSolved ? "solved, and is not" : "not seen as the end"}`;
}
