import type { Grade, Score } from "./grade.ts";
import {
  type Book,
  categoriesFor,
  classResult,
  counts,
  exactWeighted,
  type StoredGrade,
  typicalPoints,
} from "./grade-book.ts";
import { withoutNoise } from "./grade-scale.ts";
import { dayAt } from "./zones.ts";

/** What has to be got for a target. "reached": not even a zero would spoil it. [GRD-8] */
export type Needed =
  | { readonly kind: "reached" }
  | { readonly kind: "needed"; readonly percent: number }
  | { readonly kind: "unreachable"; readonly best: number }
  | { readonly kind: "nothing-left" };

/** On one more item of that category, of a typical item's size. */
export function neededOnNext(book: Book, target: number, category: string): Needed {
  return needed(target, (percent) => withChanges(book, { ...nothing, added: [nextItem(book, category, percent)] }));
}

/** One piece of work by its name, and what hangs on it of the whole grade in percent, where somebody said so. */
type Named = { readonly title: string; readonly weight: number | null; readonly category: string };

/**
 * On one piece of work: so much of the whole grade hangs on it as was said, and what stands makes up the rest; else it is
 * the row of that name that waits in the book, with its own points; else one more of its category.
 */
export function neededOnWork(book: Book, target: number, { title, weight, category }: Named): Needed {
  const stands = weight === null ? null : exactWeighted(book);
  if (weight !== null && stands !== null) return neededOnShare(target, stands, Math.min(1, weight / 100));
  const open = openWork(book, title);
  if (!open) return neededOnNext(book, target, category);
  return needed(target, (percent) => {
    return withChanges(book, { ...nothing, scores: { [open.id]: openScore(book, open, percent) } });
  });
}

/** The row of that name that waits for its grade. */
export function openWork(book: Book, title: string): StoredGrade | undefined {
  const name = title.trim().toLowerCase();
  return book.grades.find((grade) => isOpen(grade) && !grade.extraCredit && grade.name.trim().toLowerCase() === name);
}

function neededOnShare(target: number, stands: number, share: number): Needed {
  if (share <= 0) return stands >= target - binaryNoise ? { kind: "reached" } : { kind: "nothing-left" };
  const percent = withoutNoise((target - stands * (1 - share)) / share);
  if (percent <= 0) return { kind: "reached" };
  const best = stands * (1 - share) + 100 * share;
  return percent > 100 ? { kind: "unreachable", best: withoutNoise(best) } : { kind: "needed", percent };
}

/** The same percent on everything that is not graded yet. Extra credit is nothing one has to do. */
export function neededOnRemaining(book: Book, target: number): Needed {
  const open = book.grades.filter((grade) => isOpen(grade) && !grade.extraCredit);
  const weighted = classResult(book).weighted;
  if (open.length === 0) {
    return weighted !== null && weighted >= withoutNoise(target) ? { kind: "reached" } : { kind: "nothing-left" };
  }
  return needed(target, (percent) => {
    const scores = Object.fromEntries(open.map((grade) => [grade.id, openScore(book, grade, percent)]));
    return withChanges(book, { ...nothing, scores });
  });
}

/** What a student plays with: scores instead of the real ones (null: not graded), more items, fewer items. */
export type WhatIf = {
  readonly scores: Readonly<Record<string, Score | null>>;
  readonly added: readonly StoredGrade[];
  readonly without: readonly string[];
};

const nothing: WhatIf = { scores: {}, added: [], without: [] };

/** A book of its own: the real one never learns of it. A zero that is played with is meant. [GRD-8] */
export function withChanges(book: Book, changes: WhatIf): Book {
  const without = new Set(changes.without);
  const scores = new Map(Object.entries(changes.scores));
  const changed = [...book.grades, ...changes.added]
    .filter((grade) => !without.has(grade.id))
    .map((grade) => {
      const score = scores.get(grade.id);
      return score === undefined ? grade : withScore(grade, score);
    });
  return { ...book, categories: categoriesFor(changed, book.categories), grades: changed };
}

/** The item that `neededOnNext` speaks of. */
export function nextItem(book: Book, category: string, percent: number): StoredGrade {
  const plain: StoredGrade = {
    id: "next",
    classId: book.course.id,
    name: "",
    category,
    score: null,
    state: "ungraded",
    extraCredit: false,
    date: null,
    createdAt: 0,
    updatedAt: 0,
  };
  return withScore(plain, openScore(book, plain, percent));
}

/** How the weighted average went, day by day. What has no date counts from the day it was entered. [GRD-10] */
export function trendOf(book: Book): readonly { readonly date: string; readonly weighted: number }[] {
  const dates = book.grades.filter(counts).map(dayOf);
  return [...new Set(dates)].sort().flatMap((date) => {
    const grades = book.grades.filter((grade) => dayOf(grade) <= date);
    const { weighted } = classResult({ ...book, grades });
    return weighted === null ? [] : { date, weighted };
  });
}

function dayOf({ date, createdAt }: StoredGrade): string {
  return date ?? dayAt(createdAt, "UTC");
}

/**
 * The result never falls when a score rises, so halving finds the lowest percent that is enough. It asks the average
 * before the last digits are cut off: those are worth many more digits of one item among hundreds.
 */
function needed(target: number, bookWith: (percent: number) => Book): Needed {
  const resultWith = (percent: number) => exactWeighted(bookWith(percent));
  const best = resultWith(100);
  // Nothing that could still come has a weight.
  if (best === null) return { kind: "nothing-left" };
  const isEnough = (percent: number) => (resultWith(percent) ?? 0) >= target - binaryNoise;
  if (isEnough(0)) return { kind: "reached" };
  if (!isEnough(100)) return { kind: "unreachable", best: withoutNoise(best) };
  let tooLow = 0;
  let enough = 100;
  for (let step = 0; step < 50; step++) {
    const middle = (tooLow + enough) / 2;
    if (isEnough(middle)) enough = middle;
    else tooLow = middle;
  }
  return { kind: "needed", percent: withoutNoise(enough) };
}

const binaryNoise = 1e-12;

/** Nobody has graded it. A zero that stands there is a grade, whether it counts or not: nothing more comes of it. */
function isOpen(grade: Grade): boolean {
  return grade.state === "ungraded";
}

function openScore(book: Book, grade: StoredGrade, percent: number): Score {
  const own = grade.score?.as === "points" ? grade.score.possible : null;
  const possible = own ?? typicalPoints(book.grades.filter((other) => other.category === grade.category));
  return possible === null
    ? { as: "percent", percent }
    : { as: "points", earned: (percent * possible) / 100, possible };
}

function withScore(grade: StoredGrade, score: Score | null): StoredGrade {
  return score ? { ...grade, score, state: "graded", realZero: true } : { ...grade, score, state: "ungraded" };
}
