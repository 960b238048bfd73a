import { type CalendarEvent, event } from "@jotter/domain/event";
import type { Occurrence, StoredEvent } from "@jotter/domain/occurrences";
import type { Scope, Write } from "@jotter/domain/series-changes";
import type { Replica } from "@jotter/replica/replica";
import { useEffect, useMemo } from "react";
import { useStudent } from "../session/student-context.ts";
import { storedEvent } from "./use-events.ts";

/** What was written, and how to take it back. */
export type Written = { readonly ids: readonly string[]; readonly undo: () => Promise<void> };

/** What a change does to a series is asked for by the first change: a page that only shows events need not wait for it. */
const seriesChanges = () => import("@jotter/domain/series-changes");

/** Changes to the calendar, each of them whole or not at all. */
export function eventActions(replica: Replica, now: () => number) {
  return {
    create: (data: CalendarEvent): Promise<Written> =>
      writeEvents(replica, [{ kind: "create", id: replica.newId(), data }], now),
    change: (occurrence: Occurrence, change: Partial<CalendarEvent>, scope: Scope): Promise<Written> =>
      rewrite(occurrence, ({ changeOccurrence }, family) =>
        changeOccurrence(family, occurrence, change, scope, now(), replica.newId()),
      ),
    /** Several at once, with one way back for all of them. Who writes thousands is told how many there are by now. */
    write: (writes: readonly Write[], onStep?: OnStep): Promise<Written> => writeEvents(replica, writes, now, onStep),
    remove: (occurrence: Occurrence, scope: Scope): Promise<Written> =>
      rewrite(occurrence, ({ removeOccurrence }, family) => removeOccurrence(family, occurrence, scope, now())),
    /** An assignment or a study block is done, or is not after all. */
    setDone: (occurrence: Occurrence, isDone: boolean): Promise<Written> => {
      const change = { doneAt: isDone ? now() : null };
      return rewrite(occurrence, ({ changeOccurrence }, family) =>
        changeOccurrence(family, occurrence, change, "this", now(), replica.newId()),
      );
    },
  };

  /** Read and written in one go: two changes in a row do not pass each other by. */
  async function rewrite(
    occurrence: Occurrence,
    writesFor: (rules: Awaited<ReturnType<typeof seriesChanges>>, family: readonly StoredEvent[]) => readonly Write[],
  ) {
    const rules = await seriesChanges();
    return replica.together(async () =>
      writeEvents(replica, writesFor(rules, await familyOf(replica, occurrence)), now),
    );
  }
}

export type EventActions = ReturnType<typeof eventActions>;

export function useEventActions(): EventActions {
  const { replica, now } = useStudent();
  // Behind the first screen, so that the first change finds it here, also where the network has gone by then.
  useEffect(() => void seriesChanges().catch(() => undefined), []);
  return useMemo(() => eventActions(replica, now), [replica, now]);
}

/** The series of an occurrence and what was changed of it; the event alone where it is none. */
async function familyOf(replica: Replica, { event: own, seriesId }: Occurrence): Promise<readonly StoredEvent[]> {
  if (seriesId === null) return [own];
  const series = await replica.rows(event, [seriesId]);
  const changed = await replica.having(event, "occurrence.seriesId", [seriesId]);
  return [...series.filter(({ del }) => del === 0), ...changed].map(storedEvent);
}

/** What a field is when nobody has said anything about it. */
const unsaid: Partial<CalendarEvent> = {
  location: "",
  doneAt: null,
  estimateMinutes: null,
  weight: null,
  topics: [],
  noteIds: [],
  reminders: null,
  locked: false,
  cutAt: null,
};

type OnStep = (done: number) => void;
const tellEvery = 50;

async function writeEvents(
  replica: Replica,
  writes: readonly Write[],
  now: () => number,
  onStep?: OnStep,
): Promise<Written> {
  const back: (() => Promise<unknown>)[] = [];
  const ids = await replica.together(async () => {
    const touched: string[] = [];
    for (const [done, write] of writes.entries()) {
      const { id } = write;
      touched.push(id);
      if (done > 0 && done % tellEvery === 0) onStep?.(done);
      if (write.kind === "create") {
        await replica.create(event, write.data, id);
        back.unshift(() => replica.remove(event, id));
        continue;
      }
      if (write.kind === "remove") {
        await replica.remove(event, id);
        back.unshift(() => replica.restore(event, id));
        continue;
      }
      const before: Partial<CalendarEvent> = { ...unsaid, ...(await replica.get(event, id)) };
      const changed = Object.keys(write.change) as (keyof CalendarEvent)[];
      const was = Object.fromEntries(changed.map((field) => [field, before[field]])) as Partial<CalendarEvent>;
      await replica.update(event, id, write.change);
      back.unshift(() => replica.update(event, id, { ...was, updatedAt: now() }));
    }
    return touched;
  });
  const undo = () =>
    replica.together(async () => {
      for (const step of back) await step();
    });
  return { ids, undo };
}
