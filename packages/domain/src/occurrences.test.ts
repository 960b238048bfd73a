import { describe, expect, test } from "vitest";
import type { CalendarEvent } from "./event.ts";
import { newEvent } from "./new-event.ts";
import { occurrencesBetween, type StoredEvent } from "./occurrences.ts";

const newYork = "America/New_York";

function stored(id: string, known: Partial<CalendarEvent> & Pick<CalendarEvent, "start">): StoredEvent {
  return { ...newEvent(1, { title: id, ...known }), id };
}

function seen(events: readonly StoredEvent[], from: string, to: string, zone = newYork) {
  return occurrencesBetween(events, from, to, zone).map(({ key, start, end }) => `${key} ${start} ${end}`);
}

describe("what takes place [CAL-3] [CAL-4]", () => {
  const biology = stored("biology", {
    start: "2026-10-26T09:00",
    end: "2026-10-26T10:30",
    zone: newYork,
    rule: "FREQ=WEEKLY;BYDAY=MO",
  });

  test("stays at nine o'clock when the clocks change", () => {
    const all = occurrencesBetween([biology], "2026-10-26", "2026-11-02", newYork);
    expect(all.map(({ start }) => start)).toEqual(["2026-10-26T09:00", "2026-11-02T09:00"]);
    expect((all[1]?.startsAt ?? 0) - (all[0]?.startsAt ?? 0)).toBe(7 * 86_400_000 + 3_600_000);
  });

  test("is seen in the viewer's own zone, and named in the event's", () => {
    const [first] = occurrencesBetween([biology], "2026-10-26", "2026-10-26", "Asia/Tokyo");
    expect(first).toMatchObject({
      key: "biology@2026-10-26T09:00",
      originalStart: "2026-10-26T09:00",
      seriesId: "biology",
      start: "2026-10-26T22:00",
      end: "2026-10-26T23:30",
      allDay: false,
    });
  });

  test("is seen from the other end of the world, where it is two days earlier or later", () => {
    const [east, west] = ["Pacific/Kiritimati", "Etc/GMT+12"];
    for (const rule of [null, "FREQ=DAILY;COUNT=1"]) {
      const eastern = stored("east", { start: "2026-11-17T01:30", zone: east, rule });
      expect(seen([eastern], "2026-11-15", "2026-11-15", west)).toEqual([
        "east@2026-11-17T01:30 2026-11-15T23:30 2026-11-15T23:30",
      ]);
      const western = stored("west", { start: "2026-11-13T22:30", zone: west, rule });
      expect(seen([western], "2026-11-15", "2026-11-15", east)).toEqual([
        "west@2026-11-13T22:30 2026-11-15T00:30 2026-11-15T00:30",
      ]);
    }
  });

  test("leaves out what was called off and shows what was changed as it is now", () => {
    const series = { ...biology, except: ["2026-11-02T09:00"] };
    const moved = stored("moved", {
      start: "2026-11-10T14:00",
      end: "2026-11-10T15:00",
      zone: newYork,
      occurrence: { seriesId: "biology", start: "2026-11-09T09:00" },
    });
    expect(seen([series, moved], "2026-11-01", "2026-11-16")).toEqual([
      "moved@2026-11-09T09:00 2026-11-10T14:00 2026-11-10T15:00",
      "biology@2026-11-16T09:00 2026-11-16T09:00 2026-11-16T10:30",
    ]);
    const twice = { ...moved, id: "again", updatedAt: 2, start: "2026-11-11T14:00", end: "2026-11-11T15:00" };
    expect(seen([series, twice, moved], "2026-11-09", "2026-11-15")).toEqual([
      "again@2026-11-09T09:00 2026-11-11T14:00 2026-11-11T15:00",
    ]);
  });

  test("reaches into the days one looks at from before", () => {
    const trip = stored("trip", { start: "2026-11-10", end: "2026-11-20" });
    const night = stored("night", { start: "2026-11-14T22:00", end: "2026-11-15T02:00", rule: "FREQ=DAILY;COUNT=2" });
    const over = stored("over", { start: "2026-11-14T22:00", end: "2026-11-15T00:00" });
    const moment = stored("moment", { start: "2026-11-15T00:00" });
    expect(seen([night, trip, over, moment], "2026-11-15", "2026-11-15")).toEqual([
      "trip@2026-11-10 2026-11-10 2026-11-20",
      "night@2026-11-14T22:00 2026-11-14T22:00 2026-11-15T02:00",
      "moment@2026-11-15T00:00 2026-11-15T00:00 2026-11-15T00:00",
      "night@2026-11-15T22:00 2026-11-15T22:00 2026-11-16T02:00",
    ]);
  });

  test("lasts all day wherever one is", () => {
    const holiday = stored("holiday", { start: "2026-11-26", end: "2026-11-27" });
    for (const zone of ["Pacific/Kiritimati", "Pacific/Pago_Pago", newYork]) {
      expect(seen([holiday], "2026-11-27", "2026-11-27", zone)).toEqual(["holiday@2026-11-26 2026-11-26 2026-11-27"]);
      expect(seen([holiday], "2026-11-28", "2026-11-28", zone)).toEqual([]);
    }
  });

  test("is put off as a whole where the clocks skip its start", () => {
    const early = stored("early", {
      start: "2026-03-07T02:00",
      end: "2026-03-07T03:00",
      zone: newYork,
      rule: "FREQ=DAILY",
    });
    expect(seen([early], "2026-03-08", "2026-03-09")).toEqual([
      "early@2026-03-08T02:00 2026-03-08T03:00 2026-03-08T04:00",
      "early@2026-03-09T02:00 2026-03-09T02:00 2026-03-09T03:00",
    ]);
  });

  test("is there once if nobody can expand its rule, and where the student is if nobody knows its zone", () => {
    const odd = stored("odd", { start: "2026-11-15T09:00", zone: "Mars/Olympus", rule: "FREQ=HOURLY" });
    expect(seen([odd], "2026-11-01", "2026-12-01")).toEqual(["odd@2026-11-15T09:00 2026-11-15T09:00 2026-11-15T09:00"]);
  });
});
