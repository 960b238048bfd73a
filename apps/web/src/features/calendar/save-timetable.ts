import { event } from "@jotter/domain/event";
import { onlyOne } from "@jotter/domain/id";
import { type Settings, settings } from "@jotter/domain/settings";
import { timetableWrites } from "@jotter/domain/timetable";
import type { Timetable } from "@jotter/domain/timetable-shape";
import { eventActions } from "../../student/calendar/event-actions.ts";
import { storedEvents } from "../../student/calendar/use-events.ts";
import { viewerZone } from "../../student/calendar/viewer-zone.ts";
import { coursesOf } from "../../student/session/profile-service.ts";
import type { Student } from "../../student/session/student-context.ts";
import { type FirstSettings, keepSettings } from "../../student/settings/keep-settings.ts";

/** The timetable and its lessons; what comes back takes both back. [CAL-4] */
export async function saveTimetable(
  student: Pick<Student, "replica" | "now">,
  first: FirstSettings,
  timetable: Timetable,
): Promise<() => Promise<void>> {
  const { replica, now } = student;
  const before = (await replica.get(settings, onlyOne))?.timetable ?? null;
  const [rows, changed, classes] = await Promise.all([
    // By its name: what a student made of a series may not repeat any more.
    replica.having(event, "uid"),
    replica.having(event, "occurrence.seriesId"),
    coursesOf(replica),
  ]);
  const writes = timetableWrites(storedEvents([...rows, ...changed]), [before, timetable], {
    zone: viewerZone(),
    classes,
    now: now(),
    newId: replica.newId,
  });
  const { undo } = await eventActions(replica, now).write(writes);
  const keep = (kept: Timetable | null) =>
    keepSettings(student, first, { timetable: kept } satisfies Partial<Settings>);
  await keep(timetable);
  return async () => {
    await undo();
    await keep(before);
  };
}
