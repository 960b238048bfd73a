import { event } from "@jotter/domain/event";
import { newEvent } from "@jotter/domain/new-event";
import { type Occurrence, occurrencesBetween, type StoredEvent } from "@jotter/domain/occurrences";
import { ownTimes, scopes } from "@jotter/domain/series-changes";
import type { Replica } from "@jotter/replica/replica";
import fc from "fast-check";
import { expect, test } from "vitest";
import { freshReplica } from "../records/testing/fresh-replica.ts";
import { eventActions } from "./event-actions.ts";
import { storedEvents } from "./use-events.ts";

let replica: Replica;
let time = 1;
const now = () => time++;

freshReplica(now, (opened) => {
  replica = opened;
});

const zone = "America/New_York";
const all = async () => storedEvents(await replica.list(event, { by: "start" }));
const shownOf = (events: readonly StoredEvent[]) => occurrencesBetween(events, "2026-09-01", "2026-12-31", zone);
const seen = (events: readonly StoredEvent[]) =>
  shownOf(events).map(({ start, end, event: { title, doneAt, weight } }) => [
    start,
    end,
    title,
    doneAt != null,
    weight ?? null,
  ]);
/** What an undo may leave behind says nothing: when it was, and what a field is when nobody said anything. */
const told = (events: readonly StoredEvent[]) =>
  events
    .map(({ updatedAt, ...one }) =>
      Object.entries(one)
        .filter(([, value]) => value !== null && value !== undefined && value !== "" && value !== false)
        .filter(([name, value]) => name === "except" || !(Array.isArray(value) && value.length === 0))
        .sort(([one], [other]) => (one < other ? -1 : 1)),
    )
    .sort((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1));

test("whatever is done to one of a series, to what follows or to all: undone, all is as it was [CAL-3] [CAL-4]", async () => {
  const deed = fc.record({
    at: fc.nat(40),
    scope: fc.constantFrom(...scopes),
    is: fc.constantFrom("removed" as const, "moved" as const, "renamed" as const, "ticked" as const, "once" as const),
    days: fc.constantFrom(0, 1, -2),
  });
  const series = fc.record({
    rule: fc.constantFrom("FREQ=WEEKLY;UNTIL=20261204;BYDAY=MO,WE", "FREQ=DAILY;INTERVAL=5;COUNT=9"),
    uid: fc.constantFrom("timetable:t1:p1:bio:", "lecture@school", null),
  });
  const actions = eventActions(replica, now);
  const done = (one: Occurrence, { scope, is, days }: typeof deed extends fc.Arbitrary<infer Deed> ? Deed : never) => {
    if (is === "removed") return actions.remove(one, scope);
    if (is === "ticked") return actions.setDone(one, true);
    if (is === "renamed") return actions.change(one, { title: "Lab", weight: 20 }, scope);
    if (is === "once") return actions.change(one, { rule: null }, scope === "this" ? "all" : scope);
    const day = new Date(Date.parse(`${ownTimes(one).start.slice(0, 10)}T12:00Z`) + days * 86_400_000);
    return actions.change(one, { start: `${day.toISOString().slice(0, 10)}T16:00` }, scope);
  };
  await fc.assert(
    fc.asyncProperty(series, fc.array(deed, { minLength: 1, maxLength: 4 }), async ({ rule, uid }, deeds) => {
      for (const { id } of await all()) await replica.remove(event, id);
      const times = { start: "2026-09-07T09:00", end: "2026-09-07T09:50", zone };
      await actions.create(newEvent(1, { type: "class", title: "Biology", rule, ...times, ...(uid && { uid }) }));
      for (const one of deeds) {
        const before = await all();
        const shown = shownOf(before);
        const meant = shown[one.at % Math.max(1, shown.length)];
        if (!meant) return;
        const { undo } = await done(meant, one);
        const after = await all();
        await undo();
        const back = await all();
        expect(seen(back)).toEqual(seen(before));
        expect(told(back)).toEqual(told(before));
        // And done again, it is as it was done.
        await done(meant, one);
        expect(seen(await all())).toEqual(seen(after));
      }
    }),
    { numRuns: 15, seed: 6 },
  );
});
