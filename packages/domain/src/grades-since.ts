import { addDays } from "./days.ts";
import { guessedType } from "./event-guess.ts";
import { examNameOf, isOtherThing, isSameExam } from "./exam-name.ts";
import type { Book, StoredGrade } from "./grade-book.ts";
import { dayAt } from "./zones.ts";

export type Written = { readonly title: string; readonly day: string };

/** Longer than that no teacher needs, and a test is one of something else. */
const longestDays = 28;

/** Grades since an exam that may be its own: those with its name, and tests of the weeks after it that say nothing else. */
export function gradesSince(exam: Written, { grades, categories }: Book, zone: string): readonly StoredGrade[] {
  const last = addDays(exam.day, longestDays);
  return grades.filter((grade) => {
    if (gradeDay(grade, zone) < exam.day) return false;
    if (isNamedAs(exam, grade)) return true;
    // Without a day of its own nobody can say that it came after the exam: one of before may be typed in today.
    if (!isOfTests(grade, categories) || grade.date === null || grade.date > last) return false;
    return !isOtherThing(examNameOf(exam.title), examNameOf(grade.name));
  });
}

/** Whether any grade since the exam may be what the student was asked for: then they are not asked again. */
export function isGradedSince(exam: Written, book: Book, zone: string): boolean {
  return book.grades.some((grade) => {
    if (gradeDay(grade, zone) < exam.day) return false;
    return isNamedAs(exam, grade) || (grade.category !== "homework" && grade.category !== "assignment");
  });
}

/** A class may have categories of its own, told by their names. */
function isOfTests({ category }: StoredGrade, categories: Book["categories"]): boolean {
  if (category === "test") return true;
  const name = categories.find(({ id }) => id === category)?.name ?? "";
  return guessedType(name) === "exam" && !isOtherThing(examNameOf(""), examNameOf(name));
}

/** The same words or, of what is said to be a test, the same in another order. */
export function isNamedAs(exam: Written, { name, category }: Pick<StoredGrade, "name" | "category">): boolean {
  if (plainName(name) === plainName(exam.title)) return true;
  const own = examNameOf(name);
  return (category === "test" || own.isExam) && isSameExam(examNameOf(exam.title), own);
}

export function gradeDay({ date, createdAt }: StoredGrade, zone: string): string {
  return date ?? dayAt(createdAt, zone);
}

function plainName(name: string): string {
  return name.trim().toLowerCase();
}
