import { describe, expect, test } from "vitest";
import { feedWrites } from "./feed-writes.ts";
import { readIcs } from "./ics-read.ts";
import type { StoredEvent } from "./occurrences.ts";
import type { Write } from "./series-changes.ts";
import { canvas, google } from "./testing/ics-files.ts";

const zone = "Europe/Berlin";
const now = Date.parse("2026-10-01T12:00Z");

function followed(
  stored: readonly StoredEvent[],
  text: string,
  at = now,
  deleted: readonly StoredEvent[] = [],
): readonly Write[] {
  const read = readIcs(text, { zone, now: at });
  if (!read.ok) throw new Error(JSON.stringify(read.problem));
  const newId = (uid: string, changes: string | null) => `id ${uid} ${changes}`;
  return feedWrites(stored, read.value.events, { feedId: "school", zone, courses: [], deleted, newId, now: at });
}

function written(stored: readonly StoredEvent[], writes: readonly Write[]): readonly StoredEvent[] {
  const byId = new Map(stored.map((event) => [event.id, event]));
  for (const write of writes) {
    if (write.kind === "create") byId.set(write.id, { ...write.data, id: write.id });
    const before = byId.get(write.id);
    if (write.kind === "update" && before) byId.set(write.id, { ...before, ...write.change });
    if (write.kind === "remove") byId.delete(write.id);
  }
  return [...byId.values()];
}

function feedOf(...events: readonly string[]) {
  return ["BEGIN:VCALENDAR", ...events, "END:VCALENDAR"].join("\r\n");
}
function essay(day: string, more = "") {
  return `BEGIN:VTODO\r\nUID:essay\r\nSUMMARY:Essay\r\nDUE;VALUE=DATE:${day}${more}\r\nEND:VTODO`;
}
const talk = "BEGIN:VEVENT\r\nUID:talk\r\nSUMMARY:Talk\r\nDTSTART:20261105T100000Z\r\nEND:VEVENT";

describe("a feed that is followed [CAL-5]", () => {
  const first = written([], followed([], google));

  test("makes events that say where they came from, under names that stay", () => {
    expect(first).toHaveLength(4);
    expect(new Set(first.map(({ feedId }) => feedId))).toEqual(new Set(["school"]));
    expect(followed([], google).map(({ id }) => id)).toEqual(followed([], google).map(({ id }) => id));
  });

  test("changes nothing while it says the same", () => {
    expect(followed(first, google)).toEqual([]);
    const lms = written([], followed([], canvas));
    expect(followed(lms, canvas)).toEqual([]);
  });

  test("makes a task of a due date once: done stays done, and a new day follows", () => {
    const [task] = written([], followed([], feedOf(essay("20261105"))));
    if (!task) throw new Error("There is a task.");
    expect([task.type, task.end]).toEqual(["assignment", "2026-11-05"]);
    const done = { ...task, doneAt: 99, classId: "history" };
    expect(written([done], followed([done], feedOf(essay("20261107"))))).toEqual([
      { ...done, start: "2026-11-07", end: "2026-11-07", updatedAt: now },
    ]);
  });

  test("takes away what is no longer in it, but not what is over or done", () => {
    const both = written([], followed([], feedOf(essay("20261105"), talk)));
    const ids = (writes: readonly Write[]) => writes.map(({ kind, id }) => [kind, id]);
    expect(ids(followed(both, feedOf(talk)))).toEqual([["remove", "id essay null"]]);
    expect(followed(both, feedOf(talk), Date.parse("2026-11-06T12:00Z"))).toEqual([]);
    expect(
      followed(
        both.map((one) => ({ ...one, doneAt: 5 })),
        feedOf(talk),
      ),
    ).toEqual([]);
  });

  test("takes a changed occurrence back with its change", () => {
    const series = "BEGIN:VEVENT\r\nUID:s\r\nSUMMARY:S\r\nDTSTART:20261005T100000\r\nRRULE:FREQ=WEEKLY\r\nEND:VEVENT";
    const change =
      "BEGIN:VEVENT\r\nUID:s\r\nSUMMARY:S\r\nRECURRENCE-ID:20261012T100000\r\nDTSTART:20261013T100000\r\nEND:VEVENT";
    const changed = written([], followed([], feedOf(series, change)));
    expect(changed).toHaveLength(2);
    expect(followed(changed, feedOf(series, change))).toEqual([]);
    expect(followed(changed, feedOf(series))).toEqual([{ kind: "remove", id: "id s 2026-10-12T10:00" }]);
    const alone = written([], followed([], feedOf(change)));
    expect(followed(alone, feedOf(change))).toEqual([]);
  });

  test("knows its events again where it gives them other names each time it is asked", () => {
    const named = (name: string) =>
      feedOf(
        essay("20261105").replace("UID:essay", `UID:essay-${name}`),
        talk.replace("UID:talk", `UID:talk-${name}`),
        talk.replace("UID:talk", `UID:other-${name}`).replace("SUMMARY:Talk", "SUMMARY:Other"),
      );
    const first = written([], followed([], named("a")));
    const done = first.map((one) => (one.type === "assignment" ? { ...one, doneAt: 99 } : one));
    const after = Date.parse("2026-11-20T12:00Z");
    expect(followed(done, named("b"))).toEqual([]);
    expect(followed(done, named("c"), after)).toEqual([]);
    const deleted = first.filter(({ title }) => title === "Other");
    const rest = first.filter(({ title }) => title !== "Other");
    const again = followed(rest, named("d"), now, deleted);
    expect(again.map(({ kind, id }) => [kind, id])).toEqual([["create", deleted[0]?.id]]);
  });

  test("brings back a lesson that it had called off, and none that the student did", () => {
    const lessons = (off: string) =>
      feedOf(`BEGIN:VEVENT\r\nUID:s\r\nSUMMARY:S\r\nDTSTART:20261005T100000\r\nRRULE:FREQ=WEEKLY${off}\r\nEND:VEVENT`);
    const off = "\r\nEXDATE:20261012T100000";
    const exceptOf = (events: readonly StoredEvent[]) => events.map(({ except }) => except);
    const [series] = written([], followed([], lessons(off)));
    if (!series) throw new Error("There are lessons.");
    expect(followed([series], lessons(off))).toEqual([]);
    const mine = [{ ...series, except: [...series.except, "2026-10-19T10:00"] }];
    expect(followed(mine, lessons(off))).toEqual([]);
    const back = written(mine, followed(mine, lessons("")));
    expect(exceptOf(back)).toEqual([["2026-10-19T10:00"]]);
    expect(followed(back, lessons(""))).toEqual([]);
    // What both called off stays the student's.
    const both = "\r\nEXDATE:20261019T100000";
    const again = written(back, followed(back, lessons(both)));
    expect(exceptOf(written(again, followed(again, lessons(""))))).toEqual([["2026-10-19T10:00"]]);
    // One that was followed before this was remembered.
    const { calledOff: _, ...old } = series;
    const caughtUp = written([old], followed([old], lessons(off)));
    expect(exceptOf(written(caughtUp, followed(caughtUp, lessons(""))))).toEqual([[]]);
  });

  test("cannot name a student's notes or another's classes", () => {
    const ours = feedOf(
      "PRODID:-//Jotter//Jotter//EN",
      talk.replace("END:VEVENT", 'X-JOTTER-CLASS:other\r\nX-JOTTER-NOTES:["a"]\r\nEND:VEVENT'),
    );
    const [event] = written([], followed([], ours));
    expect([event?.classId, event?.noteIds]).toEqual([null, undefined]);
  });
});
