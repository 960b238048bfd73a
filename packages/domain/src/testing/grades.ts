import fc from "fast-check";
import { newCourse } from "../course.ts";
import { gradeStates, letters, type Score } from "../grade.ts";
import { type Book, bookOf, type StoredCourse, type StoredGrade } from "../grade-book.ts";

export function aCourse(change: Partial<StoredCourse> = {}): StoredCourse {
  return { id: "biology", ...newCourse("Biology", "standard", 0, 1), ...change };
}

let made = 0;

export function aGrade(change: Partial<StoredGrade> = {}): StoredGrade {
  made += 1;
  return {
    id: `grade-${made}`,
    classId: "biology",
    name: `Item ${made}`,
    category: "test",
    score: null,
    state: change.score ? "graded" : "ungraded",
    extraCredit: false,
    date: null,
    createdAt: 1,
    updatedAt: 1,
    ...change,
  };
}

export function percent(value: number): Score {
  return { as: "percent", percent: value };
}

export function points(earned: number, possible: number): Extract<Score, { as: "points" }> {
  return { as: "points", earned, possible };
}

/** Gradebooks as they come: all forms, states and drops, categories that are gone, weights that make no hundred. */
export const anyBook: fc.Arbitrary<Book> = fc
  .tuple(
    fc.array(fc.tuple(fc.constantFrom(0, 10, 12.5, 20, 33.3, 40, 100), fc.nat(3), fc.nat(3)), {
      minLength: 1,
      maxLength: 3,
    }),
    fc.array(fc.tuple(fc.nat(3), fc.nat(2 ** 20 - 1), fc.nat(1200), fc.integer({ min: 1, max: 100 })), {
      maxLength: 12,
    }),
  )
  .map(([weights, drawn]) => {
    const categories = weights.map(([weight, dropLowest, dropHighest], place) => {
      return { id: `c${place}`, weight, dropLowest, dropHighest };
    });
    const grades = drawn.map(([category, bits, tenths, possible], place) =>
      gradeDrawn(place, `c${category}`, bits, tenths, possible),
    );
    return bookOf(aCourse({ categories }), undefined, grades);
  });

/** Which form, state and day it has is in the bits; most are in points and graded. */
function gradeDrawn(place: number, category: string, bits: number, tenths: number, possible: number): StoredGrade {
  const form = bits % 8;
  const state = gradeStates[Math.max(0, ((bits >> 3) % 16) - 11)] ?? "graded";
  const earned = Math.round((tenths * possible) / 100) / 10;
  const letter = letters[tenths % letters.length] ?? "F";
  const score: Score = form < 4 ? points(earned, possible) : form < 7 ? percent(tenths / 10) : { as: "letter", letter };
  const day = (bits >> 9) % 28;
  return aGrade({
    id: `g${place}`,
    category,
    score: state === "missing" && form % 2 === 1 ? null : score,
    state,
    extraCredit: (bits >> 7) % 8 === 0,
    realZero: (bits >> 14) % 2 === 0,
    date: day === 0 ? null : `2026-10-${String(day).padStart(2, "0")}`,
  });
}
