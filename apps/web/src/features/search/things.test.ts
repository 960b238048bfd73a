import { newEvent } from "@jotter/domain/new-event";
import { describe, expect, test } from "vitest";
import { wantedIn } from "./matching.ts";
import { eventsByNearness, findClasses, findDocuments, findEvents, findGrades, gradesByTime } from "./things.ts";

const today = "2026-11-15";
const event = (id: string, start: string, change = {}) => ({
  ...newEvent(1, { title: "Chemistry lab", start }),
  ...change,
  id,
});

describe("the search over everything [DSH-3]", () => {
  test("finds events by their title: what is to come first, the nearest before all, and a series by its next time", () => {
    const events = [
      event("over", "2026-11-10T09:00"),
      event("next month", "2026-12-10T09:00"),
      event("tomorrow", "2026-11-16T09:00"),
      event("weekly", "2026-09-01T09:00", { rule: "FREQ=WEEKLY" }),
      { ...event("other", "2026-11-16T09:00"), title: "Biology" },
    ];
    const found = findEvents(eventsByNearness(events, today), wantedIn("chem"), today, "UTC");
    expect(found.map(({ id, start }) => [id, start])).toEqual([
      ["tomorrow", "2026-11-16T09:00"],
      ["weekly", "2026-11-17T09:00"],
      ["next month", "2026-12-10T09:00"],
      ["over", "2026-11-10T09:00"],
    ]);
  });

  test("says when an event is on the student's own wall, and passes over a time that was moved away [CAL-4]", () => {
    const events = [
      event("Tokyo", "2026-11-16T08:00", { zone: "Asia/Tokyo" }),
      event("weekly", "2026-09-01T09:00", { rule: "FREQ=WEEKLY" }),
      event("moved", "2026-12-20T09:00", { occurrence: { seriesId: "weekly", start: "2026-11-17T09:00" } }),
    ];
    const found = findEvents(eventsByNearness(events, today), wantedIn("chem"), today, "America/New_York");
    expect(found.map(({ id, start }) => [id, start])).toEqual([
      ["Tokyo", "2026-11-15T18:00"],
      ["weekly", "2026-11-24T09:00"],
      ["moved", "2026-12-20T09:00"],
    ]);
  });

  test("is not filled by the lessons of a class: its test comes first, and of the lessons only the next [CAL-4]", () => {
    const lesson = (id: string, start: string, until: string) =>
      event(id, start, { title: "Biology", rule: `FREQ=WEEKLY;UNTIL=${until}`, uid: `timetable:t:${id}` });
    const events = [
      lesson("last year 1", "2025-09-01T08:00", "20260612"),
      lesson("last year 2", "2025-09-02T08:00", "20260612"),
      lesson("monday", "2026-09-07T08:00", "20261218"),
      lesson("wednesday", "2026-09-09T08:00", "20261218"),
      event("club", "2026-09-01T16:00", { title: "Biology club", rule: "FREQ=WEEKLY;UNTIL=20261020" }),
      event("test", "2026-11-20T09:00", { title: "Biology test" }),
      event("quiz", "2026-10-02T09:00", { title: "Biology quiz" }),
    ];
    const found = findEvents(eventsByNearness(events, today), wantedIn("bio"), today, "UTC");
    expect(found.map(({ id }) => id)).toEqual(["test", "monday", "club", "quiz"]);
  });

  test("finds grades of classes that are there, the latest first", () => {
    const grade = {
      classId: "maths",
      name: "Quiz 1",
      category: "quiz",
      score: { as: "points", earned: 9, possible: 10 } as const,
      state: "graded" as const,
      extraCredit: false,
      date: null,
      createdAt: 1,
      updatedAt: 1,
    };
    const grades = [
      { ...grade, id: "old" },
      { ...grade, id: "new", updatedAt: 2, score: null },
      { ...grade, id: "gone", classId: "removed" },
      { ...grade, id: "awaited", updatedAt: 0, state: "ungraded" as const, score: { ...grade.score, earned: 0 } },
    ];
    expect(findGrades(gradesByTime(grades, new Map([["maths", "Maths"]])), wantedIn("quiz"))).toMatchObject([
      { id: "new", percent: null },
      { id: "old", percent: 90 },
      { id: "awaited", percent: null },
    ]);
  });

  test("finds classes and documents by their names, six of a kind at most", () => {
    const classes = Array.from({ length: 9 }, (_, n) => ({
      id: `c${n}`,
      name: `Chemistry ${n}`,
      marker: "sky" as const,
      level: "standard" as const,
      createdAt: 1,
      updatedAt: 1,
    }));
    expect(findClasses(classes, wantedIn("chem"))).toHaveLength(6);
    const files = [
      { id: "f", name: "Syllabus chemistry.pdf", address: "/f" },
      { id: "g", name: "Poem.txt", address: "/g" },
    ];
    expect(findDocuments(files, wantedIn("chem pdf")).map(({ id }) => id)).toEqual(["f"]);
  });
});
