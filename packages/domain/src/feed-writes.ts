import type { CalendarEvent } from "./event.ts";
import { type Importing, importWrites } from "./ics-import.ts";
import type { ImportedEvent } from "./ics-read.ts";
import type { StoredEvent } from "./occurrences.ts";
import type { Write } from "./series-changes.ts";
import { dayAt } from "./zones.ts";

export type Following = Importing & { readonly feedId: string; readonly zone: string };

/**
 * What to write to follow a feed: what is new and what changed, as in an import, and what is no longer in it. What is
 * over stays, since many schools' feeds only hold the weeks ahead; so does what the student has done. [CAL-5]
 */
export function feedWrites(
  stored: readonly StoredEvent[],
  events: readonly ImportedEvent[],
  { feedId, zone, ...importing }: Following,
): readonly Write[] {
  const told = events.map((one) => ({ ...one, event: toldBy(feedId, one.event, importing.courses) }));
  const today = dayAt(importing.now, zone);
  const gone = vanished(stored, events).filter(
    ({ rule, end, doneAt }) => doneAt == null && (rule !== null || end.slice(0, 10) >= today),
  );
  return [...importWrites(stored, told, importing), ...gone.map(({ id }): Write => ({ kind: "remove", id }))];
}

/** A feed may claim to be ours and name records: only the student's own classes count. */
function toldBy(feedId: string, event: ImportedEvent["event"], courses: Importing["courses"]): ImportedEvent["event"] {
  const { noteIds, ...rest }: CalendarEvent & { uid: string } = event;
  const isClass = courses.some(({ id }) => id === event.classId);
  return { ...rest, classId: isClass ? event.classId : null, feedId };
}

function vanished(stored: readonly StoredEvent[], events: readonly ImportedEvent[]): readonly StoredEvent[] {
  const whole = new Set(events.filter(({ changes }) => changes === null).map(({ event }) => event.uid));
  const changed = new Set(
    events.flatMap(({ event, changes }) => (changes === null ? [] : [`${event.uid} ${changes}`])),
  );
  return stored.filter(({ uid = "", occurrence }) =>
    // One of a series that the feed does not have stands for itself, under both names.
    occurrence ? !changed.has(`${uid} ${occurrence.start}`) : !whole.has(uid) && !changed.has(uid),
  );
}
