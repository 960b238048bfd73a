import type { Category, Course, CourseLevel } from "./course.ts";
import { afterDrops } from "./drop-rule.ts";
import type { Grade, Letter, Score } from "./grade.ts";
import { gpaOf, letterOf, percentOf, type Scale, scaleOfClass, withoutNoise } from "./grade-scale.ts";

export type StoredCourse = Course & { readonly id: string };
export type StoredGrade = Grade & { readonly id: string };

/** All that a class's result rests on. */
export type Book = {
  readonly course: StoredCourse;
  readonly categories: readonly Category[];
  readonly grades: readonly StoredGrade[];
};

/** What holds until a student says otherwise. [GRD-2] */
export const plainWeights: readonly Category[] = [
  { id: "test", weight: 40 },
  { id: "quiz", weight: 20 },
  { id: "assignment", weight: 20 },
  { id: "homework", weight: 20 },
];

export function bookOf(
  course: StoredCourse,
  weights: readonly Category[] | undefined,
  grades: readonly StoredGrade[],
): Book {
  const isOwn = (grade: StoredGrade) => grade.classId === course.id;
  // The same list where nothing is taken from it: then nobody has to compare what is in it.
  const own = grades.every(isOwn) ? grades : grades.filter(isOwn);
  const chosen = [course.categories, weights].find((some) => some && some.length > 0) ?? plainWeights;
  return { course, categories: categoriesFor(own, chosen), grades: own };
}

/** Each category once, and one of weight 0 for each that grades still name though it is gone: they stay in sight. */
export function categoriesFor(grades: readonly StoredGrade[], chosen: readonly Category[]): readonly Category[] {
  const byId = new Map<string, Category>();
  for (const category of chosen) if (!byId.has(category.id)) byId.set(category.id, category);
  for (const { category: id } of grades) if (!byId.has(id)) byId.set(id, { id, weight: 0 });
  return [...byId.values()];
}

export type CategoryResult = {
  readonly id: string;
  readonly average: number | null;
  readonly weight: number;
  /** 0 to 1, its part of the weighted average: all categories with grades together are 1. */
  readonly share: number;
  readonly dropped: readonly string[];
};

export type ClassResult = {
  readonly courseId: string;
  /** The mean of the percents of all that counts, without weights, drops and extra credit. [GRD-2] */
  readonly simple: number | null;
  /** By categories, with drops and extra credit. Null where nothing counts, or nothing that counts has a weight. */
  readonly weighted: number | null;
  readonly gpa: number | null;
  readonly letter: Letter | null;
  readonly weightedGpa: number | null;
  readonly categories: readonly CategoryResult[];
  /** The ids of the grades that the drop rule leaves out. [GRD-7] */
  readonly dropped: readonly string[];
  /** How many grades the averages of the categories rest on. */
  readonly counted: number;
  /** So far, over everything counted that has points. [GRD-10] */
  readonly points: { readonly earned: number; readonly possible: number } | null;
  /** A category with a weight has no grades yet, and the others stand in for it. [GRD-5] */
  readonly renormalised: boolean;
  readonly weightSum: number;
};

export function classResult(book: Book): ClassResult {
  const { course, categories } = book;
  const simple = mean(book.grades.filter(isInSimple).map((grade) => percentOf(scoreOf(grade), scaleOfClass(course))));
  const averages = averagesOf(book);
  const inUse = weightInUse(averages);
  const exact = weightedOf(averages);
  const weighted = exact === null ? null : withoutNoise(exact);
  const scale = scaleOfClass(course);
  const gpa = weighted === null ? null : gpaOf(weighted, scale);
  const kept = averages.flatMap((average) => average.kept);
  return {
    courseId: course.id,
    simple: simple === null ? null : withoutNoise(simple),
    weighted,
    gpa,
    letter: weighted === null ? null : letterOf(weighted, scale),
    weightedGpa: gpa === null ? null : gpaAtLevel(gpa, course.level),
    categories: averages.map(({ category: { id, weight }, percent, dropped }) => {
      const share = percent === null || inUse === 0 ? 0 : weight / inUse;
      return { id, average: percent === null ? null : withoutNoise(percent), weight, share, dropped };
    }),
    dropped: averages.flatMap((average) => average.dropped),
    counted: kept.length,
    points: pointsOf(kept),
    renormalised:
      weighted !== null && averages.some(({ category, percent }) => category.weight > 0 && percent === null),
    weightSum: withoutNoise(sum(categories.map((category) => category.weight))),
  };
}

/** The weighted average to the last binary digit, for those who reckon on with it. */
export function exactWeighted(book: Book): number | null {
  return weightedOf(averagesOf(book));
}

export type Overall = {
  readonly gpa: number | null;
  readonly weightedGpa: number | null;
  readonly average: number | null;
  readonly letter: Letter | null;
  /** All with grades, those outside the GPA too. */
  readonly classes: number;
};

/** ToolDeps over the classes with grades, by credits where a student gave some: a class without them is worth one. [GRD-1] */
export function overall(entries: readonly { readonly course: StoredCourse; readonly result: ClassResult }[]): Overall {
  const inside = entries.filter(({ course }) => !course.outsideGpa);
  const over = (figure: (result: ClassResult) => number | null) => {
    let total = 0;
    let credits = 0;
    for (const { course, result } of inside) {
      const value = figure(result);
      if (value === null) continue;
      total += value * (course.credits ?? 1);
      credits += course.credits ?? 1;
    }
    return credits > 0 ? withoutNoise(total / credits) : null;
  };
  const average = over((result) => result.weighted);
  return {
    gpa: over((result) => result.gpa),
    weightedGpa: over((result) => result.weightedGpa),
    average,
    letter: average === null ? null : letterOf(average),
    classes: entries.filter(({ result }) => result.counted > 0).length,
  };
}

/** Only grades above 0 count [GRD-4], unless the zero is meant: a missing one, or one somebody really got. [GRD-6] */
export function counts(grade: Grade): boolean {
  if (grade.state === "missing") return true;
  if (grade.state !== "graded" || !grade.score) return false;
  return grade.realZero === true || percentOf(grade.score) > 0;
}

/**
 * Points where all of a category is in points; else every item is worth the same. What has no points of its own in a
 * category of points (extra credit in percent, a missing item) is of a typical item's size.
 */
export function typicalPoints(grades: readonly StoredGrade[]): number | null {
  const possible: number[] = [];
  for (const grade of grades) {
    if (grade.extraCredit || !counts(grade)) continue;
    if (grade.score?.as === "points") possible.push(grade.score.possible);
    else if (grade.state !== "missing") return null;
  }
  return mean(possible);
}

type Average = {
  readonly category: Category;
  readonly percent: number | null;
  readonly dropped: readonly string[];
  readonly kept: readonly StoredGrade[];
};

function averagesOf({ course, categories, grades }: Book): readonly Average[] {
  const scale = scaleOfClass(course);
  const byCategory = new Map<string, StoredGrade[]>(categories.map((category) => [category.id, []]));
  for (const grade of grades) if (counts(grade)) byCategory.get(grade.category)?.push(grade);
  return categories.map((category) => averageOf(category, byCategory.get(category.id) ?? [], scale));
}

function weightInUse(averages: readonly Average[]): number {
  return sum(averages.map(({ category, percent }) => (percent === null ? 0 : category.weight)));
}

function weightedOf(averages: readonly Average[]): number | null {
  const inUse = weightInUse(averages);
  return inUse > 0 ? sum(averages.map(({ category, percent }) => category.weight * (percent ?? 0))) / inUse : null;
}

/**
 * A category's average: earned of possible where all is in points, else the mean of the percents. Which of the two is
 * settled before anything is dropped. Extra credit adds to what is earned and not to what is possible; it is never
 * dropped, and by itself, with nothing to add to, it is no average.
 */
function averageOf(category: Category, grades: readonly StoredGrade[], scale: Scale): Average {
  const regular = grades.filter((grade) => !grade.extraCredit);
  if (regular.length === 0) return { category, percent: null, dropped: [], kept: [] };
  const typical = typicalPoints(regular);
  const partOf = (grade: StoredGrade) => {
    const score = scoreOf(grade);
    if (typical === null) return { earned: percentOf(score, scale), possible: 100 };
    if (score.as === "points") return score;
    return { earned: (percentOf(score, scale) * typical) / 100, possible: typical };
  };
  const extra = sum(grades.map((grade) => (grade.extraCredit ? partOf(grade).earned : 0)));
  const after = afterDrops(regular.map(partOf), extra, category.dropLowest ?? 0, category.dropHighest ?? 0);
  const dropped = after.dropped.flatMap((place) => regular[place]?.id ?? []);
  const kept = dropped.length === 0 ? grades : grades.filter((grade) => !dropped.includes(grade.id));
  return { category, percent: after.percent, dropped, kept };
}

function isInSimple(grade: StoredGrade): boolean {
  return counts(grade) && !grade.extraCredit;
}

/** A missing item is a zero of what was possible. */
function scoreOf(grade: StoredGrade): Score {
  const { score, state } = grade;
  if (score?.as === "points") return state === "missing" ? { ...score, earned: 0 } : score;
  return state === "missing" || !score ? { as: "percent", percent: 0 } : score;
}

function pointsOf(grades: readonly StoredGrade[]): ClassResult["points"] {
  let earned = 0;
  let possible = 0;
  for (const grade of grades) {
    const score = scoreOf(grade);
    if (score.as !== "points") continue;
    earned += score.earned;
    if (!grade.extraCredit) possible += score.possible;
  }
  return possible > 0 ? { earned: withoutNoise(earned), possible: withoutNoise(possible) } : null;
}

/** [GRD-9] A class that was failed gains nothing from its level. */
function gpaAtLevel(gpa: number, level: CourseLevel): number {
  const more = { standard: 0, honors: 0.5, ap: 1, college: 1 }[level];
  return gpa === 0 ? 0 : withoutNoise(gpa + more);
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

function mean(values: readonly number[]): number | null {
  return values.length === 0 ? null : sum(values) / values.length;
}
