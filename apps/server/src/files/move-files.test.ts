import { randomBytes } from "node:crypto";
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { newPostgresDatabase } from "../storage/test-postgres.ts";
import { createClient, newStudent, type TestClient } from "../test-client.ts";
import { spawnJotter, type TestProcess } from "../test-process.ts";
import { type StrictS3, startStrictS3 } from "./test-s3.ts";

let folder: string;
let s3: StrictS3;
let running: TestProcess[] = [];
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "jotter-move-"));
  s3 = await startStrictS3();
});
afterEach(async () => {
  for (const { process } of running) process.kill("SIGKILL");
  await Promise.all(running.map(({ exit }) => exit));
  running = [];
  await s3.stop();
  rmSync(folder, { recursive: true, force: true });
});

const secret = "a secret for tests that is long enough";
type Env = Record<string, string>;
function start(env: Env, args: readonly string[] = []) {
  const common = { DATA_DIR: folder, AUTH_SECRET: secret, LOG_LEVEL: "error", REQUESTS_PER_MINUTE: "100000" };
  const jotter = spawnJotter({ ...common, ...env }, { args });
  running.push(jotter);
  return jotter;
}
async function command(env: Env, ...args: readonly string[]) {
  const jotter = start(env, args);
  const { code } = await jotter.exit;
  return { code, stdout: jotter.stdout(), stderr: jotter.stderr() };
}
async function stop(jotter: TestProcess) {
  jotter.process.kill("SIGTERM");
  await jotter.exit;
}
const cookies = (student: TestClient) =>
  new Map(
    student
      .cookie()
      .split("; ")
      .map((pair) => pair.split("=") as [string, string]),
  );
const onDisk = () =>
  readdirSync(join(folder, "files"), { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());

type Sent = Map<string, string>;
let ids = 0;
/** Answered with success, it is in `sent`; what is in it must be there for ever. */
async function send(student: TestClient, sent: Sent, bytes = 2000) {
  const id = (++ids).toString(16).padStart(32, "0");
  const content = randomBytes(bytes / 2).toString("hex");
  const answer = await student.send(`/api/files?name=f&id=${id}`, { method: "POST", body: content });
  if (answer.status === 201) sent.set(id, content);
  return answer.status;
}
async function expectAll(student: TestClient, sent: Sent) {
  for (const [id, content] of sent) {
    const answer = await student.send(`/api/files/${id}`);
    expect([id, answer.status, (await answer.text()) === content]).toEqual([id, 200, true]);
  }
}

describe("moving files [OPS-2]", () => {
  test.each(["sqlite", "postgres"] as const)(
    "from disk to S3 and back loses none while students work, though it is killed (%s)",
    async (dialect) => {
      const postgres = dialect === "postgres" ? await newPostgresDatabase() : undefined;
      const base: Env = postgres ? { DATABASE_URL: postgres.url } : {};
      const sent: Sent = new Map();
      const first = start(base);
      const ada = await newStudent({ url: await first.url });
      for (let n = 0; n < 60; n++) await send(ada, sent);
      await send(ada, sent, 6_000_000);
      await stop(first);

      const there = { ...base, FILES_URL: s3.url, FILES_BEFORE_URL: "disk" };
      const back = { ...base, FILES_BEFORE_URL: s3.url };
      for (const env of [there, back]) {
        // Each request to the store takes its time, so that a kill comes in the middle.
        const server = start(env);
        const student = createClient({ url: await server.url }, cookies(ada));
        let isMoving = true;
        const working = (async () => {
          const statuses = new Set<number>();
          while (isMoving) {
            statuses.add(await send(student, sent));
            const [oldest = ""] = sent.keys();
            const answer = await student.send(`/api/files/${oldest}`);
            statuses.add(answer.status);
            expect(await answer.text()).toBe(sent.get(oldest));
            statuses.add((await student.send(`/api/files/${oldest}`, { method: "DELETE" })).status);
            expect((await student.send(`/api/files/${oldest}`)).status).toBe(404);
            sent.delete(oldest);
          }
          return statuses;
        })();
        let kills = 0;
        for (let moved = 10; moved < 40; moved += 10) {
          const moving = start(env, ["move-files"]);
          const before = s3.objects.size;
          await Promise.race([
            expect.poll(() => Math.abs(s3.objects.size - before), { timeout: 20_000, interval: 2 }).toBeGreaterThan(8),
            moving.exit,
          ]);
          if (moving.process.kill("SIGKILL")) kills++;
          await moving.exit;
          await pause(20);
        }
        const { code, stdout, stderr } = await command(env, "move-files");
        isMoving = false;
        expect([...(await working)].sort()).toEqual([200, 201, 204]);
        expect([code, stderr]).toEqual([0, ""]);
        expect(stdout).toContain("All files are in their new place. FILES_BEFORE_URL can be taken away.\n");
        expect(kills).toBeGreaterThan(0);
        await expectAll(student, sent);
        expect([...(env === there ? s3.objects.keys() : onDisk())]).toHaveLength(sent.size);
        expect([...(env === there ? onDisk() : s3.objects.keys())]).toHaveLength(0);
        await stop(server);
        const alone = start(env === there ? { ...base, FILES_URL: s3.url } : base);
        await expectAll(createClient({ url: await alone.url }, cookies(ada)), sent);
        await stop(alone);
      }
      await postgres?.drop();
    },
    120_000,
  );

  test("leaves what is not whole where it is, and says so", async () => {
    const sent: Sent = new Map();
    const first = start({});
    const ada = await newStudent({ url: await first.url });
    for (let n = 0; n < 3; n++) await send(ada, sent);
    await stop(first);
    const [cut = "", lost = ""] = sent.keys();
    const path = (id: string) => join(folder, "files", id.slice(0, 2), id);
    writeFileSync(path(cut), "half");
    rmSync(path(lost));
    const env = { FILES_URL: s3.url, FILES_BEFORE_URL: "disk" };
    const { code, stdout } = await command(env, "move-files");
    expect(code).toBe(1);
    expect(stdout.split("\n").sort()).toEqual([
      "",
      "1 files moved, 0 MB",
      "1 files moved, 0 MB",
      "Keep FILES_BEFORE_URL: 2 files are still there.",
      ...[cut, lost].map((id) => `The file ${id} is not whole in either place. It was left as it is.`),
    ]);
    expect(onDisk().map(({ name }) => name)).toEqual([cut]);
    expect(s3.objects.size).toBe(1);
  });

  test("asks for what it needs, and gives up with a word where a store does not take them", async () => {
    expect((await command({}, "move-files")).stderr).toBe(
      `jotter: Where from? Set FILES_BEFORE_URL, for Jotter itself too: "disk" or the bucket where the files lie now.\n`,
    );
    const first = start({});
    const ada = await newStudent({ url: await first.url });
    await send(ada, new Map());
    await stop(first);
    s3.mishap = (what) => (what.startsWith("PUT") ? { status: 403, code: "AccessDenied" } : undefined);
    const env = { FILES_URL: s3.url, FILES_BEFORE_URL: "disk" };
    const { code, stderr } = await command(env, "move-files");
    const place = /@([^?]+)/.exec(s3.url)?.[1];
    expect([code, stderr]).toEqual([
      1,
      `jotter: 1 files could not be moved (The store ${place} answered AccessDenied.). Please run it again.\n`,
    ]);
    expect(onDisk()).toHaveLength(1);
    s3.mishap = (what) => (what.startsWith("GET ?") ? { status: 403, code: "SignatureDoesNotMatch" } : undefined);
    expect((await command({ FILES_URL: s3.url })).stderr).toBe(
      `jotter: The bucket ${place} of FILES_URL cannot be used (SignatureDoesNotMatch). Check FILES_URL.\n`,
    );
  });
});
