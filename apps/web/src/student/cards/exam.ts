import { addDays } from "@jotter/domain/days";
import { type CalendarEvent, event } from "@jotter/domain/event";
import { instantOf, zoneOf } from "@jotter/domain/zones";
import { viewerZone } from "../calendar/viewer-zone.ts";
import { useLive } from "../records/use-live.ts";
import { useStudent } from "../session/student-context.ts";

export type Exam = {
  readonly id: string;
  readonly title: string;
  readonly classId: string | null;
  /** The day it is on, and the moment it begins. */
  readonly day: string;
  readonly at: number;
  /** When the day before it begins: the day of the last look at its cards. */
  readonly lastLook: number;
  readonly event: CalendarEvent;
};

/** What is further off is no matter of readiness yet, and no review is planned for it. */
export const nearDays = 21;
/** An exam without an hour is written in the morning. */
const morning = "T09:00";

/** The exam a deck is learned for; null where it has none or it is gone. */
export function useExam(id: string | null | undefined): Exam | null | undefined {
  const { replica } = useStudent();
  return useLive(async () => {
    const stored = id ? await replica.get(event, id) : undefined;
    return id && stored ? examOf(id, stored) : null;
  }, [replica, id]);
}

export function examOf(id: string, one: CalendarEvent): Exam {
  const { title, classId, start } = one;
  const wall = start.includes("T") ? start : `${start}${morning}`;
  const at = instantOf(wall, zoneOf(one, viewerZone()));
  const day = start.slice(0, 10);
  return { id, title, classId, day, at, lastLook: instantOf(addDays(day, -1), viewerZone()), event: one };
}
