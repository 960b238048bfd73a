import type { CalendarEvent } from "./event.ts";
import { type Importing, importWrites, inItsClass } from "./ics-import.ts";
import type { ImportedEvent } from "./ics-read.ts";
import type { StoredEvent } from "./occurrences.ts";
import type { Write } from "./series-changes.ts";
import { dayAt } from "./zones.ts";

export type Following = Importing & {
  readonly feedId: string;
  readonly zone: string;
  /** Events of the feed that the student deleted. */
  readonly deleted?: readonly StoredEvent[] | undefined;
};

/**
 * What to write to follow a feed: what is new and what changed, as in an import, and what is no longer in it. What is
 * over stays, since many schools' feeds only hold the weeks ahead; so does what the student has done. [CAL-5]
 */
export function feedWrites(
  stored: readonly StoredEvent[],
  events: readonly ImportedEvent[],
  { feedId, zone, deleted = [], ...importing }: Following,
): readonly Write[] {
  const all = events.map((one) => ({ ...one, event: toldBy(feedId, one.event, importing.courses) }));
  const told = knownAgain([...stored, ...deleted], all, importing);
  const today = dayAt(importing.now, zone);
  const gone = vanished(stored, told).filter(
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

/** Some feeds give their events other names each time they are asked: what says the same is the same event. */
function knownAgain(
  stored: readonly StoredEvent[],
  events: readonly ImportedEvent[],
  importing: Pick<Importing, "courses">,
): readonly ImportedEvent[] {
  const { whole, changed } = namesOf(events);
  const known = new Set(stored.map(({ uid }) => uid));
  const unnamed = new Map<string, string[]>();
  for (const one of stored) {
    const { uid, occurrence } = one;
    if (uid === undefined || occurrence || whole.has(uid) || changed.has(uid)) continue;
    unnamed.set(contentOf(one), [...(unnamed.get(contentOf(one)) ?? []), uid]);
  }
  if (unnamed.size === 0) return events;
  const names = new Map<string, string>();
  for (const { event, changes, course } of events) {
    if (changes !== null || known.has(event.uid)) continue;
    const uid = unnamed.get(contentOf(inItsClass(event, course, importing)))?.shift();
    if (uid !== undefined) names.set(event.uid, uid);
  }
  return events.map((one) => ({ ...one, event: { ...one.event, uid: names.get(one.event.uid) ?? one.event.uid } }));
}

function contentOf({ title, start, end, rule }: CalendarEvent): string {
  return JSON.stringify([title, start, end, rule !== null]);
}

function namesOf(events: readonly ImportedEvent[]) {
  return {
    whole: new Set(events.filter(({ changes }) => changes === null).map(({ event }) => event.uid)),
    changed: new Set(events.flatMap(({ event, changes }) => (changes === null ? [] : [`${event.uid} ${changes}`]))),
  };
}

function vanished(stored: readonly StoredEvent[], events: readonly ImportedEvent[]): readonly StoredEvent[] {
  const { whole, changed } = namesOf(events);
  return stored.filter(({ uid = "", occurrence }) =>
    // One of a series that the feed does not have stands for itself, under both names.
    occurrence ? !changed.has(`${uid} ${occurrence.start}`) : !whole.has(uid) && !changed.has(uid),
  );
}
