import { type Due, dueOf } from "./due.ts";
import type { Stretch } from "./free-time.ts";
import type { Letter } from "./grade.ts";
import type { Book, ClassResult } from "./grade-book.ts";
import { nextLetter, type Scale, scaleOfClass } from "./grade-scale.ts";
import { isGradedSince } from "./grades-since.ts";
import type { ExamStudy, StudyWeights } from "./next-up-study.ts";
import type { Occurrence } from "./occurrences.ts";
import { withSettled } from "./settled-work.ts";
import { type Stake, stakeOf } from "./stake.ts";
import { dayMs } from "./zones.ts";

/** What is known of a student where something is to be ranked. */
export type Known = {
  readonly zone: string;
  readonly now: number;
  readonly occurrences: readonly Occurrence[];
  /** Null while the grades are not read, or may not be. */
  readonly grades: {
    readonly books: readonly Book[];
    readonly results: ReadonlyMap<string, Pick<ClassResult, "weighted">>;
  } | null;
  readonly notes: readonly NoteFact[];
  /** Of cards and quizzes; null or absent while that is not reckoned, or may not be. */
  readonly study?: StudyWeights | null | undefined;
};

/** A note as far as it matters here. */
export type NoteFact = {
  readonly id: string;
  readonly title: string;
  readonly classId: string | null;
  readonly updatedAt: number;
  readonly openTasks: number;
};

/** An assignment, an exam or a study block that is not done yet. */
export type Coming = {
  readonly id: string;
  readonly kind: "assignment" | "exam" | "study";
  readonly title: string;
  readonly due: Due;
  /** When it is over. */
  readonly endsAt: number;
  /** Percent of the class's grade that hang on it, as the student typed it. */
  readonly weight: number | null;
  /** The same, or what the class's weights make of it. */
  readonly stake: Stake | null;
  readonly estimateMinutes: number | null;
  readonly topics: readonly { readonly name: string; readonly done: boolean }[];
  readonly noteIds: readonly string[];
  readonly classId: string | null;
  /** Of an exam that is near: what its cards and quizzes say. */
  readonly study?: ExamStudy | undefined;
};

/** How a class stands so far. */
export type Standing = {
  readonly classId: string;
  readonly percent: number;
  /** The letter above the one it has, and the percent points up to it. */
  readonly next: { readonly letter: Letter; readonly distance: number } | null;
};

/** A note with tasks in it that are not ticked yet. */
export type Unfinished = {
  readonly noteId: string;
  readonly title: string;
  readonly classId: string | null;
  readonly openTasks: number;
  readonly editedAt: number;
};

/** When a student is elsewhere: in a lesson, an exam, at practice. */
export type Busy = Stretch & { readonly kind: "class" | "exam" | "other"; readonly title: string };

export type Situation = {
  readonly zone: string;
  readonly coming: readonly Coming[];
  readonly standings: readonly Standing[];
  readonly unfinished: readonly Unfinished[];
  readonly busy: readonly Busy[];
  /** Exams that are over and have no grade. */
  readonly ungraded: readonly Coming[];
  readonly study?: StudyWeights | undefined;
};

/** So many of the latest notes are looked through for tasks: every screen that ranks looks at the same. */
export const notesLookedAt = 6;

const busyDays = 14;

export function situationOf({ zone, now, occurrences: all, grades, notes, study }: Known): Situation {
  const occurrences = withSettled(all, grades?.books ?? [], zone);
  const books = new Map(grades?.books.map((book) => [book.course.id, book]));
  const found = occurrences.flatMap((occurrence) => comingOf(occurrence, books, study) ?? []);
  return {
    zone,
    coming: found,
    standings: [...(grades?.results ?? [])].flatMap(([classId, { weighted }]) =>
      weighted === null ? [] : standingOf(classId, weighted, scaleIn(books.get(classId))),
    ),
    unfinished: notes
      .toSorted((one, other) => other.updatedAt - one.updatedAt)
      .slice(0, notesLookedAt)
      .map(({ id, title, classId, openTasks, updatedAt }) => {
        return { noteId: id, title, classId, openTasks, editedAt: updatedAt };
      }),
    // Lessons further ahead are not read everywhere.
    busy: occurrences.flatMap((occurrence) =>
      occurrence.startsAt - now > busyDays * dayMs ? [] : (busyOf(occurrence) ?? []),
    ),
    ungraded: found.filter((one) => one.kind === "exam" && one.endsAt <= now && isUngraded(one, books, zone)),
    ...(study && { study }),
  };
}

function comingOf(
  { key, event, ...times }: Occurrence,
  books: ReadonlyMap<string, Book>,
  weights: Known["study"],
): Coming | undefined {
  const { type, title, classId, doneAt } = event;
  if (doneAt != null || !(type === "assignment" || type === "exam" || type === "study")) return undefined;
  const weight = event.weight ?? null;
  const due: Due = dueOf({ event, ...times });
  const study = weights?.ofExam(event.id);
  return {
    id: key,
    kind: type,
    title,
    due,
    endsAt: times.endsAt,
    weight,
    stake: stakeOf({ kind: type, title, weight }, classId === null ? undefined : books.get(classId)),
    estimateMinutes: event.estimateMinutes ?? null,
    topics: event.topics ?? [],
    noteIds: event.noteIds ?? [],
    classId,
    ...(study && { study }),
  };
}

/** A study block is the student's own time, and a deadline is no appointment. */
function busyOf({ event: { type, title }, startsAt, endsAt, allDay }: Occurrence): Busy | undefined {
  if (allDay || type === "assignment" || type === "study") return undefined;
  return { from: startsAt, to: endsAt, kind: type, title };
}

/** No grade of that class is since then in the book that has its name, or may be of a test. */
function isUngraded({ classId, title, due }: Coming, books: ReadonlyMap<string, Book>, zone: string): boolean {
  const book = classId === null ? undefined : books.get(classId);
  return book !== undefined && !isGradedSince({ title, day: due.day }, book, zone);
}

function scaleIn(book: Book | undefined): Scale | undefined {
  return book && scaleOfClass(book.course);
}

export function standingOf(classId: string, percent: number, scale?: Scale): Standing {
  const next = nextLetter(percent, scale);
  return { classId, percent, next: next && { letter: next.letter, distance: next.from - percent } };
}
