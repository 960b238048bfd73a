import { afterAll, describe, expect, test } from "vitest";
import { createLog } from "../log.ts";
import { createIcsReader } from "./ics-reader.ts";
import { calendarOf } from "./test-feed-server.ts";

const reader = createIcsReader(createLog("silent"));
afterAll(() => reader.close());

const read = (text: string) => reader.read({ bytes: Buffer.from(text), zone: "UTC", now: 1 });

describe("calendars read beside the server [CAL-5]", () => {
  test("come back in order, each to whoever asked", async () => {
    const names = ["a", "b", "c"];
    const files = await Promise.all(names.map((name) => read(calendarOf({ [name]: { day: "2026-12-01" } }))));
    expect(files.map((file) => file.ok && file.value.events[0]?.event.title)).toEqual(names);
  });

  test("are refused where they are none, and the next one is read", async () => {
    expect(await read("no calendar")).toMatchObject({ ok: false, problem: { problem: "not-a-calendar" } });
    expect(await read(calendarOf({}))).toMatchObject({ ok: true });
  });

  test("leave the server free to answer", async () => {
    const many = Object.fromEntries(Array.from({ length: 5000 }, (_, index) => [`e${index}`, { day: "2026-12-01" }]));
    let turns = 0;
    const turning = setInterval(() => turns++, 1);
    const file = await read(calendarOf(many));
    clearInterval(turning);
    expect(file.ok && file.value.events.length).toBe(5000);
    expect(turns).toBeGreaterThan(5);
  });
});
