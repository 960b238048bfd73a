// A PDF of 500 pages: its first page on the screen, and its text, against a bare pdf.js in the same browser; and what
// scrolling through 100 of its pages costs the page's main thread.
import { readdirSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { linesAt, pdfOf } from "@jotter/document-text/testing/write-pdf";
import type { Page } from "playwright-core";
import { cookiesOf, signUp } from "../e2e/support/account.ts";
import { giveDocument } from "../e2e/support/document.ts";
import { startServer } from "../e2e/support/server.ts";
import { countAsVisited } from "../e2e/support/visited.ts";
import { startBrowserWithProfile } from "./support/browser.ts";
import { startFloorPage } from "./support/floor-page.ts";
import { numberOption, report } from "./support/report.ts";
import { watchTasks } from "./support/trace.ts";

const rounds = numberOption("rounds", 5);
const count = numberOption("pages", 500);
const scrolled = numberOption("scrolled", 100);

const lines = (page: number) =>
  Array.from(
    { length: 44 },
    (_, at) => `Line ${at + 1} of page ${page + 1}: the spindle holds the cell until the last kinetochore is attached.`,
  );
const bytes = pdfOf(
  Array.from({ length: count }, (_, page) => ({ words: linesAt(60, 790, lines(page), { leading: 16, size: 11 }) })),
);
const title = "Five hundred pages";

const folder = await mkdtemp(join(tmpdir(), "jotter-documents-"));
const server = await startServer();
const floor = await startFloorPage("pdf", new Map([["/book.pdf", bytes]]));
const student = await signUp(server.address);
const texts = Array.from({ length: count }, (_, page) => lines(page).join("\n\n"));
const id = await giveDocument(server.address, student, { title, kind: "pdf", bytes, texts });
const browser = await startBrowserWithProfile(folder);
await countAsVisited(browser);
await browser.addCookies(cookiesOf(student, server.address));

const first = { ours: [] as number[], floor: [] as number[] };
const text = { ours: [] as number[], floor: [] as number[] };
for (let round = -1; round < rounds; round++) {
  const [ours, bare] = [await firstPage(), await floorPage()];
  const [read, bareText] = [await textOfOurs(), await textOfFloor()];
  // The first round brings the code, and the file onto the device.
  if (round < 0) continue;
  first.ours.push(ours.ms);
  first.floor.push(await bare(ours.width));
  text.ours.push(read);
  text.floor.push(bareText);
}
const scroll = { longest: [] as number[], canvases: [] as number[] };
for (let round = 0; round < Math.min(3, rounds); round++) {
  const { longest, canvases } = await scrolling();
  scroll.longest.push(longest);
  scroll.canvases.push(canvases);
}
await browser.close();
await floor.close();
await server.dispose();
await rm(folder, { recursive: true, force: true });

report("documents", [
  { name: `first of ${count} pages visible`, unit: "ms", ...first, goal: { ratioAtMost: 1.5 } },
  { name: `text of ${count} pages`, unit: "ms", ...text, goal: { ratioAtMost: 1.3 } },
  { name: `longest task while ${scrolled} pages pass`, unit: "ms", ours: scroll.longest, goal: { atMost: 50 } },
  { name: `most canvases while ${scrolled} pages pass`, unit: "", ours: scroll.canvases, goal: { atMost: 12 } },
]);

/** From the press on its link in the library to its first page, drawn. */
async function firstPage(): Promise<{ readonly ms: number; readonly width: number }> {
  const page = await browser.newPage();
  await page.goto(`${server.address}/docs`);
  const link = page.locator(`a[href^="/docs/${id}"]`).first();
  await link.waitFor();
  await page.waitForTimeout(1500);
  const opened = await link.evaluate(async (element) => {
    const began = performance.now();
    (element as HTMLElement).click();
    for (;;) {
      await new Promise(requestAnimationFrame);
      const canvas = document.querySelector<HTMLCanvasElement>('[data-page="0"] canvas');
      if (canvas && canvas.width > 0) return { ms: performance.now() - began, width: canvas.width };
    }
  });
  await page.close();
  return opened;
}

/** The same from a bare page that has its code, of the same width. */
async function floorPage(): Promise<(width: number) => Promise<number>> {
  return async (width) => {
    const page = await bareReady("firstPage");
    const ms = await page.evaluate(
      (wide) => (window as never as { firstPage: FirstPage }).firstPage("/book.pdf", wide),
      width,
    );
    await page.close();
    return ms;
  };
}

type FirstPage = (address: string, widthPixels: number) => Promise<number>;
type AllText = (address: string) => Promise<{ readonly ms: number; readonly letters: number }>;

async function bareReady(what: string): Promise<Page> {
  const page = await browser.newPage();
  await page.goto(floor.address);
  await page.waitForFunction((one) => one in window, what);
  await page.waitForTimeout(500);
  return page;
}

async function textOfFloor(): Promise<number> {
  const page = await bareReady("allText");
  const { ms } = await page.evaluate(() => (window as never as { allText: AllText }).allText("/book.pdf"));
  await page.close();
  return ms;
}

/** By the very worker the app reads with, from the file in hand to all of its pages. */
async function textOfOurs(): Promise<number> {
  const assets = readdirSync(new URL("../dist/web/assets", import.meta.url));
  const worker = assets.find((file) => /^reading-worker-.*\.js$/.test(file));
  if (!worker) throw new Error("The build has no worker that reads documents.");
  const page = await browser.newPage();
  await page.goto(`${server.address}/docs`);
  await page.locator("h1").first().waitFor();
  await page.waitForTimeout(1500);
  const read = await page.evaluate(
    async ([address, wanted]) => {
      const files = (await (await fetch("/api/files")).json()) as { files: { id: string; name: string }[] };
      const own = files.files.find((one) => one.name.startsWith(wanted));
      const began = performance.now();
      const file = await (await fetch(`/api/files/${own?.id}`)).blob();
      const reader = new Worker(address, { type: "module" });
      const result = await new Promise<{ ok: boolean; value?: { pages: readonly unknown[] } }>((resolve) => {
        reader.addEventListener("message", ({ data }) => data.t === "read" && resolve(data.result));
        reader.postMessage({ file, name: "book.pdf" });
      });
      const ms = performance.now() - began;
      reader.terminate();
      return { ms, pages: result.ok ? (result.value?.pages.length ?? 0) : -1 };
    },
    [`/assets/${worker}`, title] as const,
  );
  await page.close();
  if (read.pages !== count) throw new Error(`${read.pages} pages were read, not ${count}.`);
  return read.ms;
}

async function scrolling(): Promise<{ readonly longest: number; readonly canvases: number }> {
  const page = await browser.newPage();
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${server.address}/docs/${id}?page=1`);
  await page.locator('[data-page="0"] canvas').first().waitFor();
  await page.waitForTimeout(4000); // What a start does besides is over.
  const step = await page.evaluate(() => {
    let most = 0;
    const look = () => {
      most = Math.max(most, document.querySelectorAll("canvas").length);
      Object.assign(window, { mostCanvases: most });
      requestAnimationFrame(look);
    };
    look();
    return (document.querySelector<HTMLElement>('[data-page="0"]')?.offsetHeight ?? 1000) / 3;
  });
  await page.mouse.move(700, 450);
  const tasks = await watchTasks(page);
  for (let turn = 0; turn < scrolled * 3; turn++) {
    await page.mouse.wheel(0, step);
    await page.waitForTimeout(40);
  }
  await page.waitForTimeout(1000);
  const longest = Math.max(...(await tasks()));
  const canvases = await page.evaluate(() => (window as never as { mostCanvases: number }).mostCanvases);
  await page.close();
  return { longest, canvases };
}
