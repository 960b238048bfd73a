// Kills the browser with all its processes at random moments of typing, again and again, and counts which keys are missing.
import { type ChildProcess, spawn } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, type Page } from "playwright-core";
import { cookiesOf, noteData, push, signUp } from "../e2e/support/account.ts";
import { chromiumArguments, chromiumPath } from "../e2e/support/chromium.ts";
import { startServer } from "../e2e/support/server.ts";
import { countAsVisited } from "../e2e/support/visited.ts";
import { numberOption, report } from "./support/report.ts";

const rounds = numberOption("rounds", 200);
const keyMs = [30, 80, 150] as const;
const alphabet = "abcdefghijklmnopqrstuvwxyz";

const folder = await mkdtemp(join(tmpdir(), "jotter-crash-"));
const server = await startServer();
const student = await signUp(server.address);
const id = crypto.randomUUID();
const op = { kind: "note", id, ifRev: 0, n: 1, v: 1, data: noteData("Crash", "", Date.now()), del: false, at: 1 };
await push(server.address, student, "seed", [op]);

const missingMs: number[] = [];
let typed: { readonly key: string; readonly at: number }[] = [];
let diedAt = 0;
let garbled = 0;
/** What the note must begin with: all that was seen after the last crash. */
let safe = "";
for (let round = 0; round < rounds; round++) {
  const { page, kill } = await startStudent();
  const found = await textOf(page, safe.length);
  if (round > 0) judge(found, round);
  safe = found;
  typed = [];
  await page.locator(".cm-content").focus();
  await page.keyboard.press("Control+End");
  const delay = keyMs[round % keyMs.length] ?? 80;
  const dies = performance.now() + 50 + Math.random() * 2500;
  for (let n = 0; performance.now() < dies; n++) {
    const key = alphabet[n % alphabet.length] ?? "a";
    // A key counts from the moment the page has it, not from when we asked for it.
    await page.keyboard.press(key).then(
      () => typed.push({ key, at: performance.now() }),
      () => undefined,
    );
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, Math.min(delay, dies - performance.now()))));
  }
  kill();
  diedAt = performance.now();
  await new Promise((resolve) => setTimeout(resolve, 150));
  if ((round + 1) % 20 === 0)
    console.log(`${round + 1} kills, at most ${Math.max(...missingMs).toFixed(0)} ms missing`);
}
const { page, kill } = await startStudent();
judge(await textOf(page, safe.length), rounds);
kill();
await server.dispose();
await rm(folder, { recursive: true, force: true });

report("crash", [
  { name: "kill -9 of the browser while typing", unit: "", ours: [rounds] },
  {
    name: "time from the first missing key to the kill, at most",
    unit: "ms",
    ours: [Math.max(...missingMs)],
    goal: { atMost: 100 },
  },
  { name: "kills after which a key was missing", unit: "", ours: [missingMs.filter((ms) => ms > 0).length] },
  { name: "kills after which other keys than the last were wrong", unit: "", ours: [garbled], goal: { exactly: 0 } },
]);

function judge(found: string, round: number): void {
  const keys = typed.map(({ key }) => key).join("");
  const kept = found.slice(safe.length);
  if (!found.startsWith(safe) || !(keys.startsWith(kept) || kept.startsWith(keys))) {
    garbled++;
    console.error(`round ${round}: typed "${keys}" after ${safe.length} characters, found "${kept}"`);
    return;
  }
  const first = typed[kept.length];
  missingMs.push(first ? diedAt - first.at : 0);
}

async function startStudent(): Promise<{ readonly page: Page; readonly kill: () => void }> {
  await rm(join(folder, "DevToolsActivePort"), { force: true });
  // In a group of its own, so that one signal takes the browser with all its children.
  const browser: ChildProcess = spawn(
    chromiumPath() ?? "chromium",
    [...chromiumArguments, "--headless", "--remote-debugging-port=0", `--user-data-dir=${folder}`, "about:blank"],
    { detached: true, stdio: "ignore" },
  );
  const port = await devToolsPort();
  const remote = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  const [context] = remote.contexts();
  if (!context) throw new Error("The browser has no window.");
  // Each time: a browser that is killed has not written its cookies yet.
  await context.addCookies(cookiesOf(student, server.address));
  await countAsVisited(context);
  const page = await context.newPage();
  await page.goto(`${server.address}/editor/${id}`);
  await page.waitForSelector(".cm-content");
  return { page, kill: () => process.kill(-(browser.pid ?? 0), "SIGKILL") };
}

async function devToolsPort(): Promise<string> {
  for (let look = 0; look < 300; look++) {
    const told = await readFile(join(folder, "DevToolsActivePort"), "utf8").catch(() => "");
    const [port = ""] = told.split("\n");
    if (port !== "") return port;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error("The browser did not start.");
}

/** The note is one line of letters; an empty one has a word of ours in it. */
async function textOf(page: Page, atLeast: number): Promise<string> {
  const read = () =>
    document.querySelector(".cm-placeholder") ? "" : (document.querySelector(".cm-line")?.textContent ?? "");
  for (let look = 0; look < 100 && (await page.evaluate(read)).length < atLeast; look++) await page.waitForTimeout(100);
  await page.waitForTimeout(100);
  return page.evaluate(read);
}
