import { addDays } from "@jotter/domain/days";
import { dueOf } from "@jotter/domain/due";
import type { Occurrence } from "@jotter/domain/occurrences";
import { withSettled } from "@jotter/domain/settled-work";
import { useMemo } from "react";
import { useGradeBooks } from "../grades/use-grades.ts";
import { useLive } from "../records/use-live.ts";
import { useStudent } from "../session/student-context.ts";
import { eventsOrNone, useExpanded } from "./use-events.ts";
import { viewerZone } from "./viewer-zone.ts";

/** An assignment stays overdue this long; what is older nobody will do any more. */
const overdueDays = 60;

/** Assignments whose time has passed and that are not done. */
export function useOverdue(today: string, now: number): readonly Occurrence[] | undefined {
  const { replica } = useStudent();
  const found = useLive(async () => {
    const from = addDays(today, -overdueDays);
    const events = await eventsOrNone(replica, from, today);
    return { events: events.filter(({ type }) => type === "assignment"), from, to: today };
  }, [replica, today]);
  const assignments = useExpanded(found);
  const isLate = assignments?.some((one) => isOverdue(one, now)) === true;
  // Only where something seems late it matters whether its grade is in the book.
  const grades = useGradeBooks(isLate);
  return useMemo(() => {
    if (!assignments || !isLate) return assignments && [];
    return grades && withSettled(assignments, grades.books, viewerZone()).filter((one) => isOverdue(one, now));
  }, [assignments, isLate, grades, now]);
}

function isOverdue(one: Occurrence, now: number): boolean {
  return dueOf(one).at <= now && !one.event.doneAt;
}
