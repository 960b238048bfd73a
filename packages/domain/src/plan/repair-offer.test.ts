import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { CalendarEvent } from "../event.ts";
import { newEvent } from "../new-event.ts";
import { occurrencesBetween, type StoredEvent } from "../occurrences.ts";
import { instantOf, minuteMs } from "../zones.ts";
import { planInputOf } from "./from-calendar.ts";
import { repairOffer, repairWrites, type WorkedSession } from "./repair-offer.ts";
import { usualRhythm } from "./rhythm.ts";

const zone = "America/New_York";
const at = (wall: string) => instantOf(wall, zone);
const made = at("2026-09-01T08:00");

function stored(id: string, known: Partial<CalendarEvent> & Pick<CalendarEvent, "start">): StoredEvent {
  return { ...newEvent(made, { title: id, ...known }), id };
}

const exam = stored("bio", {
  type: "exam",
  start: "2026-09-18T09:00",
  end: "2026-09-18T10:00",
  topics: [{ name: "cells", done: false }],
});

function block(id: string, start: string, end: string, known: Partial<CalendarEvent> = {}): StoredEvent {
  return stored(id, {
    type: "study",
    start,
    end,
    material: { workId: "bio", activity: "learn", topic: "cells" },
    ...known,
  });
}

function offered(now: string, events: readonly StoredEvent[], sessions: readonly WorkedSession[] = []) {
  const occurrences = occurrencesBetween(events, "2026-08-25", "2026-10-01", zone);
  const input = planInputOf({ now: at(now), zone, rhythm: usualRhythm, occurrences });
  const offer = repairOffer(input, occurrences, sessions);
  const writes = offer && repairWrites(offer, occurrences, { now: at(now), newId: () => "new" });
  return { offer, writes };
}

const missed = block("a", "2026-09-08T17:00", "2026-09-08T17:45");
const later = block("b", "2026-09-10T17:00", "2026-09-10T17:45");

describe("what is offered of a plan that no longer holds [PLN-1]", () => {
  test("a missed block moves to the next good time, and nothing else is written", () => {
    const { offer, writes } = offered("2026-09-08T21:30", [exam, missed, later]);
    expect(offer).toMatchObject({ missed: ["a"], unchanged: 1, short: [] });
    expect(writes).toEqual([
      {
        kind: "update",
        id: "a",
        change: { start: "2026-09-09T17:00", end: "2026-09-09T17:45", zone: null, updatedAt: at("2026-09-08T21:30") },
      },
    ]);
  });

  test("whoever is a little late has missed nothing, and what is long past is not held against anybody", () => {
    expect(offered("2026-09-08T18:00", [exam, missed, later]).offer).toBeNull();
    expect(offered("2026-09-12T21:00", [exam, missed]).offer).toBeNull();
  });

  test("a block that was done, or worked through in a session of focus, was not missed", () => {
    const done = { ...missed, doneAt: at("2026-09-08T17:50") };
    expect(offered("2026-09-08T21:30", [exam, done, later]).offer).toBeNull();
    const session: WorkedSession = {
      source: "event:a@2026-09-08T17:00",
      workedMs: 40 * minuteMs,
      startedAt: at("2026-09-08T17:00"),
      endedAt: at("2026-09-08T17:42"),
    };
    expect(offered("2026-09-08T21:30", [exam, missed, later], [session]).offer).toBeNull();
  });

  test("of a block that was left half-way only the rest is placed, and what was done is done", () => {
    const session: WorkedSession = {
      source: "event:a@2026-09-08T17:00",
      workedMs: 20 * minuteMs,
      startedAt: at("2026-09-08T17:00"),
      endedAt: at("2026-09-08T17:20"),
    };
    const { writes } = offered("2026-09-08T21:30", [exam, missed, later], [session]);
    expect(writes).toMatchObject([
      { kind: "update", id: "a", change: { doneAt: at("2026-09-08T21:30") } },
      { kind: "create", id: "new", data: { start: "2026-09-09T17:20", end: "2026-09-09T17:45", doneAt: null } },
    ]);
  });

  test("a session that went on too long moves what it ran over, and nothing else", () => {
    const next = block("c", "2026-09-08T17:45", "2026-09-08T18:15");
    const session: WorkedSession = {
      source: "event:a@2026-09-08T17:00",
      workedMs: 75 * minuteMs,
      startedAt: at("2026-09-08T17:00"),
      endedAt: at("2026-09-08T18:15"),
    };
    const { writes } = offered("2026-09-08T18:15", [exam, missed, next, later], [session]);
    expect(writes?.map(({ id }) => id)).toEqual(["c"]);
  });

  test("a session on a block of yesterday, or one that was answered for late, did not go on until then", () => {
    const today = block("c", "2026-09-09T15:30", "2026-09-09T16:00");
    const evening = block("d", "2026-09-09T18:00", "2026-09-09T18:45");
    const session = (started: string, minutes: number, ended: string): WorkedSession => ({
      source: "event:a@2026-09-08T17:00",
      workedMs: minutes * minuteMs,
      startedAt: at(started),
      endedAt: at(ended),
    });
    const made = session("2026-09-09T14:00", 45, "2026-09-09T14:45");
    expect(offered("2026-09-09T14:50", [exam, missed, today, evening, later], [made]).offer).toBeNull();
    const answered = session("2026-09-08T17:00", 45, "2026-09-08T20:30");
    const next = block("e", "2026-09-08T20:45", "2026-09-08T21:15");
    expect(offered("2026-09-08T20:31", [exam, missed, next, later], [answered]).offer).toBeNull();
    const ran = session("2026-09-08T17:00", 75, "2026-09-08T20:30");
    const over = block("f", "2026-09-08T17:45", "2026-09-08T18:15");
    const { writes } = offered("2026-09-08T20:31", [exam, missed, over, next, later], [ran]);
    expect(writes?.map(({ id }) => id)).toEqual(["f"]);
  });

  test("a lesson that was put over a block moves that block", () => {
    const lesson = stored("trip", { type: "class", start: "2026-09-10T16:00", end: "2026-09-10T19:00" });
    const { offer, writes } = offered("2026-09-08T12:00", [exam, later, lesson]);
    expect(offer?.missed).toEqual([]);
    expect(writes).toMatchObject([{ kind: "update", id: "b", change: { end: expect.any(String) } }]);
  });

  test("what the student locked stays, and an exam that is over asks for nothing", () => {
    const lesson = stored("trip", { type: "class", start: "2026-09-10T16:00", end: "2026-09-10T19:00" });
    expect(offered("2026-09-08T12:00", [exam, { ...later, locked: true }, lesson]).offer).toBeNull();
    expect(offered("2026-09-18T12:00", [exam, block("z", "2026-09-17T17:00", "2026-09-17T17:45")]).offer).toBeNull();
  });

  test("once it is written there is nothing left to offer, whatever was missed", () => {
    const hour = fc.integer({ min: 10, max: 20 });
    const days = fc.array(fc.tuple(fc.integer({ min: 5, max: 16 }), hour), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(days, fc.integer({ min: 7, max: 15 }), (starts, today) => {
        const two = (number: number) => String(number).padStart(2, "0");
        const once = [...new Map(starts.map((one) => [one.join(), one])).values()];
        const blocks = once.map(([day, from]) => {
          const hours = `2026-09-${two(day)}T${two(from)}`;
          return block(`b${day}-${from}`, `${hours}:00`, `${hours}:30`);
        });
        const now = `2026-09-${two(today)}T21:00`;
        const { writes } = offered(now, [exam, ...blocks]);
        const after = blocks.flatMap((one) => {
          const write = writes?.find(({ id }) => id === one.id);
          if (write?.kind === "remove") return [];
          return write?.kind === "update" ? { ...one, ...write.change } : one;
        });
        const left = offered(now, [exam, ...after]);
        expect(left.writes ?? []).toEqual([]);
      }),
      { numRuns: 300, seed: 19 },
    );
  });
});
