import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Jotter as an operator starts it: a process of its own. */
export type TestProcess = {
  readonly process: ChildProcess;
  readonly stdout: () => string;
  readonly stderr: () => string;
  /** Its address, once it says it is ready. */
  readonly url: Promise<string>;
  readonly exit: Promise<{ readonly code: number | null; readonly signal: NodeJS.Signals | null }>;
};

export function spawnJotter(
  env: Readonly<Record<string, string>>,
  { args = [], user }: { args?: readonly string[]; user?: number } = {},
): TestProcess {
  const child = spawn(process.execPath, [join(import.meta.dirname, "main.ts"), ...args], {
    // Where no .env of a developer lies.
    cwd: "/",
    env: { PORT: "0", NODE_COMPILE_CACHE: join(tmpdir(), "jotter-compile-cache"), ...env },
    stdio: ["ignore", "pipe", "pipe"],
    ...(user !== undefined && { uid: user, gid: user }),
  });
  let stdout = "";
  let stderr = "";
  const exit = once(child, "close").then(([code, signal]) => ({ code, signal }));
  const url = new Promise<string>((resolve, reject) => {
    child.stdout.on("data", (chunk) => {
      stdout += chunk;
      const ready = /^Jotter is ready at (\S+)\n/.exec(stdout);
      if (ready?.[1]) resolve(ready[1]);
    });
    exit.then(() => reject(new Error(`Jotter ended: ${stderr}`)));
  });
  // Whoever expects it not to start does not ask for its address.
  url.catch(() => {});
  child.stderr.on("data", (chunk) => {
    stderr += chunk;
  });
  return { process: child, stdout: () => stdout, stderr: () => stderr, url, exit };
}
