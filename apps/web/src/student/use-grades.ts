import type { Category } from "@jotter/domain/course";
import {
  type Book,
  bookOf,
  type ClassResult,
  classResult,
  type Overall,
  overall,
  type StoredCourse,
  type StoredGrade,
} from "@jotter/domain/grade-book";
import { onlyOne } from "@jotter/domain/id";
import { settings } from "@jotter/domain/settings";
import { useMemo, useSyncExternalStore } from "react";
import { type GradesByClass, gradeShelf } from "./grade-shelf.ts";
import { coursesOf } from "./profile-service.ts";
import { useStudent } from "./student-context.ts";
import { useLive } from "./use-live.ts";

/** Every class of the student with its grades, in the order the classes came, and what follows from them. */
export type GradeBooks = {
  readonly books: readonly Book[];
  readonly results: ReadonlyMap<string, ClassResult>;
  readonly overall: Overall;
  /** What tests, quizzes, assignments and homework weigh where a class says nothing else; absent until the student says. */
  readonly weights: readonly Category[] | undefined;
};

/** Live; undefined until they are read. Books and results of classes that did not change stay the same objects. */
export function useGradeBooks(): GradeBooks | undefined {
  const { replica } = useStudent();
  const shelf = gradeShelf(replica);
  const grades = useSyncExternalStore(shelf.subscribe, shelf.current);
  const courses = useLive(() => coursesOf(replica), [replica]);
  const stored = useLive(async () => (await replica.get(settings, onlyOne)) ?? null, [replica]);
  // Another setting is written: the weights are still the same.
  const weights = useSame(stored === undefined ? undefined : (stored?.gradeWeights ?? null));
  return useMemo(
    () => (grades && courses && weights !== undefined ? gradeBooks(courses, weights ?? undefined, grades) : undefined),
    [grades, courses, weights],
  );
}

function useSame<Value>(value: Value): Value {
  const text = JSON.stringify(value);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the value is what its text says.
  return useMemo(() => value, [text]);
}

/** The course is compared by its words: a live query makes new objects of all classes when one of them changes. */
type Kept = {
  readonly courseText: string;
  readonly weights: readonly Category[] | undefined;
  readonly grades: readonly StoredGrade[];
  readonly book: Book;
  readonly result: ClassResult;
};

const none: readonly StoredGrade[] = [];
/** By the class, for all screens: 100,000 grades are worked through once. */
let kept = new Map<string, Kept>();

export function gradeBooks(
  courses: readonly StoredCourse[],
  weights: readonly Category[] | undefined,
  grades: GradesByClass,
): GradeBooks {
  const all = courses.map((course) => keptOf(course, weights, grades.get(course.id) ?? none));
  // Classes that are gone, and those of another student, are forgotten.
  kept = new Map(all.map((one) => [one.book.course.id, one]));
  return {
    books: all.map(({ book }) => book),
    results: new Map(all.map(({ book, result }) => [book.course.id, result])),
    overall: overall(all.map(({ book, result }) => ({ course: book.course, result }))),
    weights,
  };
}

function keptOf(course: StoredCourse, weights: readonly Category[] | undefined, grades: readonly StoredGrade[]): Kept {
  const courseText = JSON.stringify(course);
  const before = kept.get(course.id);
  if (before?.courseText === courseText && before.weights === weights && before.grades === grades) return before;
  const book = bookOf(course, weights, grades);
  return { courseText, weights, grades, book, result: classResult(book) };
}
