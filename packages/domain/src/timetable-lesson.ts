import type { CalendarEvent } from "./event.ts";

/** Before the name by which a timetable knows its lessons. */
export const lessonUid = "timetable:";

/**
 * Whether an event is a lesson of the timetable, or one that was changed. What is the same every week is there and takes
 * its time, and is no news: it is not counted among what is coming. [CAL-4]
 */
export function isOfTimetable({ uid }: Pick<CalendarEvent, "uid">): boolean {
  return uid?.startsWith(lessonUid) === true;
}
