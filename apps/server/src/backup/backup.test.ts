import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { startStrictS3 } from "../files/test-s3.ts";
import { newPostgresDatabase } from "../storage/test-postgres.ts";
import { createClient, newStudent, noteData, noteOp, type TestClient } from "../test-client.ts";
import { spawnJotter, type TestProcess } from "../test-process.ts";

let folder: string;
let running: TestProcess[] = [];
let postgres: Awaited<ReturnType<typeof newPostgresDatabase>>[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "jotter-backup-"));
});
afterEach(async () => {
  for (const { process } of running) process.kill("SIGKILL");
  await Promise.all(running.map(({ exit }) => exit));
  for (const database of postgres) await database.drop();
  [running, postgres] = [[], []];
  rmSync(folder, { recursive: true, force: true });
});

type Env = Record<string, string>;
const data = () => join(folder, "data");
const backup = () => join(folder, "backup");
const secret = { AUTH_SECRET: "a secret for tests that is long enough" };
const generous = { AUTH_ATTEMPTS_PER_ADDRESS: "1000" };

function start(env: Env = {}, args: readonly string[] = []) {
  const jotter = spawnJotter({ DATA_DIR: data(), LOG_LEVEL: "error", ...generous, ...env }, { args });
  running.push(jotter);
  return jotter;
}

async function started(env: Env) {
  const jotter = start(env);
  await jotter.url;
  return jotter;
}

async function command(env: Env, ...args: readonly string[]) {
  const jotter = start(env, args);
  const { code } = await jotter.exit;
  return { code, stdout: jotter.stdout(), stderr: jotter.stderr() };
}

async function kill(jotter: TestProcess) {
  jotter.process.kill("SIGKILL");
  await jotter.exit;
}

const put = async (student: TestClient, ops: readonly ReturnType<typeof noteOp>[]) =>
  expect(await student.post("/api/sync/push", { epoch: null, device: "phone", ops })).toMatchObject({ status: 200 });
const upload = (student: TestClient, id: string, content: string) =>
  student.send(`/api/files?name=${id[0]}.txt&id=${id}`, { method: "POST", body: content });
const notes = async (student: TestClient) => {
  const { body } = await student.get("/api/sync/pull?after=0");
  return (body as { rows: { id: string; data: { title: string } }[] }).rows.map(
    ({ id, data }) => `${id} ${data.title}`,
  );
};
const epoch = async (student: TestClient) =>
  ((await student.get("/api/sync/pull?after=0")).body as { epoch: string }).epoch;
const cookies = (student: TestClient) =>
  new Map(
    student
      .cookie()
      .split("; ")
      .map((pair) => pair.split("=") as [string, string]),
  );
const [oldFile, newFile] = ["a".repeat(32), "b".repeat(32)];

async function databaseOf(kind: "sqlite" | "postgres"): Promise<Env> {
  if (kind === "sqlite") return secret;
  const database = await newPostgresDatabase();
  postgres.push(database);
  return { ...secret, DATABASE_URL: database.url };
}

const ways = [
  ["sqlite", "sqlite"],
  ["postgres", "postgres"],
  ["sqlite", "postgres"],
  ["postgres", "sqlite"],
] as const;

describe("a backup [OPS-1]", () => {
  test.each(ways)(
    "of %s, made while it runs, is back on %s as it was, after a kill -9 and more writing",
    async (from, to) => {
      const env = await databaseOf(from);
      const first = start(env);
      const ada = await newStudent({ url: await first.url });
      await put(ada, [noteOp({ data: noteData("Kept 光合成 \\u0000 '\"") })]);
      expect((await upload(ada, oldFile, "kept")).status).toBe(201);
      const before = await epoch(ada);
      expect(await command(env, "backup", backup())).toEqual({
        code: 0,
        stderr: "",
        stdout: `${backup()} has all of 1 accounts and 1 files, and was read again.\n`,
      });
      await put(ada, [noteOp({ id: "note-2", n: 2, data: noteData("Newer") })]);
      await upload(ada, newFile, "newer");
      await kill(first);

      const target = from === to ? env : await databaseOf(to);
      const restored = await command(target, "restore", backup());
      expect(restored).toMatchObject({ code: 0, stderr: "" });
      expect(restored.stdout).toContain("1 accounts and 1 files are back as they were at ");
      const second = start(target);
      const again = createClient({ url: await second.url }, cookies(ada));
      expect(await notes(again)).toEqual([`note-1 Kept 光合成 \\u0000 '"`]);
      expect(await (await again.send(`/api/files/${oldFile}`)).text()).toBe("kept");
      expect((await again.get("/api/files")).body).toMatchObject({ files: [{ id: oldFile, bytes: 4 }], usedBytes: 4 });
      expect(await epoch(again)).not.toBe(before);
      // The newer file is not thrown away, and its name is free for the device that gives it back.
      const aside = readdirSync(data()).find((name) => name.startsWith("replaced-")) ?? "";
      expect(readFileSync(join(data(), aside, "files/bb", newFile), "utf8")).toBe("newer");
      expect((await upload(again, newFile, "newer")).status).toBe(201);
      await put(again, [noteOp({ id: "note-2", n: 2, data: noteData("Newer") })]);
      expect((await newStudent({ url: await second.url })).cookie()).toContain("jot.");
    },
  );

  test("whose files the server had lost, as any whose bytes are gone, takes them back from the devices [DAT-2] [OPS-1]", async () => {
    const first = start(secret);
    const ada = await newStudent({ url: await first.url });
    await put(ada, [noteOp()]);
    for (const id of [oldFile, newFile]) expect((await upload(ada, id, "kept")).status).toBe(201);
    await kill(first);
    const path = (id: string) => join(data(), "files", id.slice(0, 2), id);
    rmSync(path(oldFile));
    expect((await command(secret, "backup", backup())).stdout).toContain("1 files are not in");
    expect((await command(secret, "restore", backup())).code).toBe(0);
    const again = start(secret);
    const device = createClient({ url: await again.url }, cookies(ada));
    const listed = async (client: TestClient) => (await client.get("/api/files")).body;
    expect(await listed(device)).toMatchObject({ files: [{ id: newFile }], usedBytes: 4 });
    expect((await upload(device, oldFile, "kept")).status).toBe(201);
    expect(await (await device.send(`/api/files/${oldFile}`)).text()).toBe("kept");
    await kill(again);

    rmSync(path(newFile));
    expect((await command(secret, "new-epoch")).stdout).toContain(
      "1 files are not where files are kept: the devices that hold them give them back.\n",
    );
    const last = createClient({ url: await start(secret).url }, cookies(ada));
    expect(await listed(last)).toMatchObject({ files: [{ id: oldFile }], usedBytes: 4 });
    expect((await upload(last, newFile, "kept")).status).toBe(201);
    expect(await (await last.send(`/api/files/${newFile}`)).text()).toBe("kept");
  });

  test("takes the old log of changes out of the way: it is not played over the backup", async () => {
    const first = start(secret);
    const ada = await newStudent({ url: await first.url });
    await put(ada, [noteOp()]);
    await command(secret, "backup", backup());
    for (let n = 2; n < 40; n++) await put(ada, [noteOp({ id: `n${n}`, n, data: noteData("x".repeat(9000)) })]);
    await kill(first);
    expect(existsSync(join(data(), "jotter.db-wal"))).toBe(true);
    expect((await command(secret, "restore", backup())).code).toBe(0);
    expect(readdirSync(data()).filter((name) => name.startsWith("jotter.db"))).toEqual(["jotter.db"]);
    const again = createClient({ url: await start(secret).url }, cookies(ada));
    expect(await notes(again)).toEqual(["note-1 Mitosis"]);
  });

  test("is refused, and nothing is changed, where it is not whole or not what it was", async () => {
    const first = start(secret);
    const ada = await newStudent({ url: await first.url });
    await put(ada, [noteOp()]);
    await upload(ada, oldFile, "kept");
    await command(secret, "backup", backup());
    const refusal = async (change: (copy: string) => void) => {
      const copy = mkdtempSync(join(folder, "copy-"));
      cpSync(backup(), copy, { recursive: true });
      change(copy);
      const { code, stderr } = await command(secret, "restore", copy);
      return [code, stderr.replaceAll(copy, "BACKUP")];
    };
    expect((await refusal(() => {}))[1]).toContain("is already in use by another Jotter");
    first.process.kill("SIGTERM");
    await first.exit;
    const before = readFileSync(join(data(), "jotter.db"));
    expect(await refusal((copy) => rmSync(join(copy, "backup.json")))).toEqual([
      1,
      "jotter: BACKUP is not a backup of Jotter, or one that was not finished. Nothing was changed.\n",
    ]);
    expect(await refusal((copy) => truncateSync(join(copy, "files/aa", oldFile), 2))).toEqual([
      1,
      `jotter: The backup BACKUP is damaged (the file ${oldFile} is not what it was). Nothing was changed.\n`,
    ]);
    expect(await refusal((copy) => truncateSync(join(copy, "jotter.db"), 0))).toEqual([
      1,
      "jotter: The backup BACKUP is damaged (jotter.db is missing or empty). Nothing was changed.\n",
    ]);
    const [code, stderr] = await refusal((copy) => {
      const content = readFileSync(join(copy, "jotter.db"));
      content.fill(0x5a, 4096 * 3, 4096 * 6);
      writeFileSync(join(copy, "jotter.db"), content);
    });
    expect([code, stderr]).toEqual([1, expect.stringContaining("is damaged")]);
    expect(await refusal((copy) => writeFileSync(join(copy, "backup.json"), `{"version":2}`))).toEqual([
      1,
      "jotter: BACKUP/backup.json cannot be read, or is from a newer Jotter. Nothing was changed.\n",
    ]);
    expect(readFileSync(join(data(), "jotter.db")).equals(before)).toBe(true);
    expect((await command(secret, "backup", backup())).stderr).toBe(
      `jotter: ${backup()} is there already. Name a folder that is not.\n`,
    );
    expect((await command(secret, "restore")).stderr).toBe("jotter: Which backup? Please say: restore FOLDER\n");
  });

  test("that was cut off half-way back is brought back by the same command again", async () => {
    const first = start();
    const ada = await newStudent({ url: await first.url });
    await put(ada, [noteOp()]);
    await command({}, "backup", backup());
    await kill(first);
    for (const ms of [150, 300, 450, 600, 750]) {
      const restoring = start({}, ["restore", backup()]);
      await new Promise((resolve) => setTimeout(resolve, ms));
      await kill(restoring);
    }
    rmSync(join(data(), "jotter.db"), { force: true });
    expect((await command({})).stderr).toContain("Nothing was changed. Check DATA_DIR");
    expect((await command({}, "restore", backup())).code).toBe(0);
    expect(await notes(createClient({ url: await start().url }, cookies(ada)))).toEqual(["note-1 Mitosis"]);
  });
});

describe("a server [OPS-1]", () => {
  test("does not take an empty database for its students' without a word of consent", async () => {
    const first = start();
    await first.url;
    await kill(first);
    for (const name of ["jotter.db", "jotter.db-wal", "jotter.db-shm"]) rmSync(join(data(), name), { force: true });
    const refused = `jotter: There is the secret of a Jotter in ${data()}, but ${join(data(), "jotter.db")} is missing or empty. Nothing was changed. Check DATA_DIR and DATABASE_URL, or bring a backup back (restore FOLDER). To begin with an empty database after all, run new-database once.\n`;
    expect(await command({})).toEqual({ code: 1, stdout: "", stderr: refused });
    writeFileSync(join(data(), "jotter.db"), "");
    expect(await command({})).toEqual({ code: 1, stdout: "", stderr: refused });
    const { DATABASE_URL } = await databaseOf("postgres");
    expect((await command({ ...secret, DATABASE_URL: DATABASE_URL ?? "" })).stderr).toBe(
      refused.replace(`${join(data(), "jotter.db")} is missing or empty`, "the database of DATABASE_URL is empty"),
    );
    expect((await command({}, "new-database")).stdout).toBe("There is a database now. Jotter can be started.\n");
    expect(await start().url).toMatch(/^http:/);
  });

  test("nor where nothing but a bucket, or what a restore put aside, knows of them [OPS-2]", async () => {
    const s3 = await startStrictS3();
    const env = { ...secret, FILES_URL: s3.url };
    const empty = `${join(data(), "jotter.db")} is missing or empty`;
    const told = (gone: string) =>
      `jotter: There are students' files in the bucket of FILES_URL, but ${gone}. Nothing was changed.`;
    // What others keep there is none of theirs.
    s3.objects.set("files/readme.txt", { body: Buffer.from("x"), at: 0 });
    await kill(await started(env));
    rmSync(data(), { recursive: true });
    s3.objects.set(`files/${oldFile}`, { body: Buffer.from("x"), at: 0 });
    expect((await command(env)).stderr).toContain(told(empty));
    const { DATABASE_URL = "" } = await databaseOf("postgres");
    expect((await command({ ...env, DATABASE_URL })).stderr).toContain(told("the database of DATABASE_URL is empty"));
    expect((await command({ ...env, DATABASE_URL }, "new-epoch")).code).toBe(1);
    expect((await command({ ...env, DATABASE_URL }, "new-database")).code).toBe(0);
    await kill(await started({ ...env, DATABASE_URL }));

    s3.objects.clear();
    rmSync(data(), { recursive: true, force: true });
    mkdirSync(join(data(), "replaced-2026-11-19"), { recursive: true });
    expect((await command(env)).stderr).toContain(
      `jotter: There is what a restore put aside in ${data()}, but ${empty}. Nothing was changed.`,
    );
    await s3.stop();
  });

  test("frees the name and the room of an upload that a kill cut off, on PostgreSQL too", async () => {
    const env = await databaseOf("postgres");
    const [first, other] = [start(env), start(env)];
    const ada = await newStudent({ url: await first.url });
    const elsewhere = createClient({ url: await other.url }, cookies(ada));
    const endless = (student: TestClient, id: string) => {
      const body = new ReadableStream({ start: (controller) => controller.enqueue(new Uint8Array(100_000)) });
      return student
        .send(`/api/files?name=endless&id=${id}`, { method: "POST", body, duplex: "half" })
        .catch(() => "cut off");
    };
    const cut = endless(ada, oldFile);
    void endless(elsewhere, newFile);
    const used = async () => ((await elsewhere.get("/api/files")).body as { usedBytes: number }).usedBytes;
    await expect.poll(used).toBe(2 * 100 * 1024 * 1024);
    await kill(first);
    expect(await cut).toBe("cut off");
    // The other server's upload goes on.
    const again = createClient({ url: await start(env).url }, cookies(ada));
    await expect.poll(used).toBe(100 * 1024 * 1024);
    expect((await upload(again, oldFile, "whole")).status).toBe(201);
    expect((await upload(again, newFile, "whole")).status).toBe(409);
  });
});
