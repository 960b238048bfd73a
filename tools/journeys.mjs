// Runs the journeys of e2e/ in a real Chromium: the machine's own, or one that is brought here first.
import { spawn, spawnSync } from "node:child_process";
import { accessSync, constants, existsSync, readdirSync, statSync } from "node:fs";
import { homedir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");
process.chdir(root);

const chromium = foundChromium() ?? broughtChromium();
if (!chromium) {
  fail(
    "the journeys need a Chromium and none could be installed here. Please install Chromium, Chrome or Edge, " +
      "or set CHROMIUM_PATH to the program, and run this again.",
  );
}
say(`the browser is ${chromium}`);

const playwright = join(root, "node_modules", "@playwright", "test", "cli.js");
const journeys = spawn(
  process.execPath,
  [playwright, "test", "-c", "e2e/playwright.config.ts", ...process.argv.slice(2)],
  { stdio: "inherit", env: { ...process.env, CHROMIUM_PATH: chromium } },
);
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => journeys.kill(signal));
journeys.on("error", (error) => fail(error.message));
journeys.on("exit", (code) => process.exit(code ?? 1));

function foundChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named) return isProgram(named) ? named : fail(`CHROMIUM_PATH names ${named}, which is not a program.`);
  return [...usualPlaces(), ...playwrightPlaces()].find(isProgram);
}

function usualPlaces() {
  if (process.platform === "darwin") {
    return ["Google Chrome", "Chromium", "Microsoft Edge"].flatMap((name) =>
      ["/Applications", join(homedir(), "Applications")].map((folder) =>
        join(folder, `${name}.app`, "Contents", "MacOS", name),
      ),
    );
  }
  if (process.platform === "win32") {
    const folders = ["PROGRAMFILES", "PROGRAMFILES(X86)", "LOCALAPPDATA"].flatMap((name) => process.env[name] ?? []);
    const programs = ["Google\\Chrome\\Application\\chrome.exe", "Chromium\\Application\\chrome.exe"];
    return folders.flatMap((folder) =>
      [...programs, "Microsoft\\Edge\\Application\\msedge.exe"].map((program) => join(folder, program)),
    );
  }
  // The shell of Chromium draws the same pages without a window's work around them.
  const names = [
    "chromium-headless-shell",
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "microsoft-edge",
  ];
  const folders = ["/usr/bin", ...(process.env.PATH ?? "").split(delimiter), "/snap/bin"];
  return names.flatMap((name) => folders.map((folder) => join(folder, name)));
}

/** What an earlier `playwright install` left behind, the newest first. */
function playwrightPlaces() {
  const caches = {
    darwin: join(homedir(), "Library", "Caches", "ms-playwright"),
    win32: join(process.env.LOCALAPPDATA ?? homedir(), "ms-playwright"),
  };
  const named = process.env.PLAYWRIGHT_BROWSERS_PATH;
  const cache =
    named && named !== "0" ? named : (caches[process.platform] ?? join(homedir(), ".cache", "ms-playwright"));
  if (!existsSync(cache)) return [];
  const programs = {
    darwin: [
      "Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing",
      "Chromium.app/Contents/MacOS/Chromium",
    ],
    win32: ["chrome.exe"],
  };
  return readdirSync(cache)
    .filter((name) => /^chromium-\d+$/.test(name))
    .sort((one, other) => Number(other.slice(9)) - Number(one.slice(9)))
    .flatMap((name) => readdirSync(join(cache, name)).map((build) => join(cache, name, build)))
    .flatMap((folder) => (programs[process.platform] ?? ["chrome"]).map((program) => join(folder, program)));
}

function broughtChromium() {
  if (process.platform === "linux" && process.getuid?.() === 0 && isOnPath("apt-get")) {
    say("no Chromium here: installing the system's own with apt-get");
    const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
    const quiet = { stdio: ["ignore", "ignore", "inherit"], env };
    spawnSync("apt-get", ["update"], quiet);
    for (const name of ["chromium-headless-shell", "chromium"]) {
      spawnSync("apt-get", ["install", "-y", "--no-install-recommends", name], quiet);
      const found = foundChromium();
      if (found) return found;
    }
  }
  say("no Chromium here: asking Playwright to download one");
  spawnSync(process.execPath, [join(root, "node_modules", "playwright", "cli.js"), "install", "chromium"], {
    stdio: "inherit",
  });
  return foundChromium();
}

function isOnPath(name) {
  return (process.env.PATH ?? "").split(delimiter).some((folder) => isProgram(join(folder, name)));
}

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

function say(text) {
  console.log(`jotter: ${text}`);
}

function fail(text) {
  console.error(`jotter: ${text}`);
  process.exit(1);
}
