import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PullPage, type PushOp } from "@jotter/ports/protocol";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createLog } from "../log.ts";
import { createOutbound } from "../outbound/outbound.ts";
import { type Database, type Dialect, run } from "../storage/database.ts";
import { openDatabase } from "../storage/open-database.ts";
import { newPostgresDatabase } from "../storage/test-postgres.ts";
import { createRecordStore } from "../sync/record-store.ts";
import { createFeedRecords } from "./feed-records.ts";
import { createFeeds, type Feeds, purgeFeeds } from "./feeds.ts";
import { createIcsReader } from "./ics-reader.ts";
import { calendarOf, startTestFeedServer, type TestFeedServer } from "./test-feed-server.ts";

const now = Date.UTC(2026, 10, 15);
const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;
const publicUrl = "https://jotter.example.org";

describe.each(["sqlite", "postgres"] as const)("a subscribed calendar (%s) [CAL-5]", (dialect: Dialect) => {
  let folder: string;
  let postgres: Awaited<ReturnType<typeof newPostgresDatabase>> | undefined;
  let database: Database;
  let school: TestFeedServer;
  const calendars = createIcsReader(createLog("silent"));
  let paths = 0;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "jotter-feeds-"));
    postgres = dialect === "postgres" ? await newPostgresDatabase() : undefined;
    database = await openDatabase({ DATA_DIR: folder, DATABASE_URL: postgres?.url }, now);
    school = await startTestFeedServer();
  });
  afterAll(async () => {
    await school.stop();
    await calendars.close();
    await database.close();
    await postgres?.drop();
    rmSync(folder, { recursive: true });
  });

  function serverOf(
    quotaBytes = 1e9,
    privateHosts = [school.host],
    beforePush?: () => Promise<unknown>,
  ): Feeds & { poked: string[] } {
    const poked: string[] = [];
    const store = createRecordStore(database, quotaBytes);
    const push: typeof store.push = async (...given) => {
      await beforePush?.();
      return await store.push(...given);
    };
    const pokes = { send: (userId: string) => void poked.push(userId) };
    const records = createFeedRecords(database, { push }, pokes);
    const outbound = createOutbound({ privateHosts });
    const log = createLog("silent");
    return {
      ...createFeeds({ database, outbound, calendars, records, publicUrl, everyMs: hourMs, log, random: () => 0.5 }),
      poked,
    };
  }

  /** A student, and a path of the school that is theirs alone. */
  async function newStudent() {
    const id = crypto.randomUUID();
    const time = new Date(now).toISOString();
    await run(
      database.db,
      `insert into "user" ("id", "name", "email", "emailVerified", "createdAt", "updatedAt") values ($1, $1, $1, '0', $2, $2)`,
      [id, time],
    );
    const path = `/${++paths}.ics`;
    const store = createRecordStore(database, 1e9);
    const rows = async () => PullPage.parse(JSON.parse(await store.pull(id, { after: 0 }, 500, Date.now()))).rows;
    return {
      id,
      path,
      wanted: { url: school.url(path), name: "School", zone: "Europe/Berlin" },
      says: (events: Parameters<typeof calendarOf>[0], headers: Record<string, string> = {}) =>
        school.answers.set(path, { body: calendarOf(events), headers }),
      rows,
      events: async () =>
        (await rows()).filter(({ del }) => !del).map(({ data }) => [data?.title, String(data?.start).slice(0, 10)]),
      push: async (op: Omit<PushOp, "kind" | "n" | "v" | "at">) =>
        await store.push(
          id,
          { epoch: null, device: "phone", ops: [{ kind: "event", n: 1, v: 1, at: now, ...op }] },
          now,
        ),
    };
  }

  async function subscribed(events: Parameters<typeof calendarOf>[0], headers: Record<string, string> = {}) {
    const student = await newStudent();
    const feeds = serverOf();
    student.says(events, headers);
    const feed = await feeds.subscribe(student.id, student.wanted, now);
    if (!feed.ok) throw new Error(feed.problem);
    return { ...student, feeds, feedId: feed.value.id, feed: feed.value };
  }

  test("is read at once, and its events are records that devices get by sync", async () => {
    const { feed, feeds, id, rows } = await subscribed({
      Talk: { day: "2026-12-01" },
      Essay: { day: "2026-12-02", isDue: true },
    });
    expect(feed).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{16}$/),
      name: "School",
      url: expect.stringMatching(/\.ics$/),
      createdAt: now,
      state: "fresh",
      problem: null,
      checkedAt: now,
      nextAt: now + hourMs,
      events: 2,
      skipped: 0,
    });
    expect(await rows()).toMatchObject([
      { kind: "event", data: { title: "Talk", start: "2026-12-01T10:00", zone: "Europe/Berlin", feedId: feed.id } },
      { kind: "event", data: { title: "Essay", type: "assignment", end: "2026-12-02", feedId: feed.id } },
    ]);
    expect(feeds.poked).toEqual([id]);
    expect(await feeds.list(id)).toEqual([feed]);
  });

  test("is asked for every hour, with what it said last; what changed follows, once", async () => {
    const ada = await subscribed(
      { Talk: { day: "2026-12-01" } },
      { etag: `"1"`, "last-modified": "Sun, 15 Nov 2026 00:00:00 GMT" },
    );
    const asked = () => school.asked.filter(({ path }) => path === ada.path);
    await ada.feeds.pollDue(now + 59 * minuteMs);
    expect(asked()).toHaveLength(1);
    const before = await ada.rows();
    await ada.feeds.pollDue(now + hourMs);
    expect(asked()[1]?.headers).toMatchObject({
      "if-none-match": `"1"`,
      "if-modified-since": "Sun, 15 Nov 2026 00:00:00 GMT",
    });
    expect(await ada.rows()).toEqual(before);
    ada.says({ Talk: { day: "2026-12-03" }, Trip: { day: "2026-12-04" } }, { etag: `"2"` });
    await ada.feeds.pollDue(now + 2 * hourMs);
    expect(await ada.events()).toEqual([
      ["Talk", "2026-12-03"],
      ["Trip", "2026-12-04"],
    ]);
    ada.says({ Trip: { day: "2026-12-04" } });
    await ada.feeds.pollDue(now + 3 * hourMs);
    expect(await ada.events()).toEqual([["Trip", "2026-12-04"]]);
    ada.says({ Talk: { day: "2026-12-03" }, Trip: { day: "2026-12-04" } });
    await ada.feeds.pollDue(now + 4 * hourMs);
    expect(await ada.events()).toEqual([
      ["Trip", "2026-12-04"],
      ["Talk", "2026-12-03"],
    ]);
  });

  test("is read again where the student changed something in the same moment", async () => {
    const headers = { etag: `"1"` };
    const ada = await subscribed({ Essay: { day: "2026-12-01", isDue: true } }, headers);
    ada.says({ Essay: { day: "2026-12-03", isDue: true } }, { etag: `"2"` });
    const [row] = await ada.rows();
    if (!row) throw new Error("There is a task.");
    const change = { id: row.id, ifRev: row.rev, del: false, data: { ...row.data, doneAt: 7 } };
    await serverOf(1e9, undefined, () => ada.push(change)).pollDue(now + hourMs);
    expect(await ada.events()).toEqual([["Essay", "2026-12-01"]]);
    expect(await ada.feeds.list(ada.id)).toMatchObject([{ state: "fresh", problem: null }]);
    await ada.feeds.pollDue(now + 2 * hourMs);
    expect((await ada.rows()).map(({ data }) => [data?.doneAt, data?.end])).toEqual([[7, "2026-12-03"]]);
  });

  test("makes each task once: what the student did or deleted stays so", async () => {
    const ada = await subscribed({
      Done: { day: "2026-12-01", isDue: true },
      Deleted: { day: "2026-12-01", isDue: true },
    });
    for (const { id, rev, data } of await ada.rows()) {
      const isDone = data?.title === "Done";
      await ada.push({ id, ifRev: rev, del: !isDone, data: { ...data, doneAt: isDone ? 7 : null } });
    }
    ada.says({ Done: { day: "2026-12-05", isDue: true }, Deleted: { day: "2026-12-05", isDue: true } });
    await ada.feeds.pollDue(now + hourMs);
    expect((await ada.rows()).map(({ del, data }) => [data?.title, data?.doneAt, data?.end, del])).toEqual([
      ["Deleted", null, "2026-12-01", true],
      ["Done", 7, "2026-12-05", false],
    ]);
  });

  test("is taken away with everything that came from it, and brought back whole", async () => {
    const ada = await subscribed({ Talk: { day: "2026-12-01" }, Essay: { day: "2026-12-02", isDue: true } });
    const [talk, essay] = await ada.rows();
    await ada.push({ id: essay?.id ?? "", ifRev: essay?.rev ?? 0, del: false, data: { ...essay?.data, doneAt: 7 } });
    await ada.push({ id: "mine", ifRev: 0, del: false, data: { ...talk?.data, title: "Mine", uid: undefined } });
    expect(await ada.feeds.remove(ada.id, ada.feedId, now + 1)).toBe(true);
    expect([await ada.feeds.list(ada.id), await ada.events()]).toEqual([[], [["Mine", "2026-12-01"]]]);
    await ada.feeds.pollDue(now + 5 * hourMs);
    expect(await ada.events()).toEqual([["Mine", "2026-12-01"]]);
    // Asked for twice, it is as if asked for once.
    expect(await ada.feeds.remove(ada.id, ada.feedId, now + 2)).toBe(true);

    expect(await ada.feeds.restore(ada.id, ada.feedId, now + 3)).toMatchObject({ state: "fresh", name: "School" });
    const after = await ada.rows();
    const shown = after.filter(({ del }) => !del).map(({ data }) => [data?.title, data?.doneAt]);
    expect(Object.fromEntries(shown)).toEqual({ Mine: undefined, Talk: undefined, Essay: 7 });
    await ada.feeds.pollDue(now + 5 * hourMs);
    expect(await ada.rows()).toEqual(after);
  });

  test("that was taken away while the server was killed, or while it was read, leaves nothing behind", async () => {
    const ada = await subscribed({ Talk: { day: "2026-12-01" } });
    await run(database.db, "update feed set state = 'removed', removed_at = $1 where id = $2", [now, ada.feedId]);
    expect(await ada.events()).toHaveLength(1);
    expect(await ada.feeds.remove(ada.id, ada.feedId, now + 1)).toBe(true);
    expect(await ada.events()).toEqual([]);

    const bob = await subscribed({ Talk: { day: "2026-12-01" } });
    bob.says({ Talk: { day: "2026-12-01" }, More: { day: "2026-12-02" } });
    // Between the look whether it is still wanted and the writing of what was read.
    const beforePush = async () => void (await bob.feeds.remove(bob.id, bob.feedId, now));
    await serverOf(1e9, [school.host], beforePush).pollDue(now + hourMs);
    expect(await bob.events()).toEqual([]);
  });

  test("that was taken away can be subscribed to again, and is forgotten after 30 days", async () => {
    const ada = await subscribed({ Talk: { day: "2026-12-01" } });
    await ada.feeds.remove(ada.id, ada.feedId, now);
    expect(await ada.feeds.subscribe(ada.id, ada.wanted, now + 1)).toMatchObject({
      ok: true,
      value: { id: ada.feedId },
    });
    expect(await ada.events()).toEqual([["Talk", "2026-12-01"]]);
    await ada.feeds.remove(ada.id, ada.feedId, now);
    await purgeFeeds(database, now + 30 * dayMs);
    expect(await ada.feeds.restore(ada.id, ada.feedId, now)).toMatchObject({ id: ada.feedId });
    await ada.feeds.remove(ada.id, ada.feedId, now);
    await purgeFeeds(database, now + 30 * dayMs + 1);
    expect(await ada.feeds.restore(ada.id, ada.feedId, now)).toBeUndefined();
  });

  test("is one, however often and by whatever name it is asked for", async () => {
    const ada = await subscribed({ Talk: { day: "2026-12-01" } });
    const bob = await newStudent();
    bob.says({ Talk: { day: "2026-12-01" } });
    const both = await Promise.all([1, 2].map(() => ada.feeds.subscribe(bob.id, bob.wanted, now)));
    expect(new Set(both.map((one) => one.ok && one.value.id)).size).toBe(1);
    expect(await ada.feeds.subscribe(ada.id, { ...ada.wanted, name: "Again" }, now)).toMatchObject({
      value: { id: ada.feedId },
    });
    expect([await ada.events(), await bob.events()]).toEqual([[["Talk", "2026-12-01"]], [["Talk", "2026-12-01"]]]);
  });

  test("is nobody else's", async () => {
    const ada = await subscribed({ Talk: { day: "2026-12-01" } });
    const bob = await newStudent();
    expect([
      await ada.feeds.list(bob.id),
      await ada.feeds.refresh(bob.id, ada.feedId, now),
      await ada.feeds.restore(bob.id, ada.feedId, now),
      await ada.feeds.remove(bob.id, ada.feedId, now),
    ]).toEqual([[], undefined, undefined, false]);
  });

  test.each([
    ["not-found", { status: 404 }],
    ["not-found", { status: 410 }],
    ["forbidden", { status: 403 }],
    ["unreachable", { status: 503 }],
    ["not-a-calendar", { body: "<html>Sign in</html>" }],
    ["not-a-calendar", { body: "" }],
    ["too-large", { body: "x".repeat(5 * 1024 * 1024 + 1) }],
    ["refused", { status: 302, headers: { location: "http://169.254.169.254/" } }],
  ] as const)("is not subscribed to where it is %s at first (%o)", async (problem, answer) => {
    const ada = await newStudent();
    school.answers.set(ada.path, answer);
    expect(await serverOf().subscribe(ada.id, ada.wanted, now)).toEqual({ ok: false, problem });
    expect([await serverOf().list(ada.id), await ada.rows()]).toEqual([[], []]);
  });

  test("cannot be inside our own network, nor the student's own", async () => {
    const ada = await newStudent();
    const feeds = serverOf(1e9, []);
    const tried = async (url: string) => await feeds.subscribe(ada.id, { ...ada.wanted, url }, now);
    for (const url of [
      ada.wanted.url,
      "http://localhost/a.ics",
      "webcal://[::1]/a.ics",
      "ftp://example.org/",
      "a.ics",
    ]) {
      expect([url, await tried(url)]).toEqual([url, { ok: false, problem: "refused" }]);
    }
    expect(await tried(`webcal://jotter.example.org/api/calendar/x.ics`)).toEqual({ ok: false, problem: "own" });
  });

  test("that fails is asked for less and less, and again at once when the student wants it", async () => {
    const ada = await subscribed({ Talk: { day: "2026-12-01" } });
    school.answers.set(ada.path, { status: 500 });
    const waits: number[] = [];
    let at = now + hourMs;
    for (let round = 0; round < 8; round++) {
      await ada.feeds.pollDue(at);
      const [feed] = await ada.feeds.list(ada.id);
      expect(feed).toMatchObject({ state: "failing", problem: "unreachable", checkedAt: now });
      waits.push(((feed?.nextAt ?? 0) - at) / hourMs);
      at = feed?.nextAt ?? 0;
    }
    expect(waits).toEqual([0.75, 1.5, 3, 6, 12, 18, 18, 18]);
    school.answers.set(ada.path, { status: 429, headers: { "retry-after": "72000" } });
    await ada.feeds.pollDue(at);
    expect((await ada.feeds.list(ada.id))[0]?.nextAt).toBe(at + 20 * hourMs);
    ada.says({ Talk: { day: "2026-12-09" } });
    expect(await ada.feeds.refresh(ada.id, ada.feedId, at)).toMatchObject({ state: "fresh", problem: null });
    expect(await ada.events()).toEqual([["Talk", "2026-12-09"]]);
  });

  test.each([
    [410, 4],
    [404, 9],
  ])("that answers %i is given up after %i times, with its events as they were", async (status, times) => {
    const ada = await subscribed({ Talk: { day: "2026-12-01" } });
    school.answers.set(ada.path, { status });
    let at = now + hourMs;
    let polls = 0;
    for (; polls < 20; polls++) {
      await ada.feeds.pollDue(at);
      const [feed] = await ada.feeds.list(ada.id);
      if (feed?.state === "ended") break;
      at = feed?.nextAt ?? 0;
    }
    expect(polls + 1).toBe(times);
    const asked = school.asked.length;
    await ada.feeds.pollDue(at + 100 * dayMs);
    expect(school.asked.slice(asked).filter(({ path }) => path === ada.path)).toEqual([]);
    expect(await ada.events()).toEqual([["Talk", "2026-12-01"]]);
    ada.says({ Talk: { day: "2026-12-01" } });
    expect(await ada.feeds.refresh(ada.id, ada.feedId, at)).toMatchObject({ state: "fresh" });
  });

  test("is asked for by one of several servers, and by another when that one died", async () => {
    const ada = await subscribed({ Talk: { day: "2026-12-01" } });
    const asked = () => school.asked.filter(({ path }) => path === ada.path).length;
    await Promise.all(Array.from({ length: 4 }, () => serverOf().pollDue(now + hourMs)));
    expect(asked()).toBe(2);
    // Claimed, and never finished.
    await run(database.db, "update feed set lease = 'dead', next_at = $1 where id = $2", [
      now + 3 * hourMs,
      ada.feedId,
    ]);
    await serverOf().pollDue(now + 3 * hourMs - 1);
    expect(asked()).toBe(2);
    await serverOf().pollDue(now + 3 * hourMs);
    expect(asked()).toBe(3);
  });

  test("for which there is no room says so, and comes when there is", async () => {
    const ada = await newStudent();
    ada.says(Object.fromEntries(Array.from({ length: 10 }, (_, index) => [`E${index}`, { day: "2026-12-01" }])));
    const full = await serverOf(2000).subscribe(ada.id, ada.wanted, now);
    expect(full).toMatchObject({ ok: true, value: { state: "failing", problem: "no-room" } });
    await serverOf().pollDue(now + hourMs);
    expect(await ada.events()).toHaveLength(10);
    expect(await serverOf().list(ada.id)).toMatchObject([{ state: "fresh", problem: null }]);
  });

  test("is one of 20 at most", async () => {
    const ada = await newStudent();
    const feeds = serverOf();
    for (let count = 0; count < 21; count++) {
      const path = `/many-${dialect}-${count}.ics`;
      school.answers.set(path, { body: calendarOf({}) });
      const added = await feeds.subscribe(ada.id, { ...ada.wanted, url: school.url(path) }, now);
      expect(added).toMatchObject(count < 20 ? { ok: true } : { ok: false, problem: "too-many" });
    }
  });
});
