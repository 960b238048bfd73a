// Records for hours of a clock that runs fast, and kills the browser with all its processes at random moments of it.
import { type ChildProcess, spawn } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, type Page } from "playwright-core";
import { signUp } from "../e2e/support/account.ts";
import { chromiumArguments, chromiumPath } from "../e2e/support/chromium.ts";
import { startServer } from "../e2e/support/server.ts";
import { countAsVisited } from "../e2e/support/visited.ts";
import { numberOption, report } from "./support/report.ts";

const kills = numberOption("kills", 50);
const hours = numberOption("hours", 3);
const speech = join(import.meta.dirname, "../e2e/support/speech/indicator.wav");

const folder = await mkdtemp(join(tmpdir(), "jotter-lecture-"));
const server = await startServer();
const student = await signUp(server.address);

const growth = hours > 0 ? await heapOverHours() : Number.NaN;
const lostMs: number[] = [];
for (let round = 0; round < kills; round++) {
  const lost = await killedWhileRecording();
  lostMs.push(lost);
  if ((round + 1) % 10 === 0) console.log(`${round + 1} kills, at most ${Math.max(...lostMs).toFixed(0)} ms lost`);
}
await server.dispose();
await rm(folder, { recursive: true, force: true });

report("lecture", [
  ...(hours > 0
    ? [
        {
          name: `heap growth over the pieces of ${hours} hours`,
          unit: "MB",
          ours: [growth],
          goal: { atMost: 20 },
        },
      ]
    : []),
  ...(kills > 0
    ? [
        { name: "kill -9 of the browser while recording", unit: "", ours: [kills] },
        { name: "sound lost by one, at most", unit: "ms", ours: [Math.max(...lostMs)], goal: { atMost: 2000 } },
      ]
    : []),
]);

/** Real pieces of a real recorder are handed over as fast as they are stored, as many as hours have. */
async function heapOverHours(): Promise<number> {
  const { page, kill } = await startStudent();
  await page.addInitScript(() => {
    // A recorder that hands over what a real one made of the microphone, again and again, without waiting a second.
    const Real = MediaRecorder;
    class Fast extends Real {
      override start() {
        const pieces: Blob[] = [];
        const first = new Real(this.stream, { mimeType: this.mimeType, audioBitsPerSecond: this.audioBitsPerSecond });
        first.ondataavailable = ({ data }) => pieces.push(data);
        first.start(1000);
        setTimeout(async () => {
          first.stop();
          super.start();
          const { seconds } = (window as unknown as { hurry: { seconds: number } }).hurry;
          for (let second = 0; second < seconds; second++) {
            const data = pieces[second % pieces.length] ?? new Blob();
            this.ondataavailable?.(new BlobEvent("dataavailable", { data }));
            (window as unknown as { hurry: { done: number } }).hurry.done = second + 1;
            if (second % 20 === 0) await new Promise((resolve) => setTimeout(resolve, 20));
          }
        }, 5000);
      }
    }
    window.MediaRecorder = Fast;
  });
  await page.addInitScript((seconds) => Object.assign(window, { hurry: { seconds, done: 0 } }), hours * 3600);
  await record(page);
  const heapMb = async () => {
    const client = await page.context().newCDPSession(page);
    await client.send("HeapProfiler.collectGarbage");
    const { usedSize } = await client.send("Runtime.getHeapUsage");
    await client.detach();
    return usedSize / 1024 / 1024;
  };
  const done = () => page.evaluate(() => (window as unknown as { hurry: { done: number } }).hurry.done);
  while ((await done()) < 200) await page.waitForTimeout(200);
  const before = await heapMb();
  while ((await done()) < hours * 3600) await page.waitForTimeout(500);
  await page.waitForTimeout(3000);
  const after = await heapMb();
  const stored = await page.evaluate(piecesStored);
  console.log(
    `${stored.pieces} pieces, ${(stored.bytes / 1e6).toFixed(1)} MB stored; heap ${before.toFixed(1)} to ${after.toFixed(1)} MB`,
  );
  if (stored.pieces < hours * 3600 * 0.99) throw new Error("Not all pieces were stored.");
  kill();
  await startOver();
  return after - before;
}

async function startOver() {
  await new Promise((resolve) => setTimeout(resolve, 300));
  await rm(folder, { recursive: true, force: true });
}

async function killedWhileRecording(): Promise<number> {
  const { page, kill } = await startStudent();
  await record(page);
  await page.waitForTimeout(1500 + Math.random() * 5000);
  const shown = await page.evaluate(() => document.querySelector("[role=timer]")?.textContent ?? "");
  if (!/^\d\d:\d\d$/.test(shown)) throw new Error(`No time is shown: ${shown}`);
  const [at, since] = await page.evaluate(() => {
    const { begun } = window as unknown as { begun: number };
    return [performance.now(), begun];
  });
  const asked = performance.now();
  kill();
  const heardMs = at - since + (performance.now() - asked);
  await new Promise((resolve) => setTimeout(resolve, 200));
  const again = await startStudent();
  const toast = again.page.getByText(/recovered$/);
  await toast.waitFor({ timeout: 60_000 });
  const ms = await again.page.evaluate(latestPartMs);
  again.kill();
  await startOver();
  return Math.max(0, heardMs - ms);
}

async function record(page: Page) {
  await page.addInitScript(() => {
    const start = MediaRecorder.prototype.start;
    MediaRecorder.prototype.start = function (slice) {
      (window as unknown as { begun: number }).begun = performance.now();
      start.call(this, slice);
    };
  });
  await page.goto(`${server.address}/ai-tools/lecture-notes`);
  await page.getByLabel("I have permission to record in this class").check();
  await page.getByRole("button", { name: "Start recording" }).click();
  await page.getByRole("timer").waitFor();
}

/** Told by the database alone, whatever the page says. */
async function latestPartMs(): Promise<number> {
  const all = await indexedDB.databases();
  const name = all.find(({ name }) => name?.startsWith("jotter:"))?.name ?? "";
  const db = await new Promise<IDBDatabase>((resolve) => {
    const request = indexedDB.open(name);
    request.onsuccess = () => resolve(request.result);
  });
  for (let look = 0; look < 100; look++) {
    const rows = await new Promise<
      readonly { readonly data: { readonly parts?: readonly { readonly ms: number }[] } }[]
    >((resolve) => {
      const request = db.transaction("lecture").objectStore("lecture").getAll();
      request.onsuccess = () => resolve(request.result);
    });
    const ms = rows.flatMap(({ data }) => data.parts ?? []).reduce((most, part) => Math.max(most, part.ms), 0);
    if (ms > 0) return ms;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return 0;
}

async function piecesStored(): Promise<{ readonly pieces: number; readonly bytes: number }> {
  const all = await indexedDB.databases();
  const name = all.find(({ name }) => name?.startsWith("jotter-files:"))?.name ?? "";
  const db = await new Promise<IDBDatabase>((resolve) => {
    const request = indexedDB.open(name);
    request.onsuccess = () => resolve(request.result);
  });
  return new Promise((resolve) => {
    let [pieces, bytes] = [0, 0];
    const request = db.transaction("pieces").objectStore("pieces").openCursor();
    request.onsuccess = () => {
      const cursor = request.result;
      if (!cursor) return resolve({ pieces, bytes });
      pieces += 1;
      bytes += cursor.value.bytes.byteLength;
      cursor.continue();
    };
  });
}

async function startStudent(): Promise<{ readonly page: Page; readonly kill: () => void }> {
  await rm(join(folder, "DevToolsActivePort"), { force: true });
  const hears = [
    "--use-fake-device-for-media-stream",
    "--use-fake-ui-for-media-stream",
    `--use-file-for-fake-audio-capture=${speech}`,
    "--autoplay-policy=no-user-gesture-required",
  ];
  // In a group of its own, so that one signal takes the browser with all its children.
  const browser: ChildProcess = spawn(
    chromiumPath(),
    [
      ...chromiumArguments,
      ...hears,
      "--headless",
      "--remote-debugging-port=0",
      `--user-data-dir=${folder}`,
      "about:blank",
    ],
    { detached: true, stdio: "ignore" },
  );
  const port = await devToolsPort();
  const remote = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  const [context] = remote.contexts();
  if (!context) throw new Error("The browser has no window.");
  await context.grantPermissions(["microphone"], { origin: server.address });
  const [name = "", ...value] = student.cookie.split("=");
  await context.addCookies([
    { name, value: value.join("="), url: server.address, expires: Date.now() / 1000 + 86_400 },
  ]);
  await countAsVisited(context);
  const page = await context.newPage();
  await page.goto(`${server.address}/ai-tools`);
  await page.getByRole("heading", { level: 1 }).waitFor();
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
