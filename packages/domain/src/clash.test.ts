import { expect, test } from "vitest";
import { clashesWith } from "./clash.ts";
import { newEvent } from "./new-event.ts";
import { occurrencesBetween } from "./occurrences.ts";

const there = occurrencesBetween(
  [
    { ...newEvent(1, { title: "Lesson", type: "class", start: "2026-11-20T09:00", end: "2026-11-20T10:00" }), id: "a" },
    { ...newEvent(1, { title: "Report", type: "assignment", start: "2026-11-20T09:30" }), id: "b" },
    { ...newEvent(1, { title: "Bio exam", type: "exam", start: "2026-11-20" }), id: "c" },
  ],
  "2026-11-19",
  "2026-11-21",
  "UTC",
);

function clashes(type: "exam" | "other" | "assignment", start: string, end = start): readonly string[] {
  return clashesWith({ type, start, end }, there).map(({ event }) => event.title);
}

test("what takes place at the same time clashes, an exam also with others of its day, a deadline with nothing [CHT-8]", () => {
  expect(clashes("other", "2026-11-20T09:30", "2026-11-20T10:30")).toEqual(["Lesson"]);
  expect(clashes("other", "2026-11-20T10:00", "2026-11-20T11:00")).toEqual([]);
  expect(clashes("exam", "2026-11-20")).toEqual(["Bio exam"]);
  expect(clashes("assignment", "2026-11-20T09:30")).toEqual([]);
});
