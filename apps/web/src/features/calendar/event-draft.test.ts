import { newEvent } from "@jotter/domain/new-event";
import { describe, expect, test } from "vitest";
import { asNew, changeOf, type Draft, draftOf, eventOf, withDue, withStart, wordsOnto } from "./event-draft.ts";

const lesson = newEvent(1, {
  title: "Lesson",
  start: "2026-11-17T09:00",
  end: "2026-11-17T10:30",
  zone: "Europe/Berlin",
});
const about = { now: 5, weekStart: 0, viewerZone: "Europe/Berlin" };
const checked = (change: Partial<Draft>, event = lesson) => eventOf({ ...draftOf(event), ...change }, event, about);
const problemOf = (change: Partial<Draft>) => {
  const answer = checked(change);
  return answer.ok ? undefined : answer.problem;
};

describe("the form of an event [CAL-1] [CAL-3]", () => {
  test("says what it was given, where nothing was changed", () => {
    const answer = checked({});
    expect(answer.ok && changeOf(lesson, answer.value)).toEqual({ location: "", topics: [], noteIds: [] });
  });

  test("makes a new assignment due at the end of the day that was chosen, or at the hour that was drawn", () => {
    const chosen = draftOf(newEvent(1, { start: "2026-11-17T09:00", end: "2026-11-17T10:00" }));
    const due = asNew(chosen, "assignment", false);
    expect(due).toMatchObject({ startDay: "2026-11-17", endDay: "2026-11-17", endTime: "23:59", startTime: "23:59" });
    expect(asNew(chosen, "assignment", true)).toMatchObject({ endDay: "2026-11-17", endTime: "09:00" });
    // Thought better of: an hour of the day again.
    expect(asNew(due, "study", false)).toMatchObject({ startTime: "09:00", endDay: "2026-11-17", endTime: "10:00" });
    expect(asNew({ ...due, endTime: "17:00" }, "assignment", false)).toMatchObject({ endTime: "17:00" });
  });

  test("has the words of one that was left, on the day that is chosen now [NOT-8]", () => {
    const left = draftOf(newEvent(1, { start: "2026-11-17T09:00", end: "2026-11-17T10:00" }));
    const now = draftOf(newEvent(1, { start: "2026-11-20T14:00", end: "2026-11-20T15:00" }));
    const typed: Draft = { ...asNew(left, "assignment", false), title: "Essay", weight: "20" };
    expect(wordsOnto(typed, now, false)).toEqual({ ...asNew(now, "assignment", false), title: "Essay", weight: "20" });
    expect(wordsOnto(asNew(left, "exam", false), now, false)).toBeNull();
  });

  test("names what is wrong, one thing after the other", () => {
    expect(problemOf({ title: "  " })).toBe("no-title");
    expect(problemOf({ startDay: "" })).toBe("no-day");
    expect(problemOf({ endDay: "2026-02-30" })).toBe("no-day");
    expect(problemOf({ endTime: "" })).toBe("no-time");
    expect(problemOf({ endTime: "08:59" })).toBe("ends-before-it-starts");
    expect(problemOf({ estimate: "soon" })).toBe("bad-estimate");
    expect(problemOf({ weight: "101" })).toBe("bad-weight");
    expect(problemOf({ weight: "12,5" })).toBeUndefined();
    const repeat = draftOf(lesson).repeat;
    expect(problemOf({ repeat: { ...repeat, every: "DAILY", interval: "0" } })).toBe("bad-interval");
    expect(problemOf({ repeat: { ...repeat, every: "WEEKLY", weekdays: [] } })).toBe("no-weekday");
    expect(problemOf({ repeat: { ...repeat, every: "DAILY", ends: "on" } })).toBe("no-until");
    expect(problemOf({ repeat: { ...repeat, every: "DAILY", ends: "on", until: "2026-11-16" } })).toBe(
      "until-before-start",
    );
    expect(problemOf({ repeat: { ...repeat, every: "DAILY", ends: "after", count: "1.5" } })).toBe("bad-count");
  });

  test("takes the topic along that was typed and not added", () => {
    const topics = [{ name: "Cells", done: true }];
    const exam = checked({ type: "exam", topics, newTopic: " Mitosis " });
    expect(exam.ok && exam.value.topics).toEqual([...topics, { name: "Mitosis", done: false }]);
    const other = checked({ type: "other", topics, newTopic: "Mitosis" });
    expect(other.ok && other.value.topics).toEqual(topics);
  });

  test("keeps how long it is when the start moves, and what it repeats on", () => {
    const later = withStart(draftOf(lesson), { startDay: "2026-11-19", startTime: "23:00" });
    expect(later).toMatchObject({ endDay: "2026-11-20", endTime: "00:30" });
    expect(later.repeat.weekdays).toEqual([3]);
    const half = withStart(draftOf(lesson), { startDay: "" });
    expect(half).toMatchObject({ startDay: "", endDay: "2026-11-17" });
  });

  test("moves an assignment by when it is due", () => {
    expect(withDue(draftOf(lesson), { endDay: "2026-11-18", endTime: "08:00" })).toMatchObject({
      startDay: "2026-11-18",
      startTime: "06:30",
    });
  });

  test("keeps the zone of an event, and gives one to what gets hours", () => {
    const all = checked({ allDay: true });
    expect(all.ok && all.value).toMatchObject({ start: "2026-11-17", end: "2026-11-17", zone: null });
    const trip = newEvent(1, { title: "Trip", start: "2026-11-17", end: "2026-11-17" });
    const timed = checked({ allDay: false }, trip);
    expect(timed.ok && timed.value).toMatchObject({ start: "2026-11-17T09:00", zone: "Europe/Berlin" });
  });

  test("remembers when something was done, and forgets it for what cannot be", () => {
    const done = checked({ type: "assignment", isDone: true });
    expect(done.ok && done.value.doneAt).toBe(5);
    const again = checked({ type: "assignment", isDone: true }, { ...lesson, type: "assignment", doneAt: 3 });
    expect(again.ok && again.value.doneAt).toBe(3);
    const exam = checked({ type: "exam", isDone: true });
    expect(exam.ok && exam.value.doneAt).toBeNull();
  });
});

describe("how it repeats, in a form [CAL-4]", () => {
  const ruleOf = (rule: string | null, change: Partial<Draft["repeat"]> = {}) => {
    const event = { ...lesson, rule };
    const draft = draftOf(event);
    const answer = eventOf({ ...draft, repeat: { ...draft.repeat, ...change } }, event, about);
    return answer.ok ? answer.value.rule : answer.problem;
  };

  test("is written as a rule", () => {
    expect(ruleOf(null, { every: "DAILY" })).toBe("FREQ=DAILY");
    expect(ruleOf(null, { every: "WEEKLY", interval: "2", weekdays: [3, 1] })).toBe(
      "FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,TH",
    );
    expect(ruleOf(null, { every: "MONTHLY", ends: "after", count: "6" })).toBe("FREQ=MONTHLY;COUNT=6");
    expect(ruleOf(null, { every: "YEARLY", ends: "on", until: "2030-11-17" })).toBe("FREQ=YEARLY;UNTIL=20301117");
    expect(ruleOf("FREQ=DAILY", { every: "never" })).toBeNull();
  });

  test("is left as it was, to the letter, where nobody changed it", () => {
    for (const rule of ["FREQ=WEEKLY;UNTIL=20270101T083000Z", "FREQ=MONTHLY;BYDAY=2TU", "FREQ=DAILY;INTERVAL=3"]) {
      expect(ruleOf(rule)).toBe(rule);
    }
    expect(draftOf({ ...lesson, rule: "FREQ=MONTHLY;BYDAY=2TU" }).repeat.every).toBe("own");
  });

  test("is the same rule when one of a weekly series goes to another day, so that it may be meant alone", () => {
    const weekly = { ...lesson, rule: "FREQ=WEEKLY;BYDAY=TU" };
    const times = { start: "2026-11-24T09:00", end: "2026-11-24T10:30" };
    const moved = withStart(draftOf(weekly, times), { startDay: "2026-11-25" });
    const answer = eventOf(moved, weekly, about);
    expect(answer.ok && changeOf({ ...weekly, ...times }, answer.value)).not.toHaveProperty("rule");
    const other = eventOf({ ...moved, repeat: { ...moved.repeat, weekdays: [4] } }, weekly, about);
    expect(other.ok && other.value.rule).toBe("FREQ=WEEKLY;BYDAY=FR");
  });
});
