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

/** The name of a part, which no other has (ids have no colon), and from when on it is one. */
export function uidOfPart(lesson: Named, id: string, day: string): string {
  return `${partUid}${id}@${day}:${plannedUid(lesson).slice(lessonUid.length)}`;
}

/** Since when it goes its own ways; nothing if it was never parted from others. */
export function partedOn({ uid = "" }: Named): string | undefined {
  return isPart({ uid }) ? /@(\d{4}-\d\d-\d\d):/.exec(uid)?.[1] : undefined;
}

/** A part of lessons that the timetable calls otherwise now. */
export function partOf(part: Named, { uid }: { readonly uid: string }): string {
  return `${part.uid?.split(":", 1)[0]}:${uid.slice(lessonUid.length)}`;
}
