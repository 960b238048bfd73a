import { addDays } from "./days.ts";
import type { Occurrence } from "./occurrences.ts";
import { type StudyHabits, usualHabits } from "./study-patterns.ts";
import { isOfTimetable } from "./timetable-lesson.ts";

/** What follows from a student's grades and calendar. [INS-1] */
export type Insights = {
  readonly academic: {
    /** All of them: the best, and the weakest, first. */
    readonly strengths: readonly string[];
    readonly weaknesses: readonly string[];
    readonly recommendations: readonly Recommendation[];
    readonly overallAverage: number | null;
  };
  readonly studyPatterns: StudyHabits & {
    readonly subjectsWithMostNotes: readonly string[];
  };
  readonly calendar: {
    readonly hasEvents: boolean;
    readonly upcomingCount: number;
    readonly busyDays: readonly string[];
    readonly studyTimeAvailable: "Limited" | "Moderate" | "Flexible";
    readonly nextEvent: { readonly title: string; readonly start: string } | null;
  };
};

export type Recommendation = "study-habits";

/** A class by its simple average; null where nothing counts yet. [GRD-4] */
export type ClassAverage = { readonly name: string; readonly average: number | null };

export type InsightsInput = {
  readonly classes: readonly ClassAverage[];
  readonly hasEvents: boolean;
  /** At least those of the days looked at. */
  readonly occurrences: readonly Occurrence[];
  readonly today: string;
  readonly now: number;
  /** As the student's own sessions show them (`habitsOf`); null until there are enough. */
  readonly habits?: StudyHabits | null;
};

const strongFrom = 85;
const weakBelow = 75;
const habitsBelow = 80;
export const insightDays = 14;
/** The specification does not say when a day is busy. */
const busyFrom = 3;

export function insightsOf({ classes, hasEvents, occurrences, today, now, habits }: InsightsInput): Insights {
  const graded = classes.flatMap(({ name, average }) => (average === null ? [] : { name, average }));
  const overallAverage =
    graded.length === 0 ? null : graded.reduce((sum, { average }) => sum + average, 0) / graded.length;
  const coming = upcomingOf(occurrences, today);
  // What lasts all of today is today's, and not what comes next.
  const next = coming.find(({ startsAt, start, allDay }) => (allDay ? start > today : startsAt > now));
  return {
    academic: {
      strengths: graded
        .filter(({ average }) => average >= strongFrom)
        .toSorted((one, other) => other.average - one.average)
        .map(({ name }) => name),
      weaknesses: graded
        .filter(({ average }) => average < weakBelow)
        .toSorted((one, other) => one.average - other.average)
        .map(({ name }) => name),
      recommendations: overallAverage !== null && overallAverage < habitsBelow ? ["study-habits"] : [],
      overallAverage,
    },
    studyPatterns: {
      ...(habits ?? usualHabits),
      subjectsWithMostNotes: classes.map(({ name }) => name),
    },
    calendar: {
      hasEvents,
      upcomingCount: coming.length,
      busyDays: busyDays(coming),
      studyTimeAvailable: coming.length > 10 ? "Limited" : coming.length > 5 ? "Moderate" : "Flexible",
      nextEvent: next ? { title: next.event.title, start: next.start } : null,
    },
  };
}

/** From today up to and with the last day of the window, by the day something begins; the timetable is not news. [CAL-2] */
function upcomingOf(occurrences: readonly Occurrence[], today: string): readonly Occurrence[] {
  const last = addDays(today, insightDays);
  return occurrences.filter(({ event, start }) => {
    return start.slice(0, 10) >= today && start.slice(0, 10) <= last && !isOfTimetable(event);
  });
}

function busyDays(occurrences: readonly Occurrence[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const { start } of occurrences) counts.set(start.slice(0, 10), (counts.get(start.slice(0, 10)) ?? 0) + 1);
  return [...counts].flatMap(([day, count]) => (count >= busyFrom ? day : [])).sort();
}
