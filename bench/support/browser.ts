import { type Browser, type BrowserContext, chromium, type Page } from "playwright-core";
import { chromiumArguments, chromiumPath } from "../../e2e/support/chromium.ts";

const options = { executablePath: chromiumPath(), args: [...chromiumArguments] };

export function startBrowser(): Promise<Browser> {
  return chromium.launch(options);
}

/** A browser with a profile that outlives it, as a student's own. */
export function startBrowserWithProfile(folder: string): Promise<BrowserContext> {
  return chromium.launchPersistentContext(folder, options);
}

export type Download = {
  readonly path: string;
  readonly kind: "page" | "font" | "other";
  /** Still compressed. */
  readonly bytes: number;
  readonly headerBytes: number;
};

/** Everything that comes over the wire for this page. */
export async function watchDownloads(page: Page): Promise<readonly Download[]> {
  const cdp = await page.context().newCDPSession(page);
  const begun = new Map<string, Omit<Download, "bytes">>();
  const downloads: Download[] = [];
  cdp.on("Network.responseReceived", ({ requestId, response, type }) => {
    if (!response.url.startsWith("http")) return;
    const kind = kindOf(type, response.mimeType);
    begun.set(requestId, { path: new URL(response.url).pathname, kind, headerBytes: response.encodedDataLength });
  });
  cdp.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const download = begun.get(requestId);
    if (download) downloads.push({ ...download, bytes: encodedDataLength - download.headerBytes });
  });
  await cdp.send("Network.enable");
  // Brotli would flatter us: goals and floor are in gzip, which every proxy and browser speaks.
  await page.setExtraHTTPHeaders({ "Accept-Encoding": "gzip" });
  return downloads;
}

function kindOf(type: string, mimeType: string): Download["kind"] {
  if (["Document", "Script", "Stylesheet"].includes(type) || /html|javascript|css/.test(mimeType)) return "page";
  return type === "Font" || mimeType.startsWith("font/") ? "font" : "other";
}

/** Main-thread time by Chromium's own account, from now until it is asked for. */
export async function watchMainThread(page: Page): Promise<() => Promise<number>> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("Performance.enable");
  return async () => {
    const { metrics } = await cdp.send("Performance.getMetrics");
    return (metrics.find((metric) => metric.name === "TaskDuration")?.value ?? Number.NaN) * 1000;
  };
}
