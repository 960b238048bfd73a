import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addDays } from "./days.ts";
import { CalendarEvent } from "./event.ts";
import { newEvent } from "./new-event.ts";
import { type Occurrence, occurrencesBetween, onItsWall, type StoredEvent } from "./occurrences.ts";
import { changeOccurrence, ownTimes, removeOccurrence, type Scope, type Write } from "./series-changes.ts";

const zone = "America/New_York";
const [from, to] = ["2026-01-01", "2027-12-31"];

function stored(id: string, known: Partial<CalendarEvent> & Pick<CalendarEvent, "start">): StoredEvent {
  return { ...newEvent(1, { title: id, zone, ...known }), id };
}

function written(events: readonly StoredEvent[], writes: readonly Write[]): readonly StoredEvent[] {
  const byId = new Map(events.map((event) => [event.id, event]));
  for (const write of writes) {
    const before = byId.get(write.id);
    if (write.kind === "remove") expect(byId.delete(write.id)).toBe(true);
    else if (write.kind === "create") {
      expect(before).toBeUndefined();
      byId.set(write.id, { ...write.data, id: write.id });
    } else if (before) byId.set(write.id, { ...before, ...write.change });
    else throw new Error(`${write.id} is not there to be changed.`);
  }
  for (const event of byId.values()) expect(CalendarEvent.safeParse(event).success).toBe(true);
  return [...byId.values()];
}

function all(events: readonly StoredEvent[]): readonly Occurrence[] {
  return occurrencesBetween(events, from, to, zone);
}

function shown(events: readonly StoredEvent[]) {
  return all(events).map(({ event, start, end }) => `${start} ${end.slice(11)} ${event.title}`);
}

function on(events: readonly StoredEvent[], day: string): Occurrence {
  const found = all(events).find(({ start }) => start.startsWith(day));
  if (!found) throw new Error(`Nothing takes place on ${day}.`);
  return found;
}

const series = stored("Bio", {
  start: "2026-10-26T09:00",
  end: "2026-10-26T10:00",
  rule: "FREQ=WEEKLY;COUNT=5;BYDAY=MO",
});
const moved = stored("moved", {
  title: "Bio",
  start: "2026-11-10T14:00",
  end: "2026-11-10T15:00",
  occurrence: { seriesId: "Bio", start: "2026-11-09T09:00" },
});
const renamed = stored("renamed", {
  title: "Bio: frogs",
  start: "2026-11-16T09:00",
  end: "2026-11-16T10:00",
  occurrence: { seriesId: "Bio", start: "2026-11-16T09:00" },
});
const events = [{ ...series, except: ["2026-11-02T09:00"] }, moved, renamed];

function after(day: string, change: Partial<CalendarEvent>, scope: Scope) {
  return shown(written(events, changeOccurrence(events, on(events, day), change, scope, 9, "new")));
}

function without(day: string, scope: Scope) {
  return shown(written(events, removeOccurrence(events, on(events, day), scope, 9)));
}

describe("a changed occurrence [CAL-4]", () => {
  test("is what the series was, before anything changes", () => {
    expect(shown(events)).toEqual([
      "2026-10-26T09:00 10:00 Bio",
      "2026-11-10T14:00 15:00 Bio",
      "2026-11-16T09:00 10:00 Bio: frogs",
      "2026-11-23T09:00 10:00 Bio",
    ]);
  });

  test("changes only itself with “this”", () => {
    expect(after("2026-11-23", { title: "Lab", start: "2026-11-24T11:00" }, "this")).toEqual([
      "2026-10-26T09:00 10:00 Bio",
      "2026-11-10T14:00 15:00 Bio",
      "2026-11-16T09:00 10:00 Bio: frogs",
      "2026-11-24T11:00 12:00 Lab",
    ]);
    expect(after("2026-11-10", { title: "Lab" }, "this")[1]).toBe("2026-11-10T14:00 15:00 Lab");
  });

  test("takes those after it along with “following”, and leaves those before it alone", () => {
    expect(after("2026-11-10", { title: "Lab" }, "following")).toEqual([
      "2026-10-26T09:00 10:00 Bio",
      "2026-11-10T14:00 15:00 Lab",
      "2026-11-16T09:00 10:00 Bio: frogs",
      "2026-11-23T09:00 10:00 Lab",
    ]);
    expect(after("2026-11-16", { start: "2026-11-17T13:30", end: "2026-11-17T14:00" }, "following")).toEqual([
      "2026-10-26T09:00 10:00 Bio",
      "2026-11-10T14:00 15:00 Bio",
      "2026-11-17T13:30 14:00 Bio: frogs",
      "2026-11-24T13:30 14:00 Bio",
    ]);
  });

  test("changes the whole series with “all”, its exceptions and changes still being the same ones", () => {
    expect(after("2026-11-23", { title: "Lab", start: "2026-11-24T08:00" }, "all")).toEqual([
      "2026-10-27T08:00 09:00 Lab",
      "2026-11-10T14:00 15:00 Lab",
      "2026-11-17T08:00 09:00 Bio: frogs",
      "2026-11-24T08:00 09:00 Lab",
    ]);
    expect(after("2026-10-26", { title: "Lab" }, "following")).toEqual(after("2026-10-26", { title: "Lab" }, "all"));
  });

  test("writes nothing but what it changes", () => {
    expect(changeOccurrence(events, on(events, "2026-11-23"), { title: "Lab" }, "all", 9, "new")).toEqual([
      { kind: "update", id: "Bio", change: { title: "Lab", updatedAt: 9 } },
      { kind: "update", id: "moved", change: { title: "Lab", updatedAt: 9 } },
    ]);
    expect(changeOccurrence(events, on(events, "2026-11-23"), { title: "Lab" }, "following", 9, "new")).toMatchObject([
      { kind: "update", id: "Bio", change: { rule: "FREQ=WEEKLY;UNTIL=20261116T140000Z;BYDAY=MO" } },
      { kind: "create", id: "new", data: { start: "2026-11-23T09:00", rule: "FREQ=WEEKLY;COUNT=1;BYDAY=MO" } },
    ]);
  });

  test("can end the repeating, or repeat in another way", () => {
    expect(after("2026-11-23", { rule: null }, "following")).toEqual(shown(events));
    expect(after("2026-11-23", { rule: null }, "all")).toEqual(["2026-11-23T09:00 10:00 Bio"]);
    expect(after("2026-10-26", { rule: "FREQ=WEEKLY;UNTIL=20261109;BYDAY=MO,TH" }, "all")).toEqual([
      "2026-10-26T09:00 10:00 Bio",
      "2026-10-29T09:00 10:00 Bio",
      "2026-11-05T09:00 10:00 Bio",
      "2026-11-10T14:00 15:00 Bio",
    ]);
  });

  test("is the same series when a form gives its rule back in other words", () => {
    const says = (rule: string, change: Partial<CalendarEvent>, scope: Scope) =>
      after("2026-11-16", { ...change, rule }, scope);
    for (const scope of ["following", "all"] as const) {
      const title = { title: "Lab" };
      expect(says("FREQ=WEEKLY;COUNT=5;BYDAY=MO;WKST=SU", title, scope)).toEqual(after("2026-11-16", title, scope));
      expect(says("FREQ=WEEKLY;COUNT=5", title, scope)).toEqual(after("2026-11-16", title, scope));
      // The form has moved the weekday along, or has not.
      const move = { start: "2026-11-17T11:00" };
      expect(says("FREQ=WEEKLY;COUNT=5;BYDAY=TU", move, scope)).toEqual(after("2026-11-16", move, scope));
      expect(says("FREQ=WEEKLY;COUNT=5;BYDAY=MO", move, scope)).toEqual(after("2026-11-16", move, scope));
    }
    const until = [{ ...series, rule: "FREQ=WEEKLY;UNTIL=20261123T140000Z;BYDAY=MO", except: ["2026-11-02T09:00"] }];
    const change = { title: "Lab", rule: "FREQ=WEEKLY;UNTIL=20261123;BYDAY=MO" };
    expect(changeOccurrence(until, on(until, "2026-11-16"), change, "all", 9, "new")).toEqual([
      { kind: "update", id: "Bio", change: { title: "Lab", updatedAt: 9 } },
    ]);
  });

  test("can be moved and end otherwise at once, and what was called off still is", () => {
    const change = { start: "2026-11-17T11:00", rule: "FREQ=WEEKLY;UNTIL=20261201;BYDAY=TU" };
    expect(after("2026-11-16", change, "all")).toEqual([
      "2026-10-27T11:00 12:00 Bio",
      "2026-11-10T14:00 15:00 Bio",
      "2026-11-17T11:00 12:00 Bio: frogs",
      "2026-11-24T11:00 12:00 Bio",
      "2026-12-01T11:00 12:00 Bio",
    ]);
  });

  test("that lasts all day does so with all of them", () => {
    expect(after("2026-11-23", { start: "2026-11-23", end: "2026-11-24", zone: null }, "all").slice(-2)).toEqual([
      "2026-11-16  Bio: frogs",
      "2026-11-23  Bio",
    ]);
  });

  test.each([
    ["FREQ=MONTHLY;BYMONTHDAY=15", "2026-01-15", "2026-03-15", "2026-03-17", "2026-01-17 2026-02-17 2026-03-17"],
    ["FREQ=MONTHLY", "2026-01-30", "2026-03-30", "2026-04-01", "2026-02-01 2026-03-01 2026-04-01"],
    ["FREQ=MONTHLY;BYDAY=1MO", "2026-01-05", "2026-03-02", "2026-03-10", "2026-01-13 2026-02-10 2026-03-10"],
    ["FREQ=MONTHLY;BYDAY=-1FR", "2026-01-30", "2026-02-27", "2026-02-26", "2026-01-29 2026-02-26 2026-03-26"],
    ["FREQ=MONTHLY;BYMONTHDAY=1,15", "2026-01-01", "2026-01-15", "2026-01-16", "2026-01-01 2026-01-16 2026-02-01"],
    [
      "FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1",
      "2026-01-30",
      "2026-02-27",
      "2026-02-24",
      "2026-01-24 2026-02-24 2026-03-24",
    ],
    ["FREQ=YEARLY", "2026-12-31", "2026-12-31", "2027-01-01", "2027-01-01"],
    [
      "FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,FR",
      "2026-01-05",
      "2026-01-09",
      "2026-01-12",
      "2026-01-08 2026-01-12 2026-01-22",
    ],
    ["FREQ=DAILY;BYDAY=MO,TU", "2026-01-05", "2026-01-05", "2026-01-08", "2026-01-08 2026-01-09 2026-01-15"],
  ])("%s from %s, moved from %s to %s, is on %s", (rule, start, day, there, expected) => {
    const whole = [stored("whole", { start, zone: null, rule })];
    const change = { start: there };
    const after = written(whole, changeOccurrence(whole, on(whole, day), change, "all", 9, "new"));
    const days = expected.split(" ");
    expect(
      all(after)
        .slice(0, days.length)
        .map(({ start }) => start),
    ).toEqual(days);
  });

  test("is told in its own zone what the student sees in another", () => {
    const [seen] = occurrencesBetween(events, "2026-11-23", "2026-11-23", "Europe/Berlin");
    if (!seen) throw new Error("It takes place.");
    expect(seen.start).toBe("2026-11-23T15:00");
    expect(ownTimes(seen)).toEqual({ start: "2026-11-23T09:00", end: "2026-11-23T10:00" });
    expect(onItsWall(seen.event, "2026-11-23T16:15", "Europe/Berlin")).toBe("2026-11-23T10:15");
    expect(onItsWall({ zone: null }, "2026-11-23T16:15", "Europe/Berlin")).toBe("2026-11-23T16:15");
  });
});

describe("a deleted occurrence [CAL-4]", () => {
  test("is gone alone, with those after it, or with all", () => {
    const before = shown(events);
    expect(without("2026-11-23", "this")).toEqual(before.slice(0, 3));
    expect(without("2026-11-10", "this")).toEqual([before[0], ...before.slice(2)]);
    expect(without("2026-11-16", "following")).toEqual(before.slice(0, 2));
    expect(without("2026-10-26", "following")).toEqual([]);
    expect(removeOccurrence(events, on(events, "2026-11-10"), "all", 9)).toEqual([
      { kind: "remove", id: "Bio" },
      { kind: "remove", id: "moved" },
      { kind: "remove", id: "renamed" },
    ]);
  });

  test("takes its series along if it was the last", () => {
    const twice = [{ ...series, rule: "FREQ=WEEKLY;COUNT=2", except: ["2026-11-02T09:00"] }];
    expect(removeOccurrence(twice, on(twice, "2026-10-26"), "this", 9)).toEqual([{ kind: "remove", id: "Bio" }]);
  });

  test("is just itself if it never was of a series, or outlived it", () => {
    const once = [stored("once", { start: "2026-11-15T09:00" })];
    expect(removeOccurrence(once, on(once, "2026-11-15"), "this", 9)).toEqual([{ kind: "remove", id: "once" }]);
    expect(removeOccurrence([moved], on([moved], "2026-11-10"), "all", 9)).toEqual([{ kind: "remove", id: "moved" }]);
  });
});

describe("whatever the series, the change and the scope [CAL-4]", () => {
  const rules = [
    "FREQ=DAILY",
    "FREQ=DAILY;INTERVAL=3;COUNT=40",
    "FREQ=WEEKLY;BYDAY=MO,WE,FR",
    "FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,FR;UNTIL=20270301T000000Z",
    "FREQ=WEEKLY;COUNT=30",
    "FREQ=WEEKLY;UNTIL=20270301",
    "FREQ=MONTHLY;BYDAY=MO",
  ];
  const someSeries = fc.record({
    rule: fc.constantFrom(...rules),
    zone: fc.constantFrom("America/New_York", "Europe/Berlin", "Australia/Sydney", null),
    // A Monday: the rules name it.
    start: fc.constantFrom("2026-02-02T09:00", "2026-02-02T23:30", "2026-02-02"),
  });
  const scenario = fc.record({
    series: someSeries,
    called: fc.array(fc.nat(60), { maxLength: 4 }),
    changed: fc.uniqueArray(
      fc.record({ place: fc.nat(60), title: fc.boolean(), days: fc.integer({ min: -2, max: 2 }) }),
      {
        maxLength: 4,
        selector: ({ place }) => place,
      },
    ),
    place: fc.nat(80),
    scope: fc.constantFrom<Scope>("this", "following", "all"),
    days: fc.integer({ min: -10, max: 10 }),
  });
  type Scenario = typeof scenario extends fc.Arbitrary<infer Value> ? Value : never;
  const far = "2028-01-31";

  function build({ series, called, changed }: Scenario) {
    const zone = series.start.length === 10 ? null : series.zone;
    const whole = stored("series", { ...series, zone, end: series.start.replace(":00", ":45") });
    const nominal = occurrencesBetween([whole], from, far, zone ?? "UTC").map((one) => one.originalStart);
    const except = [...new Set(called.map((place) => nominal[place]).filter((one) => one !== undefined))];
    const overrides = changed.flatMap(({ place, title, days }, index): readonly StoredEvent[] => {
      const start = nominal[place];
      if (start === undefined || except.includes(start)) return [];
      const own = addDays(start, days) + start.slice(10);
      const times = { start: own, end: own.replace(":00", ":45"), occurrence: { seriesId: "series", start } };
      return [stored(`change-${index}`, { title: title ? "own" : "series", zone, ...times })];
    });
    return { viewer: zone ?? "UTC", events: [{ ...whole, except }, ...overrides] };
  }
  const inSeries = (events: readonly StoredEvent[], viewer: string) =>
    [...occurrencesBetween(events, from, far, viewer)].sort((one, other) =>
      one.originalStart < other.originalStart ? -1 : 1,
    );
  const seen = ({ event, start, end }: Occurrence) => `${start} ${end} ${event.title}`;

  test("a deletion removes exactly what it says", () => {
    fc.assert(
      fc.property(scenario, (given) => {
        const { viewer, events } = build(given);
        const before = inSeries(events, viewer);
        const target = before[given.place % Math.max(1, before.length)];
        fc.pre(target !== undefined);
        if (!target) return;
        const left = inSeries(written(events, removeOccurrence(events, target, given.scope, 9)), viewer);
        const expected = before.filter((one) => {
          if (given.scope === "this") return one !== target;
          return given.scope === "following" && one.originalStart < target.originalStart;
        });
        expect(left.map(seen)).toEqual(expected.map(seen));
      }),
      { numRuns: 80 },
    );
  });

  test("a new title and another day reach exactly those they say", () => {
    fc.assert(
      fc.property(scenario, (given) => {
        const { viewer, events } = build(given);
        const before = inSeries(events, viewer);
        const target = before[given.place % Math.max(1, before.length)];
        fc.pre(target !== undefined);
        if (!target) return;
        const own = ownTimes(target);
        const start = addDays(own.start, given.days) + own.start.slice(10);
        const change = { title: "new", start };
        const writes = changeOccurrence(events, target, change, given.scope, 9, "new");
        const result = inSeries(written(events, writes), viewer);
        const expected = before.map((one) => {
          const isReached =
            one === target ||
            given.scope === "all" ||
            (given.scope === "following" && one.originalStart >= target.originalStart);
          if (!isReached) return seen(one);
          const isOwn = one.event.occurrence !== undefined && one !== target;
          const isMovedItself = isOwn && one.event.start !== one.originalStart;
          const days = isMovedItself ? 0 : given.days;
          const title = isOwn && one.event.title === "own" ? "own" : "new";
          return `${addDays(one.start, days)}${one.start.slice(10)} ${addDays(one.end, days)}${one.end.slice(10)} ${title}`;
        });
        // The window cuts off what is moved over its edge.
        const edge = addDays(far, -20);
        const inside = (all: readonly string[]) => all.filter((one) => one < edge).sort();
        expect(inside(result.map(seen))).toEqual(inside(expected));
      }),
      { numRuns: 150 },
    );
  });
});
