import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { addDays } from "@jotter/domain/days";
import type { CalendarEvent } from "@jotter/domain/event";
import { newEvent } from "@jotter/domain/new-event";
import type { Settings } from "@jotter/domain/settings";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createWholeCalendars, type WholeCalendars } from "../calendar/whole-calendars.ts";
import { createLog } from "../log.ts";
import { createOutbound } from "../outbound/outbound.ts";
import { type Database, type Dialect, run } from "../storage/database.ts";
import { openDatabase } from "../storage/open-database.ts";
import { newPostgresDatabase } from "../storage/test-postgres.ts";
import { createRecordStore, type RecordStore } from "../sync/record-store.ts";
import { createPushDevices, type PushDevices } from "./push-devices.ts";
import { createReminderTurns, purgeTold, type ReminderTurns } from "./reminder-turns.ts";
import { startTestPushService, type TestPushService } from "./test-push-service.ts";
import { openVapid } from "./vapid.ts";

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;
const holdMs = 8000;
const zone = "Europe/Berlin";
/** 13:00 in Berlin. */
const noon = Date.UTC(2026, 10, 16, 12);

describe.each(["sqlite", "postgres"] as const)("reminders of a closed app (%s) [CAL-6]", (dialect: Dialect) => {
  let folder: string;
  let postgres: Awaited<ReturnType<typeof newPostgresDatabase>> | undefined;
  let database: Database;
  let service: TestPushService;
  let store: RecordStore;
  let devices: PushDevices;
  let calendars: WholeCalendars;
  let turns: ReminderTurns;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "jotter-push-"));
    postgres = dialect === "postgres" ? await newPostgresDatabase() : undefined;
    database = await openDatabase({ DATA_DIR: folder, DATABASE_URL: postgres?.url }, noon);
    service = await startTestPushService();
    store = createRecordStore(database, 1e9);
    const outbound = createOutbound({ privateHosts: [service.host] });
    devices = createPushDevices(database, outbound, await openVapid(database), "https://jotter.example.org");
    calendars = createWholeCalendars(database, createLog("silent"));
    turns = createReminderTurns(database, devices, calendars, createLog("silent"));
  });
  afterAll(async () => {
    await service.stop();
    await calendars.close();
    await database.close();
    await postgres?.drop();
    rmSync(folder, { recursive: true });
  });

  async function newStudent() {
    const id = crypto.randomUUID();
    const time = new Date(noon).toISOString();
    await run(
      database.db,
      `insert into "user" ("id", "name", "email", "emailVerified", "createdAt", "updatedAt") values ($1, $1, $1, '0', $2, $2)`,
      [id, time],
    );
    const write = async (kind: string, record: string, data: object, ifRev = 0, del = false) => {
      const op = { kind, id: record, ifRev, n: 1, v: 1, at: noon, data: { ...data }, del };
      return await store.push(id, { epoch: null, device: "phone", ops: [op] }, noon);
    };
    return {
      id,
      add: (record: string, known: Parameters<typeof newEvent>[1] & Partial<CalendarEvent>) =>
        write("event", record, newEvent(0, { title: record, zone, ...known })),
      remove: (record: string, ifRev: number) => write("event", record, {}, ifRev, true),
      choose: (chosen: Partial<Settings>) =>
        write("settings", "me", { theme: "dark", language: "en", updatedAt: 1, ...chosen }),
      /** A browser that has just subscribed. */
      device: async (
        device: string,
        more: Partial<{ zone: string; language: "en" | "de" | "ja" }> = {},
        now = noon,
      ) => {
        const browser = service.newBrowser();
        const token = crypto.randomUUID();
        await run(
          database.db,
          `insert into "session" ("id", "token", "userId", "expiresAt", "createdAt", "updatedAt") values ($1, $1, $2, $3, $3, $3)`,
          [token, id, time],
        );
        const { endpoint, keys } = browser;
        const wanted = { endpoint, p256dh: keys.p256dh, auth: keys.auth, zone, language: "en" as const, ...more };
        const session = { userId: id, token, expiresAt: 0, seenAt: 0 };
        expect(await devices.subscribe(session, device, wanted)).toBe(true);
        await turns.begin(id, now);
        await turns.tellDue(now);
        return {
          ...browser,
          token,
          told: () => service.messages.filter(({ path }) => path === browser.path).map(({ told }) => told),
          messages: () => service.messages.filter(({ path }) => path === browser.path),
          status: async () => (await devices.status(id, device)).device,
        };
      },
    };
  }

  const nextOf = async ({ id }: { readonly id: string }) =>
    (await run<{ next_at: number }>(database.db, "select next_at from reminder_turn where user_id = $1", [id]))[0]
      ?.next_at ?? 0;

  /** Next at that time, and the records are of this moment. */
  async function lookAt({ id }: { readonly id: string }, nextAt: number) {
    await run(database.db, "update reminder_turn set next_at = $1 where user_id = $2", [nextAt, id]);
    await run(database.db, "update record set updated_at = $1 where user_id = $2", [Date.now(), id]);
  }

  test("come at their time, to every device, in its language and by its clock", async () => {
    const ada = await newStudent();
    await ada.add("Chemistry", { start: "2026-11-16T15:00", end: "2026-11-16T16:00", type: "exam" });
    await ada.add("Essay", { start: "2026-11-16T16:00", type: "assignment" });
    const phone = await ada.device("phone");
    const laptop = await ada.device("laptop", { language: "de", zone: "America/New_York" });
    await turns.tellDue(noon + 90 * minuteMs + holdMs - 1);
    expect([phone.told(), laptop.told()]).toEqual([[], []]);
    await turns.tellDue(noon + 90 * minuteMs + holdMs);
    const shared = { tag: expect.any(String), path: "/calendar?day=2026-11-16" };
    expect(phone.told()).toEqual([{ title: "Chemistry", body: "Today, 3:00 PM", lang: "en", ...shared }]);
    expect(laptop.told()).toEqual([{ title: "Chemistry", body: "Heute, 09:00", lang: "de", ...shared }]);
    expect(phone.messages()).toMatchObject([{ ttl: 30 * 60 - holdMs / 1000, topic: phone.told()[0]?.tag }]);
    await turns.tellDue(noon + 2.5 * hourMs + holdMs);
    expect(phone.told().map(({ body }) => body)).toEqual(["Today, 3:00 PM", "Due today, 4:00 PM"]);
    expect(await phone.status()).toEqual({ sentAt: noon + 2.5 * hourMs + holdMs, problem: null });
  });

  test("keep quiet hours, and tell of tomorrow", async () => {
    const ada = await newStudent();
    await ada.choose({ reminderQuiet: { from: "21:00", to: "07:00" }, reminderTomorrow: "20:00" });
    await ada.add("Bus", { start: "2026-11-17T06:30" });
    await ada.add("Choir", { start: "2026-11-17T07:20" });
    const phone = await ada.device("phone", { language: "ja" });
    for (let at = noon; at < noon + 20 * hourMs; at += 10 * minuteMs) await turns.tellDue(at + holdMs);
    expect(phone.told().map(({ title, body }) => [title, body])).toEqual([
      ["明日の予定：2件", "Bus Choir"],
      ["Bus", "明日, 6:30"],
      ["Choir", "今日, 7:20"],
    ]);
  });

  test("come once, though several servers look and look again", async () => {
    const ada = await newStudent();
    await ada.add("Talk", { start: "2026-11-16T15:00" });
    const phone = await ada.device("phone");
    const others = Array.from({ length: 4 }, () =>
      createReminderTurns(database, devices, calendars, createLog("silent")),
    );
    const at = noon + 90 * minuteMs + holdMs;
    await Promise.all(others.map((one) => one.tellDue(at)));
    for (const one of others) {
      await one.begin(ada.id, at);
      await one.tellDue(at + minuteMs);
    }
    expect(phone.told()).toHaveLength(1);
  });

  test("are shown by one of two open devices, and pushed to neither of them", async () => {
    const ada = await newStudent();
    await ada.add("Talk", { start: "2026-11-16T15:00" });
    const [phone, laptop, tablet] = [await ada.device("phone"), await ada.device("laptop"), await ada.device("tablet")];
    const key = `Talk@2026-11-16T15:00:${noon + 2 * hourMs}:30`;
    const at = noon + 90 * minuteMs;
    const claims = await Promise.all(["phone", "laptop"].map((device) => turns.claim(ada.id, device, [key], at)));
    expect(claims.flat()).toEqual([key]);
    expect(await turns.claim(ada.id, "phone", [key], at)).toEqual([]);
    await turns.tellDue(at + holdMs);
    expect([phone.told(), laptop.told(), tablet.told()]).toMatchObject([[], [], [{ title: "Talk" }]]);
    expect(await turns.claim((await newStudent()).id, "phone", [key], at)).toEqual([key]);
  });

  test("follow what changes: a deleted event is not told, a moved one at its new time", async () => {
    const ada = await newStudent();
    await ada.add("Deleted", { start: "2026-11-16T15:00" });
    const phone = await ada.device("phone");
    await ada.remove("Deleted", 1);
    await ada.add("New", { start: "2026-11-16T14:45" });
    const nextAt = () => nextOf(ada);
    // Written this moment, and nothing to be told for a long time.
    const far = Date.now() + dayMs;
    await lookAt(ada, far);
    turns.lookAgain(ada.id, 2);
    await expect.poll(nextAt).toBeLessThan(far);
    await turns.begin(ada.id, noon + 1);
    await turns.tellDue(noon + minuteMs);
    expect(await nextAt()).toBe(noon + 75 * minuteMs + holdMs);
    await turns.tellDue(noon + 75 * minuteMs + holdMs);
    await turns.tellDue(noon + 3 * hourMs);
    expect(phone.told().map(({ title }) => title)).toEqual(["New"]);
  });

  test("that are late still come while they help, and not when it is over", async () => {
    const ada = await newStudent();
    await ada.add("Soon", { start: "2026-11-16T15:00" });
    await ada.add("Over", { start: "2026-11-16T14:00" });
    const phone = await ada.device("phone");
    // As if the server had been away from noon on.
    await turns.tellDue(noon + 110 * minuteMs);
    expect(phone.told().map(({ title }) => title)).toEqual(["Soon"]);
  });

  test("are not sent to a browser that gave its subscription up", async () => {
    for (const status of [404, 410]) {
      const ada = await newStudent();
      await ada.add("Talk", { start: "2026-11-16T15:00" });
      const phone = await ada.device("phone");
      service.statuses.set(phone.path, status);
      await turns.tellDue(noon + 90 * minuteMs + holdMs);
      expect(await phone.status()).toBe(null);
    }
  });

  test("wait for a push service that does not answer, and the device learns of it", async () => {
    const ada = await newStudent();
    await ada.add("Talk", { start: "2026-11-16T15:00" });
    const [phone, laptop] = [await ada.device("phone"), await ada.device("laptop")];
    service.statuses.set(phone.path, 503);
    const at = noon + 90 * minuteMs + holdMs;
    await turns.tellDue(at);
    expect(await phone.status()).toEqual({ sentAt: null, problem: "unreachable" });
    service.statuses.delete(phone.path);
    await turns.tellDue(at + minuteMs);
    expect([phone.told(), laptop.told()]).toMatchObject([[{ title: "Talk" }], [{ title: "Talk" }]]);
    expect(await phone.status()).toEqual({ sentAt: at + minuteMs, problem: null });
    service.statuses.set(phone.path, 403);
    await ada.add("Refused", { start: "2026-11-16T17:00" });
    await turns.begin(ada.id, at + 2 * minuteMs);
    await turns.tellDue(at + 2 * hourMs);
    expect(await phone.status()).toEqual({ sentAt: at + minuteMs, problem: "refused" });
  });

  test("of a student whose rules take for ever keep nobody waiting", async () => {
    const [eve, ada] = [await newStudent(), await newStudent()];
    // What a student may store; reckoned one by one.
    const rule = `FREQ=YEARLY;COUNT=9;BYSETPOS=366;BYDAY=${Array(310).fill("MO").join()}`;
    const ops = Array.from({ length: 100 }, (_, day) => ({
      ...{ kind: "event", id: `e${day}`, ifRev: 0, n: 1, v: 1, at: noon, del: false },
      data: { ...newEvent(0, { title: "Hostile", start: addDays("2020-01-06", day) }), rule },
    }));
    await store.push(eve.id, { epoch: null, device: "phone", ops }, noon);
    await ada.add("Talk", { start: "2026-11-16T15:00" });
    const phone = await ada.device("phone");
    let longest = 0;
    let last = performance.now();
    const watching = setInterval(() => {
      longest = Math.max(longest, performance.now() - last);
      last = performance.now();
    }, 1);
    await eve.device("phone");
    await turns.tellDue(noon + 90 * minuteMs + holdMs);
    clearInterval(watching);
    expect(phone.told()).toMatchObject([{ title: "Talk" }]);
    expect(longest).toBeLessThan(1000);
  });

  test("of a calendar that is more than one can be are given up for an hour, whatever is asked meanwhile", async () => {
    const eve = await newStudent();
    const looked: number[] = [];
    const none = createReminderTurns(
      database,
      devices,
      { reminders: async (_, { now }) => void looked.push(now) },
      createLog("silent"),
    );
    await eve.device("phone");
    await none.begin(eve.id, noon);
    await none.tellDue(noon);
    await none.begin(eve.id, noon + 1);
    expect(await nextOf(eve)).toBe(noon + hourMs);
    const ada = await newStudent();
    await ada.device("phone");
    const far = Date.now() + dayMs;
    for (const student of [eve, ada]) {
      await student.add("New", { start: "2026-11-16T15:00" });
      await lookAt(student, far);
      none.lookAgain(student.id, 1);
    }
    // Both were looked at together.
    await expect.poll(() => nextOf(ada)).toBeLessThan(far);
    expect(await nextOf(eve)).toBe(far);
    await lookAt(eve, noon + hourMs);
    await none.tellDue(noon + hourMs - 1);
    expect(looked).toEqual([noon]);
    await none.tellDue(noon + hourMs);
    expect(looked.slice(0, 2)).toEqual([noon, noon + hourMs]);
  });

  test("reach everybody while one push service says nothing, and stop with the server", async () => {
    const [eve, ada] = [await newStudent(), await newStudent()];
    const silent = createServer(() => {});
    await new Promise<void>((resolve) => silent.listen(0, "127.0.0.1", resolve));
    const host = `127.0.0.1:${(silent.address() as AddressInfo).port}`;
    let asked = 0;
    silent.on("request", () => asked++);
    const outbound = createOutbound({ privateHosts: [service.host, host] });
    const others = createPushDevices(database, outbound, await openVapid(database), "https://jotter.example.org");
    const running = createReminderTurns(database, others, calendars, createLog("silent"));
    for (const name of ["One", "Two", "Three"]) await eve.add(name, { start: "2026-11-16T15:00" });
    await ada.add("Talk", { start: "2026-11-16T15:00" });
    const [slow, quick, phone] = [await eve.device("slow"), await eve.device("quick"), await ada.device("phone")];
    await run(database.db, "update push_device set endpoint = $1 where endpoint = $2", [
      `http://${host}/`,
      slow.endpoint,
    ]);
    const at = noon + 90 * minuteMs + holdMs;
    const telling = running.tellDue(at);
    await expect.poll(() => [asked, quick.told().length, phone.told().length], { timeout: 5000 }).toEqual([1, 3, 1]);
    running.stop();
    await telling;
    // It was not told, and is told after the next start.
    const [left] = await run<{ next_at: number; told_until: number }>(
      database.db,
      "select next_at, told_until from reminder_turn where user_id = $1",
      [eve.id],
    );
    expect(left).toEqual({ next_at: at + minuteMs, told_until: at - 15 * minuteMs });
    expect(asked).toBe(1);
    silent.closeAllConnections();
    silent.close();
  });

  test("end with the session, and begin anew without what is past", async () => {
    const ada = await newStudent();
    await ada.add("Talk", { start: "2026-11-16T15:00" });
    const phone = await ada.device("phone");
    await run(database.db, `delete from "session" where "token" = $1`, [phone.token]);
    expect(await phone.status()).toBe(null);
    await turns.tellDue(noon + 90 * minuteMs + holdMs);
    const again = await ada.device("phone", {}, noon + 100 * minuteMs);
    expect([phone.told(), again.told()]).toEqual([[], []]);
  });

  test("are not promised to a browser whose session ended in the same moment", async () => {
    const ada = await newStudent();
    const { endpoint, keys } = service.newBrowser();
    const session = { userId: ada.id, token: "ended", expiresAt: 0, seenAt: 0 };
    const wanted = { endpoint, p256dh: keys.p256dh, auth: keys.auth, zone, language: "en" } as const;
    await devices.subscribe(session, "phone", wanted);
    expect((await devices.status(ada.id, "phone")).device).toBe(null);
  });

  test("reach the student who uses a browser now, not the one before", async () => {
    const [ada, bob] = [await newStudent(), await newStudent()];
    const { endpoint, keys, status } = await ada.device("shared");
    const bobs = await bob.device("shared");
    const session = { userId: bob.id, token: bobs.token, expiresAt: 0, seenAt: 0 };
    await devices.subscribe(session, "shared", {
      endpoint,
      p256dh: keys.p256dh,
      auth: keys.auth,
      zone,
      language: "en",
    });
    expect([await status(), await bobs.status()]).toEqual([null, { sentAt: null, problem: null }]);
  });

  test("are forgotten when they are long over", async () => {
    const ada = await newStudent();
    await turns.claim(ada.id, "phone", ["old"], noon);
    await purgeTold(database, noon + 60 * dayMs);
    expect(await turns.claim(ada.id, "laptop", ["old"], noon)).toEqual([]);
    await purgeTold(database, noon + 60 * dayMs + 1);
    expect(await turns.claim(ada.id, "laptop", ["old"], noon)).toEqual(["old"]);
  });

  test("are signed by one key, whichever server sends them and after every start", async () => {
    const [one, other] = await Promise.all([openVapid(database), openVapid(database)]);
    expect(one.publicKey).toBe(other.publicKey);
    expect(Buffer.from(one.publicKey, "base64url")).toHaveLength(65);
  });
});
