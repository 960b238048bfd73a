import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { bookKeeper, type GradesByClass } from "./book-keeper.ts";
import { bookOf, classResult, type StoredCourse, type StoredGrade } from "./grade-book.ts";
import { aCourse, aGrade, anyBook, percent } from "./testing/grades.ts";

const taken = (id: string) => aCourse({ id, categories: null });
const scored = (classId: string, points: number) => aGrade({ id: classId, classId, score: percent(points) });
const grades: GradesByClass = new Map([
  ["maths", [scored("maths", 95)]],
  ["art", [scored("art", 85)]],
  ["gone", [scored("gone", 10)]],
]);

describe("the books of all classes", () => {
  test("come with their results and the overall; a removed class takes its grades out of sight [GRD-1]", () => {
    const all = bookKeeper()([taken("maths"), taken("art"), taken("chess")], undefined, grades);
    expect(all.books.map(({ course }) => course.id)).toEqual(["maths", "art", "chess"]);
    expect(all.results.get("art")).toMatchObject({ weighted: 85, letter: "B" });
    expect(all.results.get("chess")).toMatchObject({ weighted: null, counted: 0 });
    expect(all.overall).toMatchObject({ gpa: 3.5, average: 90, letter: "A-", classes: 2 });
  });

  test("are reckoned again only where something changed", () => {
    const gradeBooks = bookKeeper();
    const before = gradeBooks([taken("maths"), taken("art")], undefined, grades);
    const renamed = { ...taken("art"), name: "Drawing" };
    const after = gradeBooks([taken("maths"), renamed], undefined, grades);
    expect(after.books[0]).toBe(before.books[0]);
    expect(after.results.get("maths")).toBe(before.results.get("maths"));
    expect(after.books[1]?.course.name).toBe("Drawing");
    const more = new Map([...grades, ["art", [scored("art", 85), scored("art", 65)]]]);
    expect(gradeBooks([taken("maths"), renamed], undefined, more).results.get("maths")).toBe(
      before.results.get("maths"),
    );
  });

  test("have the right result whatever changes: a class's level, weights and drops, a grade's category, state and score [GRD-2] [GRD-7]", () => {
    fc.assert(
      fc.property(anyBook, fc.array(fc.tuple(fc.nat(12), fc.nat(11)), { maxLength: 8 }), (book, steps) => {
        const gradeBooks = bookKeeper();
        let [course, list]: [StoredCourse, readonly StoredGrade[]] = [
          { ...book.course, categories: [...book.categories] },
          book.grades,
        ];
        for (const [which, how] of steps) {
          course = changedCourse(course, which, how);
          list = changedGrades(list, which, how);
          const { results } = gradeBooks([course], undefined, new Map([[course.id, list]]));
          expect(results.get(course.id)).toEqual(classResult(bookOf(course, undefined, list)));
        }
      }),
      { numRuns: 500 },
    );
  });
});

function changedCourse(course: StoredCourse, which: number, how: number): StoredCourse {
  const withEach = (change: object) => course.categories?.map((one) => ({ ...one, ...change })) ?? null;
  if (how === 0) return { ...course, level: which % 2 ? "ap" : "standard" };
  if (how === 1) return { ...course, categories: withEach({ weight: which + 1 }) };
  if (how === 2) return { ...course, categories: withEach({ dropLowest: which % 3 }) };
  if (how === 3) return { ...course, categories: withEach({ dropHighest: which % 3 }) };
  return course;
}

function changedGrades(grades: readonly StoredGrade[], which: number, how: number): readonly StoredGrade[] {
  if (how < 4) return grades;
  if (how === 4) return grades.slice(1);
  return grades.map((grade, place) => {
    if (place !== which % grades.length) return grade;
    if (how === 5) return { ...grade, category: `c${which % 4}` };
    if (how === 6) return { ...grade, extraCredit: !grade.extraCredit };
    if (how === 7) return { ...grade, state: "missing" };
    if (how === 8) return { ...grade, score: { as: "points", earned: which, possible: 20 } };
    if (how === 9) return { ...grade, score: { as: "letter", letter: which % 2 ? "A" : "B" } };
    return { ...grade, realZero: !grade.realZero, score: percent(which) };
  });
}
