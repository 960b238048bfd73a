import { spawnSync } from "node:child_process";
import { once } from "node:events";
import {
  chmodSync,
  chownSync,
  closeSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createLog } from "./log.ts";
import { startServer } from "./server.ts";
import { settingsFrom } from "./settings.ts";
import { createClient, newStudent, noteData, noteOp } from "./test-client.ts";
import { spawnJotter, type TestProcess } from "./test-process.ts";

/** A folder in which Ada has one note and is signed in; every test works on a copy. */
let seeded: string;
let ada: { email: string; cookie: string };
let folder: string;
let running: TestProcess[] = [];

beforeAll(async () => {
  seeded = mkdtempSync(join(tmpdir(), "jotter-seeded-"));
  const server = await startServer(settingsFrom({ DATA_DIR: seeded, PORT: "0" }), createLog("silent"));
  const student = await newStudent({ url: server.url });
  ada = { email: student.email, cookie: student.cookie() };
  await student.post("/api/sync/push", {
    epoch: null,
    device: "phone",
    ops: [noteOp({ data: noteData("Mitosis", "x".repeat(20_000)) })],
  });
  await server.stop();
});
afterAll(() => rmSync(seeded, { recursive: true }));
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "jotter-main-"));
});
afterEach(async () => {
  for (const { process } of running) process.kill("SIGKILL");
  await Promise.all(running.map(({ exit }) => exit));
  running = [];
  rmSync(folder, { recursive: true, force: true });
});

function start(env: Record<string, string> = {}, options: Parameters<typeof spawnJotter>[1] = {}) {
  const jotter = spawnJotter({ DATA_DIR: folder, ...env }, options);
  running.push(jotter);
  return jotter;
}

/** How a start that fails looks to the operator. */
async function failure(env: Record<string, string> = {}, options: Parameters<typeof spawnJotter>[1] = {}) {
  const jotter = start(env, options);
  const { code } = await jotter.exit;
  return { code, stdout: jotter.stdout(), stderr: jotter.stderr() };
}

const refusal = (stderr: string) => ({ code: 1, stdout: "", stderr: `jotter: ${stderr}\n` });
const database = () => join(folder, "jotter.db");
const isRoot = process.getuid?.() === 0;

function copySeeded(to = folder) {
  cpSync(seeded, to, { recursive: true });
}

async function adaAt(jotter: TestProcess) {
  const [name = "", value = ""] = ada.cookie.split("=");
  return createClient({ url: await jotter.url }, new Map([[name, value]]));
}

function system(program: string, args: readonly string[]) {
  return spawnSync(program, args);
}

describe("starting", () => {
  test("says one line when it is ready, with the real port", async () => {
    const jotter = start();
    const url = await jotter.url;
    expect(jotter.stdout()).toBe(`Jotter is ready at ${url}\n`);
    expect(url).toMatch(/^http:\/\/localhost:[1-9]\d+$/);
    expect(await createClient({ url }).get("/healthz")).toEqual({ status: 200, body: { ok: true } });
    for (const line of jotter.stderr().trim().split("\n")) expect(JSON.parse(line)).toMatchObject({ level: "info" });
  });

  test("refuses settings that are wrong", async () => {
    expect(await failure({ PORT: "http" })).toEqual(refusal("Settings: PORT must be a whole number, 0 to 65535."));
  });

  test("refuses a command it does not know", async () => {
    expect(await failure({}, { args: ["strat"] })).toEqual(
      refusal(
        `There is no command "strat". There are: start, backup, restore, move-files, new-bucket, new-database, new-epoch, reset-code, check-textbook.`,
      ),
    );
  });

  test("refuses a port that is taken", async () => {
    const other = createServer().listen(0, "127.0.0.1");
    await once(other, "listening");
    const { port } = other.address() as AddressInfo;
    expect(await failure({ PORT: String(port) })).toEqual(
      refusal(`Port ${port} is taken. Stop what uses it, or set PORT to another one.`),
    );
    other.close();
  });

  test("refuses a folder another Jotter uses, and takes it over when that one was killed", async () => {
    const first = start();
    await first.url;
    expect(await failure()).toEqual(
      refusal(`The data folder ${folder} is already in use by another Jotter. Stop that one, or set DATA_DIR.`),
    );
    first.process.kill("SIGKILL");
    await first.exit;
    expect(await start().url).toMatch(/^http:/);
  });

  test.each([
    ["is not a database at all", () => writeFileSync(database(), "my homework".repeat(1000))],
    [
      "has a page overwritten",
      () => {
        const content = readFileSync(database());
        content.fill(0x5a, 4096 * 3, 4096 * 5);
        writeFileSync(database(), content);
      },
    ],
    ["was cut short", () => writeFileSync(database(), readFileSync(database()).subarray(0, 4096 * 4 + 100))],
  ])("refuses, and does not touch, a file that %s", async (_, damage) => {
    copySeeded();
    damage();
    const before = readFileSync(database());
    expect(await failure()).toEqual(
      refusal(
        `The database ${database()} is damaged. Nothing was changed. Restore it from a backup, or move it away to start with an empty one.`,
      ),
    );
    expect(readFileSync(database()).equals(before)).toBe(true);
  });

  test("names damage in a large database, which it does not check before it answers [OPS-1]", async () => {
    copySeeded();
    const file = new DatabaseSync(database());
    file.exec("pragma journal_mode = delete; create table filler (words text)");
    const row = file.prepare("insert into filler values (?)");
    file.exec("begin");
    for (let n = 0; n < 40; n++) row.run("x".repeat(1_000_000));
    file.exec("commit");
    file.close();
    expect(await createClient({ url: await start().url }).get("/healthz")).toEqual({ status: 200, body: { ok: true } });
    for (const { process, exit } of running.splice(0)) {
      process.kill("SIGTERM");
      await exit;
    }
    const content = readFileSync(database());
    content.fill(0x5a, content.length - 20 * 4096, content.length - 10 * 4096);
    writeFileSync(database(), content);
    const jotter = start();
    const client = createClient({ url: await jotter.url });
    await expect
      .poll(() => client.get("/healthz"), { timeout: 10_000 })
      .toEqual({ status: 503, body: { code: "DAMAGED" } });
    expect(jotter.stderr()).toContain(`"event":"database.damaged"`);
  });

  test("refuses, and does not touch, what a newer Jotter wrote", async () => {
    copySeeded();
    const file = new DatabaseSync(database());
    file.exec("insert into migration values (99, 'from the future', 1)");
    file.close();
    const before = readFileSync(database());
    expect(await failure()).toEqual(
      refusal(
        "This data was written by a newer Jotter (it has change 99, this one knows 6). Nothing was changed. Please start the newer version.",
      ),
    );
    expect(readFileSync(database()).equals(before)).toBe(true);
  });

  test("refuses a folder it may not write to", async () => {
    copySeeded();
    // As root everything is writable, so another user tries.
    for (const name of ["", "jotter.db", "lock", "secret"]) {
      chmodSync(join(folder, name), name === "" ? 0o555 : 0o444);
      if (isRoot) chownSync(join(folder, name), 65534, 65534);
    }
    const user = isRoot ? { user: 65534 } : {};
    const message = refusal(
      `The data folder ${folder} is not writable. Allow this user to write there, or set DATA_DIR.`,
    );
    expect(await failure({}, user)).toEqual(message);
    const below = join(folder, "new");
    expect(await failure({ DATA_DIR: below, AUTH_SECRET: "s".repeat(32) }, user)).toEqual(
      refusal(`The data folder ${below} is not writable. Allow this user to write there, or set DATA_DIR.`),
    );
    chmodSync(folder, 0o755);
  });

  test("refuses a PostgreSQL that is not there, without showing the password", async () => {
    expect(
      await failure({ DATABASE_URL: "postgres://me:hunter2@127.0.0.1:1/jotter", AUTH_SECRET: "s".repeat(32) }),
    ).toEqual(refusal("PostgreSQL at 127.0.0.1:1 cannot be used (ECONNREFUSED). Check DATABASE_URL and that it runs."));
  });

  test("removes what an upload left behind when the server was killed", async () => {
    copySeeded();
    const first = start();
    const body = new ReadableStream({ start: (controller) => controller.enqueue(new Uint8Array(100_000)) });
    const upload = (await adaAt(first))
      .send("/api/files?name=endless", { method: "POST", body, duplex: "half" })
      .catch(() => "cut off");
    const unfinished = join(folder, "files/unfinished");
    await expect.poll(() => sizes(unfinished)).toEqual([100_000]);
    first.process.kill("SIGKILL");
    expect(await upload).toBe("cut off");
    await first.exit;

    const second = start();
    const again = await adaAt(second);
    await expect.poll(() => sizes(unfinished)).toEqual([]);
    expect((await again.get("/api/files")).body).toMatchObject({ files: [], usedBytes: 0 });
  });
});

function sizes(folder: string) {
  try {
    return readdirSync(folder).map((name) => statSync(join(folder, name)).size);
  } catch {
    return undefined;
  }
}

describe("stopping", () => {
  test.each(["SIGTERM", "SIGINT"] as const)(
    "on %s ends open streams, leaves no log behind, and exits with 0",
    async (signal) => {
      copySeeded();
      const jotter = start();
      const events = await (await adaAt(jotter)).send("/api/sync/events");
      jotter.process.kill(signal);
      expect(await events.text()).toMatch(/^retry: \d{3,5}\nevent: poke\ndata: {"head":1}\n\n$/);
      expect(await jotter.exit).toEqual({ code: 0, signal: null });
      expect(readdirSync(folder).filter((name) => name.startsWith("jotter.db"))).toEqual(["jotter.db"]);
      expect(jotter.stdout().split("\n")).toHaveLength(2);
    },
  );

  test("keeps everything that was acknowledged, even when killed", async () => {
    copySeeded();
    const first = start();
    const sent = noteOp({ id: "note-2", data: noteData("Meiosis") });
    const pushed = await (await adaAt(first)).post("/api/sync/push", { epoch: null, device: "phone", ops: [sent] });
    expect(pushed.status).toBe(200);
    first.process.kill("SIGKILL");
    await first.exit;
    expect((await (await adaAt(start())).get("/api/sync/pull?after=1")).body).toMatchObject({
      rows: [{ id: sent.id, data: sent.data }],
    });
  });
});

describe("a full disk", () => {
  const disk = () => join(folder, "disk");
  const canMount = isRoot && process.platform === "linux" && mounts();

  function mounts() {
    const place = mkdtempSync(join(tmpdir(), "jotter-mount-"));
    const worked = system("mount", ["-t", "tmpfs", "-o", "size=1m", "tmpfs", place]).status === 0;
    if (worked) system("umount", [place]);
    rmSync(place, { recursive: true });
    return worked;
  }

  beforeEach(() => {
    mkdirSync(disk());
    if (canMount) system("mount", ["-t", "tmpfs", "-o", "size=3m", "tmpfs", disk()]);
  });
  afterEach(async () => {
    for (const { process } of running) process.kill("SIGKILL");
    await Promise.all(running.map(({ exit }) => exit));
    if (canMount) system("umount", [disk()]);
  });

  test.skipIf(!canMount)("(needs root and tmpfs) stops a start with a clear message", async () => {
    fill();
    expect(await failure({ DATA_DIR: disk() })).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^jotter: .*full.*\n$/),
    });
    rmSync(join(disk(), "filler"));
    expect(await start({ DATA_DIR: disk() }).url).toMatch(/^http:/);
  });

  test.skipIf(!canMount)(
    "(needs root and tmpfs) refuses writes, still answers reads, and recovers by itself",
    async () => {
      copySeeded(disk());
      const student = await adaAt(start({ DATA_DIR: disk() }));
      const push = (id: string) =>
        student.post("/api/sync/push", {
          epoch: null,
          device: "phone",
          ops: [noteOp({ id, data: noteData("Mitosis", "x".repeat(200_000)) })],
        });
      expect((await push("first")).status).toBe(200);

      // So old that every request would prolong it, and cannot.
      const file = new DatabaseSync(join(disk(), "jotter.db"), { timeout: 5000 });
      file.exec(`update session set "expiresAt" = '${new Date(Date.now() + 86_400_000).toISOString()}'`);
      file.close();
      fill();
      const refused = { status: 507, body: { code: "DISK_FULL", id: expect.any(String) } };
      expect(await push("second")).toEqual(refused);
      const upload = await student.send("/api/files?name=big.bin", { method: "POST", body: new Uint8Array(500_000) });
      expect({ status: upload.status, body: await upload.json() }).toEqual(refused);
      const pulled = (await student.get("/api/sync/pull?after=1")).body;
      expect(pulled).toMatchObject({ rows: [{ id: "first" }], head: expect.any(Number) });
      // Better Auth would answer that nobody is signed in, or that somebody now is not.
      expect(await student.get("/api/auth/get-session")).toEqual(refused);
      expect(await student.post("/api/auth/sign-out", {})).toEqual(refused);
      expect(await student.get("/healthz")).toEqual({ status: 507, body: { code: "DISK_FULL" } });

      rmSync(join(disk(), "filler"));
      expect(await student.get("/healthz")).toEqual({ status: 200, body: { ok: true } });
      expect((await push("second")).status).toBe(200);
      expect((await student.get("/api/files")).body).toMatchObject({ files: [], usedBytes: 0 });
    },
  );

  function fill() {
    const filler = openSync(join(disk(), "filler"), "w");
    try {
      for (;;) writeSync(filler, Buffer.alloc(4096));
    } catch (error) {
      expect(error).toMatchObject({ code: "ENOSPC" });
    } finally {
      closeSync(filler);
    }
  }
});

describe("new-epoch", () => {
  test("gives every student a new epoch after a backup came back", async () => {
    copySeeded();
    const epochs = () => {
      const file = new DatabaseSync(database());
      const rows = file.prepare("select epoch from sync_user").all();
      file.close();
      return rows;
    };
    const before = epochs();
    const command = start({}, { args: ["new-epoch"] });
    expect(await command.exit).toEqual({ code: 0, signal: null });
    expect(command.stdout()).toBe(
      "New epochs for 1 students: their devices will compare everything at the next sync.\n",
    );
    expect(epochs()).toEqual([{ epoch: expect.stringMatching(/^\d{16}\.[0-9a-f-]{36}$/) }]);
    expect(epochs()).not.toEqual(before);
  });
});

describe("reset-code", () => {
  test("gives an operator a one-time code while the server runs, and the student a new password with it [SET-2]", async () => {
    copySeeded();
    const jotter = start();
    const url = await jotter.url;
    const command = start({ PUBLIC_URL: url }, { args: ["reset-code", ada.email.toUpperCase()] });
    expect(await command.exit).toEqual({ code: 0, signal: null });
    const [, code = ""] = /^ {4}(\S+)$/m.exec(command.stdout()) ?? [];
    expect(code).toMatch(/^[0-9A-Z]{5}(-[0-9A-Z]{5}){3}$/);
    expect(command.stdout()).toBe(
      `One-time code for ${ada.email}, valid for 24 hours:\n\n    ${code}\n\nIt is used at ${url}/login?reset=${code}\n`,
    );

    const client = createClient({ url });
    const reset = await client.post("/api/auth/reset-password", { code, password: "remembered" });
    expect(reset).toEqual({ status: 200, body: { email: ada.email } });
    expect((await (await adaAt(jotter)).get("/api/files")).status).toBe(401);
    const signedIn = await client.post("/api/auth/sign-in/email", { email: ada.email, password: "remembered" });
    expect(signedIn.status).toBe(200);
  });

  test("works while it does not run, too, and changes nothing but the code", async () => {
    copySeeded();
    const command = start({}, { args: ["reset-code", ada.email] });
    expect(await command.exit).toEqual({ code: 0, signal: null });
    const file = new DatabaseSync(database());
    expect(file.prepare("select count(*) as codes from reset_code").get()).toEqual({ codes: 1 });
    file.close();
    expect(await (await adaAt(start())).get("/api/files")).toMatchObject({ status: 200 });
  });

  test("says what is missing", async () => {
    expect(await failure({}, { args: ["reset-code", ada.email] })).toEqual(
      refusal(`There is no Jotter in ${folder}. Set DATA_DIR to where it is.`),
    );
    copySeeded();
    expect(await failure({}, { args: ["reset-code"] })).toEqual(
      refusal("Whose password is it? Please say: reset-code EMAIL"),
    );
    expect(await failure({}, { args: ["reset-code", "nobody@example.org"] })).toEqual(
      refusal("No account has the address nobody@example.org."),
    );
    const file = new DatabaseSync(database());
    file.exec("insert into migration values (99, 'from the future', 1)");
    file.close();
    expect(await failure({}, { args: ["reset-code", ada.email] })).toEqual(
      refusal("This data is from another version of Jotter. Start this version once, then try again."),
    );
  });
});
