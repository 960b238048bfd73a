import { calendarOf, startTestFeedServer } from "@jotter/server/feeds/test-feed-server";
import { startTestPushService } from "@jotter/server/push/test-push-service";
import { startTestServer, type TestServer } from "@jotter/server/test-server";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createMemoryServer } from "./memory.ts";
import { browserBackend } from "./testing/browser.ts";

let server: TestServer;
let school: Awaited<ReturnType<typeof startTestFeedServer>>;
let service: Awaited<ReturnType<typeof startTestPushService>>;

beforeAll(async () => {
  [school, service] = await Promise.all([startTestFeedServer(), startTestPushService()]);
  server = await startTestServer({
    database: "sqlite",
    env: { PRIVATE_HOSTS: school.host, PRIVATE_PUSH_HOSTS: service.host },
  });
});
afterAll(async () => {
  await server.stop();
  await school.stop();
  await service.stop();
});

let students = 0;
async function signedUp() {
  const backend = browserBackend(server.url);
  await backend.auth.signUp({ name: "Ada", email: `outside${++students}@example.org`, password: "secret1" });
  return backend;
}

describe("what lies outside", () => {
  test("calendars come in, go and come back [CAL-5]", async () => {
    const { feeds } = await signedUp();
    school.answers.set("/a.ics", { body: calendarOf({ Talk: { day: "2026-12-01" } }) });
    const added = await feeds.subscribe({ url: school.url("/a.ics"), name: "School", zone: "UTC" });
    if (!added.ok) throw new Error(added.problem.kind);
    const { id } = added.value;
    expect(await feeds.list()).toEqual({ ok: true, value: [added.value] });
    expect(await feeds.remove(id)).toEqual({ ok: true, value: null });
    expect(await feeds.list()).toEqual({ ok: true, value: [] });
    expect(await feeds.restore(id)).toMatchObject({ ok: true, value: { id } });
    expect(await feeds.refresh(id)).toMatchObject({ ok: true, value: { id, state: "fresh" } });
    expect(await feeds.refresh("other")).toEqual({ ok: false, problem: { kind: "not-found" } });
    expect(await feeds.subscribe({ url: "http://localhost/", name: "", zone: "UTC" })).toEqual({
      ok: false,
      problem: { kind: "feed", problem: "refused" },
    });
  });

  test("a calendar goes out under an address that can be taken back [CAL-5]", async () => {
    const { feeds } = await signedUp();
    expect(await feeds.address()).toEqual({ ok: true, value: null });
    const made = await feeds.newAddress();
    expect(made).toMatchObject({ ok: true, value: expect.stringMatching(/\/api\/calendar\/[0-9a-f]{64}\.ics$/) });
    expect(await feeds.address()).toEqual(made);
    expect(await feeds.endAddress()).toEqual({ ok: true, value: null });
    expect(await feeds.address()).toEqual({ ok: true, value: null });
  });

  test("a device is told, and says what it shows itself [CAL-6]", async () => {
    const { reminders } = await signedUp();
    const { endpoint, keys } = service.newBrowser();
    const { p256dh, auth } = keys;
    const subscriber = { device: "phone", endpoint, p256dh, auth, zone: "UTC", language: "en" };
    expect(await reminders.subscribe(subscriber)).toMatchObject({ ok: true, value: { device: { problem: null } } });
    expect(await reminders.test("phone")).toEqual({ ok: true, value: null });
    expect(await reminders.status("phone")).toMatchObject({ value: { device: { sentAt: expect.any(Number) } } });
    expect(await reminders.claim("phone", ["a"])).toEqual({ ok: true, value: ["a"] });
    expect(await reminders.claim("laptop", ["a"])).toEqual({ ok: true, value: [] });
    expect(await reminders.unsubscribe("phone")).toEqual({ ok: true, value: null });
    expect(await reminders.status("phone")).toMatchObject({ ok: true, value: { device: null } });
  });

  test("is closed to who is signed out, far to who is offline, and nowhere to a server in memory", async () => {
    const nobody = browserBackend(server.url);
    const offline = browserBackend("http://127.0.0.1:1");
    const memory = createMemoryServer().connect();
    const answers = async (backend: typeof nobody) => [
      await backend.feeds.list(),
      await backend.reminders.claim("a", ["b"]),
    ];
    const both = (kind: string) => [
      { ok: false, problem: { kind } },
      { ok: false, problem: { kind } },
    ];
    expect(await answers(nobody)).toEqual(both("signed-out"));
    expect(await answers(offline)).toEqual(both("offline"));
    expect(await answers(memory)).toEqual(both("signed-out"));
    await memory.auth.signUp({ name: "Ada", email: "ada@example.org", password: "secret1" });
    expect(await answers(memory)).toEqual(both("not-enabled"));
  });
});
