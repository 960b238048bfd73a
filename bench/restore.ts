// Plays random histories of a student's devices against real server processes, kills them with -9, and brings backups back
// by the operator's own command, or by the file alone with nobody saying so: nothing may be lost, nothing there twice.
// npm run fault:restore -- --restores 200 --database postgres
import "fake-indexeddb/auto";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { cp, mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { browserBackend } from "@jotter/backends/testing/browser";
import { history, play, type World } from "@jotter/backends/testing/sync-model";
import { newPostgresDatabase } from "@jotter/server/storage/test-postgres";
import fc from "fast-check";
import { type Server, serverEnvironment, serverProgram, startServer } from "../e2e/support/server.ts";
import { numberOption, report } from "./support/report.ts";

const wanted = numberOption("restores", 20);
const firstSeed = numberOption("first", 1);
const isPostgres = process.argv.includes("postgres");

const folder = await mkdtemp(join(tmpdir(), "jotter-restores-"));
const data = join(folder, "data");
await mkdir(data);
const postgres = isPostgres ? await newPostgresDatabase() : undefined;
const env = {
  LOG_LEVEL: "error",
  AUTH_SECRET: "a secret for benches that is long enough",
  ...(postgres && { DATABASE_URL: postgres.url }),
};
// With PostgreSQL two servers share everything, and the devices of a student are on both.
const servers: Server[] = [await startServer({ dataDir: data, env })];
if (postgres) servers.push(await startServer({ dataDir: data, env }));

let [backups, restores, unsaid, kills, steps, histories, students] = [0, 0, 0, 0, 0, 0, 0];

for (let seed = firstSeed; restores < wanted; seed++) {
  const result = await fc.check(
    fc.asyncProperty(history, async (script) => {
      steps += script.length;
      histories++;
      await play(await world(), withRestore(script, seed));
    }),
    { seed, numRuns: 1, endOnFailure: true },
  );
  if (result.failed) {
    console.error(`seed ${seed}: ${String(result.errorInstance)}`);
    console.error(JSON.stringify(result.counterexample?.[0]));
    process.exitCode = 1;
    break;
  }
  if (histories % 20 === 0) console.log(`${histories} histories, ${steps} steps, ${restores} restores, ${kills} kills`);
}
for (const server of servers) await server.dispose();
await postgres?.drop();
await rm(folder, { recursive: true, force: true });

report(`restore-${isPostgres ? "postgres" : "sqlite"}`, [
  { name: "steps of histories", unit: "", ours: [steps] },
  { name: "backups by the command, while it runs", unit: "", ours: [backups] },
  { name: "restores", unit: "", ours: [restores], goal: { atLeast: wanted } },
  { name: "of them unsaid, without an epoch", unit: "", ours: [unsaid] },
  { name: "kill -9 of servers", unit: "", ours: [kills] },
  {
    name: "histories with something lost, doubled or different",
    unit: "",
    ours: [process.exitCode ? 1 : 0],
    goal: { exactly: 0 },
  },
]);

/** Most histories by chance have none. */
function withRestore(script: Parameters<typeof play>[1], seed: number): Parameters<typeof play>[1] {
  const at = Math.floor(script.length / 3);
  const back = Math.floor((script.length * 2) / 3);
  const quiet = script.filter(({ type }) => type !== "backup" && type !== "restore");
  return [
    ...quiet.slice(0, at),
    { type: "backup" },
    ...quiet.slice(at, back),
    { type: "restore", isUnsaid: seed % 2 === 0 },
    ...quiet.slice(back),
  ];
}

async function world(): Promise<World> {
  const backends = servers.map(({ address }) => browserBackend(address));
  const student = { email: `student${++students}@example.org`, password: "secret1" };
  const [first, ...others] = backends;
  const signedUp = await first?.auth.signUp({ ...student, name: "Ada" });
  if (!first || !signedUp?.ok) throw new Error(`cannot sign up: ${JSON.stringify(signedUp)}`);
  for (const other of others) await other.auth.signIn(student);
  let connected = 0;
  return {
    connect: async () => backends[connected++ % backends.length] ?? first,
    backup: async () => {
      const to = join(folder, `backup-${++backups}`);
      await command("backup", to);
      return async (how) => {
        restores++;
        for (const server of servers) await server.kill();
        kills += servers.length;
        if (how === "unsaid") await bringBackTheFileAlone(to);
        else await command("restore", to);
        for (const server of servers) await server.restart();
      };
    },
  };
}

async function bringBackTheFileAlone(backup: string) {
  unsaid++;
  // With PostgreSQL, the command and its epoch: an operator's own tools are not there.
  if (postgres) return await command("restore", backup);
  for (const end of ["-wal", "-shm"]) await rm(join(data, `jotter.db${end}`), { force: true });
  await cp(join(backup, "jotter.db"), join(data, "jotter.db"));
}

async function command(...args: readonly string[]) {
  const program = spawn(process.execPath, [serverProgram, ...args], {
    env: serverEnvironment({ DATA_DIR: data, ...env }),
    cwd: folder,
    stdio: ["ignore", "ignore", "pipe"],
  });
  let said = "";
  program.stderr.on("data", (chunk) => {
    said += chunk;
  });
  const [code] = await once(program, "close");
  if (code !== 0) throw new Error(`${args[0]} failed: ${said}`);
}
