// Typing in the middle of a long note: script per key in the app against a bare CodeMirror.
import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { BrowserContext, Page } from "playwright-core";
import { cookiesOf, noteData, push, signUp } from "../e2e/support/account.ts";
import { startServer } from "../e2e/support/server.ts";
import { countAsVisited } from "../e2e/support/visited.ts";
import { startBrowserWithProfile } from "./support/browser.ts";
import { startFloorPage } from "./support/floor-page.ts";
import { lecture } from "./support/lecture.ts";
import { longEssay } from "./support/long-essay.ts";
import { numberOption, report } from "./support/report.ts";

const rounds = numberOption("rounds", 3);
const keys = numberOption("keys", 60);
const notes = { long: lecture(200_000, 500), longest: lecture(1_000_000, 500), essay: longEssay(5000) } as const;
type NoteName = keyof typeof notes;

const folder = await mkdtemp(join(tmpdir(), "jotter-keys-"));
const server = await startServer();
const floorPage = await startFloorPage("keys");
const student = await signUp(server.address);
const ids = { long: randomUUID(), longest: randomUUID(), essay: randomUUID() };
for (const [index, name] of (["long", "longest", "essay"] as const).entries()) {
  const data = noteData(name, notes[name], Date.now());
  const op = { kind: "note", id: ids[name], ifRev: 0, n: index + 1, v: 1, data, del: false, at: Date.now() };
  const [result] = await push(server.address, student, "seed", [op]);
  if (result?.status !== "ok") throw new Error(`The server refused the note: ${JSON.stringify(result)}`);
}
const browser: BrowserContext = await startBrowserWithProfile(folder);
await countAsVisited(browser);
await browser.addCookies(cookiesOf(student, server.address));

const script = { ours: [] as number[], floor: [] as number[] };
const million = { ours: [] as number[], floor: [] as number[] };
const essay = { ours: [] as number[], floor: [] as number[] };
const whole = { ours: [] as number[], floor: [] as number[] };
for (let round = 0; round < rounds; round++) {
  script.ours.push((await typeInto(await openOurs("long"))).script);
  script.floor.push((await typeInto(await openFloor("long"))).script);
  essay.ours.push((await typeInto(await openOurs("essay"))).script);
  essay.floor.push((await typeInto(await openFloor("essay"))).script);
  const longest = await typeInto(await openOurs("longest"));
  million.ours.push(longest.script);
  whole.ours.push(longest.task);
  const bare = await typeInto(await openFloor("longest"));
  million.floor.push(bare.script);
  whole.floor.push(bare.task);
}
await browser.close();
await floorPage.close();
await server.dispose();
await rm(folder, { recursive: true, force: true });

report("keys", [
  { name: "script per key, 200 KB and 500 formulas", unit: "ms", ...script, goal: { ratioAtMost: 1.2 } },
  { name: "script per key, 1 MB and 500 formulas", unit: "ms", ...million, goal: { ratioAtMost: 1.2 } },
  { name: "script per key, an essay of 5,000 words with its comments", unit: "ms", ...essay },
  // Layout and painting too, and what the driver of the browser does at every key: for comparison.
  { name: "main thread per key, 1 MB and 500 formulas", unit: "ms", ...whole },
]);

async function openOurs(which: NoteName): Promise<Page> {
  const page = await browser.newPage();
  const essayPage = `/ai-tools/essay-helper?from=note:${ids[which]}&mode=feedback`;
  await page.goto(server.address + (which === "essay" ? essayPage : `/editor/${ids[which]}`));
  await page.waitForSelector(".cm-content");
  return page;
}

async function openFloor(which: NoteName): Promise<Page> {
  const page = await browser.newPage();
  await page.goto(floorPage.address);
  await page.waitForFunction(() => "openNote" in window);
  await page.evaluate((text) => (window as never as { openNote: (text: string) => void }).openNote(text), notes[which]);
  return page;
}

/** Types at the end of the line in the middle, at a quick student's pace, and closes the page. */
async function typeInto(page: Page): Promise<{ readonly script: number; readonly task: number }> {
  await page.waitForTimeout(2500); // The rest of the note is parsed in the background.
  const line = page.locator(".cm-line", { hasText: "Here is the middle of the lecture." });
  for (let look = 0; (await line.count()) === 0 && look < 60; look++) {
    await page.evaluate((step) => scrollTo(0, document.documentElement.scrollHeight * (0.44 + step * 0.002)), look);
    await page.waitForTimeout(80);
  }
  await line.click();
  await page.keyboard.press("End");
  await page.keyboard.type(" and so", { delay: 60 });
  await page.waitForTimeout(1000);
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("Performance.enable");
  const spent = async () => {
    const { metrics } = await cdp.send("Performance.getMetrics");
    const of = (name: string) => (metrics.find((metric) => metric.name === name)?.value ?? Number.NaN) * 1000;
    return { script: of("ScriptDuration"), task: of("TaskDuration") };
  };
  const before = await spent();
  await page.keyboard.type("x".repeat(keys), { delay: 60 });
  const after = await spent();
  await page.close();
  return { script: (after.script - before.script) / keys, task: (after.task - before.task) / keys };
}
