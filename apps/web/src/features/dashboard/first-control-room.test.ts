import type { CalendarEvent } from "@jotter/domain/event";
import { newEvent } from "@jotter/domain/new-event";
import { newProfile } from "@jotter/domain/profile";
import type { ListRow } from "@jotter/replica/row";
import { describe, expect, test } from "vitest";
import type { FirstControlRoomRows } from "../../student/records/first-rows.ts";
import { restOf } from "./first-control-room.ts";

const now = new Date(2027, 2, 10, 12).getTime();
const wanted = () => true;

function row<Data>(id: string, data: Data) {
  return { id, rev: 1, at: 1, del: 0 as const, data };
}

function eventRow(title: string, start: string, more: Partial<CalendarEvent> = {}): ListRow<CalendarEvent> {
  return row(title, newEvent(1, { title, start, end: start, ...more }));
}

function rows(more: Partial<FirstControlRoomRows> = {}): FirstControlRoomRows {
  return {
    texts: [{ key: "note/7", fields: { body: "Water goes where the salt is.\n\n- [ ] Draw it" } }],
    events: [
      eventRow("Essay", "2027-03-12T18:00", { type: "assignment" }),
      // Read by its day and by its rule: it is one all the same.
      eventRow("Lab", "2027-03-08T09:00", { rule: "FREQ=WEEKLY;COUNT=2" }),
      eventRow("Lab", "2027-03-08T09:00", { rule: "FREQ=WEEKLY;COUNT=2" }),
    ],
    classes: [],
    profile: row("me", newProfile("Ada", "ada@example.org", 1)),
    ...more,
  };
}

describe("what the Control Room begins with [DSH-1]", () => {
  test("is what the rows say that were read on the way", async () => {
    const rest = await restOf(rows(), now, wanted);
    expect(rest?.occurrences.map(({ event: { title }, start }) => `${title} ${start}`)).toEqual([
      "Lab 2027-03-08T09:00",
      "Essay 2027-03-12T18:00",
      "Lab 2027-03-15T09:00",
    ]);
    expect(rest?.texts.get("7")).toEqual({ excerpt: "Water goes where the salt is.\n\n- [ ] Draw it", openTasks: 1 });
    expect(rest?.profile?.username).toBe("Ada");
  });

  test("leaves out what is deleted and what is no event [PRO-4]", async () => {
    const gone = { ...eventRow("Gone", "2027-03-11T18:00"), del: 1 as const };
    const damaged = row("damaged", { title: "Damaged", start: 7 }) as unknown as ListRow<CalendarEvent>;
    const rest = await restOf(rows({ events: [gone, damaged] }), now, wanted);
    expect(rest?.occurrences).toEqual([]);
  });

  test("is left to the records where the rows make no sense [PRO-4]", async () => {
    const texts = [{ key: "note/7" }] as unknown as FirstControlRoomRows["texts"];
    expect(await restOf(rows({ texts }), now, wanted)).toBeNull();
  });
});
