import { describe, expect, test } from "vitest";
import { newEvent } from "./new-event.ts";
import type { Known } from "./next-up-situation.ts";
import { studyWeights } from "./next-up-study.ts";
import { occurrencesBetween } from "./occurrences.ts";
import { studyPlan } from "./study-plan.ts";
import { instantOf } from "./zones.ts";

const zone = "America/New_York";
const week = { from: "2026-11-18", to: "2026-11-24" };

type Given = Parameters<typeof newEvent>[1];

/** A Wednesday, twenty past two. */
function known(events: readonly Given[]): Known {
  const stored = events.map((event, at) => ({ ...newEvent(1, event), id: `e${at}` }));
  return {
    zone,
    now: instantOf("2026-11-18T14:20", zone),
    occurrences: occurrencesBetween(stored, "2026-11-04", "2027-01-17", zone),
    grades: null,
    notes: [],
  };
}

const exam: Given = { type: "exam", title: "Chem test", start: "2026-11-20T09:00", end: "2026-11-20T10:00" };
const essay: Given = { type: "assignment", title: "Essay", start: "2026-11-23", estimateMinutes: 90 };

function minutesBetween(start: string, end: string): number {
  return (instantOf(end, zone) - instantOf(start, zone)) / 60_000;
}

describe("a plan for the week [CHT-8]", () => {
  test("has blocks for all that is due, each before it, in free time and never at night or at school", () => {
    const practice: Given = { title: "Practice", start: "2026-11-18T15:00", end: "2026-11-18T17:00" };
    const { blocks, short } = studyPlan(known([exam, essay, practice]), week);
    expect(short).toEqual([]);
    expect(new Set(blocks.map(({ work }) => work.title))).toEqual(new Set(["Chem test", "Essay"]));
    for (const { start, end, work } of blocks) {
      expect(end <= (work.title === "Essay" ? "2026-11-23T24:00" : "2026-11-20T09:00")).toBe(true);
      expect(start.slice(11) >= "10:00" && end.slice(11) <= "21:00").toBe(true);
      if (start.startsWith("2026-11-18")) expect(start >= "2026-11-18T17:00").toBe(true);
    }
    const inOrder = blocks.map(({ start }) => start);
    expect(inOrder).toEqual(inOrder.toSorted());
    for (const [at, { start }] of blocks.entries()) expect(at === 0 || (blocks[at - 1]?.end ?? "") <= start).toBe(true);
  });

  test("spreads one exam over the days, by the time it is said to take", () => {
    const later: Given = { ...exam, start: "2026-11-24T09:00", end: "2026-11-24T10:00", estimateMinutes: 180 };
    const { blocks } = studyPlan(known([later]), week);
    expect(new Set(blocks.map(({ start }) => start.slice(0, 10))).size).toBe(3);
    expect(blocks).toHaveLength(3);
  });

  test("is as long as the cards of an exam take, where that is known, and a quarter of an hour at least", () => {
    const later: Given = { ...exam, start: "2026-11-24T09:00", end: "2026-11-24T10:00" };
    const planned = (minutes: number, isBegun = true, given: Given = later) => {
      const counts = { cards: 9, fresh: 0, unseen: 0, fading: 0, minutes, weakest: null, isBegun };
      const study = studyWeights({ exams: [{ examId: "e0", review: "deck", ...counts }], decks: [], mistakes: [] });
      return studyPlan({ ...known([given]), study }, week).blocks.map(({ start, end }) => minutesBetween(start, end));
    };
    expect(planned(2)).toEqual([15]);
    expect(planned(0)).toEqual([15]);
    expect(planned(10)).toEqual([60]);
    expect(planned(20)).toEqual([60, 60]);
    // Nothing is known of its cards, or the student said how long it takes.
    expect(planned(2, false)).toEqual([60, 60]);
    expect(planned(2, true, { ...later, estimateMinutes: 40 })).toEqual([40]);
  });

  test("gives nothing to what is planned already, and says what does not fit", () => {
    const planned: Given = {
      type: "study",
      title: "Study: Chem test",
      start: "2026-11-19T15:00",
      end: "2026-11-19T17:00",
    };
    expect(studyPlan(known([exam, planned]), week).blocks).toEqual([]);
    const busy: Given = { title: "Trip", start: "2026-11-18T14:00", end: "2026-11-20T09:00" };
    const { blocks, short } = studyPlan(known([exam, busy]), week);
    expect([blocks, short.map(({ title }) => title)]).toEqual([[], ["Chem test"]]);
    expect(studyPlan(known([]), week)).toEqual({ blocks: [], short: [] });
  });
});
