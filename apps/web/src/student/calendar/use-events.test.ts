import { entities } from "@jotter/domain/entities";
import { type CalendarEvent, event } from "@jotter/domain/event";
import { newEvent } from "@jotter/domain/new-event";
import { type Occurrence, occurrencesBetween } from "@jotter/domain/occurrences";
import { openReplica } from "@jotter/replica/open-replica";
import type { Replica } from "@jotter/replica/replica";
import { wipeReplica } from "@jotter/replica/wipe";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { eventActions } from "./event-actions.ts";
import { eventsOrNone, eventsWithin } from "./use-events.ts";

let replica: Replica;
let clock = 100;
const now = () => clock++;

beforeEach(async () => {
  replica = openReplica({ userId: "ada", entities, now });
  await replica.opened;
});

afterEach(async () => {
  replica.close();
  await wipeReplica("ada");
});

const add = (title: string, start: string, end: string, more: Partial<CalendarEvent> = {}) =>
  replica.create(event, newEvent(now(), { title, start, end, ...more }), title);

async function titlesIn(from: string, to: string): Promise<readonly string[]> {
  return (await eventsWithin(replica, from, to)).map(({ title }) => title).sort();
}

async function inMarch(): Promise<readonly Occurrence[]> {
  const events = await eventsWithin(replica, "2027-03-01", "2027-03-31");
  return occurrencesBetween(events, "2027-03-01", "2027-03-31", "UTC");
}

const inWords = async () => (await inMarch()).map(({ event: { title }, start }) => `${title} ${start}`);

describe("what is read of a calendar [CAL-3]", () => {
  test("is what begins in these days, what has not ended, and what repeats", async () => {
    await add("before", "2027-02-10", "2027-02-12");
    await add("into", "2027-02-20", "2027-03-02");
    await add("over", "2026-10-01T08:00", "2027-07-31T18:00");
    await add("within", "2027-03-15T09:00", "2027-03-15T10:00");
    await add("after", "2027-04-20", "2027-04-21");
    await add("weekly", "2026-09-07T08:00", "2026-09-07T09:00", { rule: "FREQ=WEEKLY" });
    await replica.remove(event, await add("gone", "2027-03-16", "2027-03-16"));
    expect(await titlesIn("2027-03-01", "2027-03-31")).toEqual(["into", "over", "weekly", "within"]);
  });

  test("has an occurrence that was moved away, so that its old place stays free [CAL-4]", async () => {
    await add("weekly", "2027-03-03T08:00", "2027-03-03T09:00", { rule: "FREQ=WEEKLY;COUNT=2" });
    const place = { occurrence: { seriesId: "weekly", start: "2027-03-10T08:00" } };
    await add("moved", "2027-06-10T08:00", "2027-06-10T09:00", place);
    expect(await inWords()).toEqual(["weekly 2027-03-03T08:00"]);
  });

  test("leaves out a record that is no event, and the others stand [PRO-4]", async () => {
    await add("within", "2027-03-15T09:00", "2027-03-15T10:00");
    const data = { title: "damaged", start: "2027-03-15T09:00", end: "2027-03-15T10:00", rule: 7 };
    await replica.store.db.table("event").put({ id: "damaged", rev: 1, at: 1, del: 0, data });
    expect(await inWords()).toEqual(["within 2027-03-15T09:00"]);
  });

  test("is nothing where it cannot be read, and the page stands [PRO-4]", async () => {
    const broken = { ...replica, list: () => Promise.reject(new Error("damaged")) };
    expect(await eventsOrNone(broken as unknown as Replica, "2027-03-01", "2027-03-31")).toEqual([]);
  });
});

describe("a change of the calendar [CAL-4]", () => {
  const first = async () => {
    const [one] = await inMarch();
    if (!one) throw new Error("There is nothing in March.");
    return one;
  };

  test("is taken back whole, whatever it was", async () => {
    await add("weekly", "2027-03-03T08:00", "2027-03-03T09:00", { rule: "FREQ=WEEKLY;COUNT=3" });
    const before = await inWords();
    const { change, remove, setDone } = eventActions(replica, now);
    for (const act of [
      async () => change(await first(), { title: "other" }, "this"),
      async () => change((await inMarch())[1] ?? (await first()), { title: "other" }, "following"),
      async () => change(await first(), { start: "2027-03-04T10:00", end: "2027-03-04T11:00" }, "all"),
      async () => remove(await first(), "this"),
      async () => remove(await first(), "all"),
      async () => setDone(await first(), true),
    ]) {
      const { undo } = await act();
      await undo();
      expect(await inWords()).toEqual(before);
    }
    expect((await first()).event.doneAt ?? null).toBeNull();
  });

  test("ticks off one of a series, and only that one", async () => {
    await add("homework", "2027-03-03T08:00", "2027-03-03T08:00", { type: "assignment", rule: "FREQ=WEEKLY;COUNT=2" });
    await eventActions(replica, now).setDone(await first(), true);
    expect((await inMarch()).map(({ event: { doneAt } }) => Boolean(doneAt))).toEqual([true, false]);
  });

  test("two changes of one of a series at the same moment both hold", async () => {
    await add("homework", "2027-03-03T08:00", "2027-03-03T08:00", { type: "assignment", rule: "FREQ=WEEKLY;COUNT=2" });
    const { change, setDone } = eventActions(replica, now);
    const seen = await first();
    await Promise.all([change(seen, { title: "essay" }, "this"), setDone(seen, true)]);
    expect(await inWords()).toEqual(["essay 2027-03-03T08:00", "homework 2027-03-10T08:00"]);
    expect((await first()).event.doneAt).not.toBeNull();
    expect(await replica.having(event, "occurrence.seriesId", ["homework"])).toHaveLength(1);
  });

  test("of one whose series is deleted meanwhile leaves the others deleted", async () => {
    await add("weekly", "2027-03-03T08:00", "2027-03-03T09:00", { rule: "FREQ=WEEKLY;COUNT=3" });
    const [, second] = await inMarch();
    await replica.remove(event, "weekly");
    if (second) await eventActions(replica, now).change(second, { title: "only this" }, "this");
    expect(await inWords()).toEqual(["only this 2027-03-10T08:00"]);
  });
});
