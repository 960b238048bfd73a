// What a first visit costs: bytes and requests of the signed-out pages in a fresh profile, beside a bare React page.
import type { Browser } from "playwright-core";
import { startServer } from "../e2e/support/server.ts";
import { countAsVisited } from "../e2e/support/visited.ts";
import { startBrowser, watchDownloads, watchMainThread } from "./support/browser.ts";
import { startFloorPage } from "./support/floor-page.ts";
import { type Figure, numberOption, report } from "./support/report.ts";

type Visit = {
  readonly pageKb: number;
  readonly fontKb: number;
  readonly otherKb: number;
  readonly headersKb: number;
  readonly requests: number;
  readonly firstPaintMs: number;
  readonly taskMs: number;
  readonly downloads: readonly { readonly path: string; readonly bytes: number }[];
};

const rounds = numberOption("rounds", 4);
const paths = ["/welcome", "/features", "/login", "/createAccount"] as const;

const server = await startServer();
const floorPage = await startFloorPage();
const browser = await startBrowser();

const floor: Visit[] = [];
const visits = new Map<string, Visit[]>(paths.map((path) => [path, []]));
for (let round = 0; round < rounds; round++) {
  for (const path of paths) visits.get(path)?.push(await firstVisit(browser, server.address + path));
  floor.push(await firstVisit(browser, floorPage.address));
}
await browser.close();
await floorPage.close();
await server.dispose();

if (process.argv.includes("--files")) {
  for (const [path, [visit]] of visits) {
    console.log(path);
    for (const { path: file, bytes } of visit?.downloads ?? []) console.log(`  ${String(bytes).padStart(7)}  ${file}`);
  }
}

report(
  "load",
  paths.flatMap((path): Figure[] => {
    const ours = visits.get(path) ?? [];
    const figure = (name: string, unit: string, pick: (visit: Visit) => number): Figure => ({
      name: `${path}: ${name}`,
      unit,
      ours: ours.map(pick),
      floor: floor.map(pick),
    });
    return [
      { ...figure("HTML, JS, CSS", "kB", (visit) => visit.pageKb), goal: { atMost: 150 } },
      { name: `${path}: fonts`, unit: "kB", ours: ours.map((visit) => visit.fontKb), goal: { atMost: 60 } },
      { name: `${path}: anything else`, unit: "kB", ours: ours.map((visit) => visit.otherKb) },
      figure("headers", "kB", (visit) => visit.headersKb),
      { ...figure("requests", "", (visit) => visit.requests), goal: { atMost: 12 } },
      figure("first contentful paint", "ms", (visit) => visit.firstPaintMs),
      figure("main thread", "ms", (visit) => visit.taskMs),
    ];
  }),
);

/** A new context has no cache and no service worker: a visitor whose browser was never here, let through the gate. */
async function firstVisit(visitor: Browser, address: string): Promise<Visit> {
  const context = await visitor.newContext();
  try {
    await countAsVisited(context);
    const page = await context.newPage();
    const downloads = await watchDownloads(page);
    const mainThreadMs = await watchMainThread(page);
    await page.goto(address, { waitUntil: "load" });
    // What the page fetches on its own a moment later was not free either.
    await new Promise((resolve) => setTimeout(resolve, 2000));
    const firstPaintMs = await page.evaluate(
      () => performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.NaN,
    );
    const kilobytes = (kind: string) =>
      downloads.reduce((sum, download) => sum + (download.kind === kind ? download.bytes : 0), 0) / 1000;
    return {
      pageKb: kilobytes("page"),
      fontKb: kilobytes("font"),
      otherKb: kilobytes("other"),
      headersKb: downloads.reduce((sum, download) => sum + download.headerBytes, 0) / 1000,
      requests: downloads.length,
      firstPaintMs,
      taskMs: await mainThreadMs(),
      downloads: [...downloads],
    };
  } finally {
    await context.close();
  }
}
