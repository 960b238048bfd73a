import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { BrowserContext } from "playwright-core";

/** A page with a worker that holds texts as bare lists, looked through one after the other: from asking it to its answer. */
export async function openSearchFloor(browser: BrowserContext, lists: readonly (readonly string[])[]) {
  const files: Readonly<Record<string, readonly [type: string, body: string]>> = {
    "/": ["text/html", "<!doctype html><title>floor</title>"],
    "/worker.js": ["text/javascript", readFileSync(new URL("../floor/search-worker.js", import.meta.url), "utf8")],
    "/texts.json": ["application/json", JSON.stringify(lists)],
  };
  const server = createServer(({ url = "/" }, response) => {
    const [type, body] = files[url] ?? ["text/plain", ""];
    response.setHeader("Content-Type", type);
    response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const page = await browser.newPage();
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  await page.evaluate(async () => {
    const worker = new Worker("/worker.js");
    (window as unknown as { floor: Worker }).floor = worker;
    const lists = await (await fetch("/texts.json")).json();
    await new Promise((resolve) => {
      worker.onmessage = resolve;
      worker.postMessage({ lists });
    });
  });
  return {
    ask: async (all: readonly string[]): Promise<readonly number[]> => {
      await page.bringToFront();
      return page.evaluate(askFloor, all);
    },
    close: async () => {
      await page.close();
      server.close();
    },
  };
}

/** Runs in the page, with the same pauses as between two questions to ours. */
async function askFloor(all: readonly string[]): Promise<readonly number[]> {
  const { floor } = window as unknown as { floor: Worker };
  const times: number[] = [];
  for (const asked of all) {
    await new Promise((resolve) => setTimeout(resolve, 45));
    const begun = performance.now();
    await new Promise((resolve) => {
      floor.onmessage = resolve;
      floor.postMessage({ asked });
    });
    times.push(performance.now() - begun);
  }
  return times;
}
