import type { CalendarEvent } from "./event.ts";
import type { Occurrence } from "./occurrences.ts";

/**
 * What already takes place at that time; of an exam, also the other exams of its day. A deadline takes no time, and
 * what lasts all day leaves room. [CHT-8]
 */
export function clashesWith(
  { type, start, end }: Pick<CalendarEvent, "type" | "start" | "end">,
  occurrences: readonly Occurrence[],
): readonly Occurrence[] {
  return occurrences.filter((one) => {
    const isExamToo = type === "exam" && one.event.type === "exam" && one.start.slice(0, 10) === start.slice(0, 10);
    if (isExamToo) return true;
    if (start.length === 10 || one.allDay || type === "assignment" || one.event.type === "assignment") return false;
    return one.start < end && one.end > start;
  });
}
