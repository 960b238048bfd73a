import type { CalendarEvent } from "./event.ts";

/** Before the name by which a timetable knows its lessons. */
export const lessonUid = "timetable:";
/** Before that of the lessons that a student parted from them: "this and all following". */
const partUid = "timetable+";

type Named = Pick<CalendarEvent, "uid">;

/**
 * Whether an event is a lesson of the timetable, or one that was changed. What is the same every week is there and takes
 * its time, and is no news: it is not counted among what is coming. [CAL-4]
 */
export function isOfTimetable({ uid }: Named): boolean {
  return uid !== undefined && (uid.startsWith(lessonUid) || isPart({ uid }));
}

export function isPart({ uid }: Named): boolean {
  return uid?.startsWith(partUid) === true;
}

/** Under which name the timetable has planned it, also where it is a part. */
export function plannedUid({ uid = "" }: Named): string {
  return isPart({ uid }) ? lessonUid + uid.slice(uid.indexOf(":") + 1) : uid;
}

/** The name of a part, which no other has: ids have no colon. */
export function uidOfPart(lesson: Named, id: string): string {
  return `${partUid}${id}:${plannedUid(lesson).slice(lessonUid.length)}`;
}
