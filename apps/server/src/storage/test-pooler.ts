import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { freePort } from "./test-postgres.ts";

export type Pooler = { readonly url: string; readonly stop: () => Promise<void> };

const program = "/usr/sbin/pgbouncer";
export const hasPgBouncer = existsSync(program);

/** PgBouncer in transaction mode before a database, where this machine has it. Few connections, so that they change hands. */
export async function startPgBouncer(databaseUrl: string, connections = 4): Promise<Pooler> {
  const folder = mkdtempSync(join(tmpdir(), "jotter-pooler-"));
  const { hostname, port, username } = new URL(databaseUrl);
  const own = await freePort();
  const settings = join(folder, "pgbouncer.ini");
  writeFileSync(
    settings,
    `[databases]
* = host=${hostname} port=${port} user=${username}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${own}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = ${connections}
max_client_conn = 500
`,
  );
  chmodSync(folder, 0o755);
  // It refuses to run as root; "nobody" exists everywhere.
  const someone = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {};
  const pooler = spawn(program, ["-q", settings], { ...someone, cwd: "/", stdio: "ignore" });
  await untilOpen(own);
  return {
    url: movedTo(databaseUrl, own),
    async stop() {
      pooler.kill("SIGKILL");
      if (pooler.exitCode === null && pooler.signalCode === null) await once(pooler, "exit");
      rmSync(folder, { recursive: true });
    },
  };
}

/** What tells a pooler from PostgreSQL, without one: whoever comes is greeted in the name of another process. */
export async function startGreeter(databaseUrl: string): Promise<Pooler> {
  const { hostname, port } = new URL(databaseUrl);
  const server = createServer((client) => {
    const upstream = connect(Number(port), hostname);
    client.pipe(upstream);
    upstream.on("data", (chunk) => {
      const greeting = chunk.indexOf(Buffer.from([0x4b, 0, 0, 0, 12]));
      if (greeting >= 0) chunk.writeInt32BE(chunk.readInt32BE(greeting + 5) + 1, greeting + 5);
      client.write(chunk);
    });
    upstream.on("close", () => client.destroy());
    client.on("close", () => upstream.destroy());
    for (const end of [client, upstream]) end.on("error", () => {}); // Its "close" follows.
  });
  const own = await freePort();
  server.listen(own, "127.0.0.1");
  await once(server, "listening");
  return {
    url: movedTo(databaseUrl, own),
    async stop() {
      server.close();
    },
  };
}

function movedTo(databaseUrl: string, port: number) {
  const url = new URL(databaseUrl);
  url.port = String(port);
  return url.href;
}

async function untilOpen(port: number) {
  for (let tries = 0; tries < 200; tries++) {
    const socket = connect(port, "127.0.0.1");
    const opened = await Promise.race([once(socket, "connect"), once(socket, "error")]).then(
      (about) => about.length === 0,
      () => false,
    );
    socket.destroy();
    if (opened) return;
    await pause(25);
  }
  throw new Error("PgBouncer did not start.");
}
