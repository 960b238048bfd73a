// How long from start to the first answer, and how much memory at rest: our bundled server against a bare one.
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort, serverEnvironment, serverProgram, startServer } from "../e2e/support/server.ts";
import {
  cpuMs,
  launch,
  launchFloor,
  msUntilAnswer,
  type RunningProgram,
  residentMegabytes,
} from "./support/processes.ts";
import { numberOption, report } from "./support/report.ts";

type Boot = { readonly readyMs: number; readonly megabytes: number; readonly cpuMs: number };

const rounds = numberOption("rounds", 6);
const folder = await mkdtemp(join(tmpdir(), "jotter-boot-"));
const dataDir = join(folder, "data");

// Once for the migrations and the secret: what is measured is the second start and every later one.
await mkdir(dataDir);
const first = await startServer({ dataDir });
await first.stop();

const ours: Boot[] = [];
const floor: Boot[] = [];
for (let round = 0; round < rounds; round++) {
  ours.push(await bootOurs());
  floor.push(await bootFloor());
}
await rm(folder, { recursive: true, force: true });

report("boot", [
  {
    name: "spawn to first answer",
    unit: "ms",
    ours: ours.map((boot) => boot.readyMs),
    floor: floor.map((boot) => boot.readyMs),
    goal: { ratioAtMost: 2.5 },
  },
  {
    name: "memory at rest",
    unit: "MB",
    ours: ours.map((boot) => boot.megabytes),
    floor: floor.map((boot) => boot.megabytes),
    goal: { ratioAtMost: 1.8 },
  },
  { name: "CPU after 3 s", unit: "ms", ours: ours.map((boot) => boot.cpuMs), floor: floor.map((boot) => boot.cpuMs) },
]);

async function bootOurs(): Promise<Boot> {
  const port = await freePort();
  const settings = { PORT: String(port), DATA_DIR: dataDir, PUBLIC_URL: `http://localhost:${port}` };
  const since = performance.now();
  return observed(launch([serverProgram], serverEnvironment(settings)), port, since);
}

async function bootFloor(): Promise<Boot> {
  const port = await freePort();
  const since = performance.now();
  return observed(launchFloor(port, join(folder, "floor.db")), port, since);
}

async function observed(program: RunningProgram, port: number, since: number): Promise<Boot> {
  const readyMs = await msUntilAnswer(`http://127.0.0.1:${port}/healthz`, since);
  await new Promise((resolve) => setTimeout(resolve, 3000));
  const boot = { readyMs, megabytes: residentMegabytes(program.pid), cpuMs: cpuMs(program.pid) ?? Number.NaN };
  await program.kill();
  return boot;
}
