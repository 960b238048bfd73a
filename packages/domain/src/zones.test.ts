import fc from "fast-check";
import { Temporal } from "temporal-polyfill";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { zoneHere } from "./zone-offset.ts";

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

describe.each(["Intl", "Temporal"])("the clock on the wall, by %s", (engine) => {
  let dayAt: typeof import("./zones.ts").dayAt;
  let instantOf: typeof import("./zones.ts").instantOf;
  let isZone: typeof import("./zones.ts").isZone;
  let wallOfMs: typeof import("./zones.ts").wallOfMs;
  let wallTimeAt: typeof import("./zones.ts").wallTimeAt;
  beforeAll(async () => {
    vi.resetModules();
    vi.stubGlobal("Temporal", engine === "Temporal" ? Temporal : undefined);
    ({ dayAt, instantOf, isZone, wallOfMs, wallTimeAt } = await import("./zones.ts"));
  });
  afterAll(() => vi.unstubAllGlobals());

  test("hangs where the device is", () => {
    expect(zoneHere()).toBe(new Intl.DateTimeFormat().resolvedOptions().timeZone);
  });

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
