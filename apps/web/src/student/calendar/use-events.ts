import { addDays } from "@jotter/domain/days";
import { type CalendarEvent, event } from "@jotter/domain/event";
import { type Occurrence, occurrencesBetween, type StoredEvent } from "@jotter/domain/occurrences";
import { isClosing } from "@jotter/replica/follow";
import type { Replica } from "@jotter/replica/replica";
import type { ListRow } from "@jotter/replica/row";
import { useEffect, useState } from "react";
import { turns } from "../../ui/turns.ts";
import { useLive } from "../records/use-live.ts";
import { useStudent } from "../session/student-context.ts";
import { viewerZone } from "./viewer-zone.ts";

/** Everything on the calendar from one day to another, both included; undefined until it is known. [CAL-2] */
export function useOccurrences(
  from: string,
  to: string,
  isDue = true,
  workUntil = to,
): readonly Occurrence[] | undefined {
  const { replica } = useStudent();
  const found = useLive(
    async () => ({ events: await eventsOrNone(replica, from, workUntil), from, to, workUntil }),
    [replica, from, to, workUntil],
    isDue,
  );
  return useExpanded(found);
}

export type Reach = {
  readonly from: string;
  readonly to: string;
  /** Further ahead than lessons: what somebody works for. A timetable of two months would be a thousand lessons. */
  readonly workUntil?: string;
};

type Found = Reach & { readonly events: readonly StoredEvent[] };

/** What takes place in those days. Two hundred series are expanded in turns, so that the page is never held up. */
export function useExpanded(found: Found | undefined): readonly Occurrence[] | undefined {
  const [expanded, setExpanded] = useState<readonly Occurrence[]>();
  useEffect(() => {
    if (!found) return;
    let isWanted = true;
    void expandedInTurns(found, () => isWanted).then((all) => all && setExpanded(all));
    return () => {
      isWanted = false;
    };
  }, [found]);
  return expanded;
}

/** null when nobody wants it any more. */
export async function expandedInTurns(
  { events, from, to, workUntil = to }: Found,
  isWanted: () => boolean,
): Promise<readonly Occurrence[] | null> {
  const zone = viewerZone();
  const all: Occurrence[] = [];
  const turn = turns();
  for (const family of families(events)) {
    all.push(...occurrencesBetween(family, from, isTimetable(family) ? to : workUntil, zone));
    await turn();
    if (!isWanted()) return null;
  }
  return all.sort((one, other) => one.startsAt - other.startsAt || (one.event.title < other.event.title ? -1 : 1));
}

/** A series that nobody has to work for. */
function isTimetable(family: readonly StoredEvent[]): boolean {
  return family.some(({ rule }) => rule !== null) && family.every(({ type }) => type === "class" || type === "other");
}

const singlesAtOnce = 50;

/** A series has to be expanded together with what was changed of it; everything else stands for itself. */
function families(events: readonly StoredEvent[]): readonly (readonly StoredEvent[])[] {
  const series = new Map(
    events.flatMap((one): [string, StoredEvent[]][] => (one.rule === null ? [] : [[one.id, [one]]])),
  );
  const singles: StoredEvent[][] = [];
  for (const one of events) {
    if (one.rule !== null) continue;
    const family = one.occurrence && series.get(one.occurrence.seriesId);
    const last = singles.at(-1);
    if (family) family.push(one);
    else if (last && last.length < singlesAtOnce) last.push(one);
    else singles.push([one]);
  }
  return [...series.values(), ...singles];
}

/** A calendar that cannot be read shows as empty: the page stands all the same. [PRO-4] */
export function eventsOrNone(replica: Replica, from: string, to: string): Promise<readonly StoredEvent[]> {
  return eventsWithin(replica, from, to).catch((error) => {
    if (isClosing(error)) throw error;
    return [];
  });
}

/** What may take place in these days: read by its indexes, however much else there is. */
export async function eventsWithin(replica: Replica, from: string, to: string): Promise<readonly StoredEvent[]> {
  // Clocks elsewhere are up to 26 hours apart from ours.
  const [early, late] = [addDays(from, -2), addDays(to, 3)];
  const notEnded = { by: "end", from: early };
  const [within, series, changed, begunIds, notEndedIds] = await Promise.all([
    replica.list(event, { by: "start", from: early, before: late }),
    replica.list(event, { by: "rule" }),
    // All of them: one that was moved out of these days has left its old place free.
    replica.having(event, "occurrence.seriesId"),
    unobserved(() => replica.ids(event, { by: "start", before: early })),
    unobserved(() => replica.ids(event, notEnded)),
    // So that a live query hears of changes there.
    replica.count(event, notEnded),
  ]);
  const stillOn = new Set(notEndedIds);
  const long = await replica.rows(
    event,
    begunIds.filter((id) => stillOn.has(id)),
  );
  return storedEvents([...within, ...long, ...series, ...changed]);
}

/** Each of them once, if it is one. */
export function storedEvents(rows: readonly ListRow<CalendarEvent>[]): readonly StoredEvent[] {
  const present = rows.filter((row) => row.del === 0 && isEvent(row));
  return [...new Map(present.map((row) => [row.id, storedEvent(row)])).values()];
}

/** What another version of the app wrote may be something else. The whole schema would hold a start up for a frame. */
export function isEvent({ data }: ListRow<{ readonly [Key in keyof CalendarEvent]?: unknown }>): boolean {
  const { title, start, end, rule, except } = data;
  const isTimed = typeof start === "string" && typeof end === "string";
  return isTimed && typeof title === "string" && (rule === null || typeof rule === "string") && Array.isArray(except);
}

/** A live query notes every key it is given: of ten thousand that takes longer than the question. */
function unobserved<Value>(ask: () => PromiseLike<Value>): Promise<Value> {
  return new Promise((resolve, reject) => setTimeout(() => ask().then(resolve, reject)));
}

export function storedEvent({ id, data }: ListRow<CalendarEvent>): StoredEvent {
  return { ...data, id };
}
