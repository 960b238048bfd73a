import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestPushService, type TestPushService } from "../push/test-push-service.ts";
import { newStudent } from "../test-client.ts";
import { startTestServer, type TestServer } from "../test-server.ts";

describe.each(["sqlite", "postgres"] as const)("push on a device (%s) [CAL-6]", (database) => {
  let server: TestServer;
  let service: TestPushService;

  beforeAll(async () => {
    service = await startTestPushService();
    server = await startTestServer({
      database,
      env: { PRIVATE_HOSTS: "lms.school.internal", PRIVATE_PUSH_HOSTS: service.host },
    });
  });
  afterAll(async () => {
    await server.stop();
    await service.stop();
  });

  function browser() {
    const { path, endpoint, keys } = service.newBrowser();
    return { path, wanted: { endpoint, p256dh: keys.p256dh, auth: keys.auth, zone: "Asia/Tokyo", language: "fr" } };
  }

  test("is subscribed to, tried, and given up", async () => {
    const ada = await newStudent(server);
    const { path, wanted } = browser();
    const before = await ada.get("/api/push/devices/phone");
    expect(before).toEqual({ status: 200, body: { publicKey: expect.stringMatching(/^B[\w-]{86}$/), device: null } });
    expect(await ada.post("/api/push/devices/phone", wanted)).toMatchObject({
      status: 200,
      body: { device: { sentAt: null, problem: null } },
    });
    expect(await ada.post("/api/push/devices/phone/test", {})).toEqual({ status: 200, body: { problem: null } });
    expect(service.messages.filter((message) => message.path === path)).toMatchObject([
      { told: { title: "Jotter", body: "Les rappels arrivent sur cet appareil.", lang: "fr" } },
    ]);
    service.statuses.set(path, 500);
    expect(await ada.post("/api/push/devices/phone/test", {})).toEqual({
      status: 200,
      body: { problem: "unreachable" },
    });
    expect(await ada.get("/api/push/devices/phone")).toMatchObject({ body: { device: { problem: "unreachable" } } });
    expect((await ada.send("/api/push/devices/phone", { method: "DELETE" })).status).toBe(204);
    expect(await ada.get("/api/push/devices/phone")).toEqual(before);
    expect((await ada.post("/api/push/devices/phone/test", {})).status).toBe(404);
  });

  test("ends when the device signs out", async () => {
    const ada = await newStudent(server);
    await ada.post("/api/push/devices/phone", browser().wanted);
    await ada.post("/api/auth/sign-out", {});
    await ada.post("/api/auth/sign-in/email", { email: ada.email, password: ada.password });
    expect(await ada.get("/api/push/devices/phone")).toMatchObject({ body: { device: null } });
  });

  test("never leads into our own network", async () => {
    const ada = await newStudent(server);
    // A calendar may come from there; nothing is posted to it.
    const ofFeeds = "http://lms.school.internal/any/path";
    for (const endpoint of ["http://169.254.169.254/", "https://127.0.0.1/", "http://push.example.org/", ofFeeds]) {
      await ada.post("/api/push/devices/phone", { ...browser().wanted, endpoint });
      expect(await ada.post("/api/push/devices/phone/test", {})).toEqual({ status: 200, body: { problem: "refused" } });
    }
  });

  test("takes nothing that is no subscription", async () => {
    const ada = await newStudent(server);
    const { wanted } = browser();
    const wrong = [
      { ...wanted, endpoint: "file:///etc/passwd" },
      { ...wanted, p256dh: "AAAA" },
      { ...wanted, auth: "AAAA" },
      { ...wanted, zone: "Mars/Olympus" },
      { ...wanted, language: "xx" },
      {},
    ];
    for (const one of wrong) expect((await ada.post("/api/push/devices/phone", one)).status).toBe(400);
    expect((await ada.post("/api/push/devices/a.b", wanted)).status).toBe(400);
  });

  test("goes to 20 devices of a student at most", async () => {
    const ada = await newStudent(server);
    for (let count = 0; count < 20; count++) await ada.post(`/api/push/devices/d${count}`, browser().wanted);
    expect(await ada.post("/api/push/devices/one-more", browser().wanted)).toEqual({
      status: 409,
      body: { code: "TOO_MANY_DEVICES" },
    });
    expect((await ada.post("/api/push/devices/d7", browser().wanted)).status).toBe(200);
  });

  test("leaves a reminder to the open device that asks first", async () => {
    const ada = await newStudent(server);
    const asked = (device: string) => ada.post("/api/reminders/claim", { device, keys: ["a", "b"] });
    expect(await asked("phone")).toEqual({ status: 200, body: { mine: ["a", "b"] } });
    expect(await asked("laptop")).toEqual({ status: 200, body: { mine: [] } });
    expect((await ada.post("/api/reminders/claim", { device: "phone", keys: [] })).status).toBe(400);
  });
});
