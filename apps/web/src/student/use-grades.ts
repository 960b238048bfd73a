import type { Category } from "@jotter/domain/course";
import {
  type Book,
  bookOf,
  type ClassResult,
  type Overall,
  overall,
  type StoredCourse,
  type StoredGrade,
} from "@jotter/domain/grade-book";
import { onlyOne } from "@jotter/domain/id";
import { resultsKeeper } from "@jotter/domain/results-keeper";
import { settings } from "@jotter/domain/settings";
import type { Replica } from "@jotter/replica/replica";
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
    () =>
      grades && courses && weights !== undefined ? keeperOf(replica)(courses, weights ?? undefined, grades) : undefined,
    [replica, grades, courses, weights],
  );
}

function useSame<Value>(value: Value): Value {
  const text = JSON.stringify(value);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the value is what its text says.
  return useMemo(() => value, [text]);
}

type Kept = {
  readonly courseText: string;
  readonly weights: readonly Category[] | undefined;
  readonly grades: readonly StoredGrade[];
  readonly book: Book;
};

const none: readonly StoredGrade[] = [];

/** Makes the books again only of classes that changed. [GRD-1] */
export function bookKeeper() {
  const resultOf = resultsKeeper();
  let kept = new Map<string, Kept>();

  function keptOf(
    course: StoredCourse,
    weights: readonly Category[] | undefined,
    grades: readonly StoredGrade[],
  ): Kept {
    // Compared by its words: a live query makes new objects of all classes when one of them changes.
    const courseText = JSON.stringify(course);
    const before = kept.get(course.id);
    if (before?.courseText === courseText && before.weights === weights && before.grades === grades) return before;
    return { courseText, weights, grades, book: bookOf(course, weights, grades) };
  }

  return (
    courses: readonly StoredCourse[],
    weights: readonly Category[] | undefined,
    grades: GradesByClass,
  ): GradeBooks => {
    const all = courses.map((course) => keptOf(course, weights, grades.get(course.id) ?? none));
    kept = new Map(all.map((one) => [one.book.course.id, one]));
    const books = all.map(({ book }) => book);
    const results = new Map(books.map((book) => [book.course.id, resultOf(book)]));
    const entries = books.flatMap(({ course }) => {
      const result = results.get(course.id);
      return result ? [{ course, result }] : [];
    });
    return { books, results, overall: overall(entries), weights };
  };
}

/** One for all screens of a student: 100,000 grades are worked through once. */
const keepers = new WeakMap<Replica, ReturnType<typeof bookKeeper>>();

function keeperOf(replica: Replica): ReturnType<typeof bookKeeper> {
  const known = keepers.get(replica);
  if (known) return known;
  const made = bookKeeper();
  keepers.set(replica, made);
  return made;
}
