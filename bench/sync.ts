// How many notes a second the server takes: ours with accounts, validation and revisions against a bare upsert.
import { randomUUID } from "node:crypto";
import { cp, mkdir, mkdtemp, rm } from "node:fs/promises";
import { Agent, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { signUp } from "../e2e/support/account.ts";
import { freePort, startServer } from "../e2e/support/server.ts";
import { cpuMs, launchFloor, msUntilAnswer } from "./support/processes.ts";
import { numberOption, quantile, report } from "./support/report.ts";

type Target = {
  readonly port: number;
  readonly pid: number;
  readonly address: string;
  readonly cookies: readonly string[];
};
type Pace = { readonly notesPerSecond: number; readonly p99Ms: number; readonly cpuUsPerNote: number };

const rounds = numberOption("rounds", 4);
const seconds = numberOption("seconds", 3);
const connections = 16;
const batchSizes = [1, 50] as const;
/** With the rest of its record, a note of 2 KB. */
const prose = "The mitochondrion is the powerhouse of the cell. ".repeat(38);
let sends = 0;

const folder = await mkdtemp(join(tmpdir(), "jotter-sync-"));
const port = await freePort();
const address = `http://localhost:${port}`;
const template = join(folder, "template");
const cookies = await signedUpStudents();

const paces = new Map<string, Pace[]>();
for (let round = 0; round < rounds; round++) {
  for (const batch of batchSizes) {
    remember(`ours ${batch}`, await measureOurs(batch));
    remember(`floor ${batch}`, await measureFloor(batch));
  }
}
await rm(folder, { recursive: true, force: true });

report(
  "sync",
  batchSizes.flatMap((batch) => {
    const [ours, floor] = [paces.get(`ours ${batch}`) ?? [], paces.get(`floor ${batch}`) ?? []];
    const figure = (name: string, unit: string, pick: (pace: Pace) => number) => ({
      name: `${name}, ${batch} a push`,
      unit,
      ours: ours.map(pick),
      floor: floor.map(pick),
    });
    return [
      { ...figure("notes saved", "notes/s", (pace) => pace.notesPerSecond), goal: { ratioAtLeast: 0.4 } },
      figure("p99", "ms", (pace) => pace.p99Ms),
      figure("server CPU", "us/note", (pace) => pace.cpuUsPerNote),
    ];
  }),
);

async function signedUpStudents(): Promise<readonly string[]> {
  await mkdir(template);
  const server = await startServer({ dataDir: template, port });
  const students = await Promise.all(Array.from({ length: connections }, () => signUp(address)));
  await server.stop();
  return students.map((student) => student.cookie);
}

/** Every round starts from the same state: the students, and no note. */
async function measureOurs(batch: number): Promise<Pace> {
  const dataDir = join(folder, "ours");
  await cp(template, dataDir, { recursive: true });
  const server = await startServer({ dataDir, port });
  try {
    return await pace({ port, address, pid: server.pid(), cookies }, batch);
  } finally {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function measureFloor(batch: number): Promise<Pace> {
  const dataDir = join(folder, "floor");
  await mkdir(dataDir);
  const floor = launchFloor(port, join(dataDir, "floor.db"));
  try {
    await msUntilAnswer(`http://127.0.0.1:${port}/`, performance.now());
    return await pace({ port, address, pid: floor.pid, cookies }, batch);
  } finally {
    await floor.kill();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function pace(target: Target, batch: number): Promise<Pace> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  await storm(target, agent, batch, 0.7); // Both sides get to compile their hot paths first.
  const cpuBefore = cpuMs(target.pid);
  const since = performance.now();
  const latenciesMs = await storm(target, agent, batch, seconds);
  const tookMs = performance.now() - since;
  const usedMs = (cpuMs(target.pid) ?? Number.NaN) - (cpuBefore ?? Number.NaN);
  agent.destroy();
  const notes = latenciesMs.length * batch;
  return {
    notesPerSecond: (notes * 1000) / tookMs,
    p99Ms: quantile(latenciesMs, 0.99),
    cpuUsPerNote: (usedMs * 1000) / notes,
  };
}

/** One connection per student, each sending its next push as soon as the last was answered. */
async function storm(target: Target, agent: Agent, batch: number, forSeconds: number): Promise<readonly number[]> {
  const until = performance.now() + forSeconds * 1000;
  const latenciesMs: number[] = [];
  const student = async (cookie: string) => {
    const device = randomUUID();
    while (performance.now() < until) {
      const body = pushBody(device, batch);
      const since = performance.now();
      await send(target, agent, cookie, body);
      latenciesMs.push(performance.now() - since);
    }
  };
  await Promise.all(target.cookies.map(student));
  return latenciesMs;
}

function send(target: Target, agent: Agent, cookie: string, body: Buffer): Promise<void> {
  return new Promise((resolve, reject) => {
    const sending = request(
      {
        host: "127.0.0.1",
        port: target.port,
        method: "POST",
        path: "/api/sync/push",
        agent,
        headers: {
          Host: `localhost:${target.port}`,
          "Content-Type": "application/json",
          "Content-Length": body.length,
          Origin: target.address,
          Cookie: cookie,
        },
      },
      (response) => {
        const chunks: Buffer[] = [];
        response.on("data", (chunk: Buffer) => chunks.push(chunk));
        response.on("end", () => {
          const answer = Buffer.concat(chunks);
          const refused = response.statusCode !== 200 || answer.includes('"rejected"') || answer.includes('"conflict"');
          if (refused) reject(new Error(`A push was answered ${response.statusCode}: ${answer.subarray(0, 500)}`));
          else resolve();
        });
        response.on("error", reject);
      },
    );
    sending.on("error", reject);
    sending.end(body);
  });
}

/** Written by hand rather than by JSON.stringify: the generator must not be what is measured. */
function pushBody(device: string, batch: number): Buffer {
  const now = Date.now();
  // Ordered by time, as the app's own ids are.
  const time = now.toString(16).padStart(12, "0");
  const ops: string[] = [];
  for (let index = 0; index < batch; index++) {
    sends++;
    const data = `{"title":"Note ${sends}","body":"${sends} ${prose}","tags":[],"classId":null,"pinned":false,"createdAt":${now},"updatedAt":${now}}`;
    ops.push(
      `{"kind":"note","id":"${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(15)}","ifRev":0,"n":${sends},"v":1,"data":${data},"del":false,"at":${now}}`,
    );
  }
  return Buffer.from(`{"epoch":null,"device":"${device}","ops":[${ops.join(",")}]}`);
}

function remember(what: string, measured: Pace): void {
  paces.set(what, [...(paces.get(what) ?? []), measured]);
}
