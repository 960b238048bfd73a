import type { Grade, GradeState, Score } from "@jotter/domain/grade";
import type { StoredGrade } from "@jotter/domain/grade-book";
import { percentOf } from "@jotter/domain/grade-scale";
import type { NumberScale } from "@jotter/domain/table-scale";
import type { NumberClues } from "@jotter/domain/typed-scale";
import { readScore, typedScore } from "./score-text.ts";
import type { GradeFields } from "./use-grade-writes.ts";

/** How a grade counts, as a student chooses it: whether it is graded yet shows from its score. */
export const standings = ["scored", "missing", "excused", "dropped"] as const;
export type Standing = (typeof standings)[number];

/** A grade as it is being typed. */
export type GradeDraft = {
  readonly name: string;
  readonly score: string;
  readonly category: string;
  readonly date: string;
  readonly standing: Standing;
  readonly extraCredit: boolean;
  readonly realZero: boolean;
};

export function emptyDraft(category: string, date: string): GradeDraft {
  return { name: "", score: "", category, date, standing: "scored", extraCredit: false, realZero: false };
}

export function draftOf(grade: StoredGrade, decimal: string, said?: NumberScale): GradeDraft {
  const { state } = grade;
  return {
    name: grade.name,
    score: typedScore(grade.score, state === "ungraded", decimal, said),
    category: grade.category,
    date: grade.date ?? "",
    standing: state === "graded" || state === "ungraded" ? "scored" : state,
    extraCredit: grade.extraCredit,
    realZero: grade.realZero === true,
  };
}

/** Undefined where nobody knows what the score is. `nameless` is what a grade without a name is called. */
export function fieldsOf(draft: GradeDraft, nameless: string, clues?: NumberClues): GradeFields | undefined {
  const typed = readScore(draft.score, clues);
  if (typed.kind === "unreadable" || typed.kind === "unclear") return undefined;
  const { score } = typed;
  const isZero = typed.kind === "given" && isZeroScore(typed.score);
  return {
    name: draft.name.trim().slice(0, 500) || nameless,
    category: draft.category,
    score,
    state: stateOf(draft.standing, typed.kind === "given"),
    extraCredit: draft.extraCredit,
    // Kept only where there is a zero to mean: it would count the next one too.
    realZero: isZero && draft.realZero,
    date: draft.date || null,
  };
}

export function isZeroScore(score: Score | null): boolean {
  return score !== null && percentOf(score) === 0;
}

/** A zero nobody said is real: an entry that waits to be filled in. [GRD-4] */
export function isIdleZero({ score, state, realZero }: Grade): boolean {
  return state === "graded" && isZeroScore(score) && realZero !== true;
}

function stateOf(standing: Standing, isGiven: boolean): GradeState {
  if (standing !== "scored") return standing;
  return isGiven ? "graded" : "ungraded";
}

/** The kind of work and the day alone are none. */
export function hasWords({ name, score }: GradeDraft): boolean {
  return name.trim() !== "" || score.trim() !== "";
}
