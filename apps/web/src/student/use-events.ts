import { addDays } from "@jotter/domain/days";
import { type CalendarEvent, event } from "@jotter/domain/event";
import { type Occurrence, occurrencesBetween, type StoredEvent } from "@jotter/domain/occurrences";
import type { Replica } from "@jotter/replica/replica";
import type { ListRow } from "@jotter/replica/row";
import { Dexie } from "dexie";
import { useMemo } from "react";
import { useStudent } from "./student-context.ts";
import { useLive } from "./use-live.ts";

/** Everything on the calendar from one day to another, both included; undefined until it is known. [CAL-2] */
export function useOccurrences(from: string, to: string): readonly Occurrence[] | undefined {
  const { replica } = useStudent();
  const events = useLive(() => eventsWithin(replica, from, to), [replica, from, to]);
  return useMemo(() => events && occurrencesBetween(events, from, to, viewerZone()), [events, from, to]);
}

/** The zone of this device: whoever travels sees their lessons at the hour they are there. */
export function viewerZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** What may take place in these days: read by its indexes, however much else there is. */
export async function eventsWithin(replica: Replica, from: string, to: string): Promise<readonly StoredEvent[]> {
  const rows = replica.rows(event);
  // Clocks elsewhere are up to 26 hours apart from ours.
  const [early, late] = [addDays(from, -2), addDays(to, 3)];
  const [within, begunBefore, notEnded, series, changed] = await Promise.all([
    rows.where("[del+data.start]").between([0, early], [0, late]).toArray(),
    rows.where("[del+data.start]").between([0, Dexie.minKey], [0, early]).primaryKeys(),
    rows.where("[del+data.end]").between([0, early], [0, Dexie.maxKey]).primaryKeys(),
    rows.where("[del+data.rule]").between([0, Dexie.minKey], [0, Dexie.maxKey]).toArray(),
    // All of them: one that was moved out of these days has left its old place free.
    rows.where("data.occurrence.seriesId").above("").toArray(),
  ]);
  const stillOn = new Set(notEnded);
  const long = await rows.bulkGet(begunBefore.filter((id) => stillOn.has(id)));
  const all = [...within, ...long.flatMap((row) => row ?? []), ...series, ...changed.filter(({ del }) => del === 0)];
  return [...new Map(all.map((row) => [row.id, storedEvent(row)])).values()];
}

export function storedEvent({ id, data }: ListRow<CalendarEvent>): StoredEvent {
  return { ...data, id };
}
