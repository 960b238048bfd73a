import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** The real bundled server as a child process on a loopback port, with a data folder of its own. */
export type Server = {
  readonly address: string;
  readonly port: number;
  readonly dataDir: string;
  readonly pid: () => number;
  /** Everything it has printed, of all its lives. */
  readonly log: () => string;
  /** Asks it to end; resolves with its exit code once it has. */
  readonly stop: () => Promise<number | null>;
  /** SIGKILL: no goodbye, no flush. */
  readonly kill: () => Promise<void>;
  /** A new life on the same port and data; ends the old one first if it still runs. */
  readonly restart: () => Promise<void>;
  /** Ends it and removes its data. */
  readonly dispose: () => Promise<void>;
};

export type ServerOptions = {
  readonly port?: number;
  readonly dataDir?: string;
  /** What the browser's address bar says, where that is not the server itself (a proxy stands between). */
  readonly publicUrl?: string;
  readonly env?: Readonly<Record<string, string>>;
};

/** The build of this checkout, or another one that SERVER_PROGRAM names. */
export const serverProgram =
  process.env.SERVER_PROGRAM ?? fileURLToPath(new URL("../../dist/server/main.mjs", import.meta.url));

export async function startServer(options: ServerOptions = {}): Promise<Server> {
  if (!existsSync(serverProgram)) throw new Error(`There is no ${serverProgram}: run "npm run build" first.`);
  const ownsData = options.dataDir === undefined;
  const dataDir = options.dataDir ?? (await mkdtemp(join(tmpdir(), "jotter-data-")));
  const port = options.port ?? (await freePort());
  const address = `http://localhost:${port}`;
  const env = {
    ...serverEnvironment({ PORT: String(port), DATA_DIR: dataDir, PUBLIC_URL: options.publicUrl ?? address }),
    ...options.env,
  };

  let printed = "";
  let child = launch();
  await ready(child);

  function launch(): ChildProcess {
    // In its data folder, so that a developer's .env has no say.
    const started = spawn(process.execPath, [serverProgram], { env, cwd: dataDir, stdio: ["ignore", "pipe", "pipe"] });
    endWithUs(started);
    for (const stream of [started.stdout, started.stderr]) {
      stream?.setEncoding("utf8").on("data", (text: string) => {
        printed += text;
      });
    }
    return started;
  }

  async function ready(started: ChildProcess): Promise<void> {
    const since = printed.length;
    const deadline = performance.now() + 300_000;
    while (!printed.slice(since).includes("Jotter is ready at ")) {
      if (hasEnded(started)) throw new Error(`The server ended before it was ready:\n${printed.slice(since)}`);
      if (performance.now() > deadline)
        throw new Error(`The server was not ready in five minutes:\n${printed.slice(since)}`);
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  }

  async function end(signal: NodeJS.Signals): Promise<number | null> {
    if (!hasEnded(child)) {
      const ended = once(child, "exit");
      child.kill(signal);
      await ended;
    }
    return child.exitCode;
  }

  return {
    address,
    port,
    dataDir,
    pid: () => child.pid ?? 0,
    log: () => printed,
    stop: () => end("SIGTERM"),
    kill: async () => {
      await end("SIGKILL");
    },
    restart: async () => {
      await end("SIGTERM");
      child = launch();
      await ready(child);
    },
    dispose: async () => {
      await end("SIGKILL");
      if (ownsData) await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Of the caller's environment only what a program needs to run: no setting of ours leaks in. */
export function serverEnvironment(settings: Readonly<Record<string, string>>): Record<string, string> {
  const kept = ["PATH", "HOME", "TMPDIR", "TEMP", "TMP", "SYSTEMROOT", "LANG"];
  const inherited = kept.flatMap((name) => {
    const value = process.env[name];
    return value === undefined ? [] : [[name, value] as const];
  });
  // Tests sign up dozens of students from one address and send more than any student could.
  const generous = { AUTH_ATTEMPTS_PER_ADDRESS: "1000000", REQUESTS_PER_MINUTE: "1000000000" };
  return { ...Object.fromEntries(inherited), ...generous, ...settings };
}

export async function freePort(): Promise<number> {
  const probe = createServer();
  probe.listen(0, "127.0.0.1");
  await once(probe, "listening");
  const address = probe.address();
  const port = typeof address === "object" && address ? address.port : 0;
  probe.close();
  await once(probe, "close");
  return port;
}

/** Should a journey or a bench die half-way, its servers must not live on. */
export function endWithUs(child: ChildProcess): void {
  const end = () => child.kill("SIGKILL");
  process.once("exit", end);
  child.once("exit", () => process.off("exit", end));
}

function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null;
}
