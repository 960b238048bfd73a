// Sends a server what nobody should, from many connections at once, and counts what it does worse than refuse.
// npm run fault:hostile -- --requests 1000000 --database postgres
import { Agent, request } from "node:http";
import { newPostgresDatabase } from "@jotter/server/storage/test-postgres";
import { signUp } from "../e2e/support/account.ts";
import { startServer } from "../e2e/support/server.ts";
import { createAttacks } from "./support/attacks.ts";
import { numberOption, report } from "./support/report.ts";

const wanted = numberOption("requests", 20_000);
const atOnce = numberOption("connections", 48);
const isPostgres = process.argv.includes("postgres");
const waitMostMs = 2000;

const postgres = isPostgres ? await newPostgresDatabase() : undefined;
const server = await startServer({
  env: {
    LOG_LEVEL: "error",
    RECORD_QUOTA_BYTES: "20000000",
    FILE_QUOTA_BYTES: "20000000",
    ...(postgres && { DATABASE_URL: postgres.url, AUTH_SECRET: "a secret for benches that is long enough" }),
  },
});
const students = await Promise.all(Array.from({ length: 8 }, () => signUp(server.address)));
const attacks = createAttacks(students.map(({ cookie }) => cookie));
const agent = new Agent({ keepAlive: true, maxSockets: atOnce });

const statuses = new Map<string, number>();
const wrong: string[] = [];
let [sent, longestMs, slow, failures] = [0, 0, 0, 0];
const started = performance.now();
await Promise.all(Array.from({ length: atOnce }, () => attackOn()));
const seconds = (performance.now() - started) / 1000;
const isAlive = (await fetch(`${server.address}/healthz`)).ok;
agent.destroy();
const bugs = server
  .log()
  .split("\n")
  .filter((line) => /"event":"(bug|crash)"/.test(line));
await server.dispose();
await postgres?.drop();

for (const line of [...wrong, ...bugs].slice(0, 40)) console.error(line.slice(0, 500));
console.log(Object.fromEntries([...statuses].sort()));
report(`hostile-${isPostgres ? "postgres" : "sqlite"}`, [
  { name: "hostile requests", unit: "", ours: [sent] },
  { name: "requests a second", unit: "", ours: [sent / seconds] },
  { name: "answers of 500 and more", unit: "", ours: [failures], goal: { exactly: 0 } },
  { name: "bugs in the log", unit: "", ours: [bugs.length], goal: { exactly: 0 } },
  { name: "longest wait outside hashing", unit: "ms", ours: [longestMs], goal: { atMost: waitMostMs } },
  { name: "waits over two seconds outside hashing", unit: "", ours: [slow], goal: { exactly: 0 } },
  { name: "alive afterwards", unit: "", ours: [isAlive ? 1 : 0], goal: { exactly: 1 } },
]);

async function attackOn(): Promise<void> {
  while (sent < wanted) {
    sent++;
    if (sent % 50_000 === 0) console.log(`${sent} requests, ${failures} failures, longest ${longestMs.toFixed(0)} ms`);
    const attack = attacks();
    const since = performance.now();
    const status = await send(attack);
    const ms = performance.now() - since;
    statuses.set(String(status), (statuses.get(String(status)) ?? 0) + 1);
    if (typeof status === "number" && status >= 500 && status !== 507) {
      failures++;
      wrong.push(`${status} ${attack.method} ${attack.path} ${String(attack.body ?? "").slice(0, 200)}`);
    }
    if (attack.isHashing) continue;
    longestMs = Math.max(longestMs, ms);
    if (ms > waitMostMs) {
      slow++;
      wrong.push(`${ms.toFixed(0)} ms ${attack.method} ${attack.path}`);
    }
  }
}

function send({ method, path, headers, body }: ReturnType<typeof attacks>): Promise<number | "cut off"> {
  return new Promise((resolve) => {
    const { hostname, port } = new URL(server.address);
    try {
      const asked = request({ agent, hostname, port, method, path, headers: { origin: server.address, ...headers } });
      asked.on("response", (response) => {
        response.resume();
        response.on("close", () => resolve(response.statusCode ?? 0));
      });
      asked.on("error", () => resolve("cut off"));
      asked.end(body);
    } catch {
      resolve("cut off"); // Node itself would not send it.
    }
  });
}
