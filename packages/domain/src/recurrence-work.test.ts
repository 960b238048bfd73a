import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { addDays } from "./days.ts";
import { newEvent } from "./new-event.ts";
import { occurrencesBetween } from "./occurrences.ts";
import { firstStarts, lastStart, readRule, startOnRule, startsBetween } from "./recurrence.ts";

/** Every day that is reckoned, and every day that is kept, is a step. Time would say more about the machine. */
const work = vi.hoisted(() => ({
  steps: 0,
  isCounted: false,
  /** Beyond that it fails at once: nobody waits for what has no bounds. */
  step() {
    if (work.isCounted && ++work.steps > 300_000) throw new Error("a rule without bounds");
  },
}));
vi.mock(import("./days.ts"), async (importOriginal) => {
  const real = await importOriginal();
  const counted =
    <Given extends readonly unknown[], Gives>(reckon: (...given: Given) => Gives) =>
    (...given: Given): Gives => {
      work.step();
      return reckon(...given);
    };
  const { numberOfDay, partsOfDay, weekdayOfNumber, daysInMonth } = real;
  return {
    ...real,
    numberOfDay: counted(numberOfDay),
    partsOfDay: counted(partsOfDay),
    weekdayOfNumber: counted(weekdayOfNumber),
    daysInMonth: counted(daysInMonth),
  };
});

const start = "2026-11-16";

/** Each of these alone is within the bounds. */
function reckonAll(text: string, from: string) {
  const read = readRule(text);
  if (!read.ok) return;
  const rule = read.value;
  const event = { ...newEvent(0, { title: "Hostile", start: from }), id: "hostile", rule: text };
  for (const reckon of [
    () => occurrencesBetween([event], start, addDays(start, 42), "Europe/Berlin"),
    () => startsBetween(rule, from, "0001-01-01", "9999-12-31", null),
    () => lastStart(rule, from, null),
    () => firstStarts(rule, from, 20_000, null),
    () => startOnRule(rule, from),
  ]) {
    Object.assign(work, { steps: 0, isCounted: true });
    try {
      reckon();
    } finally {
      work.isCounted = false;
    }
  }
}

describe("a rule somebody else wrote [CAL-4]", () => {
  const { add } = Set.prototype;
  beforeAll(() => {
    Set.prototype.add = function (value) {
      work.step();
      return add.call(this, value);
    };
  });
  afterAll(() => {
    Set.prototype.add = add;
  });

  test.each([
    ["one weekday, 310 times", `FREQ=YEARLY;COUNT=9;BYSETPOS=366;BYDAY=${Array(310).fill("MO").join()}`],
    [
      "a day a year has seldom",
      `FREQ=YEARLY;COUNT=20000;BYSETPOS=-366;BYMONTHDAY=${Array.from({ length: 31 }, (_, day) => day + 1).join()}`,
    ],
    ["the 30th of February", `FREQ=YEARLY;COUNT=99;BYMONTH=2;BYMONTHDAY=30;BYDAY=${Array(300).fill("TU").join()}`],
    [
      "the 300th day of a month",
      `FREQ=MONTHLY;COUNT=20000;BYSETPOS=300;BYDAY=${Array.from({ length: 240 }, (_, nth) => `${(nth % 53) + 1}MO`).join()}`,
    ],
    ["every 29th of February that is a Monday", "FREQ=DAILY;COUNT=20000;BYMONTH=2;BYMONTHDAY=29,30;BYDAY=MO"],
    ["no day until 9999", "FREQ=DAILY;UNTIL=99991231;BYMONTH=2;BYMONTHDAY=30"],
    ["20,000 weeks of Februaries", "FREQ=WEEKLY;COUNT=20000;BYMONTH=2"],
  ])("is reckoned in bounded work: %s", (_, text) => {
    for (const from of ["0001-01-01", "1970-01-01", start, "9000-02-28"]) {
      expect(() => reckonAll(text, from)).not.toThrow();
    }
  });

  const listOf = (name: string, values: fc.Arbitrary<string>) =>
    fc.array(values, { minLength: 1, maxLength: 320 }).map((all) => `;${name}=${all.join()}`);
  const weekday = fc.constantFrom("MO", "TU", "WE", "TH", "FR", "SA", "SU");
  const number = (most: number) =>
    fc.oneof(fc.integer({ min: 1, max: most }), fc.integer({ min: -most, max: -1 })).map(String);
  const rules = fc
    .tuple(
      fc.constantFrom("DAILY", "WEEKLY", "MONTHLY", "YEARLY"),
      fc.constantFrom("", ";COUNT=1", ";COUNT=9", ";COUNT=99999999", ";UNTIL=20300101", ";UNTIL=99991231"),
      fc.constantFrom("", ";INTERVAL=2", ";INTERVAL=7", ";INTERVAL=10000"),
      ...[
        listOf(
          "BYDAY",
          fc.oneof(
            weekday,
            fc.tuple(number(53), weekday).map(([nth, day]) => nth + day),
          ),
        ),
        listOf("BYMONTHDAY", number(31)),
        listOf("BYMONTH", fc.integer({ min: 1, max: 12 }).map(String)),
        listOf("BYSETPOS", number(366)),
      ].map((list) => fc.option(list, { nil: "" })),
    )
    // As much as an event may hold; a list may be cut anywhere.
    .map(([frequency, ...parts]) => `FREQ=${frequency}${parts.join("")}`.slice(0, 1000).replace(/[^A-Z0-9]+$/, ""));

  test("is reckoned in bounded work, whatever 1,000 characters it has", () => {
    fc.assert(
      fc.property(rules, fc.constantFrom("0001-01-01", "1996-02-29", start, "9990-12-31"), (text, from) => {
        expect(() => reckonAll(text, from)).not.toThrow();
      }),
      { numRuns: 100 },
    );
  }, 60_000);
});
