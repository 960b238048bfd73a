import { dueOf } from "./due.ts";
import { type Book, counts, type StoredGrade } from "./grade-book.ts";
import { gradeDay } from "./grades-since.ts";
import type { Occurrence } from "./occurrences.ts";

/**
 * Assignments whose grade is in the book are done, though nobody ticked them: a school's calendar never says so. Each
 * grade settles one, the latest of its name that was due before its day, else that very day; what the book calls missing is still to be done. When
 * it was done nobody knows: it counts as in time, and not as done today.
 */
export function withSettled(
  occurrences: readonly Occurrence[],
  books: readonly Book[],
  zone: string,
): readonly Occurrence[] {
  const byClass = new Map<string, Map<string, Occurrence[]>>();
  // A grade cannot say which one of a series it is of.
  for (const one of occurrences) {
    const { type, classId, title } = one.event;
    if (type !== "assignment" || classId === null || one.seriesId !== null) continue;
    const byName = byClass.get(classId) ?? new Map<string, Occurrence[]>();
    byClass.set(classId, byName.set(plain(title), [...(byName.get(plain(title)) ?? []), one]));
  }
  const doneAt = new Map<string, number>();
  for (const { course, grades } of books) {
    const byName = byClass.get(course.id);
    if (!byName) continue;
    for (const works of byName.values()) works.sort((one, other) => dueOf(one).at - dueOf(other).at);
    const named = grades.filter((grade) => isSettling(grade) && byName.has(plain(grade.name)));
    for (const grade of named.toSorted((one, other) => (gradeDay(one, zone) < gradeDay(other, zone) ? -1 : 1))) {
      const works = byName.get(plain(grade.name)) ?? [];
      const at = settledBy(gradeDay(grade, zone), works);
      for (const work of works.splice(at, at < 0 ? 0 : 1)) {
        if (work.event.doneAt == null) doneAt.set(work.key, dueOf(work).at);
      }
    }
  }
  if (doneAt.size === 0) return occurrences;
  return occurrences.map((one) => {
    const at = doneAt.get(one.key);
    return at === undefined ? one : { ...one, event: { ...one.event, doneAt: at } };
  });
}

/** Of "Homework" each week the one that comes back today is not the one that is due tonight. */
function settledBy(day: string, works: readonly Occurrence[]): number {
  const before = works.findLastIndex((work) => dueOf(work).day < day);
  return before < 0 ? works.findLastIndex((work) => dueOf(work).day === day) : before;
}

function isSettling(grade: StoredGrade): boolean {
  if (grade.state === "excused" || grade.state === "dropped") return true;
  return grade.state === "graded" && counts(grade);
}

function plain(name: string): string {
  return name.trim().toLowerCase();
}
