import { spawn } from "node:child_process";
import { mkdtemp, readdir, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FetchPackage } from "./ocr-data.ts";

const mostMs = 600_000;
const lookMs = 400;
/** Without a network somebody waits to be told so: npm's own way takes over a minute. */
const patience = {
  npm_config_fetch_retries: "1",
  npm_config_fetch_retry_mintimeout: "1000",
  npm_config_fetch_retry_maxtimeout: "2000",
  npm_config_fetch_timeout: "60000",
  npm_config_update_notifier: "false",
};

/**
 * A package as npm gets it, by name and version alone: the registry, proxies and keys are those npm was told of. null
 * without npm or a network: it is asked for again by the next who needs it.
 */
export const fetchPackage: FetchPackage = async ({ name, version, bytes }, onProgress) => {
  const folder = await mkdtemp(join(tmpdir(), "jotter-package-"));
  // npm says nothing of its progress; what has come lies in its cache, which is here alone.
  const looking = setInterval(() => void weight(folder).then((come) => onProgress(Math.min(bytes, come))), lookMs);
  try {
    if (!(await npmPacks(`${name}@${version}`, folder))) return null;
    const packed = (await readdir(folder)).find((file) => file.endsWith(".tgz"));
    return packed === undefined ? null : await readFile(join(folder, packed));
  } finally {
    clearInterval(looking);
    await rm(folder, { recursive: true, force: true, maxRetries: 3 });
  }
};

function npmPacks(wanted: string, folder: string): Promise<boolean> {
  const words = ["pack", wanted, "--ignore-scripts", "--silent"];
  const isWindows = process.platform === "win32";
  // Under "npm start" npm names its own script; outside of it the command is on the PATH.
  const script = /npm-cli\.c?js$/.test(process.env.npm_execpath ?? "") ? process.env.npm_execpath : undefined;
  const [command, before] = script ? [process.execPath, [script]] : [isWindows ? "npm.cmd" : "npm", []];
  return new Promise((resolve) => {
    const running = spawn(command, [...before, ...words], {
      cwd: folder,
      env: { ...process.env, ...patience, npm_config_cache: join(folder, "cache") },
      shell: !script && isWindows,
      stdio: "ignore",
      timeout: mostMs,
    });
    running.on("error", () => resolve(false));
    running.on("exit", (code) => resolve(code === 0));
  });
}

/** How many bytes lie in a folder; what goes away meanwhile weighs nothing. */
async function weight(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const sizes = entries
    .filter((entry) => entry.isFile())
    .map((entry) =>
      stat(join(entry.parentPath, entry.name)).then(
        ({ size }) => size,
        () => 0,
      ),
    );
  return (await Promise.all(sizes)).reduce((all, size) => all + size, 0);
}
