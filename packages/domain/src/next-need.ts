import { type Book, classResult } from "./grade-book.ts";
import { neededOnNext, neededOnWork } from "./grade-goals.ts";
import { leastFor, letterOf, scaleOfClass } from "./grade-scale.ts";
import type { Occurrence } from "./occurrences.ts";
import { categoryOf } from "./stake.ts";

/** What the next test has to bring for a better letter, or to keep the one there is. */
export type NextNeed = {
  readonly book: Book;
  /** The exam of the calendar it is asked of; null where none is there, and it is the next test, whenever that is. */
  readonly exam: Occurrence | null;
  readonly letter: (typeof goals)[number];
  /** Rounded up: with this much it is enough. */
  readonly percent: number;
};

/** The whole letters, the best first: a teacher's plus and minus are no goals. */
const goals = ["A", "B", "C", "D"] as const;

/** Of the exams ahead the first that says something; without one the class that stands worst. [GRD-8] [DSH-1] */
export function nextNeed(books: readonly Book[], occurrences: readonly Occurrence[], now: number): NextNeed | null {
  const scored = books
    .map((book) => ({ book, stands: classResult(book).weighted }))
    .flatMap(({ book, stands }) => (stands === null ? [] : [{ book, stands }]));
  const exams = occurrences
    .filter(({ event, startsAt }) => event.type === "exam" && startsAt > now)
    .toSorted((one, other) => one.startsAt - other.startsAt);
  for (const exam of exams) {
    const found = scored.find(({ book }) => book.course.id === exam.event.classId);
    const need = found && needIn(found.book, found.stands, exam);
    if (need) return need;
  }
  for (const { book, stands } of scored.toSorted((one, other) => one.stands - other.stands)) {
    const need = needIn(book, stands, null);
    if (need) return need;
  }
  return null;
}

/** The next letter up where it can be reached; else the one to keep. */
function needIn(book: Book, stands: number, exam: Occurrence | null): NextNeed | null {
  const weight = exam?.event.weight ?? null;
  const category = categoryOf("exam", exam?.event.title ?? "", book.categories);
  if (weight === null ? !category || category.weight <= 0 : weight <= 0) return null;
  const named = { title: exam?.event.title ?? "", weight, category: category?.id ?? "" };
  const neededFor = (from: number) =>
    exam ? neededOnWork(book, from, named) : neededOnNext(book, from, named.category);
  const scale = scaleOfClass(book.course);
  const asked = goals.flatMap((letter) => {
    const from = leastFor(letter, scale);
    return from === null ? [] : [{ letter, from }];
  });
  const above = asked.findLast(({ from }) => from > stands);
  const own = asked.find(({ letter }) => letter === letterOf(stands, scale)[0]);
  for (const goal of [above, own]) {
    if (!goal) continue;
    const { letter, from } = goal;
    const needed = neededFor(from);
    if (needed.kind !== "needed" || needed.percent > 100) continue;
    return { book, exam, letter, percent: Math.ceil(needed.percent * 100 - 1e-9) / 100 };
  }
  return null;
}
