import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startStrictS3 } from "../files/test-s3.ts";
import type { Dialect } from "../storage/database.ts";
import { createClient, newStudent, type TestClient } from "../test-client.ts";
import { startTestServer, type TestServer } from "../test-server.ts";
import type { Device } from "./devices.ts";

const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
const safari = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1";

describe.each(["sqlite", "postgres"] as const)("the devices of a student (%s)", (dialect: Dialect) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ database: dialect, env: { TRUST_PROXY: "1" } });
  });
  afterAll(() => server.stop());

  async function signIn({ email, password }: { email: string; password: string }, userAgent: string, address: string) {
    const client = createClient(server);
    await client.send("/api/auth/sign-in/email", {
      method: "POST",
      body: JSON.stringify({ email, password }),
      headers: { "user-agent": userAgent, "x-forwarded-for": address },
    });
    return client;
  }
  const devicesOf = async (client: TestClient) => (await client.get("/api/auth/devices")).body as readonly Device[];
  const isIn = async (client: TestClient) => (await client.get("/api/files")).status === 200;

  test("are listed with what tells them apart, and never with what opens them [SET-2]", async () => {
    const ada = await newStudent(server);
    const laptop = await signIn(ada, firefox, "203.0.113.77");
    const phone = await signIn(ada, safari, "2001:db8:1:2:3:4:5:6");
    expect(await isIn(laptop)).toBe(true);
    const before = Date.now();
    const devices = await devicesOf(phone);
    expect(devices).toEqual([
      {
        id: expect.any(String),
        current: true,
        createdAt: expect.any(Number),
        lastSeenAt: expect.any(Number),
        address: "2001:db8:1:2::",
        browser: "Safari",
        system: "iPhone",
      },
      {
        id: expect.any(String),
        current: false,
        createdAt: expect.any(Number),
        lastSeenAt: expect.any(Number),
        address: "203.0.113.*",
        browser: "Firefox",
        system: "Linux",
      },
      expect.objectContaining({ current: false, address: "127.0.0.*", browser: null, system: null }),
    ]);
    for (const { createdAt, lastSeenAt } of devices) {
      expect(createdAt).toBeLessThanOrEqual(lastSeenAt);
      expect(Math.abs(before - lastSeenAt)).toBeLessThan(60_000);
    }
    const token = decodeURIComponent(laptop.cookie().split("=")[1] ?? "").split(".")[0] ?? "";
    expect(token).not.toBe("");
    expect(JSON.stringify(devices)).not.toContain(token);
  });

  test("are ended one by one: the cookie is worthless at once, and the event stream closes [SET-2]", async () => {
    const ada = await newStudent(server);
    const laptop = await signIn(ada, firefox, "203.0.113.77");
    const phone = await signIn(ada, safari, "203.0.113.78");
    const events = await laptop.send("/api/sync/events");
    const [, lost] = (await devicesOf(ada)).filter(({ browser }) => browser === "Firefox" || browser === null);
    expect(lost?.browser).toBe("Firefox");

    expect(await ada.post("/api/auth/devices/end", { id: lost?.id })).toEqual({ status: 200, body: { ended: 1 } });

    expect(await events.text()).toContain("event: poke");
    expect(await isIn(laptop)).toBe(false);
    expect(await isIn(phone)).toBe(true);
    expect(await isIn(ada)).toBe(true);
    expect(await ada.post("/api/auth/devices/end", { id: lost?.id })).toEqual({ status: 200, body: { ended: 0 } });
  });

  test("are ended all at once, but for the one that asks [SET-2]", async () => {
    const [ada, bob] = [await newStudent(server), await newStudent(server)];
    const others = [await signIn(ada, firefox, "203.0.113.77"), await signIn(ada, safari, "203.0.113.78")];
    expect(await ada.post("/api/auth/devices/end", { all: true })).toEqual({ status: 200, body: { ended: 2 } });
    expect(await Promise.all(others.map(isIn))).toEqual([false, false]);
    expect(await isIn(ada)).toBe(true);
    expect(await isIn(bob)).toBe(true);
  });

  test("that are ended, or whose account is deleted, are told to take what they hold off themselves [SET-2] [DAT-4]", async () => {
    const ada = await newStudent(server);
    const laptop = await signIn(ada, firefox, "203.0.113.77");
    const phone = await signIn(ada, safari, "203.0.113.78");
    const tablet = await signIn(ada, safari, "203.0.113.79");
    const saidTo = (device: TestClient) => device.get("/api/auth/get-session");
    const [, lost] = (await devicesOf(ada)).filter(({ browser }) => browser === "Firefox" || browser === null);
    await ada.post("/api/auth/devices/end", { id: lost?.id });
    expect(await saidTo(laptop)).toEqual({ status: 401, body: { code: "ENDED" } });
    // Who signs in there again is as welcome as anywhere.
    await laptop.post("/api/auth/sign-in/email", { email: ada.email, password: ada.password });
    expect(await saidTo(laptop)).toMatchObject({ status: 200, body: { user: { email: ada.email } } });

    // A new password only locks: what is on a device may not have been sent yet.
    await ada.post("/api/auth/change-password", { currentPassword: ada.password, newPassword: "another one" });
    expect(await saidTo(phone)).toEqual({ status: 200, body: null });
    await tablet.post("/api/auth/sign-in/email", { email: ada.email, password: "another one" });
    expect((await ada.post("/api/auth/delete-user", { password: "another one" })).status).toBe(200);
    expect(await saidTo(tablet)).toEqual({ status: 401, body: { code: "ENDED" } });
    const stranger = createClient(server, new Map([["jot.session_token", "made-up.c2lnbmVk"]]));
    expect(await saidTo(stranger)).toEqual({ status: 200, body: null });
  });

  test("hear that their account is deleted, and the student does, however slow its files are to go [SET-2] [DAT-4]", async () => {
    const s3 = await startStrictS3();
    const slow = await startTestServer({ database: dialect, env: { FILES_URL: s3.url } });
    const ada = await newStudent(slow);
    const laptop = createClient(slow);
    await laptop.post("/api/auth/sign-in/email", { email: ada.email, password: ada.password });
    expect((await ada.send("/api/files?name=a.txt", { method: "POST", body: "words" })).status).toBe(201);
    let isSlow = true;
    s3.mishap = (what) => (what.startsWith("DELETE") && isSlow ? "silent" : undefined);
    const deleting = ada.post("/api/auth/delete-user", { password: ada.password });
    const saidTo = async (device: TestClient) => await device.get("/api/auth/get-session");
    let said = await saidTo(laptop);
    while (said.status === 200 && said.body !== null) said = await saidTo(laptop);
    expect(said).toEqual({ status: 401, body: { code: "ENDED" } });
    expect(await deleting).toMatchObject({ status: 200 });
    expect(ada.cookie()).not.toContain("session_token");
    expect(s3.objects.size).toBe(1);
    isSlow = false;
    await expect.poll(() => s3.objects.size, { timeout: 30_000 }).toBe(0);
    await slow.stop();
    await s3.stop();
  }, 60_000);

  test("are never ended by somebody else [DAT-4]", async () => {
    const [ada, bob] = [await newStudent(server), await newStudent(server)];
    const [adas] = await devicesOf(ada);
    expect(await bob.post("/api/auth/devices/end", { id: adas?.id })).toEqual({ status: 200, body: { ended: 0 } });
    expect(await isIn(ada)).toBe(true);
    for (const body of [{}, { id: "" }, { all: false }, { id: 7 }]) {
      expect(await bob.post("/api/auth/devices/end", body)).toEqual({ status: 400, body: { code: "BAD_REQUEST" } });
    }
  });
});
