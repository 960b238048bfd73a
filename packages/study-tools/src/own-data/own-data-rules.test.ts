import { addDays, daysBetween, weekdayOf } from "@jotter/domain/days";
import { classResult } from "@jotter/domain/grade-book";
import { neededOnNext, neededOnRemaining } from "@jotter/domain/grade-goals";
import { newEvent } from "@jotter/domain/new-event";
import { occurrencesBetween, type StoredEvent } from "@jotter/domain/occurrences";
import { languages } from "@jotter/domain/settings";
import { anyBook } from "@jotter/domain/testing/grades";
import { dayAt, instantOf } from "@jotter/domain/zones";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { answerOwnData } from "./answer-own-data.ts";
import { spokenClass } from "./class-names.ts";
import { daysAskedFor, type OwnDataFacts, todayOf } from "./facts.ts";
import { isOneSlip, plain } from "./plain-text.ts";
import { recogniseOwnDataQuestion } from "./recognise.ts";
import { type Span, spokenSpan } from "./spoken-day.ts";
import { spokenTarget } from "./spoken-target.ts";
import { student } from "./testing/student.ts";

/** The clocks change in March and in November there; on the other side of the world at other times, or never. */
const anyZone = fc.constantFrom(
  "America/New_York",
  "Europe/Berlin",
  "Australia/Sydney",
  "Asia/Tokyo",
  "America/Santiago",
);
const anyDay = fc.integer({ min: 0, max: 1500 }).map((days) => addDays("2025-01-01", days));

const anyEvents = fc.array(
  fc.record({
    ahead: fc.integer({ min: -20, max: 40 }),
    hour: fc.nat(23),
    type: fc.constantFrom("assignment", "exam", "other", "class"),
    isDone: fc.boolean(),
  }),
  { maxLength: 25 },
);

const anyStudent = fc
  .tuple(anyDay, anyZone, fc.nat(1439), anyEvents)
  .map(([today, zone, minute, drawn]): OwnDataFacts => {
    const now = instantOf(today, zone) + minute * 60_000;
    const day = dayAt(now, zone);
    const events = drawn.map(({ ahead, hour, type, isDone }, place): StoredEvent => {
      const start = `${addDays(day, ahead)}T${String(hour).padStart(2, "0")}:00`;
      return {
        ...newEvent(1, {
          type: type as StoredEvent["type"],
          title: `Item ${place}`,
          start,
          zone,
          doneAt: isDone ? 1 : null,
        }),
        id: `e${place}`,
      };
    });
    const { from, to } = daysAskedFor(day);
    return {
      now,
      zone,
      language: "en",
      classes: [],
      grades: [],
      calendar: { from, to, occurrences: occurrencesBetween(events, from, to, zone) },
      notes: [],
    };
  });

const anybody = student("en");

const spans = [
  "today",
  "tomorrow",
  "this week",
  "next week",
  "in the next 5 days",
  "on friday",
  "at the weekend",
] as const;

describe("lists [CHT-6]", () => {
  test("hold all that is due in the asked days and nothing else, in the order of time", () => {
    fc.assert(
      fc.property(anyStudent, fc.constantFrom(...spans), (facts, when) => {
        const intent = recogniseOwnDataQuestion(`what is due ${when}`, "en", facts);
        if (intent?.kind !== "due") throw new Error(`${when} was not understood`);
        const { from, to } = intent.span;
        const expected = (facts.calendar?.occurrences ?? [])
          .filter(
            ({ event, end }) =>
              event.type === "assignment" && !event.doneAt && end.slice(0, 10) >= from && end.slice(0, 10) <= to,
          )
          .map(({ event }) => event.id);
        const answer = answerOwnData(intent, facts);
        if ((facts.calendar?.occurrences.length ?? 0) === 0) return;
        expect(answer.numbers.due).toBe(expected.length);
        const shown = answer.sentences.flatMap(({ params }) =>
          params.when?.as === "moment" || params.when?.as === "clock" ? params.when.wall : [],
        );
        expect(shown).toEqual(shown.toSorted());
        for (const wall of shown) expect(wall.slice(0, 10) >= from && wall.slice(0, 10) <= to).toBe(true);
        const linked = answer.links.flatMap((link) => (link.to === "calendar" && link.eventId ? link.eventId : []));
        expect(linked.every((id) => expected.includes(id))).toBe(true);
      }),
      { numRuns: 150 },
    );
  });

  test("call overdue what was to be done before now, and nothing that is done", () => {
    fc.assert(
      fc.property(anyStudent, (facts) => {
        const open = (facts.calendar?.occurrences ?? []).filter(
          ({ event, endsAt }) => event.type === "assignment" && !event.doneAt && endsAt < facts.now,
        );
        if ((facts.calendar?.occurrences.length ?? 0) === 0) return;
        expect(answerOwnData({ kind: "overdue", classId: null }, facts).numbers.overdue).toBe(open.length);
      }),
      { numRuns: 100 },
    );
  });

  test("call no day busy for its lessons, which are there every day [INS-1]", () => {
    const [from, to] = ["2026-11-16", "2026-11-22"];
    const lesson = (hour: number, uid?: string): StoredEvent => {
      const times = { start: `${from}T${hour}:00`, end: `${from}T${hour}:50`, zone: "UTC" };
      return { ...newEvent(1, { type: "class", title: "Biology", ...times }), id: `${hour}`, ...(uid && { uid }) };
    };
    const busy = (uid?: string) => {
      const lessons = [10, 11, 12, 13].map((hour) => lesson(hour, uid && `${uid}${hour}`));
      const calendar = { from, to, occurrences: occurrencesBetween(lessons, from, to, "UTC") };
      return answerOwnData(
        { kind: "busy-days", span: { name: "this-week", from, to } },
        { ...student("en"), calendar },
      );
    };
    expect(busy("timetable:t1:").numbers.busy).toBe(0);
    expect(busy().numbers.busy).toBe(1);
  });

  test("the next test is the first that is not over, and the days to it are days of the calendar", () => {
    fc.assert(
      fc.property(anyStudent, (facts) => {
        const exams = (facts.calendar?.occurrences ?? []).filter(
          ({ event, endsAt }) => event.type === "exam" && endsAt > facts.now,
        );
        const [first] = exams;
        const { numbers } = answerOwnData({ kind: "next-exam", classId: null }, facts);
        expect(numbers.days).toBe(first && daysBetween(todayOf(facts), first.start.slice(0, 10)));
      }),
      { numRuns: 100 },
    );
  });

  test("free time is within the day and never negative", () => {
    fc.assert(
      fc.property(anyStudent, (facts) => {
        const today = todayOf(facts);
        const { numbers } = answerOwnData(
          { kind: "free-time", span: { name: "today", from: today, to: today } },
          facts,
        );
        if (numbers.minutes === undefined) return;
        expect(numbers.minutes).toBeGreaterThanOrEqual(0);
        expect(numbers.minutes).toBeLessThanOrEqual(15 * 60);
      }),
      { numRuns: 100 },
    );
  });
});

describe("what is needed [GRD-8] [CHT-6]", () => {
  test("is what the grade book says", () => {
    fc.assert(
      fc.property(anyBook, fc.integer({ min: 1, max: 100 }), (book, target) => {
        const category = book.categories[0]?.id ?? "c0";
        const facts: OwnDataFacts = {
          ...anybody,
          classes: [{ id: book.course.id, name: book.course.name }],
          grades: [book],
        };
        const intent = {
          kind: "needed",
          classId: book.course.id,
          target: { percent: target, letter: null },
          on: "either",
          category,
        } as const;
        const { numbers, sentences } = answerOwnData(intent, facts);
        const next = neededOnNext(book, target, category);
        expect(numbers.next).toBe(next.kind === "needed" ? next.percent : undefined);
        const rest = neededOnRemaining(book, target);
        if (sentences.some(({ id }) => id.startsWith("neededRest"))) {
          expect(numbers.remaining).toBe(rest.kind === "needed" ? rest.percent : undefined);
        }
        expect(numbers.now ?? null).toBe(classResult(book).weighted);
      }),
      { numRuns: 150 },
    );
  });

  test.each([
    ["en", "an a-", { percent: 90, letter: "A-" }],
    ["en", "get a b plus", { percent: 87, letter: "B+" }],
    ["en", "at least 85", { percent: 85, letter: null }],
    ["en", "a test in a class", null],
    ["en", "get a good grade", null],
    ["en", "get a in bio", { percent: 93, letter: "A" }],
    ["es", "una B+", { percent: 87, letter: "B+" }],
    ["es", "un 92,5 %", { percent: 92.5, letter: null }],
    ["fr", "avoir un A", { percent: 93, letter: "A" }],
    ["de", "eine B", { percent: 83, letter: "B" }],
    ["de", "auf 90 Prozent", { percent: 90, letter: null }],
    ["zh", "考到90分", { percent: 90, letter: null }],
    ["zh", "拿A－", { percent: 90, letter: "A-" }],
    ["ja", "９０点", { percent: 90, letter: null }],
    ["ja", "Bを取る", { percent: 83, letter: "B" }],
  ] as const)("reads the target in %s: %s", (language, text, target) => {
    expect(spokenTarget(plain(text, language), language)?.target ?? null).toEqual(target);
  });
});

describe("the latest grade [CHT-6]", () => {
  test("is of the day it has, or of the day it was entered", () => {
    const facts = student("en");
    const { zone } = facts;
    const [first, ...others] = facts.grades ?? [];
    if (!first) throw new Error("There is a class.");
    const at = (date: string | null, enteredOn: string, name: string) => {
      const times = { date, createdAt: instantOf(enteredOn, zone), updatedAt: 1 };
      const score = { as: "percent", percent: 90 } as const;
      const known = { classId: first.course.id, category: "test", state: "graded", extraCredit: false } as const;
      return { id: name, name, score, ...known, ...times };
    };
    const latest = (...grades: ReturnType<typeof at>[]) => {
      const books = [{ ...first, grades }, ...others.map((book) => ({ ...book, grades: [] }))];
      const answer = answerOwnData({ kind: "last-grade", classId: null }, { ...facts, grades: books });
      return JSON.stringify(answer.sentences);
    };
    const [dated, undated] = [at("2026-09-03", "2026-09-03", "Quiz A"), at(null, "2026-11-18", "Quiz B")];
    expect(latest(dated, undated)).toContain("Quiz B");
    expect(latest(dated, at(null, "2026-09-01", "Quiz B"))).toContain("Quiz A");
  });
});

describe("days [CHT-6]", () => {
  test("are counted on the calendar, whatever the clocks do", () => {
    fc.assert(
      fc.property(anyDay, anyZone, fc.nat(1439), (day, zone, minute) => {
        const facts: OwnDataFacts = { ...anybody, zone, now: instantOf(day, zone) + minute * 60_000 };
        const today = todayOf(facts);
        const at = (text: string) => spokenSpan(text, "en", { today, weekStart: 0 })?.span;
        expect(at("tomorrow")?.from).toBe(addDays(today, 1));
        expect(at("in 3 days")?.from).toBe(addDays(today, 3));
        const week = at("this week");
        const next = at("next week");
        expect(weekdayOf(week?.to ?? "")).toBe(6);
        expect(next?.from).toBe(addDays(week?.to ?? "", 1));
        expect(daysBetween(next?.from ?? "", next?.to ?? "")).toBe(6);
        const friday = at("friday")?.from ?? "";
        expect(weekdayOf(friday)).toBe(4);
        expect(daysBetween(today, friday)).toBeGreaterThanOrEqual(0);
        expect(daysBetween(today, friday)).toBeLessThan(7);
      }),
      { numRuns: 200 },
    );
  });

  const on = (from: string, to = from): Pick<Span, "from" | "to"> => ({ from, to });
  test.each([
    ["en", "december 3", on("2026-12-03")],
    ["en", "on the 3rd of december", on("2026-12-03")],
    ["en", "12/3", on("2026-12-03")],
    ["en", "the 20th", on("2026-11-20")],
    ["en", "2026-12-03", on("2026-12-03")],
    ["en", "next monday", on("2026-11-23")],
    ["en", "the day after tomorrow", on("2026-11-20")],
    ["en", "january 5", on("2027-01-05")],
    ["en", "within two days", on("2026-11-18", "2026-11-20")],
    ["es", "el 3 de diciembre", on("2026-12-03")],
    ["es", "3/12", on("2026-12-03")],
    ["es", "pasado mañana", on("2026-11-20")],
    ["es", "el miércoles", on("2026-11-18")],
    ["es", "en los próximos tres días", on("2026-11-18", "2026-11-21")],
    ["fr", "le 1er décembre", on("2026-12-01")],
    ["fr", "après-demain", on("2026-11-20")],
    ["fr", "dans deux jours", on("2026-11-20")],
    ["fr", "ce week-end", on("2026-11-21", "2026-11-22")],
    ["de", "am 3. Dezember", on("2026-12-03")],
    ["de", "3.12.2026", on("2026-12-03")],
    ["de", "übermorgen", on("2026-11-20")],
    ["de", "nächste Woche", on("2026-11-23", "2026-11-29")],
    ["zh", "12月3日", on("2026-12-03")],
    ["zh", "下周一", on("2026-11-23")],
    ["zh", "三天后", on("2026-11-21")],
    ["zh", "后天", on("2026-11-20")],
    ["ja", "１２月３日", on("2026-12-03")],
    ["ja", "来週の月曜日", on("2026-11-23")],
    ["ja", "あさって", on("2026-11-20")],
    ["ja", "3日以内", on("2026-11-18", "2026-11-21")],
  ] as const)("are read in %s: %s", (language, text, span) => {
    expect(spokenSpan(plain(text, language), language, { today: "2026-11-18", weekStart: 0 })?.span).toMatchObject(
      span,
    );
  });
});

describe("classes are known by", () => {
  const classes = [
    "AP Biology",
    "Biology",
    "Calculus BC",
    "AP U.S. History",
    "World History",
    "Chemistry",
    "Español II",
    "微积分",
    "世界史",
    "英語コミュニケーション",
  ].map((name) => ({ id: name, name }));
  test.each([
    ["bio", ["Biology"]],
    ["Biology", ["Biology"]],
    ["ap bio", ["AP Biology"]],
    ["APUSH", ["AP U.S. History"]],
    ["history", ["AP U.S. History", "World History"]],
    ["us history", ["AP U.S. History"]],
    ["calc", ["Calculus BC"]],
    ["chemistri", ["Chemistry"]],
    ["chemsitry", ["Chemistry"]],
    ["espanol", ["Español II"]],
    ["微积分", ["微积分"]],
    ["世界史", ["世界史"]],
    ["英語", ["英語コミュニケーション"]],
    ["nothing of the kind", undefined],
  ])("%s", (said, expected) => {
    expect(spokenClass(plain(said, "en"), "en", classes)?.ids).toEqual(expected);
  });

  test("all of their names, with one letter wrong as well, in any language", () => {
    for (const language of languages) {
      const own = student(language).classes;
      for (const { id, name } of own) {
        expect(spokenClass(plain(name, language), language, own)?.ids, name).toEqual([id]);
      }
    }
  });

  test("a slip is one letter more, fewer, other, or two that changed places", () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z]{5,9}$/), fc.nat(8), fc.constantFrom("x", ""), (word, place, letter) => {
        const at = place % word.length;
        expect(isOneSlip(word.slice(0, at) + letter + word.slice(at + 1), word)).toBe(true);
        expect(isOneSlip(word.slice(0, at) + letter + word.slice(at), word)).toBe(true);
        const swapped = word.slice(0, at) + (word[at + 1] ?? "") + word[at] + word.slice(at + 2);
        if (at + 1 < word.length) expect(isOneSlip(swapped, word)).toBe(true);
        expect(isOneSlip(`${word}xy`, word)).toBe(false);
      }),
    );
  });
});

test("whatever is typed, nobody falls over it", () => {
  const students = languages.map(student);
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 80 }), fc.constantFrom(...students), (text, facts) => {
      const intent = recogniseOwnDataQuestion(text, facts.language, facts);
      if (intent) answerOwnData(intent, facts);
    }),
    { numRuns: 200 },
  );
});
