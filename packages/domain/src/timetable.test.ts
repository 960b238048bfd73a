import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addDays, weekdayOf } from "./days.ts";
import { occurrencesBetween, type StoredEvent } from "./occurrences.ts";
import { changeOccurrence, removeOccurrence, type Write } from "./series-changes.ts";
import {
  emptyTimetable,
  namedDaysOf,
  schoolDaysOf,
  seriesOf,
  slotsOf,
  timetableProblem,
  timetableWrites,
} from "./timetable.ts";
import { isOfTimetable } from "./timetable-lesson.ts";
import { Timetable } from "./timetable-shape.ts";

const zone = "America/New_York";
const classes = [
  { id: "bio", name: "Biology" },
  { id: "art", name: "Art" },
];
const known = { zone, classes };
const periods = [
  { id: "p1", from: "08:00", to: "08:50" },
  { id: "p2", from: "09:00", to: "09:50" },
];
const term = { id: "t1", name: "Fall", from: "2026-09-07", to: "2026-12-18", lessons: [] };

function stored(writes: readonly Write[], before: readonly StoredEvent[] = []): readonly StoredEvent[] {
  const events = new Map(before.map((one) => [one.id, one]));
  for (const write of writes) {
    if (write.kind === "create") events.set(write.id, { ...write.data, id: write.id });
    if (write.kind === "remove") events.delete(write.id);
    const was = events.get(write.id);
    if (write.kind === "update" && was) events.set(write.id, { ...was, ...write.change });
  }
  return [...events.values()];
}

let ids = 0;
const newId = () => `e${++ids}`;
const written = (timetable: Timetable) => stored(timetableWrites([], [null, timetable], { ...known, now: 1, newId }));
const datesOf = (events: readonly StoredEvent[], classId: string) =>
  occurrencesBetween(events, "2026-08-01", "2027-07-31", zone)
    .filter(({ event }) => event.classId === classId)
    .map(({ start }) => start);

describe("a timetable [CAL-4]", () => {
  test("is lessons of every week, without the days that have no school", () => {
    const timetable: Timetable = {
      ...emptyTimetable,
      periods,
      holidays: [{ name: "Fall break", from: "2026-10-12", to: "2026-10-16" }],
      terms: [{ ...term, lessons: [{ slot: 0, periodId: "p1", classId: "bio", place: "212" }] }],
    };
    const starts = datesOf(written(timetable), "bio");
    expect(starts[0]).toBe("2026-09-07T08:00");
    expect(starts).toHaveLength(14);
    expect(starts).not.toContain("2026-10-12T08:00");
    // The clocks change on 1 November; the lesson does not.
    expect(starts).toContain("2026-11-02T08:00");
  });

  test("goes round by weeks", () => {
    const timetable: Timetable = {
      ...emptyTimetable,
      periods,
      rotation: { kind: "weeks", count: 2 },
      terms: [{ ...term, lessons: [{ slot: 7, periodId: "p1", classId: "bio" }] }],
    };
    expect(slotsOf(timetable)).toEqual([0, 1, 2, 3, 4, 7, 8, 9, 10, 11]);
    expect(datesOf(written(timetable), "bio").slice(0, 3)).toEqual([
      "2026-09-14T08:00",
      "2026-09-28T08:00",
      "2026-10-12T08:00",
    ]);
    const named = namedDaysOf(timetable);
    expect(named.get("2026-09-08")).toEqual({ kind: "week", turn: 0 });
    expect(named.get("2026-09-15")).toEqual({ kind: "week", turn: 1 });
    expect(["2026-09-19", "2026-12-21"].map((day) => named.get(day))).toEqual([undefined, undefined]);
  });

  test("names its days: the turn in the rotation, and why there is no school", () => {
    const timetable: Timetable = {
      ...emptyTimetable,
      rotation: { kind: "days", count: 6 },
      holidays: [{ name: "Labor Day", from: "2026-09-07", to: "2026-09-07" }],
      terms: [term],
    };
    const named = namedDaysOf(timetable);
    expect(named.get("2026-09-07")).toEqual({ kind: "off", name: "Labor Day" });
    expect(named.get("2026-09-08")).toEqual({ kind: "day", turn: 0 });
    expect(named.get("2026-09-16")).toEqual({ kind: "day", turn: 0 });
    // Where every week is the same, only what is missing is said.
    const same = namedDaysOf({ ...timetable, rotation: { kind: "week", count: 1 } });
    expect([...same.keys()]).toEqual(["2026-09-07"]);
  });

  test("goes round by days, which wait while there is no school", () => {
    const timetable: Timetable = {
      ...emptyTimetable,
      periods,
      rotation: { kind: "days", count: 6 },
      holidays: [{ name: "Labor Day", from: "2026-09-07", to: "2026-09-07" }],
      terms: [{ ...term, lessons: [{ slot: 5, periodId: "p2", classId: "art" }] }],
    };
    // Tuesday the 8th is day 1; the sixth day of school is the Tuesday after.
    expect(datesOf(written(timetable), "art").slice(0, 2)).toEqual(["2026-09-15T09:00", "2026-09-23T09:00"]);
  });

  test("is changed without touching what stays, and keeps what the student dropped", () => {
    const lessons = [
      { slot: 0, periodId: "p1", classId: "bio" },
      { slot: 1, periodId: "p2", classId: "art" },
    ];
    const first: Timetable = { ...emptyTimetable, periods, terms: [{ ...term, lessons }] };
    const events = written(first).map((one) =>
      one.classId === "bio" ? { ...one, except: [...one.except, "2026-09-14T08:00"] } : one,
    );
    expect(timetableWrites(events, [first, first], { ...known, now: 2, newId })).toEqual([]);
    const holidays = [{ name: "Trip", from: "2026-09-22", to: "2026-09-22" }];
    const second: Timetable = { ...first, holidays };
    const writes = timetableWrites(events, [first, second], { ...known, now: 2, newId });
    expect(writes.map(({ kind }) => kind)).toEqual(["update"]);
    const after = stored(writes, events);
    expect(datesOf(after, "art")).not.toContain("2026-09-22T09:00");
    expect(datesOf(after, "bio")).not.toContain("2026-09-14T08:00");
    const third: Timetable = { ...second, terms: [{ ...term, lessons: lessons.slice(0, 1) }] };
    const last = stored(timetableWrites(after, [second, third], { ...known, now: 3, newId }), after);
    expect(datesOf(last, "art")).toEqual([]);
    expect(datesOf(last, "bio")).not.toContain("2026-09-14T08:00");
  });

  test("has a lesson that was changed once, also after its hour is another", () => {
    const lessons = [{ slot: 0, periodId: "p1", classId: "bio" }];
    const first: Timetable = { ...emptyTimetable, periods, terms: [{ ...term, lessons }] };
    const [series] = written(first);
    if (!series) throw new Error("There are lessons.");
    const { rule: _, ...one } = series;
    const changed = (id: string, day: string, own: Partial<StoredEvent>): StoredEvent => ({
      ...one,
      rule: null,
      except: [],
      id,
      occurrence: { seriesId: series.id, start: `${day}T08:00` },
      start: `${day}T08:00`,
      end: `${day}T08:50`,
      ...own,
    });
    const events = [
      series,
      changed("renamed", "2026-09-14", { title: "Biology lab" }),
      changed("moved", "2026-09-21", { start: "2026-09-22T14:00", end: "2026-09-22T15:00" }),
      changed("longer", "2026-09-28", { end: "2026-09-28T09:30" }),
    ];
    const later = periods.map((period) => (period.id === "p1" ? { ...period, from: "08:10", to: "09:00" } : period));
    const second: Timetable = { ...first, periods: later };
    const after = stored(timetableWrites(events, [first, second], { ...known, now: 2, newId }), events);
    const shown = occurrencesBetween(after, "2026-09-07", "2026-10-05", zone);
    expect(shown.map(({ event, start, end }) => [event.title, start, end.slice(11)])).toEqual([
      ["Biology", "2026-09-07T08:10", "09:00"],
      ["Biology lab", "2026-09-14T08:10", "09:00"],
      ["Biology", "2026-09-22T14:00", "15:00"],
      ["Biology", "2026-09-28T08:00", "09:30"],
      ["Biology", "2026-10-05T08:10", "09:00"],
    ]);
    expect(timetableWrites(after, [second, second], { ...known, now: 3, newId })).toEqual([]);
  });

  test("says what has to be mended", () => {
    expect(timetableProblem(emptyTimetable)).toBe("no-term");
    const good: Timetable = { ...emptyTimetable, periods, terms: [term] };
    expect(timetableProblem(good)).toBeUndefined();
    expect(timetableProblem({ ...good, terms: [{ ...term, to: "2026-09-01" }] })).toBe("bad-term");
    expect(timetableProblem({ ...good, terms: [term, { ...term, id: "t2" }] })).toBe("terms-overlap");
    expect(timetableProblem({ ...good, periods: [{ id: "p", from: "10:00", to: "09:00" }] })).toBe("bad-period");
    expect(timetableProblem({ ...good, schoolDays: [] })).toBe("no-day");
    expect(Timetable.safeParse(good).success).toBe(true);
  });

  test("has each lesson on exactly its days, in whatever term, rotation and holidays: held against a plain count", () => {
    const days = fc.integer({ min: 0, max: 250 });
    const cases = fc.record({
      begins: days,
      length: fc.integer({ min: 0, max: 150 }),
      schoolDays: fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { minLength: 1, maxLength: 7 }),
      rotation: fc.record({
        kind: fc.constantFrom("week" as const, "weeks" as const, "days" as const),
        count: fc.integer({ min: 1, max: 8 }),
      }),
      off: fc.array(fc.tuple(days, fc.integer({ min: 0, max: 20 })), { maxLength: 5 }),
      lessons: fc.array(
        fc.record({
          slot: fc.integer({ min: 0, max: 55 }),
          periodId: fc.constantFrom("p1", "p2"),
          classId: fc.constantFrom("bio", "art"),
        }),
        { minLength: 1, maxLength: 12 },
      ),
    });
    fc.assert(
      fc.property(cases, ({ begins, length, schoolDays, rotation, off, lessons }) => {
        const from = addDays("2026-08-17", begins);
        const timetable: Timetable = {
          schoolDays,
          rotation,
          periods,
          holidays: off.map(([start, more]) => ({
            name: "",
            from: addDays("2026-08-17", start),
            to: addDays("2026-08-17", start + more),
          })),
          terms: [{ id: "t1", name: "", from, to: addDays(from, length), lessons }],
        };
        // Counted day by day, by somebody who knows no rules of repetition.
        const expected: string[] = [];
        let school = 0;
        for (let ahead = 0; ahead <= length; ahead++) {
          const day = addDays(from, ahead);
          const isOff = timetable.holidays.some((one) => day >= one.from && day <= one.to);
          if (isOff || !schoolDays.includes(weekdayOf(day))) continue;
          const week = Math.floor((ahead + weekdayOf(from)) / 7);
          const slot =
            rotation.kind === "days"
              ? school % rotation.count
              : weekdayOf(day) + (rotation.kind === "weeks" ? 7 * (week % rotation.count) : 0);
          school += 1;
          const held = new Set(
            lessons.filter((one) => one.slot === slot).map((one) => `${one.periodId} ${one.classId}`),
          );
          for (const one of held) expected.push(`${day} ${one}`);
        }
        const found = occurrencesBetween(written(timetable), "2026-08-01", "2027-12-31", zone).map(
          ({ start, event }) => `${start.slice(0, 10)} ${start.endsWith("08:00") ? "p1" : "p2"} ${event.classId}`,
        );
        expect(found.toSorted()).toEqual(expected.toSorted());
        expect(seriesOf(timetable, known).every(({ except }) => except.length < 2000)).toBe(true);
        expect(schoolDaysOf(timetable, { from, to: from }).length).toBeLessThanOrEqual(1);
      }),
      { numRuns: 300, seed: 19 },
    );
  });

  describe("that is saved again", () => {
    const lessons = [{ slot: 0, periodId: "p1", classId: "bio" }];
    const first: Timetable = { ...emptyTimetable, periods, terms: [{ ...term, lessons }] };
    const on = (events: readonly StoredEvent[], day: string) => {
      const found = occurrencesBetween(events, day, day, zone)[0];
      if (!found) throw new Error(`There is no lesson on ${day}.`);
      return found;
    };
    const saved = (events: readonly StoredEvent[], timetables: readonly [Timetable, Timetable]) =>
      stored(timetableWrites(events, timetables, { ...known, now: 3, newId }), events);
    const fallBreak = { name: "Break", from: "2026-11-16", to: "2026-11-20" };
    const second: Timetable = { ...first, holidays: [fallBreak] };

    test("leaves lessons where they were moved with all that follow, and these have its days off", () => {
      const events = written(first);
      const move = { start: "2026-10-05T14:00", end: "2026-10-05T14:50" };
      const moved = stored(changeOccurrence(events, on(events, "2026-10-05"), move, "following", 2, "rest"), events);
      expect(moved).toHaveLength(2);
      expect(moved.every(isOfTimetable)).toBe(true);
      expect(timetableWrites(moved, [first, first], { ...known, now: 3, newId })).toEqual([]);
      const starts = datesOf(moved, "bio");
      expect(starts).toContain("2026-11-16T14:00");
      const after = saved(moved, [first, second]);
      expect(datesOf(after, "bio")).toEqual(starts.filter((start) => start !== "2026-11-16T14:00"));
      // The day off is taken away again, the term is longer, and the hour of the others is another.
      const longer = { ...first, terms: [{ ...term, to: "2027-01-15", lessons }] };
      const later = periods.map((one) => (one.id === "p1" ? { ...one, from: "08:10", to: "09:00" } : one));
      const last = datesOf(saved(after, [second, { ...longer, periods: later }]), "bio");
      expect(last.slice(0, 6)).toEqual([
        "2026-09-07T08:10",
        "2026-09-14T08:10",
        "2026-09-21T08:10",
        "2026-09-28T08:10",
        "2026-10-05T14:00",
        "2026-10-12T14:00",
      ]);
      expect(last).toContain("2026-11-16T14:00");
      expect(last.at(-1)).toBe("2027-01-11T14:00");
    });

    test("does not bring back lessons that were deleted with all that follow", () => {
      const events = written(first);
      const less = stored(removeOccurrence(events, on(events, "2026-10-05"), "following", 2), events);
      const expected = ["2026-09-07T08:00", "2026-09-14T08:00", "2026-09-21T08:00", "2026-09-28T08:00"];
      expect(datesOf(saved(less, [first, first]), "bio")).toEqual(expected);
      expect(datesOf(saved(less, [first, second]), "bio")).toEqual(expected);
    });

    test("keeps lessons that were moved to another weekday out of its new days off, and ends them with its term", () => {
      const events = written(first);
      const move = { start: "2026-10-06T09:00", end: "2026-10-06T09:50" };
      const moved = stored(changeOccurrence(events, on(events, "2026-10-05"), move, "following", 2, "rest"), events);
      const starts = datesOf(moved, "bio");
      const after = saved(moved, [first, second]);
      expect(datesOf(after, "bio")).toEqual(starts.filter((start) => start !== "2026-11-17T09:00"));
      const longer = { ...second, terms: [{ ...term, to: "2027-01-15", lessons }] };
      const [later, earlier] = [saved(after, [second, longer]), { ...term, to: "2026-11-30", lessons }];
      expect(datesOf(later, "bio").at(-1)).toBe("2027-01-12T09:00");
      expect(datesOf(saved(later, [longer, { ...second, terms: [earlier] }]), "bio").at(-1)).toBe("2026-11-24T09:00");
    });

    test("leaves them what they were called, and when, by whoever meant all of them", () => {
      const events = written(first);
      const change = { title: "Lab", start: "2026-10-06T14:00", end: "2026-10-06T14:50" };
      const all = stored(changeOccurrence(events, on(events, "2026-10-05"), change, "all", 2, "rest"), events);
      expect(timetableWrites(all, [first, first], { ...known, now: 3, newId })).toEqual([]);
      const after = saved(all, [first, second]);
      expect(after.map(({ title }) => title)).toEqual(["Lab"]);
      expect(datesOf(after, "bio")).toEqual(datesOf(all, "bio").filter((start) => start !== "2026-11-17T14:00"));
    });

    test("takes away all of a class that is not taught in that hour any more", () => {
      const events = written(first);
      const move = { start: "2026-10-05T14:00", end: "2026-10-05T14:50" };
      const moved = stored(changeOccurrence(events, on(events, "2026-10-05"), move, "following", 2, "rest"), events);
      expect(saved(moved, [first, { ...first, terms: [{ ...term, lessons: [] }] }])).toEqual([]);
    });

    const parted = (start: string) => {
      const events = written(first);
      const move = { start, end: `${start.slice(0, 10)}T14:50` };
      return stored(changeOccurrence(events, on(events, "2026-10-05"), move, "following", 2, "rest"), events);
    };

    test.each(["2026-10-05T14:00", "2026-10-06T14:00"])(
      "takes a slip in its dates back whole, with what was moved (%s)",
      (start) => {
        const moved = parted(start);
        const slips = [
          { ...term, from: "2027-09-06", to: "2027-12-18", lessons },
          { ...term, to: "2026-09-30", lessons },
          { ...term, from: "2026-11-02", lessons },
        ];
        for (const slip of slips) {
          const wrong = { ...first, terms: [slip] };
          expect(datesOf(saved(saved(moved, [first, wrong]), [wrong, first]), "bio")).toEqual(datesOf(moved, "bio"));
        }
        const less = stored(
          removeOccurrence(written(first), on(written(first), "2026-10-05"), "following", 2),
          written(first),
        );
        const wrong = { ...first, terms: [{ ...term, from: "2027-09-06", to: "2027-12-18", lessons }] };
        expect(datesOf(saved(saved(less, [first, wrong]), [wrong, first]), "bio")).toEqual(datesOf(less, "bio"));
      },
    );

    test("gives lessons their room without forgetting what was made of them", () => {
      const moved = parted("2026-10-06T14:00");
      const there = { ...first, terms: [{ ...term, lessons: lessons.map((one) => ({ ...one, place: "204" })) }] };
      const after = saved(moved, [first, there]);
      expect(datesOf(after, "bio")).toEqual(datesOf(moved, "bio"));
      expect(after.map(({ id, location }) => [id, location])).toEqual(moved.map(({ id }) => [id, "204"]));
      expect(timetableWrites(after, [there, there], { ...known, now: 3, newId })).toEqual([]);
      expect(datesOf(saved(after, [there, first]), "bio")).toEqual(datesOf(moved, "bio"));
    });

    test("moves a day off for lessons on another weekday, too, and leaves a week that is not their turn", () => {
      const week = (from: string, to: string): Timetable => ({ ...first, holidays: [{ name: "Break", from, to }] });
      const [early, late] = [week("2026-11-23", "2026-11-27"), week("2026-11-30", "2026-12-04")];
      const starts = datesOf(parted("2026-10-06T14:00"), "bio");
      const without = saved(parted("2026-10-06T14:00"), [first, early]);
      expect(datesOf(without, "bio")).toEqual(starts.filter((start) => !start.startsWith("2026-11-24")));
      expect(datesOf(saved(without, [early, late]), "bio")).toEqual(
        starts.filter((start) => !start.startsWith("2026-12-01")),
      );

      const turns: Timetable = { ...first, rotation: { kind: "weeks", count: 2 } };
      const events = written(turns);
      const move = { start: "2026-10-06T14:00", end: "2026-10-06T14:50" };
      const moved = stored(changeOccurrence(events, on(events, "2026-10-05"), move, "following", 2, "rest"), events);
      for (const day of ["2026-11-03", "2026-11-10"]) {
        const off = { ...turns, holidays: [{ name: "", from: day, to: day }] };
        expect(datesOf(saved(saved(moved, [turns, off]), [off, turns]), "bio")).toEqual(datesOf(moved, "bio"));
      }
    });

    const deeds = fc.array(
      fc.record({
        at: fc.nat(200),
        scope: fc.constantFrom("this" as const, "following" as const),
        is: fc.constantFrom("dropped" as const, "moved" as const, "renamed" as const),
        days: fc.constantFrom(0, 0, 1, 2, -1),
        hour: fc.constantFrom("08:00", "13:30"),
      }),
      { maxLength: 5 },
    );
    const plan = fc.record({
      weeks: fc.integer({ min: 1, max: 3 }),
      slots: fc.uniqueArray(fc.nat(20), { minLength: 1, maxLength: 8 }),
      off: fc.tuple(fc.nat(100), fc.nat(9)),
    });
    const made = ({ weeks, slots, off: [begins, more] }: { weeks: number; slots: number[]; off: [number, number] }) => {
      const from = addDays("2026-09-07", begins);
      const timetable: Timetable = {
        ...emptyTimetable,
        periods,
        rotation: { kind: "weeks", count: weeks },
        holidays: [{ name: "", from, to: addDays(from, more) }],
        terms: [{ ...term, lessons: slots.map((slot) => ({ slot, periodId: "p1", classId: "bio" })) }],
      };
      return timetable;
    };
    const done = (
      events: readonly StoredEvent[],
      all: typeof deeds extends fc.Arbitrary<infer Deeds> ? Deeds : never,
    ) =>
      all.reduce((events, { at, scope, is, days, hour }) => {
        const shown = occurrencesBetween(events, "2026-08-01", "2027-07-31", zone);
        const one = shown[at % Math.max(1, shown.length)];
        // All that follow the first are all of them: whoever deletes a whole series has it in the timetable still.
        const isFirst = events.some(({ id, start }) => id === one?.seriesId && start === one.originalStart);
        if (!one || (scope === "following" && isFirst)) return events;
        if (is === "dropped") return stored(removeOccurrence(events, one, scope, 2), events);
        const day = addDays(one.start, days);
        const change =
          is === "renamed" ? { title: "Lab" } : { start: `${day}T${hour}`, end: `${day}T${hour.slice(0, 3)}50` };
        return stored(changeOccurrence(events, one, change, scope, 2, newId()), events);
      }, events);

    test("without a change writes nothing, whatever was done to single lessons or to what follows", () => {
      fc.assert(
        fc.property(plan, deeds, (plan, all) => {
          const timetable = made(plan);
          const events = done(written(timetable), all);
          expect(timetableWrites(events, [timetable, timetable], { ...known, now: 3, newId })).toEqual([]);
        }),
        { numRuns: 200, seed: 3 },
      );
    });

    test("with one more day off only loses the lessons of that day, whatever was done to them", () => {
      fc.assert(
        fc.property(plan, deeds, fc.tuple(fc.nat(100), fc.nat(3)), (plan, all, [begins, more]) => {
          const timetable = made(plan);
          const events = done(written(timetable), all);
          const from = addDays("2026-09-07", begins);
          const off = { name: "", from, to: addDays(from, more) };
          const next = { ...timetable, holidays: [...timetable.holidays, off] };
          const shown = (events: readonly StoredEvent[]) =>
            occurrencesBetween(events, "2026-08-01", "2027-07-31", zone).map(({ event, start, end }) => ({
              isSingle: event.occurrence !== undefined,
              title: event.title,
              start,
              end,
            }));
          const wasOff = (day: string) => timetable.holidays.some((one) => day >= one.from && day <= one.to);
          const isOff = (day: string) => day >= off.from && day <= off.to && !wasOff(day);
          const after = saved(events, [timetable, next]);
          expect(shown(after)).toEqual(shown(events).filter((one) => one.isSingle || !isOff(one.start.slice(0, 10))));
          expect(timetableWrites(after, [next, next], { ...known, now: 4, newId })).toEqual([]);
        }),
        { numRuns: 200, seed: 4 },
      );
    });
  });
});
