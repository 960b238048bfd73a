import { addDays } from "@jotter/domain/days";
import type { Due } from "@jotter/domain/due";
import type { EventType } from "@jotter/domain/event";
import { newEvent } from "@jotter/domain/new-event";
import type { Coming } from "@jotter/domain/next-up-situation";
import { type Occurrence, occurrencesBetween, type StoredEvent } from "@jotter/domain/occurrences";
import { openTasks } from "@jotter/domain/open-tasks";
import { dayAt, instantOf } from "@jotter/domain/zones";
import { en } from "@jotter/locales/en";
import { allTexts } from "@jotter/locales/languages";
import { describe, expect, test } from "vitest";
import { dayHref, eventHref, gradeHref } from "../../student/next-up/links.ts";
import { spokenTimesFor } from "../../student/next-up/spoken-times.ts";
import { formatFor } from "../../ui/format.ts";
import { translator } from "../../ui/translate.ts";
import { dueSoon, type Left, leftOf, noteFacts } from "./agenda.ts";
import { excerpt } from "./excerpt.ts";
import { headline } from "./headline.ts";
import { studySpan } from "./study-span.ts";

const zone = "UTC";
const at = (wall: string) => instantOf(wall, zone);
const now = at("2026-11-12T17:10");
const clock = { now, today: "2026-11-12", span: [at("2026-11-12"), at("2026-11-13")] } as const;

function calendar(...events: readonly (Partial<StoredEvent> & { type: EventType; title: string; start: string })[]) {
  const stored = events.map((event) => ({ ...newEvent(1, event), id: event.title }));
  return occurrencesBetween(stored, "2026-10-01", "2026-12-31", zone);
}
const allDay = (day: string): Due => ({ at: at(addDays(day, 1)), day, allDay: true });
const titles = (occurrences: readonly Occurrence[]) => occurrences.map(({ event }) => event.title);

const lab = { type: "assignment", title: "Lab", start: "2026-11-12T20:00" } as const;
const lesson = { type: "class", title: "Maths", start: "2026-11-12T18:00", end: "2026-11-12T19:00" } as const;
const reading = { type: "assignment", title: "Reading", start: "2026-11-12" } as const;
const late = { type: "assignment", title: "Essay", start: "2026-11-10T12:00" } as const;
const exam = { type: "exam", title: "Midterm", start: "2026-11-14T09:00", end: "2026-11-14T10:00" } as const;

describe("what is due soon [DSH-1]", () => {
  test("is what is overdue, then the next seven days, and what was done today", () => {
    const occurrences = calendar(
      exam,
      lab,
      late,
      lesson,
      { ...lab, title: "Next month", start: "2026-12-12T20:00" },
      { ...lab, title: "Forgotten", start: "2026-10-20T20:00" },
      { ...lab, title: "Done today", doneAt: now - 1 },
      { ...lab, title: "Done last week", doneAt: at("2026-11-05T10:00") },
      { ...exam, title: "Written", start: "2026-11-12T09:00" },
    );
    expect(titles(dueSoon(occurrences, clock))).toEqual(["Essay", "Done today", "Lab", "Midterm"]);
  });

  test("shows three of what is overdue at most, the latest", () => {
    const pile = [4, 5, 6, 7, 8].map((day) => ({ ...late, title: `Essay ${day}`, start: `2026-11-0${day}T12:00` }));
    expect(titles(dueSoon(calendar(...pile, lab), clock))).toEqual(["Essay 6", "Essay 7", "Essay 8", "Lab"]);
  });

  test("is told by the day that was named: an all-day exam stays all its day [DSH-2] [CAL-2]", () => {
    const examToday = { type: "exam", title: "Oral", start: "2026-11-12" } as const;
    const inAWeek = { ...reading, title: "Poster", start: "2026-11-19" } as const;
    const yesterday = { ...reading, title: "Map", start: "2026-11-11" } as const;
    const all = calendar(examToday, reading, inAWeek, yesterday, { ...inAWeek, title: "Later", start: "2026-11-20" });
    expect(titles(dueSoon(all, clock))).toEqual(["Map", "Oral", "Reading", "Poster"]);
    expect(leftOf(all, clock)).toEqual({ count: 2, until: null, overdue: 1, dueThisWeek: 1 });
    const examTomorrow = { ...examToday, start: "2026-11-13" };
    expect(leftOf(calendar(examTomorrow, { ...reading, start: "2026-11-13" }), clock)).toMatchObject({
      count: 0,
      dueThisWeek: 2,
    });
  });
});

describe("what is left of today [DSH-1]", () => {
  test("is what has not ended and what is due, up to the last of it", () => {
    const over = { ...lesson, title: "Over", start: "2026-11-12T08:00", end: "2026-11-12T09:00" };
    expect(leftOf(calendar(lab, lesson, over, late, exam), clock)).toEqual({
      count: 2,
      until: at("2026-11-12T20:00"),
      overdue: 1,
      dueThisWeek: 1,
    });
  });

  test("counts as this week what is due from tomorrow to the seventh day, and no day more", () => {
    const due = (start: string) => leftOf(calendar({ ...reading, start }), clock).dueThisWeek;
    expect(["2026-11-12", "2026-11-13", "2026-11-19", "2026-11-20"].map(due)).toEqual([0, 1, 1, 0]);
  });

  test("has no hour where something is due by the end of the day", () => {
    expect(leftOf(calendar(lesson, reading), clock)).toMatchObject({ count: 2, until: null });
    expect(leftOf(calendar({ ...reading, doneAt: 3 }), clock)).toMatchObject({ count: 0 });
    expect(leftOf(calendar({ type: "other", title: "Holiday", start: "2026-11-12" }), clock).count).toBe(0);
  });
});

describe("the headline [DSH-1]", () => {
  const t = translator(en, "en");
  const nothing: Left = { count: 0, until: null, overdue: 0, dueThisWeek: 0 };
  const says = (left: Partial<Left>, notes = 3, isArriving = false) =>
    headline({ left: { ...nothing, ...left }, notes, isArriving }, t, formatFor("en"));

  test("says what is left today, else what is overdue, else what the week brings", () => {
    expect(says({ count: 2, until: null })).toBe("Two things left [[today]]");
    expect(says({ count: 1, until: new Date(2026, 10, 12, 20).getTime() })).toMatch(
      /^One thing left \[\[before 8:00.PM\]\]$/,
    );
    expect(says({ count: 12, until: null })).toBe("12 things left [[today]]");
    expect(says({ overdue: 1, dueThisWeek: 2 })).toBe("One thing is [[overdue]]");
    expect(says({ dueThisWeek: 2 })).toBe("Nothing left today, [[2 due]] this week");
    expect(says({})).toBe("The rest of the day is [[yours]]");
  });

  test("invites a newcomer, and waits for what is on its way", () => {
    expect(says({}, 0)).toBe("Start with [[a first note]]");
    expect(says({}, 0, true)).toBe("Your notes are loading from the server.");
    expect(says({}, 2, true)).toBe("Your notes are loading from the server.");
    expect(says({ overdue: 1 }, 2, true)).toBe("One thing is [[overdue]]");
  });
});

test("open tasks of a note are counted as they are written", () => {
  expect(openTasks("- [ ] one\n* [x] two\n  1. [ ] three\ntext - [ ] no\n- [ ]\n")).toBe(2);
  const note = { id: "n", title: "T", classId: null, updatedAt: 9 };
  expect(noteFacts([note], new Map([["n", { openTasks: 2 }]]))).toEqual([{ ...note, openTasks: 2 }]);
  expect(noteFacts([note], new Map())).toEqual([{ ...note, openTasks: 0 }]);
});

describe("an excerpt", () => {
  test("is the whole of a short note", () =>
    expect(excerpt("\n# Cells\n\nThey divide.\n")).toBe("# Cells\n\nThey divide."));

  test("ends between paragraphs, and never inside a formula or code", () => {
    const words = "word ".repeat(60);
    expect(excerpt(`${words}\n\n${words}\n\n${words}`)).toBe(`${words}\n\n${words}`.trimEnd());
    expect(excerpt(`${words}\n\n$$\n${"x + ".repeat(300)}\n$$`)).toBe(words.trimEnd());
    expect(excerpt(`Hello $${"x + ".repeat(300)}$`)).toBe("Hello");
    expect(excerpt(`Hello\n\`\`\`\n${"code ".repeat(300)}`)).toBe("Hello");
    expect(excerpt("字".repeat(2000))).toHaveLength(700);
  });
});

describe("moments in words", () => {
  const words = spokenTimesFor("en");
  const noon = at("2026-11-12T12:00");
  const hours = (count: number): Due => {
    const moment = noon + count * 3_600_000;
    return { at: moment, day: dayAt(moment, zone), allDay: false };
  };

  test.each([
    [hours(0.5), "in 30 min."],
    [hours(2.9), "in 3 hr."],
    [hours(20), "tomorrow"],
    [hours(50), "Saturday"],
    [hours(24 * 20), "Dec 2"],
    [hours(-0.2), "12 min. ago"],
    [hours(-26), "yesterday"],
    [hours(-72), "3 days ago"],
    [allDay("2026-11-11"), "yesterday"],
    [allDay("2026-11-12"), "today"],
    [allDay("2026-11-13"), "tomorrow"],
    [allDay("2026-11-14"), "Saturday"],
  ])("%# %o is %s", (due, text) => expect(words.when(due, noon, "2026-11-12")).toBe(text));

  test("what is late is so by a span: in French nothing is still to be handed in three hours ago", async () => {
    const fr = spokenTimesFor("fr");
    const t = translator(await allTexts("fr"), "fr");
    const duration = fr.late(hours(-3.5), noon, "2026-11-12");
    expect(t("dashboard.reason.overdue", { duration })).toMatch(/^en retard de 3\sh$/);
    expect(fr.late(allDay("2026-11-10"), noon, "2026-11-12")).toMatch(/^2\sjours$/);
    expect(words.late(hours(-0.2), noon, "2026-11-12")).toBe("12 min");
  });

  test("spans are hours and minutes, closed up in Chinese and Japanese", () => {
    expect([25, 60, 170].map(words.duration)).toEqual(["25 min", "1 hr", "2 hr 50 min"]);
    expect(spokenTimesFor("ja").duration(170)).toBe("2 時間50 分");
    expect(spokenTimesFor("zh").duration(170)).toBe("2小时50分钟");
  });
});

test("links lead to a day of the calendar, to what is due on it, and to the form for a grade", () => {
  const [long] = calendar({ ...reading, end: "2026-11-17" });
  expect(long && eventHref(long)).toBe("/calendar?view=day&day=2026-11-17");
  const written = { classId: "bio", title: "Cells & co", due: allDay("2026-11-10") } as Coming;
  expect(gradeHref(written)).toBe("/grades?class=bio&grade=Cells+%26+co&date=2026-11-10");
  const [occurrence] = calendar(exam);
  expect(dayHref("2026-11-14")).toBe("/calendar?view=day&day=2026-11-14");
  expect(occurrence && eventHref(occurrence)).toBe("/calendar?view=day&day=2026-11-14");
});

test("a study block takes an hour of a free slot at most, from the next five minutes on", () => {
  expect(studySpan("2026-11-14", { from: 1033, to: 1320 })).toEqual({
    from: 1035,
    to: 1095,
    start: "2026-11-14T17:15",
    end: "2026-11-14T18:15",
  });
  expect(studySpan("2026-11-14", { from: 545, to: 580 })).toMatchObject({
    start: "2026-11-14T09:05",
    end: "2026-11-14T09:40",
  });
});
