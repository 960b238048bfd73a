import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addDays } from "./days.ts";
import { importWrites } from "./ics-import.ts";
import { readIcs } from "./ics-read.ts";
import { occurrencesBetween, type StoredEvent } from "./occurrences.ts";
import { changeOccurrence, ownTimes, removeOccurrence, type Write } from "./series-changes.ts";
import { canvas, google } from "./testing/ics-files.ts";

const zone = "America/New_York";
let count = 0;
const importing = { courses: [{ id: "bio", name: "Bio 101" }], newId: () => `id-${count++}`, now: 7 };

function imported(stored: readonly StoredEvent[], text: string): readonly Write[] {
  const read = readIcs(text, { zone, now: 5 });
  if (!read.ok) throw new Error(JSON.stringify(read.problem));
  return importWrites(stored, read.value.events, importing);
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

describe("an import [CAL-5]", () => {
  const first = written([], imported([], google));

  test("makes each event once, and a changed occurrence part of its series", () => {
    const series = first.find(({ rule }) => rule !== null);
    expect(first).toHaveLength(4);
    expect(first.filter((one) => one.occurrence).map((one) => one.occurrence)).toEqual([
      { seriesId: series?.id, start: "2026-11-02T10:00" },
    ]);
    const shown = occurrencesBetween(first, "2026-10-26", "2026-11-09", "Europe/Berlin");
    expect(shown.map(({ start }) => start)).toEqual(["2026-10-26T10:00", "2026-11-03T14:00", "2026-11-09T10:00"]);
  });

  test("of the same file again changes nothing", () => {
    expect(imported(first, google)).toEqual([]);
  });

  test("of a newer file brings what is new, and leaves what the student made of it", () => {
    const exam = first.find(({ type }) => type === "exam");
    const other = first.map((one) => (one === exam ? { ...one, type: "study" as const, classId: "maths" } : one));
    const newer = google.replace("DTSTART:20261120T083000Z", "DTSTART:20261120T093000Z");
    expect(imported(other, newer)).toEqual([
      { kind: "update", id: exam?.id, change: { start: "2026-11-20T10:30", updatedAt: 7 } },
    ]);
    const on = (day: string) =>
      occurrencesBetween(first, day, day, "Europe/Berlin").filter(({ seriesId }) => seriesId !== null)[0];
    const called = on("2026-11-23");
    const renamed = on("2026-11-30");
    if (!called || !renamed) throw new Error("Both take place.");
    let mine = written(first, removeOccurrence(first, called, "this", 6));
    mine = written(mine, changeOccurrence(mine, renamed, { title: "Mine" }, "this", 6, "mine"));
    expect(imported(mine, google)).toEqual([]);
  });

  test("finds the class that Canvas names in brackets", () => {
    const events = written([], imported([], canvas.replace("[BIO-101-F26]", "[BIO 101: Fall 2026]")));
    expect(events.map(({ title, classId }) => [title, classId])).toEqual([
      ["Cells and membranes", "bio"],
      ["Quiz 3 [World History]", null],
      ["Review session [World History]", null],
    ]);
  });

  test("of one occurrence without its series has it stand for itself, once", () => {
    const alone = google.replace(/BEGIN:VEVENT\r\nDTSTART;TZID=Europe\/Berlin:20261012[\s\S]*?END:VEVENT\r\n/, "");
    const events = written([], imported([], alone));
    expect(events.map(({ title, occurrence }) => [title, occurrence])).toContainEqual([
      "Lineare Algebra (verlegt)",
      undefined,
    ]);
    expect(imported(events, alone)).toEqual([]);
  });

  describe("of the same file, or a newer one, after the student made something else of a series", () => {
    const vevent = (...lines: readonly string[]) => ["BEGIN:VEVENT", "UID:lecture", ...lines, "END:VEVENT"];
    const lecture = (rule: string, ...more: readonly string[]) =>
      [
        "BEGIN:VCALENDAR",
        ...vevent("SUMMARY:Lecture", "DTSTART;TZID=America/New_York:20260907T100000", `RRULE:${rule}`, ...more),
        ...vevent(
          "SUMMARY:Lecture (room 2)",
          "RECURRENCE-ID;TZID=America/New_York:20261019T100000",
          "DTSTART;TZID=America/New_York:20261019T110000",
        ),
        "END:VCALENDAR",
      ].join("\r\n");
    const weekly = lecture("FREQ=WEEKLY;UNTIL=20261218T000000Z");
    const on = (events: readonly StoredEvent[], day: string) => {
      const found = occurrencesBetween(events, day, day, zone)[0];
      if (!found) throw new Error(`Nothing takes place on ${day}.`);
      return found;
    };
    const days = (events: readonly StoredEvent[]) =>
      occurrencesBetween(events, "2026-09-01", "2027-03-01", zone).map(({ start }) => start);
    const stored = written([], imported([], weekly));

    test("leaves what was moved with all that follow where it is now", () => {
      const move = { start: "2026-10-06T14:00", end: "2026-10-06T15:00" };
      const moved = written(stored, changeOccurrence(stored, on(stored, "2026-10-05"), move, "following", 6, "rest"));
      expect(days(moved)).toContain("2026-10-06T14:00");
      expect(imported(moved, weekly)).toEqual([]);
      expect(imported(moved, lecture("FREQ=WEEKLY;UNTIL=20270118T000000Z"))).toEqual([]);
      const renamed = imported(moved, weekly.replaceAll("SUMMARY:Lecture", "SUMMARY:Algebra"));
      expect(renamed.map(({ kind }) => kind)).toEqual(["update"]);
      expect(days(written(moved, renamed))).toEqual(days(moved));
    });

    test("does not bring back what was deleted, alone or with all that follow", () => {
      const [one, following] = (["this", "following"] as const).map((scope) =>
        written(stored, removeOccurrence(stored, on(stored, "2026-10-19"), scope, 6)),
      );
      expect(imported(one ?? [], weekly)).toEqual([]);
      expect(imported(following ?? [], weekly)).toEqual([]);
      expect(days(following ?? []).at(-1)).toBe("2026-10-12T10:00");
    });

    test("goes on where the file does, and keeps what the student called off", () => {
      const dropped = written(stored, removeOccurrence(stored, on(stored, "2026-11-02"), "this", 6));
      const longer = written(dropped, imported(dropped, lecture("FREQ=WEEKLY;UNTIL=20270118T000000Z")));
      expect(days(longer)).not.toContain("2026-11-02T10:00");
      expect(days(longer).at(-1)).toBe("2027-01-11T10:00");
      const later = weekly
        .replace(":20260907T100000", ":20260907T120000")
        .replace("20261019T100000", "20261019T120000");
      expect(days(written(dropped, imported(dropped, later)))).not.toContain("2026-11-02T12:00");
    });
  });

  test("again takes nothing back that the student did to single ones or to what follows, and doubles nothing", () => {
    const file = fc.record({
      rule: fc.constantFrom(
        "FREQ=WEEKLY",
        "FREQ=WEEKLY;UNTIL=20261218T235959Z;BYDAY=MO,WE",
        "FREQ=WEEKLY;COUNT=9;BYDAY=MO,TH",
        "FREQ=DAILY;INTERVAL=3;UNTIL=20261101T090000Z",
        "FREQ=MONTHLY;COUNT=4",
      ),
      start: fc.constantFrom(
        "DTSTART;TZID=America/New_York:20260907T093000",
        "DTSTART;TZID=Europe/Berlin:20260907T093000",
        "DTSTART:20260907T133000Z",
        "DTSTART:20260907T093000",
        "DTSTART;VALUE=DATE:20260907",
      ),
      isFeed: fc.boolean(),
      off: fc.constantFrom("", "EXDATE:20260921T133000Z,20261005T133000Z"),
    });
    const deeds = fc.array(
      fc.record({
        at: fc.nat(40),
        scope: fc.constantFrom("this" as const, "following" as const),
        is: fc.constantFrom("dropped" as const, "moved" as const),
        days: fc.constantFrom(0, 1, -1),
      }),
      { maxLength: 4 },
    );
    fc.assert(
      fc.property(file, deeds, ({ rule, start, isFeed, off }, all) => {
        const text = [
          "BEGIN:VCALENDAR",
          ...["BEGIN:VEVENT", "UID:s", "SUMMARY:Lecture", start, `RRULE:${rule}`, ...(off ? [off] : []), "END:VEVENT"],
          "END:VCALENDAR",
        ].join("\r\n");
        const read = readIcs(text, { zone, now: 5 });
        if (!read.ok) throw new Error(read.problem.problem);
        const told = isFeed
          ? read.value.events.map((one) => ({ ...one, event: { ...one.event, feedId: "school" } }))
          : read.value.events;
        const shownOf = (events: readonly StoredEvent[]) =>
          occurrencesBetween(events, "2026-09-01", "2027-02-01", zone);
        let events = written([], importWrites([], told, importing));
        for (const { at, scope, is, days } of all) {
          const shown = shownOf(events);
          const one = shown[at % Math.max(1, shown.length)];
          if (!one || (scope === "following" && events.some(({ start }) => start === one.originalStart))) continue;
          const { start } = ownTimes(one);
          const to = addDays(start, days) + (start.length === 10 ? "" : "T16:00");
          const writes =
            is === "dropped"
              ? removeOccurrence(events, one, scope, 6)
              : changeOccurrence(events, one, { start: to }, scope, 6, `own-${count++}`);
          events = written(events, writes);
        }
        expect(importWrites(events, told, importing)).toEqual([]);
      }),
      { numRuns: 200, seed: 5 },
    );
  });
});
