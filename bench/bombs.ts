// Texts that nobody writes and somebody pastes, opened in the app: the longest task of the page for each, in CPU time.
// `--size 1000000 --only "one word"` for one of them, `--all` for every sign in every way.
import { randomUUID } from "node:crypto";
import { bombs } from "@jotter/markdown/testing/bombs";
import type { Browser, Page } from "playwright-core";
import { cookiesOf, noteData, push, signUp } from "../e2e/support/account.ts";
import { startServer } from "../e2e/support/server.ts";
import { countAsVisited } from "../e2e/support/visited.ts";
import { startBrowser } from "./support/browser.ts";
import { numberOption, report } from "./support/report.ts";
import { watchTasks } from "./support/trace.ts";

const size = numberOption("size", 1_000_000);
const goalMs = 200;
/** Whatever takes longer than this has lost. */
const patienceMs = numberOption("patience", 12_000);
const only = process.argv.includes("--only") ? process.argv[process.argv.indexOf("--only") + 1] : undefined;
/** Each sign in all ways is the unit tests' matter; here, a row of it is enough. */
const isOneOfMany = (name: string) => /before each word$|at the start of each line$|in paragraphs$/.test(name);
const chosen = bombs.filter(({ name }) =>
  only ? name.includes(only) : process.argv.includes("--all") || !isOneOfMany(name),
);

type Step = "list" | "open" | "start" | "middle" | "end" | "read";

const server = await startServer();
const browser = await startBrowser();
const longest = new Map<string, Partial<Record<Step, number>>>();
for (const { name, text } of chosen) {
  const figures = await openBomb(browser, text(size).slice(0, size));
  longest.set(name, figures);
  const said = Object.entries(figures).map(([step, ms]) => `${step} ${Math.round(ms)}`);
  const isLong = Object.values(figures).some((ms) => ms > goalMs);
  console.log(`${isLong ? "LONG" : "ok  "} ${name.padEnd(44)} ${said.join("  ")}`);
}
await browser.close();
await server.dispose();

const steps = ["list", "open", "start", "middle", "end", "read"] as const;
report(
  "bombs",
  steps.map((step) => {
    const all = [...longest.values()].map((figures) => figures[step] ?? 0);
    return { name: `longest task, ${step}`, unit: "ms", ours: [Math.max(...all)], goal: { atMost: goalMs } };
  }),
);

async function openBomb(browser: Browser, body: string): Promise<Partial<Record<Step, number>>> {
  const student = await signUp(server.address);
  const id = randomUUID();
  const data = noteData("A bomb", body, Date.now());
  const op = { kind: "note", id, ifRev: 0, n: 1, v: 1, data, del: false, at: Date.now() };
  const [result] = await push(server.address, student, "seed", [op]);
  if (result?.status !== "ok") throw new Error(`The server refused the note: ${JSON.stringify(result)}`);
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  await countAsVisited(context);
  await context.addCookies(cookiesOf(student, server.address));
  const page = await context.newPage();
  const figures: Partial<Record<Step, number>> = {};
  const take = async (step: Step, act: () => Promise<unknown>) => {
    if (Object.values(figures).some((ms) => ms >= patienceMs)) return;
    figures[step] = await inTime(longestTask(page, act));
  };
  // The list, with its previews, and the index that is made for searching.
  await take("list", () => page.goto(`${server.address}/notes`).then(() => pause(2500)));
  await take("open", async () => {
    await page.goto(`${server.address}/editor/${id}`);
    await page.waitForSelector(".cm-content");
    await pause(2500);
  });
  await take("start", async () => {
    await page.locator(".cm-content").focus();
    await press(page, "Control+Home");
  });
  await take("middle", async () => {
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight / 2));
    await pause(400);
    await page.mouse.click(640, 400);
    await press(page);
  });
  await take("end", () => press(page, "Control+End"));
  await take("read", async () => {
    await page.goto(`${server.address}/editor/${id}/read`);
    await page.waitForSelector("[data-sheet]");
    await pause(2500);
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight / 2));
    await pause(600);
  });
  await Promise.race([context.close(), pause(3000)]);
  return figures;
}

/** To a place, a letter there, and time enough to see it drawn and saved. */
async function press(page: Page, place?: string): Promise<void> {
  if (place) await page.keyboard.press(place);
  await pause(300);
  await page.keyboard.press("x");
  await pause(900);
}

async function longestTask(page: Page, act: () => Promise<unknown>): Promise<number> {
  const tasks = await watchTasks(page);
  await act();
  return Math.max(0, ...(await tasks()));
}

async function inTime(task: Promise<number>): Promise<number> {
  task.catch(() => undefined); // Whoever comes too late is not heard.
  return Promise.race([task, pause(patienceMs).then(() => patienceMs)]);
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
