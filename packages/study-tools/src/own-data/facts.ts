import { addDays, firstDayOfWeek } from "@jotter/domain/days";
import type { Book } from "@jotter/domain/grade-book";
import type { StudyFacts } from "@jotter/domain/next-up-study";
import type { Occurrence } from "@jotter/domain/occurrences";
import type { Language } from "@jotter/domain/settings";
import { dayAt } from "@jotter/domain/zones";

/** All that may be known of a student to answer a question about their own data. Null: they switched that kind off. */
export type OwnDataFacts = {
  readonly now: number;
  readonly zone: string;
  readonly language: Language;
  /** 0 is Monday; absent: as the language has it. */
  readonly weekStart?: number;
  readonly classes: readonly ClassFact[];
  /** One for each class. */
  readonly grades: readonly Book[] | null;
  readonly calendar: CalendarFact | null;
  readonly notes: readonly NoteFact[] | null;
  /** What cards and quizzes add to what to do next. */
  readonly study?: StudyFacts | null | undefined;
};

export type ClassFact = { readonly id: string; readonly name: string };

/** What takes place on the days `from` to `to`, in the student's zone and by its start. */
export type CalendarFact = {
  readonly from: string;
  readonly to: string;
  readonly occurrences: readonly Occurrence[];
};

export type NoteFact = {
  readonly id: string;
  readonly title: string;
  readonly classId: string | null;
  readonly updatedAt: number;
  /** Tasks in it that are not ticked yet. */
  readonly openTasks?: number;
};

/** The days whose occurrences a screen should hand over: overdue work lies behind, the finals ahead. */
export function daysAskedFor(today: string): { readonly from: string; readonly to: string } {
  return { from: addDays(today, -60), to: addDays(today, 190) };
}

export function todayOf(facts: Pick<OwnDataFacts, "now" | "zone">): string {
  return dayAt(facts.now, facts.zone);
}

export function weekStartOf(facts: Pick<OwnDataFacts, "weekStart" | "language">): number {
  return facts.weekStart ?? firstDayOfWeek(facts.language);
}
