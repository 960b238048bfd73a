import fc from "fast-check";
import { RRuleTemporal } from "rrule-temporal";
import { Temporal } from "temporal-polyfill";
import { describe, expect, test } from "vitest";
import { addDays } from "./days.ts";
import { newEvent } from "./new-event.ts";
import { occurrencesBetween } from "./occurrences.ts";

const zones = ["America/New_York", "Europe/Berlin", "Australia/Sydney", "Asia/Tokyo"];
const weekdays = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"];

/** Rules as far as we expand them, of every kind. */
const someWeekdays = fc.uniqueArray(fc.constantFrom(...weekdays), { minLength: 1, maxLength: 4 });
const nthWeekdays = fc.uniqueArray(
  fc.tuple(fc.constantFrom(-2, -1, 1, 2, 3, 4, 5), fc.constantFrom(...weekdays)).map(([nth, day]) => `${nth}${day}`),
  { minLength: 1, maxLength: 3 },
);
const monthDays = fc.uniqueArray(fc.oneof(fc.integer({ min: 1, max: 31 }), fc.integer({ min: -31, max: -1 })), {
  minLength: 1,
  maxLength: 4,
});
const months = fc.uniqueArray(fc.integer({ min: 1, max: 12 }), { minLength: 1, maxLength: 4 });
const positions = fc.uniqueArray(fc.constantFrom(-2, -1, 1, 2, 3), { minLength: 1, maxLength: 2 });

const part = (name: string, values: fc.Arbitrary<readonly (string | number)[]>) =>
  values.map((all) => `;${name}=${all.join(",")}`);
const maybe = (text: fc.Arbitrary<string>) => fc.oneof(fc.constant(""), text);
const joined = (...parts: readonly fc.Arbitrary<string>[]) => fc.tuple(...parts).map((all) => all.join(""));
const weekStart = maybe(fc.constantFrom(";WKST=SU", ";WKST=TH"));

const patterns = fc.oneof(
  joined(
    fc.constant("FREQ=DAILY"),
    maybe(part("BYDAY", someWeekdays)),
    maybe(part("BYMONTH", months)),
    maybe(part("BYMONTHDAY", monthDays)),
  ),
  joined(fc.constant("FREQ=WEEKLY"), maybe(part("BYDAY", someWeekdays)), maybe(part("BYMONTH", months)), weekStart),
  joined(fc.constant("FREQ=MONTHLY"), maybe(part("BYMONTHDAY", monthDays)), maybe(part("BYMONTH", months))),
  joined(
    fc.constant("FREQ=MONTHLY"),
    fc.oneof(part("BYDAY", nthWeekdays), joined(part("BYDAY", someWeekdays), maybe(part("BYSETPOS", positions)))),
  ),
  joined(fc.constant("FREQ=MONTHLY"), part("BYDAY", someWeekdays), part("BYMONTHDAY", monthDays)),
  joined(fc.constant("FREQ=YEARLY"), maybe(part("BYMONTH", months)), maybe(part("BYMONTHDAY", monthDays))),
  joined(fc.constant("FREQ=YEARLY"), part("BYMONTH", months), part("BYDAY", fc.oneof(nthWeekdays, someWeekdays))),
  joined(
    fc.constant("FREQ=YEARLY"),
    part("BYDAY", fc.oneof(nthWeekdays, someWeekdays)),
    maybe(part("BYSETPOS", positions)),
  ),
);
const pattern = fc
  .tuple(patterns, fc.integer({ min: 1, max: 4 }))
  .map(([pattern, interval]) => `${pattern}${interval > 1 ? `;INTERVAL=${interval}` : ""}`);
const limit = fc.oneof(
  fc.constant(""),
  fc.integer({ min: 1, max: 60 }).map((count) => `;COUNT=${count}`),
  fc.constantFrom(";UNTIL=20280328T010000Z", ";UNTIL=20261101T063000Z", ";UNTIL=20270404T160000Z", ";UNTIL=20280101"),
);
const anyStart = fc
  .tuple(
    fc.integer({ min: 0, max: 400 }),
    // The hours at which clocks change, and others.
    fc.constantFrom("00:00", "00:30", "01:30", "02:00", "02:30", "03:00", "09:00", "23:45"),
  )
  .map(([days, time]) => `${addDays("2026-01-01", days)}T${time}`);

function expansionOf(rule: string, start: string, zone: string): RRuleTemporal {
  const dtstart = Temporal.PlainDateTime.from(start).toZonedDateTime(zone);
  return new RRuleTemporal({ rruleString: rule, dtstart });
}

/** A series begins on a day its rule names; elsewhere the standard leaves open what happens. */
function namedStart(pattern: string, start: string): string | undefined {
  const [first] = expansionOf(pattern, start, "UTC").between(new Date("2026-01-01"), new Date("2029-01-01"), true);
  return first && `${first.toPlainDate().toString()}T${start.slice(11)}`;
}

const untilOf = (limit: string) => {
  const [, year, month, day, time] = /UNTIL=(\d{4})(\d\d)(\d\d)(T\d{6}Z)?/.exec(limit) ?? [];
  if (year === undefined) return undefined;
  return { day: `${year}-${month}-${day}`, instant: time && `${year}-${month}-${day}${time}` };
};

/** The library's days, put on the wall of the zone by Temporal: it drops some times that clocks skip, as we do not. */
function independently(pattern: string, limit: string, start: string, zone: string, from: string, to: string) {
  const until = untilOf(limit);
  const at = (day: string) => new Date(`${day}T00:00Z`);
  return expansionOf(until ? pattern : pattern + limit, start, "UTC")
    .between(at(from), new Date(at(addDays(to, 1)).getTime() - 1), true)
    .map((one) => Temporal.PlainDateTime.from(one.toPlainDateTime().toString()).toZonedDateTime(zone))
    .filter((one) => {
      if (!until) return true;
      if (until.instant) return one.epochMilliseconds <= Temporal.Instant.from(until.instant).epochMilliseconds;
      return one.toPlainDate().toString() <= until.day;
    })
    .map(({ epochMilliseconds }) => epochMilliseconds);
}

/** All of it the library's. */
function directly(rule: string, start: string, zone: string, from: string, to: string) {
  const at = (day: string) => Temporal.PlainDate.from(day).toZonedDateTime(zone).epochMilliseconds;
  return expansionOf(rule, start, zone)
    .between(new Date(at(from)), new Date(at(addDays(to, 1)) - 1), true)
    .map(({ epochMilliseconds }) => epochMilliseconds);
}

describe("our expansion and an independent one [CAL-4]", () => {
  test("say the same over both changes of the clocks, in every zone", () => {
    let compared = 0;
    fc.assert(
      fc.property(
        pattern,
        limit,
        anyStart,
        fc.constantFrom(...zones),
        fc.nat(30),
        (pattern, limit, any, zone, month) => {
          const start = namedStart(pattern, any);
          const until = untilOf(limit)?.day ?? "9999";
          fc.pre(start !== undefined && start < until);
          if (start === undefined) return;
          const from = addDays("2026-01-01", month * 30);
          const to = addDays(from, 100);
          const rule = pattern + limit;
          const event = { ...newEvent(1, { title: "x", start, zone, rule }), id: "x" };
          const ours = occurrencesBetween([event], from, to, zone).map(({ startsAt }) => startsAt);
          compared += ours.length;
          expect(ours).toEqual(independently(pattern, limit, start, zone, from, to));
          // No clock of these zones skips any other hour.
          if (!start.includes("T02:")) expect(ours).toEqual(directly(rule, start, zone, from, to));
        },
      ),
      { numRuns: 400 },
    );
    expect(compared).toBeGreaterThan(500);
  });
});

describe("what takes place in a window [CAL-3]", () => {
  test("is in order, each once, and nothing that touches the window is missing or anything else there", () => {
    const single = fc.record({
      start: anyStart,
      minutes: fc.nat(6000),
      allDay: fc.boolean(),
      zone: fc.constantFrom(...zones, null),
    });
    const repeated = fc.record({ pattern, start: anyStart, minutes: fc.nat(3000), zone: fc.constantFrom(...zones) });
    const viewers = fc.constantFrom(...zones, "Pacific/Kiritimati", "Pacific/Pago_Pago");
    const wallAfter = (start: string, minutes: number) =>
      Temporal.PlainDateTime.from(start).add({ minutes }).toString().slice(0, 16);
    fc.assert(
      fc.property(
        fc.array(single, { maxLength: 8 }),
        fc.array(repeated, { maxLength: 3 }),
        fc.nat(400),
        fc.nat(40),
        viewers,
        (singles, repeats, offset, length, viewer) => {
          const from = addDays("2026-01-01", offset);
          const to = addDays(from, length);
          const events = [
            ...singles.map(({ start, minutes, allDay, zone }, index) => {
              const cut = (wall: string) => (allDay ? wall.slice(0, 10) : wall);
              const end = cut(wallAfter(start, minutes));
              return {
                ...newEvent(1, { title: `${index % 2}`, start: cut(start), end, zone: allDay ? null : zone }),
                id: `s${index}`,
              };
            }),
            ...repeats.map(({ pattern, start, minutes, zone }, index) => ({
              ...newEvent(1, { title: "r", start, end: wallAfter(start, minutes), zone, rule: pattern }),
              id: `r${index}`,
            })),
          ];
          const found = occurrencesBetween(events, from, to, viewer);
          const keys = found.map(({ key }) => key);
          expect(new Set(keys).size).toBe(keys.length);
          const order = found.map(({ startsAt, event }) => [startsAt, event.title] as const);
          expect(order).toEqual([...order].sort(([a, x], [b, y]) => a - b || (x < y ? -1 : x > y ? 1 : 0)));

          const at = (day: string) => Temporal.PlainDate.from(day).toZonedDateTime(viewer).epochMilliseconds;
          const [begin, end] = [at(from), at(addDays(to, 1))];
          const touches = ({ startsAt, endsAt }: (typeof found)[number]) =>
            startsAt < end && (endsAt > begin || startsAt >= begin);
          expect(found.every(touches)).toBe(true);
          // Whoever looks at more sees no more of it.
          const wide = occurrencesBetween(events, addDays(from, -30), addDays(to, 30), viewer);
          expect(wide.filter(touches).map(({ key }) => key)).toEqual(keys);
        },
      ),
      { numRuns: 200 },
    );
  });
});
