import fc from "fast-check";
import { Temporal } from "temporal-polyfill";
import { afterEach, describe, expect, test, vi } from "vitest";
import { zoneHere, zoneOffset } from "./zone-offset.ts";
import { dayAt, instantOf, isZone, wallOfMs, wallTimeAt } from "./zones.ts";

const zones = [
  "America/New_York",
  "Europe/Berlin",
  "Australia/Sydney",
  "Australia/Lord_Howe",
  "Asia/Tokyo",
  "Asia/Kathmandu",
  "America/St_Johns",
  "Africa/Casablanca",
  "Pacific/Apia",
  "Pacific/Kiritimati",
  "UTC",
];

describe("the clock on the wall", () => {
  test("is what it is in any zone, also where clocks change [CAL-4]", () => {
    const minutes = fc.integer({ min: Date.UTC(2005, 0, 1) / 60_000, max: Date.UTC(2037, 0, 1) / 60_000 });
    fc.assert(
      fc.property(minutes, fc.constantFrom(...zones), (minute, zone) => {
        const there = Temporal.Instant.fromEpochMilliseconds(minute * 60_000).toZonedDateTimeISO(zone);
        expect(wallTimeAt(minute * 60_000, zone)).toBe(there.toPlainDateTime().toString().slice(0, 16));
        expect(dayAt(minute * 60_000, zone)).toBe(there.toPlainDate().toString());
        const wall = wallOfMs(minute * 60_000);
        const meant = Temporal.PlainDateTime.from(wall).toZonedDateTime(zone, { disambiguation: "compatible" });
        expect(instantOf(wall, zone)).toBe(meant.epochMilliseconds);
      }),
      { numRuns: 2000 },
    );
  });

  test("shows no time that is skipped: it is as much later as the clocks are put forward", () => {
    expect(wallTimeAt(instantOf("2026-03-08T02:30", "America/New_York"), "America/New_York")).toBe("2026-03-08T03:30");
    expect(wallTimeAt(instantOf("2026-03-29T02:00", "Europe/Berlin"), "Europe/Berlin")).toBe("2026-03-29T03:00");
  });

  test("means the first of two times in autumn", () => {
    expect(instantOf("2026-11-01T01:30", "America/New_York")).toBe(Date.UTC(2026, 10, 1, 5, 30));
    expect(instantOf("2026-10-25T02:30", "Europe/Berlin")).toBe(Date.UTC(2026, 9, 25, 0, 30));
  });

  test("hangs in zones that exist", () => {
    expect(zones.every(isZone)).toBe(true);
    expect(["", "Mars/Olympus", "+01:00", "W. Europe Standard Time"].some(isZone)).toBe(false);
  });
});

describe("an engine with Temporal and one without", () => {
  afterEach(() => vi.unstubAllGlobals());
  const inEach = <Value>(ask: () => Value) =>
    [Temporal, undefined].map((temporal) => {
      vi.stubGlobal("Temporal", temporal);
      return ask();
    });

  test("tell the same offset of every zone at every instant [CAL-4]", () => {
    const clocks = new Map(zones.map((zone) => [zone, inEach(() => zoneOffset(zone))]));
    const seconds = fc.integer({ min: Date.UTC(1905, 0, 1) / 1000, max: Date.UTC(2037, 0, 1) / 1000 });
    fc.assert(
      fc.property(seconds, fc.constantFrom(...zones), (second, zone) => {
        const [byTemporal, byIntl] = clocks.get(zone) ?? [];
        expect(byTemporal?.(second * 1000)).toBe(byIntl?.(second * 1000));
      }),
      { numRuns: 1000 },
    );
  });

  test("know the same zone here, and no zone that is none", () => {
    expect(new Set(inEach(zoneHere)).size).toBe(1);
    inEach(() => expect(() => zoneOffset("Mars/Olympus")).toThrow(RangeError));
  });
});
