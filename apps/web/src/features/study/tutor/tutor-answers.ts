import type { Quiz } from "@jotter/domain/quiz";
import type { Language } from "@jotter/domain/settings";
import type { Plot } from "@jotter/study-tools/plot";
import { type Attempted, aloneAsQuiz, aloneOf } from "@jotter/tutor/alone";
import { type Concept, conceptOf } from "@jotter/tutor/concepts";
import { askFor, type Ladder, type Rung } from "@jotter/tutor/ladder";
import { firstWrongOf } from "@jotter/tutor/lines";
import { askModelFor, type ToldAsking } from "@jotter/tutor/model/model-ladder";
import { type ModelVerdict, withModelVerdicts } from "@jotter/tutor/model/model-lines";
import { saysAnswer, solvedProblem } from "@jotter/tutor/model/solve-twice";
import { nextStep } from "@jotter/tutor/next-step";
import { placeOf } from "@jotter/tutor/place";
import { plotOf } from "@jotter/tutor/plotted";
import { type Problem, readProblem } from "@jotter/tutor/problem";
import { type FoundProblem, problemsIn } from "@jotter/tutor/problems-in";
import { saysAll } from "@jotter/tutor/question-of";
import { type ShownProblem, shownProblem } from "@jotter/tutor/shown-problem";
import { askedBy, type Twin } from "@jotter/tutor/twin";
import type { JudgedLine } from "@jotter/tutor/verdict";
import { writtenIn } from "@jotter/tutor/written-in";
import { unsealed } from "./sealed.ts";

/** The problem a sheet is about, or the one after it that is done alone. */
export type Posed = {
  readonly text: string;
  readonly language: Language;
  readonly isAlone: boolean;
  /** What a model has found, closed, where the engine could not solve it. */
  readonly sealed?: string | null;
};

/** What an explanation of a problem should speak of: rules by their names, or a model's words. */
type KeyPoints = { readonly concepts: readonly Concept[]; readonly told: readonly string[] };

/** A formula needs what it asks said beside it. */
export type AskedAlone = { readonly question: string; readonly isFormula: boolean };

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
  readonly judge: (given: {
    readonly posed: Posed;
    readonly lines: readonly string[];
    /** What a model has said of some of them. */
    readonly byModel?: readonly (ModelVerdict | null)[];
  }) => Standing;
  readonly hint: (given: {
    readonly posed: Posed;
    readonly lines: readonly string[];
    readonly ladder: Ladder;
    readonly rung: Rung;
  }) => ToldAsking;
  /** The rule it takes from where these lines stand. */
  readonly rule: (given: { readonly posed: Posed; readonly lines: readonly string[] }) => Concept;
  /** Only for who has solved it or seen how. */
  readonly plot: (given: { readonly posed: Posed }) => Plot | null;
  /** Only for who has solved it or seen how. */
  readonly keyPoints: (given: { readonly posed: Posed }) => KeyPoints;
  /** The question of the problem that is done alone, as Markdown; null where there is none. */
  readonly alone: (given: { readonly posed: Posed }) => AskedAlone | null;
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
  judge: ({ posed, lines, byModel = [] }) => {
    const problem = problemPosed(posed);
    if (problem === null) return { lines: [], firstWrong: null, isSolved: false };
    const { lines: own, isSolved } = placeOf(problem, lines);
    const judged = withModelVerdicts(
      own,
      byModel.map((verdict) => verdict ?? undefined),
    );
    const wrong = firstWrongOf(judged);
    const solution = posed.isAlone ? null : unsealed(posed.sealed);
    // An answer in words is nothing the engine reads.
    const isSaid = solution !== null && saysAnswer(lines.at(-1) ?? "", solution.answer);
    return {
      lines: judged,
      firstWrong: wrong === null ? null : wrong + 1,
      isSolved: wrong === null && (isSolved || isSaid),
    };
  },
  hint: ({ posed, lines, ladder, rung }) => {
    const solution = unsealed(posed.sealed);
    const problem = knownProblem(posed);
    return solution ? askModelFor(ladder, rung, problem, solution, lines) : askFor(ladder, rung, problem, lines);
  },
  rule: ({ posed, lines }) => {
    const problem = knownProblem(posed);
    return conceptOf(nextStep(problem, placeOf(problem, lines))?.id ?? null, problem.asks);
  },
  plot: ({ posed }) => plotOf(knownProblem(posed)),
  keyPoints: ({ posed }) => {
    const solution = unsealed(posed.sealed);
    if (solution) return { concepts: [], told: [solution.concept, ...solution.steps].filter((one) => one !== "") };
    const { solution: own, asks } = knownProblem(posed);
    return { concepts: [...new Set((own?.steps ?? []).map(({ id }) => conceptOf(id, asks)))], told: [] };
  },
  alone: ({ posed }) => {
    const twin = twinAlone(posed);
    return twin && { question: askedBy(twin), isFormula: twin.words === undefined };
  },
  handIn: ({ posed, asks, title, attempted }) => {
    const twin = twinAlone(posed);
    if (twin === null) return null;
    const made = aloneAsQuiz(twin, title, attempted);
    return {
      ...made,
      questions: made.questions.map((one) => ({
        ...one,
        prompt: twin.words === undefined ? `${asks}: ${askedBy(twin)}` : askedBy(twin),
      })),
    };
  },
};

/** The same problem is asked about again with every line. */
let last: { readonly name: string; readonly problem: Problem; twin?: Twin | null } | null = null;

function known(text: string, language: Language) {
  const name = `${language} ${text}`;
  // German homework has its commas and dots in an English app, too.
  if (last?.name !== name) last = { name, problem: readProblem(text, writtenIn(text, language)) };
  return last;
}

function problemOf(text: string, language: Language): Problem {
  return known(text, language).problem;
}

function twinAlone({ text, language }: Posed): Twin | null {
  const entry = known(text, language);
  if (entry.twin === undefined) {
    const [task] = entry.problem.tasks;
    const twin = aloneOf(entry.problem);
    // A formula alone has to say all.
    entry.twin = twin?.words !== undefined || (task !== undefined && saysAll(task)) ? twin : null;
  }
  return entry.twin;
}

function problemPosed(posed: Posed): Problem | null {
  return posed.isAlone ? (twinAlone(posed)?.problem ?? null) : knownProblem(posed);
}

/** The problem of a sheet with what is known of it, by the engine or by a model. */
export function knownProblem({ text, language, sealed }: Posed): Problem {
  const problem = problemOf(text, language);
  const solution = unsealed(sealed);
  return solution ? solvedProblem(problem, solution) : problem;
}
