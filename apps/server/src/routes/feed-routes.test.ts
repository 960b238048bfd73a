import { readIcs } from "@jotter/domain/ics-read";
import { newEvent } from "@jotter/domain/new-event";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { calendarOf, startTestFeedServer, type TestFeedServer } from "../feeds/test-feed-server.ts";
import { newStudent, noteOp } from "../test-client.ts";
import { startTestServer, type TestServer } from "../test-server.ts";

describe.each(["sqlite", "postgres"] as const)("calendars in and out (%s) [CAL-5]", (database) => {
  let server: TestServer;
  let school: TestFeedServer;

  beforeAll(async () => {
    school = await startTestFeedServer();
    server = await startTestServer({ database, env: { PRIVATE_HOSTS: school.host } });
  });
  afterAll(async () => {
    await server.stop();
    await school.stop();
  });

  async function studentWithCalendar() {
    const student = await newStudent(server, "Ada Secretname");
    const event = {
      ...newEvent(1, {
        title: "Chemistry; part 2",
        start: "2026-12-01T09:00",
        end: "2026-12-01T10:00",
        zone: "Europe/Berlin",
      }),
      classId: "class-secret",
      noteIds: ["note-secret"],
    };
    const op = noteOp({ kind: "event", id: "event-1", data: event });
    const gone = noteOp({ kind: "event", id: "event-2", data: { ...event, title: "Deleted" }, del: true });
    await student.post("/api/sync/push", { epoch: null, device: "phone", ops: [op, gone, noteOp()] });
    return student;
  }

  async function addressOf(student: Awaited<ReturnType<typeof newStudent>>): Promise<string> {
    const { url } = (await student.post("/api/calendar-address", {})).body as { readonly url: string };
    return url.replace("localhost", "127.0.0.1");
  }

  test("a calendar goes out under its secret address, with nothing of the account in it", async () => {
    const ada = await studentWithCalendar();
    expect(await ada.get("/api/calendar-address")).toEqual({ status: 200, body: { url: null } });
    const url = await addressOf(ada);
    const response = await fetch(url);
    const text = await response.text();
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "content-type": "text/calendar; charset=utf-8",
      "cache-control": "private, no-cache",
      "x-robots-tag": "noindex",
      "referrer-policy": "no-referrer",
    });
    const read = readIcs(text, { zone: "Europe/Berlin", now: 0 });
    expect(read.ok && read.value.events.map(({ event }) => [event.title, event.start])).toEqual([
      ["Chemistry; part 2", "2026-12-01T09:00"],
    ]);
    expect(text).not.toMatch(/secret|student\d|example\.org|Mitosis|Deleted/i);
    expect(((await ada.get("/api/calendar-address")).body as { url: string }).url.endsWith(new URL(url).pathname)).toBe(
      true,
    );
  });

  test("it is sent again only when something changed", async () => {
    const ada = await studentWithCalendar();
    const url = await addressOf(ada);
    const etag = (await fetch(url)).headers.get("etag") ?? "";
    const again = () => fetch(url, { headers: { "if-none-match": etag } });
    expect((await again()).status).toBe(304);
    await ada.post("/api/sync/push", { epoch: null, device: "phone", ops: [noteOp({ id: "note-2" })] });
    expect((await again()).status).toBe(200);
  });

  test("a new address makes the old one worthless, and so does none", async () => {
    const ada = await studentWithCalendar();
    const first = await addressOf(ada);
    const second = await addressOf(ada);
    expect([(await fetch(first)).status, (await fetch(second)).status]).toEqual([404, 200]);
    expect((await ada.send("/api/calendar-address", { method: "DELETE" })).status).toBe(204);
    expect((await fetch(second)).status).toBe(404);
  });

  test("nothing but the whole secret opens it", async () => {
    const url = await addressOf(await studentWithCalendar());
    const [start, secret = ""] = url.split(/(?<=calendar\/)/);
    const key = secret.replace(".ics", "");
    const other = (letter = "") => (letter === "0" ? "1" : "0");
    const wrong = [
      key.slice(0, -1),
      `${key}0`,
      key.slice(0, -1) + other(key.at(-1)),
      other(key[0]) + key.slice(1),
      key.slice(0, 24),
      key.toUpperCase(),
      "é".repeat(64),
    ];
    for (const one of wrong) expect([one, (await fetch(`${start}${one}.ics`)).status]).toEqual([one, 404]);
    expect((await fetch(`${start}%00.ics`)).status).toBe(400);
  });

  test("whoever asks too often, or guesses, has to wait", async () => {
    const url = await addressOf(await studentWithCalendar());
    const statuses = [];
    for (let count = 0; count < 61; count++) statuses.push((await fetch(url)).status);
    expect([statuses.filter((status) => status === 200).length, statuses.at(-1)]).toEqual([60, 429]);
    const guesses = [];
    for (let count = 0; count < 31; count++)
      guesses.push((await fetch(`${server.url}/api/calendar/${count}.ics`)).status);
    expect(guesses.at(-1)).toBe(429);
  });

  test("a school's calendar comes in, goes and comes back", async () => {
    const ada = await newStudent(server);
    school.answers.set("/a.ics", { body: calendarOf({ Talk: { day: "2026-12-01" } }) });
    const wanted = { url: school.url("/a.ics"), name: " ", zone: "Europe/Berlin" };
    const { status, body } = await ada.post("/api/feeds", wanted);
    const feed = body as { readonly id: string };
    expect([status, body]).toMatchObject([201, { name: "127.0.0.1", state: "fresh", events: 1 }]);
    expect(await ada.get("/api/feeds")).toEqual({ status: 200, body: { feeds: [body] } });
    const shown = async () => {
      const { rows } = (await ada.get("/api/sync/pull?after=0")).body as { rows: { del: boolean; data: object }[] };
      return rows.map(({ del, data }) => [del, data]);
    };
    expect(await shown()).toMatchObject([[false, { title: "Talk", feedId: feed.id }]]);
    expect((await ada.send(`/api/feeds/${feed.id}`, { method: "DELETE" })).status).toBe(204);
    expect(await shown()).toMatchObject([[true, {}]]);
    expect(await ada.post(`/api/feeds/${feed.id}/restore`, {})).toMatchObject({ status: 200, body: { id: feed.id } });
    expect(await shown()).toMatchObject([[false, { title: "Talk" }]]);
    expect(await ada.post(`/api/feeds/${feed.id}/refresh`, {})).toMatchObject({
      status: 200,
      body: { state: "fresh" },
    });
  });

  test.each([
    [422, { code: "FEED", problem: "refused" }, { url: "http://169.254.169.254/", name: "", zone: "UTC" }],
    [422, { code: "FEED", problem: "refused" }, { url: "http://127.0.0.1:1/", name: "", zone: "UTC" }],
    [400, { code: "BAD_REQUEST" }, { url: 7, name: "", zone: "UTC" }],
    [400, { code: "BAD_REQUEST" }, { url: `https://example.org/${"x".repeat(2000)}`, name: "", zone: "UTC" }],
  ])("%i %o is the answer to %o", async (status, body, wanted) => {
    expect(await (await newStudent(server)).post("/api/feeds", wanted)).toEqual({ status, body });
  });
});
