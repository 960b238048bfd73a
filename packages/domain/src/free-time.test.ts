import { describe, expect, test } from "vitest";
import { freeTimeFrom } from "./free-time.ts";
import { instantOf } from "./zones.ts";

const zone = "America/New_York";
const at = (wall: string) => instantOf(wall, zone);
const between = (from: string, to: string) => ({ from: at(from), to: at(to) });

describe("the time there is for work [DSH-2]", () => {
  const now = at("2026-11-18T15:30");

  test("is all that is left of today, and two and a half hours of each other day at most", () => {
    const free = freeTimeFrom(now, [], zone);
    expect(free.until(at("2026-11-18T16:00"))).toBe(30);
    expect(free.until(at("2026-11-19T00:00"))).toBe(510);
    expect(free.until(at("2026-11-19T08:00"))).toBe(510 + 60);
    expect(free.until(at("2026-11-21T06:00"))).toBe(510 + 2 * 150);
    expect(free.until(now - 1)).toBe(0);
  });

  test("is without lessons and practice, however they lie upon each other", () => {
    const busy = [
      between("2026-11-18T15:00", "2026-11-18T16:00"),
      between("2026-11-18T17:00", "2026-11-18T20:00"),
      between("2026-11-18T18:00", "2026-11-18T20:30"),
      between("2026-11-19T06:00", "2026-11-19T23:00"),
    ];
    const free = freeTimeFrom(now, busy, zone);
    expect(free.until(at("2026-11-18T18:00"))).toBe(60);
    expect(free.until(at("2026-11-20T00:00"))).toBe(60 + 210);
    expect(free.after(30)).toBe(at("2026-11-18T16:30"));
    expect(free.after(90)).toBe(at("2026-11-18T21:00"));
  });
});
