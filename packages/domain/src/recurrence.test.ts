import { describe, expect, test } from "vitest";
import { firstStarts, lastStart, readRule, ruleText, startOnRule, startsBetween } from "./recurrence.ts";

function ruleOf(text: string) {
  const rule = readRule(text);
  if (!rule.ok) throw new Error(`${text}: ${JSON.stringify(rule.problem)}`);
  return rule.value;
}

function starts(text: string, start: string, from: string, to: string, zone: string | null = null) {
  return startsBetween(ruleOf(text), start, from, to, zone);
}

describe("a rule [CAL-4]", () => {
  test.each([
    ["FREQ=DAILY;INTERVAL=10", "1997-09-02", ["1997-09-02", "1997-09-12", "1997-09-22", "1997-10-02"]],
    [
      "FREQ=WEEKLY;INTERVAL=2;COUNT=4;BYDAY=TU,SU;WKST=MO",
      "1997-08-05",
      ["1997-08-05", "1997-08-10", "1997-08-19", "1997-08-24"],
    ],
    [
      "FREQ=WEEKLY;INTERVAL=2;COUNT=4;BYDAY=TU,SU;WKST=SU",
      "1997-08-05",
      ["1997-08-05", "1997-08-17", "1997-08-19", "1997-08-31"],
    ],
    ["FREQ=MONTHLY;COUNT=3;BYDAY=1FR", "1997-09-05", ["1997-09-05", "1997-10-03", "1997-11-07"]],
    ["FREQ=MONTHLY;COUNT=3;BYDAY=-2MO", "1997-09-22", ["1997-09-22", "1997-10-20", "1997-11-17"]],
    ["FREQ=MONTHLY;COUNT=3;BYMONTHDAY=-3", "1997-09-28", ["1997-09-28", "1997-10-29", "1997-11-28"]],
    ["FREQ=MONTHLY;COUNT=4", "2026-01-31", ["2026-01-31", "2026-03-31", "2026-05-31", "2026-07-31"]],
    ["FREQ=MONTHLY;BYDAY=FR;BYMONTHDAY=13;COUNT=3", "1998-02-13", ["1998-02-13", "1998-03-13", "1998-11-13"]],
    ["FREQ=MONTHLY;COUNT=3;BYDAY=TU,WE,TH;BYSETPOS=3", "1997-09-04", ["1997-09-04", "1997-10-07", "1997-11-06"]],
    ["FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1;COUNT=2", "2026-10-30", ["2026-10-30", "2026-11-30"]],
    ["FREQ=YEARLY;COUNT=2", "2024-02-29", ["2024-02-29", "2028-02-29"]],
    ["FREQ=YEARLY;BYDAY=20MO;COUNT=3", "1997-05-19", ["1997-05-19", "1998-05-18", "1999-05-17"]],
    [
      "FREQ=YEARLY;INTERVAL=4;BYMONTH=11;BYDAY=TU;BYMONTHDAY=2,3,4,5,6,7,8;COUNT=2",
      "1996-11-05",
      ["1996-11-05", "2000-11-07"],
    ],
    ["FREQ=WEEKLY;UNTIL=20261116", "2026-11-02", ["2026-11-02", "2026-11-09", "2026-11-16"]],
  ])("%s from %s is as the standard has it", (text, start, expected) => {
    expect(starts(text, start, "1990-01-01", "2030-01-01").slice(0, expected.length)).toEqual(expected);
    if (/COUNT|UNTIL/.test(text)) expect(lastStart(ruleOf(text), start, null)).toBe(expected.at(-1));
  });

  test("ends at an instant if UNTIL is in UTC, and with its last day if UNTIL is a day", () => {
    const from = (until: string) =>
      starts(`FREQ=DAILY;UNTIL=${until}`, "2026-11-10T21:00", "2026-01-01", "2027-01-01", "America/New_York");
    expect(from("20261113T020000Z")).toEqual(["2026-11-10T21:00", "2026-11-11T21:00", "2026-11-12T21:00"]);
    expect(from("20261113T015959Z")).toHaveLength(2);
    expect(from("20261112T210000")).toHaveLength(3);
    expect(from("20261112")).toHaveLength(3);
  });

  test("begins with its start, even one that it would not name itself", () => {
    const text = "FREQ=WEEKLY;BYDAY=WE;COUNT=3";
    expect(starts(text, "2026-11-16", "2026-01-01", "2027-01-01")).toEqual(["2026-11-16", "2026-11-18", "2026-11-25"]);
    expect(firstStarts(ruleOf(text), "2026-11-16", 2, null)).toEqual(["2026-11-16", "2026-11-18"]);
  });

  test.each([
    ["FREQ=WEEKLY;BYDAY=MO,WE", "2026-11-17T09:00", "2026-11-18T09:00"],
    ["FREQ=WEEKLY;BYDAY=MO,WE", "2026-11-18T09:00", "2026-11-18T09:00"],
    ["FREQ=WEEKLY;INTERVAL=2;BYDAY=MO", "2026-11-17", "2026-11-23"],
    ["FREQ=MONTHLY;BYDAY=-1FR", "2026-11-28", "2026-12-25"],
    ["FREQ=MONTHLY", "2026-11-30", "2026-11-30"],
    ["FREQ=YEARLY;BYMONTH=5;BYMONTHDAY=1", "2026-11-30", "2027-05-01"],
    ["FREQ=DAILY;INTERVAL=3", "2026-11-30", "2026-11-30"],
    ["FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30", "2026-11-30", "2026-11-30"],
  ])("%s from %s on begins on %s", (text, start, expected) => {
    expect(startOnRule(ruleOf(text), start)).toBe(expected);
  });

  test("goes straight to a window far away", () => {
    for (let year = 2100; year < 2400; year++) {
      expect(
        starts("FREQ=DAILY;INTERVAL=3", "1970-01-01T08:00", `${year}-01-01`, `${year}-01-31`).length,
      ).toBeGreaterThan(9);
    }
  });

  test("that names no day there is costs nothing", () => {
    for (const text of ["FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30", "FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30"]) {
      for (let round = 0; round < 500; round++) {
        expect(starts(text, "2026-01-01", "2026-11-01", "2026-11-30")).toEqual([]);
      }
      expect(lastStart(ruleOf(`${text};COUNT=5`), "2026-01-01", null)).toBe("2026-01-01");
    }
  });

  test.each([
    ["FREQ=SECONDLY", "SECONDLY"],
    ["FREQ=HOURLY", "HOURLY"],
    ["FREQ=DAILY;BYHOUR=9,17", "BYHOUR"],
    ["FREQ=YEARLY;BYWEEKNO=20", "BYWEEKNO"],
    ["FREQ=YEARLY;BYYEARDAY=100", "BYYEARDAY"],
    ["FREQ=WEEKLY;BYDAY=2MO", "BYDAY"],
    ["FREQ=WEEKLY;BYMONTHDAY=3", "BYMONTHDAY"],
    ["FREQ=MONTHLY;RSCALE=HEBREW", "RSCALE"],
  ])("%s is refused, not guessed at", (text, part) => {
    expect(readRule(text)).toEqual({ ok: false, problem: { kind: "unsupported", part } });
  });

  test.each([
    "",
    "WEEKLY",
    "FREQ=SOMETIMES",
    "FREQ=DAILY;INTERVAL=0",
    "FREQ=DAILY;COUNT=-1",
    "FREQ=DAILY;COUNT=3;UNTIL=20270101",
    "FREQ=DAILY;UNTIL=20270231",
    "FREQ=WEEKLY;BYDAY=XX",
    "FREQ=DAILY;FREQ=DAILY",
    "FREQ=MONTHLY;BYMONTHDAY=0",
    "FREQ=MONTHLY;BYMONTHDAY=32",
  ])("%j is no rule", (text) => {
    expect(readRule(text)).toEqual({ ok: false, problem: { kind: "unreadable" } });
  });

  test("reads the same after it was written", () => {
    for (const text of [
      "FREQ=WEEKLY;INTERVAL=2;COUNT=8;BYDAY=MO,WE;WKST=SU",
      "FREQ=MONTHLY;UNTIL=20261231T225900Z;BYDAY=1MO,-1FR",
      "FREQ=YEARLY;UNTIL=20261231;BYMONTH=2,3;BYMONTHDAY=-1;BYSETPOS=1",
    ]) {
      expect(ruleText(ruleOf(text))).toBe(text);
    }
  });
});
