import { newEvent } from "@jotter/domain/new-event";
import { occurrencesBetween } from "@jotter/domain/occurrences";
import { changeTo } from "@jotter/domain/proposed-change";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { OwnDataFacts } from "../own-data/facts.ts";
import { recogniseOwnDataQuestion } from "../own-data/recognise.ts";
import { newcomer, student } from "../own-data/testing/student.ts";
import { translateIn } from "../own-data/testing/translate.ts";
import { proposeAll } from "./propose.ts";
import { recogniseActs } from "./recognise-acts.ts";

const texts = await translateIn("en");

function proposed(question: string, facts: OwnDataFacts) {
  const acts = recogniseActs(question, "en", facts).filter((act) => act.kind !== "now");
  return proposeAll(acts, {
    say: (key, values = {}) => texts(key, values),
    facts,
    newId: () => "new",
    question,
    openNoteId: null,
    lastReply: null,
  });
}

/** Somebody without classes, with these on the calendar. */
function having(...events: readonly Parameters<typeof newEvent>[1][]): OwnDataFacts {
  const facts = newcomer("en");
  const { from = "", to = "" } = facts.calendar ?? {};
  const stored = events.map((one, at) => ({ ...newEvent(1, one), id: `event-${at}` }));
  return { ...facts, calendar: { from, to, occurrences: occurrencesBetween(stored, from, to, facts.zone) } };
}

const chemTest = { type: "exam", title: "Chem test", start: "2026-11-20", end: "2026-11-20" } as const;
const artTest = { type: "exam", title: "Art test", start: "2026-11-24T09:00", end: "2026-11-24T10:30" } as const;
const block = { type: "study", title: "Study: Chem test", start: "2026-11-18T17:00", end: "2026-11-18T18:00" } as const;

describe("what stands in the calendar is changed itself [CHT-8]", () => {
  test("a test is moved with its length, and where several fit it is asked which", () => {
    const facts = having(chemTest, artTest, block);
    const [moved] = proposed("move art test to monday 2pm", facts).proposals;
    expect(moved).toMatchObject({
      kind: "change",
      before: { id: "event-1", start: "2026-11-24T09:00" },
      after: { id: "event-1", title: "Art test", start: "2026-11-23T14:00", end: "2026-11-23T15:30" },
    });
    const asked = proposed("move my test to monday", facts);
    expect(asked.proposals).toEqual([]);
    expect(asked.choices.map(({ label }) => label)).toEqual([
      "Chem test (Friday, November 20)",
      "Art test (Tuesday, November 24)",
    ]);
    const [chosen] = proposed(asked.choices[1]?.question ?? "", facts).proposals;
    expect(chosen).toMatchObject({ before: { id: "event-1" }, after: { start: "2026-11-23T09:00" } });
  });

  test("what was entered in another zone is moved as its student sees it", () => {
    const zone = "America/New_York";
    const dentist = { title: "Dentist", start: "2026-11-24T15:00", end: "2026-11-24T16:00", zone } as const;
    const facts = { ...having(dentist), zone: "America/Los_Angeles" };
    const { from = "", to = "" } = facts.calendar ?? {};
    const stored = { ...newEvent(1, dentist), id: "dentist" };
    const calendar = { from, to, occurrences: occurrencesBetween([stored], from, to, facts.zone) };
    const [change] = proposed("move the dentist to 2pm", { ...facts, calendar }).proposals;
    if (change?.kind !== "change" || !change.after) throw new Error("It is to be moved.");
    expect([change.before.start, change.after.start]).toEqual(["2026-11-24T12:00", "2026-11-24T14:00"]);
    const moved = changeTo(stored, change.after, facts.zone);
    expect(moved).toEqual({ start: "2026-11-24T17:00", end: "2026-11-24T18:00", zone });
    const back = changeTo({ ...stored, ...moved }, change.before, facts.zone);
    expect(back).toEqual({ start: stored.start, end: stored.end, zone });
  });

  test("what a followed calendar tells stays when it is, and may be taken away", () => {
    const facts = having({ ...chemTest, feedId: "school" });
    const asked = proposed("move the chem test to friday", facts);
    expect(asked.proposals).toEqual([]);
    expect(asked.text).toBe("“Chem test” comes from a calendar you follow, so it can’t be moved here.");
    expect(proposed("delete the chem test", facts).proposals).toMatchObject([{ kind: "change", after: null }]);
    const again = proposed("add a chem test on november 25", facts).proposals;
    expect(again.map(({ kind }) => kind)).toEqual(["event"]);
  });

  test("a planned block that was moved stays there, and is the plan's again when that is taken back", () => {
    const material = { workId: "event-0", activity: "learn" } as const;
    const [change] = proposed("move study: chem test to thursday", having(chemTest, { ...block, material })).proposals;
    expect(change).toMatchObject({ kind: "change", before: { locked: false }, after: { locked: true } });
  });

  test("without a day it is asked for, and the answer moves it", () => {
    const facts = having(chemTest);
    const asked = proposed("reschedule my chem test", facts);
    expect(asked.proposals).toEqual([]);
    const [moved] = proposed(asked.choices[1]?.question ?? "", facts).proposals;
    expect(moved).toMatchObject({ kind: "change", before: { id: "event-0" }, after: { start: "2026-11-20" } });
  });

  test("where nothing is called that, it is said, and no new event is proposed", () => {
    const { text, proposals } = proposed("move chem test to monday", having(artTest));
    expect(proposals).toEqual([]);
    expect(text).toContain(texts("chat.act.noSuchEvent", {}));
    expect(proposed("cancel the chem test", having(artTest)).text).toContain(texts("chat.act.noSuchEvent", {}));
  });

  test("of a series the calendar asks which days are meant", () => {
    const weekly = { ...artTest, rule: "FREQ=WEEKLY;BYDAY=TU" };
    const { text, proposals } = proposed("cancel the art test", having(weekly));
    expect(proposals).toEqual([]);
    expect(text).toContain("/calendar?view=day&day=2026-11-24");
  });

  test("what only has such a word in it is an event as before", () => {
    for (const say of [
      "work shift friday 5pm",
      "i need to change my sheets friday at 5pm",
      "oil change on friday at 3pm",
    ]) {
      expect(proposed(say, student("en")).proposals, say).toMatchObject([{ kind: "event" }]);
    }
  });

  test("whatever day it is moved to, nothing but its time changes", () => {
    const facts = student("en");
    fc.assert(
      fc.property(fc.integer({ min: 19, max: 30 }), fc.integer({ min: 1, max: 11 }), (day, hour) => {
        const [change] = proposed(`move the dentist to november ${day} at ${hour}pm`, facts).proposals;
        if (change?.kind !== "change" || !change.after) return false;
        const { start, end, ...rest } = change.after;
        const { start: _start, end: _end, ...kept } = change.before;
        expect(rest).toEqual(kept);
        return start === `2026-11-${day}T${hour + 12}:00` && end > start && end.startsWith(start.slice(0, 10));
      }),
    );
  });
});

test("a block of study that has the name of a test is not when the test is [CHT-6]", () => {
  const facts = having(block, chemTest);
  const key = facts.calendar?.occurrences.find(({ event }) => event.type === "exam")?.key;
  expect(recogniseOwnDataQuestion("when is my chem test?", "en", facts)).toEqual({ kind: "item-when", key });
  const study = facts.calendar?.occurrences.find(({ event }) => event.type === "study")?.key;
  expect(recogniseOwnDataQuestion("when do i study for my chem test?", "en", facts)).toEqual({
    kind: "item-when",
    key: study,
  });
});
