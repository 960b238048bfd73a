import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** What stands on the screen now, once nothing moves any more, has no fault that axe knows. */
export async function passesAxe(page: Page, what: string): Promise<void> {
  await page.evaluate(async () => {
    const ending = document.getAnimations().filter((animation) => animation.effect?.getTiming().iterations === 1);
    await Promise.allSettled(ending.map((animation) => animation.finished));
  });
  const { violations } = await new AxeBuilder({ page })
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
    .analyze();
  const found = violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html.slice(0, 160)}`));
  expect.soft(found, what).toEqual([]);
}
