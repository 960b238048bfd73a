import { describe, expect, test } from "vitest";
import type { CalendarEvent } from "../event.ts";
import { newEvent } from "../new-event.ts";
import { type Occurrence, occurrencesBetween } from "../occurrences.ts";
import { Settings } from "../settings.ts";
import { instantOf } from "../zones.ts";
import { missedBlocks, planInputOf, plannedBlocks } from "./from-calendar.ts";
import { repaired } from "./repair.ts";
import { rhythmIn, usualRhythm } from "./rhythm.ts";
import { planned } from "./schedule.ts";

const zone = "Europe/Berlin";
const now = instantOf("2026-09-09T15:30", zone);
const at = (wall: string) => instantOf(wall, zone);

type Given = Partial<CalendarEvent> & Pick<CalendarEvent, "start">;

function seen(events: Readonly<Record<string, Given>>) {
  const stored = Object.entries(events).map(([id, event]) => ({ ...newEvent(1, event), id }));
  return occurrencesBetween(stored, "2026-08-26", "2026-10-10", zone);
}

const bio: Given = {
  type: "exam",
  title: "Biology",
  start: "2026-09-18T09:00",
  end: "2026-09-18T10:00",
  weight: 30,
  estimateMinutes: 200,
  topics: [
    { name: "Cells", done: false },
    { name: "Genes", done: true },
  ],
};
const material = { workId: "bio", topic: "Cells", activity: "learn" } as const;
const block = (start: string, end: string, more: Partial<CalendarEvent> = {}): Given => {
  return { type: "study", title: "Cells", start, end, material, ...more };
};

describe("what a plan reads in the calendar [PLN-1]", () => {
  test("is exams with their open topics, tasks that are not done, lessons, and the blocks that were planned", () => {
    const occurrences = seen({
      bio,
      essay: { type: "assignment", title: "Essay", start: "2026-09-12", estimateMinutes: 90 },
      handedIn: { type: "assignment", title: "Sheet", start: "2026-09-11", doneAt: 5 },
      lesson: { type: "class", title: "Maths", start: "2026-09-10T08:00", end: "2026-09-10T09:00" },
      trip: { type: "other", title: "Trip", start: "2026-09-13" },
      did: block("2026-09-08T17:00", "2026-09-08T17:45", { doneAt: 7 }),
      next: block("2026-09-10T17:00", "2026-09-10T17:45", { locked: true }),
    });
    const knowledge = new Map([["bio", { topics: [{ name: "cells", recall: 0.3 }], minutes: 60 }]]);
    const input = planInputOf({ now, zone, rhythm: usualRhythm, occurrences, knowledge });
    expect(input.exams).toEqual([
      { id: "bio", at: at("2026-09-18T09:00"), weight: 30, minutes: 155, topics: [{ name: "Cells", recall: 0.3 }] },
    ]);
    expect(input.tasks).toEqual([{ id: "essay", dueAt: at("2026-09-13"), minutes: 90, weight: null }]);
    expect(input.busy.map(({ from }) => from)).toEqual([at("2026-09-10T08:00"), at("2026-09-18T09:00")]);
    expect(input.old?.map(({ id, isLocked }) => [id, isLocked])).toEqual([["next", true]]);
    const { blocks } = planned(input);
    expect(blocks.find(({ id }) => id === "next")?.start).toBe("2026-09-10T17:00");
  });

  test("tells a block that was missed from one that was done, and its repair from nothing", () => {
    const occurrences = seen({
      bio,
      did: block("2026-09-07T17:00", "2026-09-07T17:45", { doneAt: 7 }),
      missed: block("2026-09-08T17:00", "2026-09-08T17:45"),
      next: block("2026-09-10T17:00", "2026-09-10T17:45"),
    });
    const missed = missedBlocks(occurrences, now);
    expect(missed).toEqual(["missed"]);
    const { old: _, ...input } = planInputOf({ now, zone, rhythm: usualRhythm, occurrences });
    const open = plannedBlocks(occurrences).filter(({ isDone }) => !isDone);
    const { changes } = repaired(input, open, { missed });
    expect(changes.map((change) => (change.kind === "move" ? [change.block.id, change.start] : []))).toEqual([
      ["missed", "2026-09-09T17:00"],
    ]);
  });

  test("counts what was done at an exam or a task of which nobody said how long it takes", () => {
    const events = (done: boolean) => ({
      bio: { ...bio, estimateMinutes: null, topics: [] },
      essay: { type: "assignment", title: "Essay", start: "2026-09-12" } as const,
      one: block("2026-09-08T17:00", "2026-09-08T18:00", { doneAt: done ? 7 : null }),
      two: block("2026-09-08T19:00", "2026-09-08T19:30", {
        doneAt: done ? 7 : null,
        material: { workId: "essay", activity: "task" },
      }),
    });
    const wanted = (done: boolean) => {
      const input = planInputOf({ now, zone, rhythm: usualRhythm, occurrences: seen(events(done)) });
      const { blocks } = planned({ ...input, old: [] });
      const minutes = (id: string) =>
        blocks
          .filter(({ workId }) => workId === id)
          .reduce((sum, { start, end }) => sum + (at(end) - at(start)) / 60_000, 0);
      return [minutes("bio"), minutes("essay")];
    };
    expect(wanted(false)).toEqual([120, 45]);
    expect(wanted(true)).toEqual([60, 15]);
  });

  test("does not plan again what was done longer ago than it looks back", () => {
    const occurrences = seen({ bio });
    const earlier = seen({ old: block("2026-08-27T17:00", "2026-08-27T18:00", { doneAt: 7 }) });
    const [exam] = planInputOf({ now, zone, rhythm: usualRhythm, occurrences, earlier }).exams;
    expect(exam?.minutes).toBe(140);
  });

  test("counts for a date of a series what was done since the one before, and not what all others took", () => {
    const weekly = { type: "assignment", title: "Sheet", start: "2026-09-04T18:00", rule: "FREQ=WEEKLY" } as const;
    const sheet = (start: string, end: string) =>
      block(start, end, { doneAt: 7, material: { workId: "sheet", activity: "task" } });
    const occurrences = seen({
      sheet: { ...weekly, estimateMinutes: 120, except: ["2026-09-04T18:00"] },
      before: sheet("2026-09-03T17:00", "2026-09-03T18:00"),
      since: sheet("2026-09-08T17:00", "2026-09-08T17:30"),
    });
    const session = (date: string) => ({
      source: `event:sheet@${date}T18:00`,
      estimateMinutes: 120,
      workedMs: 20 * 60_000,
      how: "partly" as const,
      endedAt: at(`${date}T12:00`),
    });
    const sessions = [session("2026-08-28"), session("2026-09-11")];
    const earlier = seen({ sheet: { ...weekly, start: "2026-08-28T18:00" } }).slice(0, 2);
    const [task] = planInputOf({ now, zone, rhythm: usualRhythm, occurrences, earlier, sessions }).tasks;
    expect([task?.dueAt, task?.minutes]).toEqual([at("2026-09-11T18:00"), 70]);
  });

  test("keeps to what the student chose, and to the usual where nothing was chosen", () => {
    expect(rhythmIn(null)).toEqual(usualRhythm);
    const chosen = {
      planSleep: { from: "01:00", to: "09:00" },
      planMinutesADay: 90,
      planKeptFree: [{ weekday: 4, from: "18:00", to: "24:00" }],
      planSessions: "longer",
    } as const;
    const settings = Settings.parse({ theme: "dark", language: "en", updatedAt: 1, ...chosen });
    expect(rhythmIn(settings)).toEqual({
      sleep: chosen.planSleep,
      minutesADay: 90,
      keptFree: chosen.planKeptFree,
      preferred: usualRhythm.preferred,
      sessions: "longer",
    });
    const isValid = (planSleep: unknown) => Settings.safeParse({ ...settings, planSleep }).success;
    expect([isValid({ from: "22:00", to: "07:00" }), isValid({ from: "25:00", to: "7" })]).toEqual([true, false]);
  });
});

describe("what sessions of focus say of a plan [FOC-1] [PLN-1]", () => {
  const now = Date.UTC(2026, 8, 7, 12);
  const task: Occurrence = {
    key: "essay@2026-09-11T18:00",
    event: {
      ...newEvent(now, { start: "2026-09-11T18:00", type: "assignment", title: "Essay", estimateMinutes: 100 }),
      id: "essay",
    },
    seriesId: null,
    originalStart: "2026-09-11T18:00",
    start: "2026-09-11T18:00",
    end: "2026-09-11T18:00",
    startsAt: Date.UTC(2026, 8, 11, 18),
    endsAt: Date.UTC(2026, 8, 11, 18),
    allDay: false,
  };
  const session = (source: string, minutes: number, how: "done" | "partly") => ({
    source,
    estimateMinutes: 30,
    workedMs: minutes * 60_000,
    how,
    endedAt: now - 1000,
  });
  const minutesOf = (sessions: readonly ReturnType<typeof session>[]) =>
    planInputOf({ now, zone: "UTC", rhythm: usualRhythm, occurrences: [task], sessions }).tasks[0]?.minutes;

  test("what was worked at a task is not planned again", () => {
    expect(minutesOf([])).toBe(100);
    expect(minutesOf([session("event:essay@2026-09-11T18:00", 40, "partly")])).toBe(60);
  });

  test("a task that took longer than was thought keeps a little time until it is ticked off", () => {
    expect(minutesOf([session("event:essay@2026-09-11T18:00", 130, "partly")])).toBe(15);
  });

  test("from five tasks on estimates have learned how long things take", () => {
    const others = ["a", "b", "c", "d", "e"].map((id) => session(`event:${id}`, 60, "done"));
    expect(minutesOf(others.slice(1))).toBe(100);
    expect(minutesOf(others)).toBeGreaterThan(150);
  });
});
