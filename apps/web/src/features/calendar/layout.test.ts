import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { barsOf, blocksOf, mostTelling, placeOf, withRoom } from "./layout.ts";
import { isBar, lastDay, wallAt } from "./span.ts";

const day = "2026-11-17";
const week = ["2026-11-16", day, "2026-11-18", "2026-11-19", "2026-11-20", "2026-11-21", "2026-11-22"];
const at = (from: string, to: string) => ({ start: `${day}T${from}`, end: `${day}T${to}`, allDay: false });
const days = (start: string, end: string) => ({ start, end, allDay: true });

describe("a day of hours [CAL-3]", () => {
  test("gives what stands alone the whole width", () => {
    const [first, second] = blocksOf([at("09:00", "10:00"), at("10:00", "11:00")], day);
    expect(first).toMatchObject({ from: 540, to: 600, column: 0, columns: 1, wide: 1 });
    expect(second).toMatchObject({ from: 600, to: 660, column: 0, columns: 1, wide: 1 });
  });

  test("puts what overlaps side by side, and lets it grow where there is room", () => {
    const placed = blocksOf(
      [at("09:00", "12:00"), at("09:30", "10:00"), at("09:30", "10:30"), at("11:00", "11:30")],
      day,
    );
    expect(placed.map(({ from, column, columns, wide }) => [from, column, columns, wide])).toEqual([
      [540, 0, 3, 1],
      [570, 1, 3, 1],
      [570, 2, 3, 1],
      [660, 1, 3, 2],
    ]);
  });

  test("draws a moment as half an hour, and a night on both its days", () => {
    expect(blocksOf([at("23:50", "23:50")], day)[0]).toMatchObject({ from: 1410, to: 1440 });
    const night = { start: `${day}T22:00`, end: "2026-11-18T06:00", allDay: false };
    expect(blocksOf([night], day)[0]).toMatchObject({ from: 1320, to: 1440 });
    expect(blocksOf([night], "2026-11-18")[0]).toMatchObject({ from: 0, to: 360 });
  });

  test("never covers one block with another, whatever the day is like", () => {
    const time = fc.integer({ min: 0, max: 1425 });
    const anyBlock = fc.tuple(time, fc.integer({ min: 0, max: 600 })).map(([from, long]) => ({
      start: wallAt(day, from),
      end: wallAt(day, from + long),
      allDay: false,
    }));
    fc.assert(
      fc.property(fc.array(anyBlock, { maxLength: 30 }), (items) => {
        const placed = blocksOf(items, day);
        expect(placed).toHaveLength(items.length);
        for (const [index, one] of placed.entries()) {
          expect(one.column + one.wide).toBeLessThanOrEqual(one.columns);
          for (const other of placed.slice(index + 1)) {
            const overlaps = one.from < other.to && other.from < one.to;
            const shares = one.column < other.column + other.wide && other.column < one.column + one.wide;
            expect(overlaps && shares).toBe(false);
          }
        }
      }),
    );
  });
});

describe("a week of bars [CAL-3]", () => {
  test("keeps a bar in one lane over its days, the longest above", () => {
    const bars = barsOf([days(day, day), days(day, "2026-11-19"), days("2026-11-10", "2026-11-17")], week);
    expect(bars.map(({ column, days, lane, isCutLeft }) => [column, days, lane, isCutLeft])).toEqual([
      [0, 2, 0, true],
      [1, 3, 1, false],
      [1, 1, 2, false],
    ]);
  });

  test("knows a bar that goes on after the week, and leaves out what is in another", () => {
    const [bar, ...others] = barsOf([days("2026-11-22", "2026-11-25"), days("2026-11-23", "2026-11-23")], week);
    expect(bar).toMatchObject({ column: 6, days: 1, isCutLeft: false, isCutRight: true });
    expect(others).toEqual([]);
  });

  test("says how much more there is where a day has too much", () => {
    const many = Array.from({ length: 6 }, () => days(day, day));
    const { shown, more } = withRoom(barsOf([...many, days("2026-11-18", "2026-11-18")], week), 7, 4);
    expect(shown).toHaveLength(4);
    expect(more).toEqual([0, 3, 0, 0, 0, 0, 0]);
  });

  test("loses nothing: what is not drawn is counted on each of its days", () => {
    const column = fc.integer({ min: 0, max: 6 });
    const anyBar = fc.tuple(column, column).map(([one, other]) => {
      const [from = "", to = ""] = [week[Math.min(one, other)], week[Math.max(one, other)]];
      return days(from, to);
    });
    fc.assert(
      fc.property(fc.array(anyBar, { maxLength: 25 }), (items) => {
        const bars = barsOf(items, week);
        const { shown, more } = withRoom(bars, 7, 4);
        for (const [at, more1] of more.entries()) {
          const here = (all: typeof bars) => all.filter((bar) => bar.column <= at && at < bar.column + bar.days);
          expect(here(shown).length + more1).toBe(here(bars).length);
          // One line is kept for saying so.
          for (const bar of here(shown)) expect(bar.lane).toBeLessThan(more1 > 0 ? 3 : 4);
          expect(new Set(here(shown).map(({ lane }) => lane)).size).toBe(here(shown).length);
        }
      }),
    );
  });
});

describe("where there is room for little [CAL-2] [CAL-3]", () => {
  const lessons = Array.from({ length: 6 }, (_, hour) => {
    return { ...at(`0${hour + 1}:00`, `0${hour + 1}:45`), event: { type: "class" as const }, name: `Lesson ${hour}` };
  });
  const exam = { ...at("13:00", "14:00"), event: { type: "exam" as const }, name: "Exam" };
  const due = { ...days(day, day), event: { type: "assignment" as const }, name: "Essay" };
  const done = { ...days(day, day), event: { type: "assignment" as const, doneAt: 5 }, name: "Done" };
  const all = [...lessons, done, exam, due];

  test("a day of the month shows its exam and what is due, and counts the lessons", () => {
    const bars = barsOf(all, week, placeOf);
    const { shown, more } = withRoom(bars, 7, 4);
    expect(shown.map(({ item }) => item.name)).toEqual(["Exam", "Essay", "Done"]);
    expect(more[1]).toBe(6);
  });

  test("a short list has what matters most, in the order of time", () => {
    expect(mostTelling(all, 4).map(({ name }) => name)).toEqual(["Lesson 0", "Done", "Exam", "Essay"]);
    expect(mostTelling(all, 20)).toEqual(all);
  });
});

describe("how long something is", () => {
  test("an evening that ends at midnight is over that evening", () => {
    expect(lastDay({ start: `${day}T20:00`, end: "2026-11-18T00:00", allDay: false })).toBe(day);
    expect(lastDay(days(day, "2026-11-18"))).toBe("2026-11-18");
  });

  test("a day and a night is a bar, a night is not", () => {
    expect(isBar({ start: `${day}T09:00`, end: "2026-11-18T09:00", allDay: false })).toBe(true);
    expect(isBar({ start: `${day}T22:00`, end: "2026-11-18T06:00", allDay: false })).toBe(false);
    expect(isBar(days(day, day))).toBe(true);
  });
});
