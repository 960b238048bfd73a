import type { Coming } from "@jotter/domain/next-up-situation";
import type { Occurrence } from "@jotter/domain/occurrences";
import { usualRhythm } from "@jotter/domain/plan/rhythm";
import { describe, expect, it } from "vitest";
import type { ExamReadiness } from "../cards/study-news.ts";
import { plannableFrom } from "./plan-input.ts";

const now = Date.UTC(2026, 10, 16, 12);
const start = "2026-11-20T09:00";
const exam = {
  key: "bio",
  event: { id: "bio", type: "exam", title: "Biology test", classId: null, topics: [{ name: "Meiosis", done: false }] },
  ...{ start, end: "2026-11-20T10:00", allDay: false, seriesId: null },
  ...{ startsAt: Date.parse(`${start}Z`), endsAt: Date.parse("2026-11-20T10:00Z") },
} as unknown as Occurrence;
const coming = { id: "bio", title: "Biology test", stake: { percent: 20, category: null } } as unknown as Coming;
const readiness = {
  exam: { id: "bio", day: "2026-11-20" },
  review: "deck",
  cards: 12,
  today: { minutes: 5 },
  topics: [{ topic: "Mitosis", cards: 12, known: 0.6, onDay: 0.4, isOlder: true }],
} as unknown as ExamReadiness;

describe("what a plan is made of", () => {
  const clock = { now, today: "2026-11-16", zone: "UTC" };
  const known = { clock, rhythm: usualRhythm, occurrences: [exam], coming: [coming] };

  it("weighs an exam by what hangs on it, and knows its name [PLN-1]", () => {
    const { input, works } = plannableFrom({ ...known, readiness: [] });
    expect(input.exams).toMatchObject([{ id: "bio", weight: 20, topics: [{ name: "Meiosis", recall: null }] }]);
    expect(works.get("bio")?.title).toBe("Biology test");
  });

  it("gives topics with cards what is remembered of them, and the minutes their review takes [PLN-1]", () => {
    const { input } = plannableFrom({ ...known, readiness: [readiness] });
    expect(input.exams[0]?.topics).toEqual([
      { name: "Meiosis", recall: null },
      { name: "Mitosis", recall: 0.4, minutes: 20, practice: "memory", deckId: "deck" },
    ]);
  });
});
