import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { get } from "node:http";
import { fileURLToPath } from "node:url";
import { endWithUs } from "../../e2e/support/server.ts";

const floorProgram = fileURLToPath(new URL("../floor/server.mjs", import.meta.url));

export type RunningProgram = { readonly pid: number; readonly kill: () => Promise<void> };

export function launchFloor(port: number, database: string): RunningProgram {
  return launch([floorProgram], { PORT: String(port), DATABASE: database });
}

export function launch(programAndArguments: readonly string[], env: Readonly<Record<string, string>>): RunningProgram {
  const child = spawn(process.execPath, programAndArguments, {
    env: { PATH: process.env.PATH ?? "", ...env },
    stdio: "ignore",
  });
  endWithUs(child);
  return {
    pid: child.pid ?? 0,
    kill: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, "exit");
      child.kill("SIGKILL");
      await ended;
    },
  };
}

/** Milliseconds until the first HTTP answer. */
export async function msUntilAnswer(address: string, since: number): Promise<number> {
  for (;;) {
    if (await answers(address)) return performance.now() - since;
    if (performance.now() - since > 30_000) throw new Error(`${address} did not answer in 30 s.`);
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
}

function answers(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const asked = get(address, { agent: false }, (response) => {
      response.resume();
      resolve(true);
    });
    asked.on("error", () => resolve(false));
  });
}

/** User and system time of a process; undefined where the system does not tell. */
export function cpuMs(pid: number): number | undefined {
  if (process.platform !== "linux") return undefined;
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
  // utime and stime, in ticks of 10 ms.
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

export function residentMegabytes(pid: number): number {
  if (process.platform === "linux") {
    const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
    return Number(kilobytes) / 1024;
  }
  return Number(spawnSync("ps", ["-o", "rss=", "-p", String(pid)], { encoding: "utf8" }).stdout) / 1024;
}
