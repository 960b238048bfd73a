// The door to every command. Plain JavaScript without dependencies: it must run on an old Node,
// before anything is installed. It brings a new enough Node, installs, builds, then runs.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");
const [command = "start", ...rest] = process.argv.slice(2);
const windows = process.platform === "win32";

process.chdir(root);

const commands = {
  start() {
    install();
    build();
    become(process.execPath, ["dist/server/main.mjs", ...rest]);
  },
  build() {
    install();
    build();
  },
  dev() {
    install();
    become(process.execPath, ["tools/dev.mjs", ...rest]);
  },
  check() {
    install();
    check();
  },
  async test() {
    install();
    const building = buildBeside();
    check();
    await building;
    run("what a first visit loads", process.execPath, ["tools/first-files.mjs", "--hold"]);
    run("unit, property and contract tests", process.execPath, [bin("vitest/vitest.mjs"), "run", ...rest]);
    run("journeys in a real browser", process.execPath, ["tools/journeys.mjs"]);
  },
  bench() {
    install();
    build();
    const [name = "", ...options] = rest;
    become(process.execPath, [`bench/${name}.ts`, ...options]);
  },
  learn() {
    install();
    const [name = ""] = rest;
    become(process.execPath, [`tools/learn-${name}.ts`]);
  },
  exec() {
    install();
    become(join(root, "node_modules", ".bin", rest[0] ?? ""), rest.slice(1), { shell: windows });
  },
};

const chosen = Object.hasOwn(commands, command) ? commands[command] : undefined;
if (!chosen) fail(`There is no command "${command}". There are: ${Object.keys(commands).join(", ")}.`);
if (nodeIsNewEnough()) {
  process.env.PATH = [dirname(process.execPath), process.env.PATH].join(delimiter);
  await chosen();
} else {
  become(newerNode(), [fileURLToPath(import.meta.url), command, ...rest]);
}

function nodeIsNewEnough() {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  return major > 22 || (major === 22 && minor >= 18);
}

function newerNode() {
  const name = `node-${windows ? "win" : process.platform}-${process.arch}`;
  const home = join(root, ".node");
  const node = join(home, "node_modules", name, "bin", windows ? "node.exe" : "node");
  if (!existsSync(node)) {
    say(`Node ${process.versions.node} is older than 22.18: bringing Node 24 into ./.node`);
    mkdirSync(home, { recursive: true });
    writeFileSync(join(home, "package.json"), "{}\n");
    npm(["install", "--no-save", "--ignore-scripts", "--prefix", home, `${name}@24`]);
    if (!existsSync(node)) fail(`Node 24 could not be brought. Please install Node 22.18 or newer.`);
  }
  return node;
}

function install() {
  const stamp = join(root, "node_modules", ".jotter-installed");
  // What is drawn from the packages is made anew with them: nobody's icons and fonts are kept in our sources.
  const parts = ["package-lock.json", "apps/web/tools/pick-icons.mjs", "apps/web/tools/subset-fonts.mjs"];
  const hash = createHash("sha256");
  for (const part of parts) hash.update(readFileSync(part));
  const wanted = hash.digest("hex");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return;
  say("installing packages");
  // Not "ci": a lock file written where the registry lacks other systems' binaries would be refused there and here.
  npm(["install", "--no-save", "--ignore-scripts", "--no-audit", "--no-fund"]);
  run("icons", process.execPath, ["apps/web/tools/pick-icons.mjs"]);
  run("fonts", process.execPath, ["apps/web/tools/subset-fonts.mjs"]);
  writeFileSync(stamp, wanted);
}

function build() {
  const { isBuilt, remember } = built();
  if (isBuilt) return;
  run("building", process.execPath, ["tools/build.mjs"]);
  remember();
}

/** While something else runs that leaves a core free. */
function buildBeside() {
  const { isBuilt, remember } = built();
  if (isBuilt) return;
  say("building");
  const building = spawn(process.execPath, ["tools/build.mjs"], { stdio: "inherit" });
  // Where a check fails nobody waits for it.
  process.once("exit", () => building.kill());
  return new Promise((resolve) => {
    building.on("error", (error) => fail(error.message));
    building.on("exit", (code) => {
      if (code !== 0) fail("the app could not be built.");
      remember();
      resolve();
    });
  });
}

function built() {
  const stamp = join(root, "dist", ".built");
  const wanted = fingerprint(["apps", "packages", "locales", "content", "tools/build.mjs", "package-lock.json"]);
  const isBuilt = existsSync(stamp) && readFileSync(stamp, "utf8") === wanted;
  return { isBuilt, remember: () => writeFileSync(stamp, wanted) };
}

function check() {
  run("types", process.execPath, [bin("typescript/bin/tsc"), "-b"]);
  run("lint", process.execPath, [bin("@biomejs/biome/bin/biome"), "check", "--error-on-warnings", "."]);
  run("dead code", process.execPath, [bin("knip/bin/knip.js")]);
  // What ships and only a test needs; which lines of ours nothing reaches, tools/reachable.test.ts knows.
  run("dead dependencies", process.execPath, [bin("knip/bin/knip.js"), "--production", "--include", "dependencies"]);
}

/** Names, sizes and times of all source files: cheap enough to take at every start. */
function fingerprint(places) {
  const hash = createHash("sha256").update(process.versions.node);
  const visit = (place) => {
    const found = existsSync(place) && statSync(place);
    if (!found) return;
    if (found.isDirectory()) {
      for (const name of readdirSync(place).sort()) {
        if (name !== "node_modules" && name !== "dist") visit(join(place, name));
      }
    } else if (!/\.(test|spec)\.tsx?$|\.tsbuildinfo$/.test(place)) {
      hash.update(`${place}\0${found.size}\0${found.mtimeMs}\n`);
    }
  };
  for (const place of places) visit(place);
  return hash.digest("hex");
}

function bin(path) {
  return join(root, "node_modules", path);
}

function npm(args) {
  // Under "npm start" npm names its own script; outside of it the command is on the PATH.
  const script = process.env.npm_execpath;
  const ran = script?.endsWith(".js")
    ? spawnSync(process.execPath, [script, ...args], { stdio: ["ignore", "ignore", "inherit"] })
    : spawnSync(windows ? "npm.cmd" : "npm", args, { stdio: ["ignore", "ignore", "inherit"], shell: windows });
  if (ran.status !== 0) fail(`npm ${args[0]} failed.`);
}

function run(what, program, args) {
  say(what);
  const ran = spawnSync(program, args, { stdio: "inherit" });
  if (ran.status !== 0) fail(`${what}: failed.`);
}

/** Hand over to a long-running program, its signals and its exit code. */
function become(program, args, options = {}) {
  const child = spawn(program, args, { stdio: "inherit", ...options });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
  child.on("error", (error) => fail(error.message));
  child.on("exit", (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}

function say(text) {
  console.log(`jotter: ${text}`);
}

function fail(text) {
  console.error(`jotter: ${text}`);
  process.exit(1);
}
