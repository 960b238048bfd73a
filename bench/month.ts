// A calendar of 10,000 events, 200 of them repeating, on the device: from the click to a month, and leafing through it.
import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { cookiesOf, type PushOp, push, type StudentAccount, signUp } from "../e2e/support/account.ts";
import { startServer } from "../e2e/support/server.ts";
import { countAsVisited } from "../e2e/support/visited.ts";
import { startBrowserWithProfile } from "./support/browser.ts";
import { numberOption, report } from "./support/report.ts";
import { watchTasks } from "./support/trace.ts";

const count = numberOption("events", 10_000);
const repeating = numberOption("repeating", 200);
const rounds = numberOption("rounds", 12);
/** By the definition of the browsers. */
const longTaskMs = 50;

const folder = await mkdtemp(join(tmpdir(), "jotter-month-"));
const server = await startServer();
console.log(`seeding ${count} events`);
const student = await signUp(server.address);
await seed(student);

const browser = await startBrowserWithProfile(join(folder, "profile"));
await countAsVisited(browser);
await browser.addCookies(cookiesOf(student, server.address));
const page = await browser.newPage();
await page.goto(`${server.address}/settings`);
await untilAllAreHere(page);

const openings: number[] = [];
const turns: number[] = [];
const opening: number[] = [];
const turning: number[] = [];
for (let round = 0; round < 3; round++) {
  await page.goto(`${server.address}/settings`);
  // What a start costs is another bench's matter.
  await pause(5000);
  const opened = await watchTasks(page);
  openings.push(await page.evaluate(open, 'nav a[href="/calendar"]'));
  await pause(2000);
  opening.push(...(await opened()));
  const turned = await watchTasks(page);
  for (let turn = 0; turn < rounds; turn++) {
    turns.push(await page.evaluate(turnPage));
    await pause(300);
  }
  turning.push(...(await turned()));
}

await browser.close();
await server.dispose();
await rm(folder, { recursive: true, force: true });

report("month", [
  { name: "from the click to a month", unit: "ms", ours: openings },
  { name: "from one month to the next", unit: "ms", ours: turns },
  { name: "longest task while it opens, CPU", unit: "ms", ours: [longest(opening)] },
  { name: "longest task while leafing, CPU", unit: "ms", ours: [longest(turning)] },
  { name: "long tasks while it opens", unit: "", ours: [longTasks(opening)], goal: { exactly: 0 } },
  { name: "long tasks while leafing", unit: "", ours: [longTasks(turning)], goal: { exactly: 0 } },
]);

function longest(tasks: readonly number[]): number {
  return tasks.reduce((most, one) => Math.max(most, one), 0);
}

function longTasks(tasks: readonly number[]): number {
  return tasks.filter((one) => one > longTaskMs).length;
}

/** Runs in the page: how long until something stands in the month. */
async function open(selector: string): Promise<number> {
  const begun = performance.now();
  document.querySelector<HTMLElement>(selector)?.click();
  while (!document.querySelector("[role=gridcell] [data-key]")) await new Promise((next) => setTimeout(next, 4));
  return performance.now() - begun;
}

/** Runs in the page: on to the next month, until its own events stand in it. */
async function turnPage(): Promise<number> {
  const before = new Set([...document.querySelectorAll("[data-key]")].map((one) => one.getAttribute("data-key")));
  const begun = performance.now();
  document.querySelector<HTMLElement>("[aria-label='Next month']")?.click();
  const isNew = () =>
    [...document.querySelectorAll("[role=gridcell] [data-key]")].filter(
      (one) => !before.has(one.getAttribute("data-key")),
    ).length > 20;
  while (!isNew()) await new Promise((next) => setTimeout(next, 4));
  return performance.now() - begun;
}

/** Asked seldom: the page is busy bringing them. */
async function untilAllAreHere(page: Page): Promise<void> {
  const deadline = performance.now() + 300_000;
  while ((await page.evaluate(eventsHere)) < count) {
    if (performance.now() > deadline) throw new Error("Not all events arrived in time.");
    await pause(1000);
  }
}

/** Runs in the page. */
async function eventsHere(): Promise<number> {
  const name = (await indexedDB.databases()).map((one) => one.name ?? "").find((one) => one.startsWith("jotter:"));
  if (!name) return 0;
  const asked = <Value>(request: IDBRequest<Value>) =>
    new Promise<Value>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  const database = await asked(indexedDB.open(name));
  const isThere = database.objectStoreNames.contains("event");
  const found = isThere ? await asked(database.transaction("event").objectStore("event").count()) : 0;
  database.close();
  return found;
}

/** Four years around today; lessons repeat, the rest is spread over the days, and some last for days. */
async function seed(student: StudentAccount): Promise<void> {
  const rules = [
    "FREQ=WEEKLY;BYDAY=MO,WE",
    "FREQ=WEEKLY;INTERVAL=2",
    "FREQ=WEEKLY",
    "FREQ=MONTHLY",
    "FREQ=DAILY;COUNT=200",
  ];
  const types = ["class", "assignment", "exam", "study", "other"];
  const first = Date.now() - 730 * 86_400_000;
  const dayAfter = (days: number) => new Date(first + days * 86_400_000).toISOString().slice(0, 10);
  const batch = 100;
  for (let start = 0; start < count; start += batch) {
    const ops = Array.from({ length: Math.min(batch, count - start) }, (_, index): PushOp => {
      const n = start + index;
      const day = dayAfter((n * 7) % 1460);
      const hour = String(8 + (n % 10)).padStart(2, "0");
      const isAllDay = n % 9 === 0;
      const data = {
        type: types[n % types.length],
        title: `Event ${n}`,
        description: "",
        start: isAllDay ? day : `${day}T${hour}:00`,
        end: isAllDay ? dayAfter(((n * 7) % 1460) + (n % 3)) : `${day}T${hour}:50`,
        zone: isAllDay ? null : "Europe/Berlin",
        classId: null,
        rule: n < repeating ? rules[n % rules.length] : null,
        except: [],
        doneAt: n,
        createdAt: n,
        updatedAt: n,
      };
      return { kind: "event", id: randomUUID(), ifRev: 0, n: n + 1, v: 1, data, del: false, at: Date.now() };
    });
    const refused = (await push(server.address, student, "seed", ops)).filter((result) => result.status !== "ok");
    if (refused.length > 0) throw new Error(`The server refused to be seeded: ${JSON.stringify(refused[0])}`);
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
