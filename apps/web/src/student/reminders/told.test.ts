import type { Reminder } from "@jotter/domain/reminders";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { newlyTold, tellsSince } from "./told.ts";

const hour = 3_600_000;
const now = Date.UTC(2026, 10, 18, 16);
const reminder = (key: string, at: number) => ({ key, at, until: at + hour }) as Reminder;

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  });
});

describe("what a browser has told of", () => {
  it("is told once, in whatever tab and after whatever start [CAL-6]", () => {
    const due = [reminder("a", now), reminder("b", now)];
    expect(newlyTold("ada", due, now).map(({ key }) => key)).toEqual(["a", "b"]);
    expect(newlyTold("ada", due, now + 1000)).toEqual([]);
    expect(newlyTold("grace", due, now + 1000)).toHaveLength(2);
  });

  it("does not hold what helps nobody any more [CAL-6]", () => {
    expect(newlyTold("ada", [reminder("a", now - 2 * hour)], now)).toEqual([]);
  });

  it("begins when this browser begins, and looks half a day back after a sleep [CAL-6]", () => {
    expect(tellsSince("ada", now)).toBe(now);
    expect(tellsSince("ada", now + hour)).toBe(now);
    expect(tellsSince("ada", now + 100 * hour)).toBe(now + 88 * hour);
  });

  it("tells again once a clock that was ahead is right [CAL-6]", () => {
    const ahead = now + 400 * 24 * hour;
    expect(tellsSince("ada", ahead)).toBe(ahead);
    newlyTold("ada", [reminder("early", ahead)], ahead);
    expect(tellsSince("ada", now)).toBe(now);
    expect(tellsSince("ada", now + hour)).toBe(now);
    newlyTold("ada", [reminder("new", now)], now);
    newlyTold("ada", [reminder("newer", now + 80 * hour)], now + 80 * hour);
    expect(newlyTold("ada", [reminder("early", now + 90 * hour)], now + 90 * hour)).toHaveLength(1);
  });

  it("forgets after days, so that it never grows without end [CAL-6]", () => {
    newlyTold("ada", [reminder("old", now)], now);
    newlyTold("ada", [reminder("new", now + 90 * hour)], now + 90 * hour);
    expect(newlyTold("ada", [{ ...reminder("old", now), until: now + 200 * hour }], now + 90 * hour)).toHaveLength(1);
  });
});
