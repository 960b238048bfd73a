import type { BrowserContext } from "@playwright/test";

/** The tabs of this browser have passed the welcome page: the first-visit gate is open. [ROU-4] */
export async function countAsVisited(context: Pick<BrowserContext, "addInitScript">): Promise<void> {
  await context.addInitScript(() => {
    try {
      sessionStorage.setItem("jotter:visited", "yes");
    } catch {
      // An empty page has no storage.
    }
  });
}
