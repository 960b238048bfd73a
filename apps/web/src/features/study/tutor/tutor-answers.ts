import type { Quiz } from "@jotter/domain/quiz";
import type { Language } from "@jotter/domain/settings";
import { type Attempted, aloneAsQuiz, aloneOf } from "@jotter/tutor/alone";
import { type Asking, askFor, type Ladder, type Rung } from "@jotter/tutor/ladder";
import { placeOf } from "@jotter/tutor/place";
import { type Problem, readProblem } from "@jotter/tutor/problem";
import { type FoundProblem, problemsIn } from "@jotter/tutor/problems-in";
import { type ShownProblem, saysAll, shownProblem } from "@jotter/tutor/shown-problem";
import type { Twin } from "@jotter/tutor/twin";
import type { JudgedLine } from "@jotter/tutor/verdict";

/** The problem a sheet is about, or the one after it that is done alone. */
export type Posed = { readonly text: string; readonly language: Language; readonly isAlone: boolean };

/** Where the lines of a sheet stand. */
export type Standing = {
  readonly lines: readonly JudgedLine[];
  /** Counted from 1. */
  readonly firstWrong: number | null;
  readonly isSolved: boolean;
};

/** What the tutor is asked; the solution is known here alone, and goes out by the ladder only. */
export type TutorAnswers = {
  readonly read: (given: { readonly text: string; readonly language: Language }) => ShownProblem;
  readonly find: (given: { readonly text: string; readonly language: Language }) => readonly FoundProblem[];
  readonly judge: (given: { readonly posed: Posed; readonly lines: readonly string[] }) => Standing;
  readonly hint: (given: {
    readonly posed: Posed;
    readonly lines: readonly string[];
    readonly ladder: Ladder;
    readonly rung: Rung;
  }) => Asking;
  /** The question of the problem that is done alone, as LaTeX; null where there is none. */
  readonly alone: (given: { readonly posed: Posed }) => string | null;
  readonly handIn: (given: {
    readonly posed: Posed;
    /** What is asked, in words. */
    readonly asks: string;
    readonly title: string;
    readonly attempted: Attempted;
  }) => Quiz | null;
};

export const tutorAnswers: TutorAnswers = {
  read: ({ text, language }) => shownProblem(problemOf(text, language)),
  find: ({ text, language }) => problemsIn(text, language),
  judge: ({ posed, lines }) => {
    const problem = problemPosed(posed);
    if (problem === null) return { lines: [], firstWrong: null, isSolved: false };
    const { lines: judged, firstWrong, isSolved } = placeOf(problem, lines);
    return { lines: judged, firstWrong, isSolved };
  },
  hint: ({ posed, lines, ladder, rung }) => askFor(ladder, rung, problemOf(posed.text, posed.language), lines),
  alone: ({ posed }) => twinAlone(posed)?.question ?? null,
  handIn: ({ posed, asks, title, attempted }) => {
    const twin = twinAlone(posed);
    if (twin === null) return null;
    const made = aloneAsQuiz(twin, title, attempted);
    return { ...made, questions: made.questions.map((one) => ({ ...one, prompt: `${asks}: $${twin.question}$` })) };
  },
};

/** The same problem is asked about again with every line. */
let last: { readonly name: string; readonly problem: Problem; twin?: Twin | null } | null = null;

function known(text: string, language: Language) {
  const name = `${language} ${text}`;
  if (last?.name !== name) last = { name, problem: readProblem(text, language) };
  return last;
}

function problemOf(text: string, language: Language): Problem {
  return known(text, language).problem;
}

function twinAlone({ text, language }: Posed): Twin | null {
  const entry = known(text, language);
  if (entry.twin === undefined) {
    const [task] = entry.problem.tasks;
    entry.twin = task === undefined || !saysAll(task) ? null : aloneOf(entry.problem);
  }
  return entry.twin;
}

function problemPosed(posed: Posed): Problem | null {
  return posed.isAlone ? (twinAlone(posed)?.problem ?? null) : problemOf(posed.text, posed.language);
}
