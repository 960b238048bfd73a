import type { Category } from "./course.ts";
import {
  type Book,
  bookOf,
  type ClassResult,
  classResult,
  type Overall,
  overall,
  type StoredCourse,
  type StoredGrade,
} from "./grade-book.ts";

/** Every grade that is not in the trash, by its class. A class's list is the same object until one of its grades changes. */
export type GradesByClass = ReadonlyMap<string, readonly StoredGrade[]>;

/** Every class of the student with its grades, in the order the classes came, and what follows from them. */
export type GradeBooks = {
  readonly books: readonly Book[];
  readonly results: ReadonlyMap<string, ClassResult>;
  readonly overall: Overall;
  /** What tests, quizzes, assignments and homework weigh where a class says nothing else; absent until the student says. */
  readonly weights: readonly Category[] | undefined;
};

type Kept = {
  readonly course: StoredCourse;
  readonly weights: readonly Category[] | undefined;
  readonly grades: readonly StoredGrade[];
  readonly book: Book;
  readonly result: ClassResult;
};

const none: readonly StoredGrade[] = [];

/** Reckons anew only the classes that changed. [GRD-1] */
export function bookKeeper() {
  let kept = new Map<string, Kept>();

  function keptOf(
    course: StoredCourse,
    weights: readonly Category[] | undefined,
    grades: readonly StoredGrade[],
  ): Kept {
    const before = kept.get(course.id);
    const isSame = before?.grades === grades && says(before.course, course) && says(before.weights, weights);
    if (isSame) return before;
    const book = bookOf(course, weights, grades);
    return { course, weights, grades, book, result: classResult(book) };
  }

  return (
    courses: readonly StoredCourse[],
    weights: readonly Category[] | undefined,
    grades: GradesByClass,
  ): GradeBooks => {
    const all = courses.map((course) => keptOf(course, weights, grades.get(course.id) ?? none));
    kept = new Map(all.map((one) => [one.book.course.id, one]));
    return {
      books: all.map(({ book }) => book),
      results: new Map(all.map(({ book, result }) => [book.course.id, result])),
      overall: overall(all.map(({ book, result }) => ({ course: book.course, result }))),
      weights,
    };
  };
}

/** Compared by their words: a live query makes new objects of all classes when one of them changes. */
function says(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}
