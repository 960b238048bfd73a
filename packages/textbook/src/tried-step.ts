import type { Language } from "@jotter/domain/settings";
import { markOf } from "@jotter/study-tools/quiz/marking";
import { quantitiesOf } from "@jotter/study-tools/quiz/quantity";
import { isAnAnswer } from "@jotter/study-tools/quiz/readable";
import { judgeLines } from "@jotter/tutor/lines";
import { isSolved } from "@jotter/tutor/place";
import { type Problem, readProblem } from "@jotter/tutor/problem";
import { isBad } from "@jotter/tutor/verdict";
import type { ChapterFile, Step } from "./chapter-file.ts";
import { isOtherValue, isSameLine } from "./same-line.ts";
import { spelled } from "./spelled.ts";

/** What a student types who tries a step first. `at` is its place, from 0. */
export type Try = {
  readonly worked: ChapterFile["worked"][number] | undefined;
  /** The problem as it stands in the chapter. */
  readonly given?: string;
  readonly at: number;
  readonly typed: string;
  readonly language: Language;
};

/**
 * "ahead": a later step, or the end; "true": it follows and is another line than this one; "again": what stands there
 * already; "part": some of the solutions; "side": an expression where an equation is asked for; "equation": the other way
 * round; "unread": nothing that can be judged.
 */
export type TriedVerdict =
  | "right"
  | "ahead"
  | "true"
  | "again"
  | "part"
  | "side"
  | "equation"
  | "unread"
  | "noNumber"
  | "wrong";

export type Tried = {
  readonly verdict: TriedVerdict;
  /** How many steps stand open after it: none more than before, unless a step was found. */
  readonly open: number;
};

/** A step that somebody tried first: held against the example's own lines, then judged as in the tutor. [TXT-1] */
export function triedStep({ worked, given = "", at, typed, language }: Try): Tried {
  const steps = worked?.steps ?? [];
  const step = steps[at];
  const stays = (verdict: TriedVerdict): Tried => ({ verdict, open: at });
  if (step === undefined || !/[\p{L}\p{N}√π∞∅]/u.test(typed))
    return stays(step && asksNumber(step) ? "noNumber" : "unread");
  const task = worked?.problem ?? given;
  const problem = { ...readProblem(task, worked?.problem === undefined ? language : "en"), language };
  const form = formOf(problem, step, typed);
  if (form !== null) return stays(form);
  const says = (one: Step) => saysStep(one, typed, language);
  if (says(step)) return { verdict: "right", open: at + 1 };
  if (isGiven(problem, task, typed, language) || steps.slice(0, at).some(says)) return stays("again");
  const later = steps.findIndex((one, place) => place > at && says(one));
  if (later >= 0) return { verdict: "ahead", open: later + 1 };
  const line = lineVerdict(problem, steps, at, typed);
  if (line === "ahead") return { verdict: at === steps.length - 1 ? "right" : "ahead", open: steps.length };
  if (line === "true" || line === "again" || line === "part") return stays(line);
  if (line === "wrong") return stays("wrong");
  if (step.answer !== undefined && !isAnAnswer(questionOf(step, language), typed))
    return stays(asksNumber(step) ? "noNumber" : "unread");
  const isOther = step.line !== undefined && isOtherValue(step.line, typed, language);
  return stays(isOther || step.answer !== undefined ? "wrong" : "unread");
}

const isNumeric = (answer: string) => /^-?[\d.,/*^() -]+$/.test(answer);
const asksNumber = ({ line, answer }: Step) => line === undefined && answer !== undefined && isNumeric(answer);

function questionOf({ answer = "", unit, tolerance }: Step, language: Language) {
  return {
    type: isNumeric(answer) ? "numeric" : "short",
    answer: spelled(answer, language),
    language,
    ...(unit !== undefined && { unit }),
    ...(tolerance !== undefined && { tolerance }),
  } as const;
}

/** Whether a line says what a step says: its result, its line or its formula, in any harmless spelling. */
function saysStep(step: Step, typed: string, language: Language): boolean {
  const { answer, line, tex } = step;
  if (answer !== undefined && markOf(questionOf(step, language), typed).verdict === "right") return true;
  // What has a unit is right or wrong with it.
  if (answer !== undefined && step.unit !== undefined && quantitiesOf(typed, language)[0]?.isMeasure) return false;
  return [line, tex, answer].some((own) => own !== undefined && isSameLine(own, typed, language));
}

function isGiven({ meaning }: Problem, task: string, typed: string, language: Language): boolean {
  const bare = task.replace(/^[A-Z][^\d$(]*?\s(?=[\d$(√|\\-]|[a-z]{1,4}\b)/, "");
  const formulas = [...task.matchAll(/\$([^$]+)\$/g)].map(([, formula = ""]) => formula);
  const parts = meaning.kind === "set" && meaning.unknowns.length > 1 ? bare.split(/,\s/) : [];
  return [task, bare, ...formulas, ...parts].some((own) => own !== "" && isSameLine(own, typed, language));
}

/** One side of what is asked for as a whole, or a whole where one side is. */
function formOf({ meaning, asks }: Problem, { line }: Step, typed: string): "side" | "equation" | null {
  if (line === undefined) return null;
  const isRelation = /[=<>≤≥≦≧≈∈＝＜＞]|\\(?:[lg]eq?|approx)/u.test(typed);
  const letters = typed.replace(/sqrt|sin|cos|tan|log|ln|pi/g, "").match(/[a-z]/gi) ?? [];
  if (meaning.kind === "set" && /[=<>]/.test(line)) {
    const isSide = !isRelation && letters.some((letter) => meaning.unknowns.includes(letter.toLowerCase()));
    return isSide && !/\p{L}{3}|[\u3040-\u30ff\u4e00-\u9fff]/u.test(typed) && /\d/.test(typed) ? "side" : null;
  }
  const isOfForms = ["simplify", "expand", "factor", "differentiate", "integrate"].includes(asks);
  return isOfForms && letters.length > 0 && /[^=]=\s*0\s*\.?\s*$/.test(typed) ? "equation" : null;
}

/** What the tutor says of a line below those of the steps before it. */
function lineVerdict(
  problem: Problem,
  steps: readonly Step[],
  at: number,
  typed: string,
): "ahead" | "true" | "again" | "part" | "unread" | "wrong" {
  if (problem.solvedBy === "nobody") return "unread";
  const step = steps[at];
  const above = steps.slice(0, at).flatMap(({ line }) => line ?? []);
  // What follows from the problem is no less true where a step above loses letters or is another way.
  const tries = (above.length === 0 ? [[]] : [above, []]).map((before) => {
    const { lines, working } = judgeLines(problem, [...before, typed]);
    const judged = lines.at(-1);
    if (judged === undefined) return "unread";
    const { verdict, tell } = judged;
    if (tell === "sameAs") return "again";
    // A sum that is right is no result yet where one is asked for.
    if (tell === "trueBeside") return step?.line === undefined ? "wrong" : "true";
    if (tell === "noted" || tell === "condition") return "true";
    if (verdict === "follows" || verdict === "no-further") return isSolved(working) ? "ahead" : "true";
    if (verdict === "loses" && problem.asks === "equation") return "part";
    if (isBad(judged)) return "wrong";
    return "unread";
  });
  return (["ahead", "again", "true", "part"] as const).find((one) => tries.includes(one)) ?? tries[0] ?? "unread";
}
