import AxeBuilder from "@axe-core/playwright";
import type { Locator, Page } from "@playwright/test";
import { type Device, expect } from "./student.ts";

/** What every screen must be: readable for all, as wide as its window, and within reach of a keyboard. */

export async function rememberTheme({ page }: Device, theme: "dark" | "light"): Promise<void> {
  await page.addInitScript((chosen) => localStorage.setItem("jotter:theme", chosen), theme);
}

export async function rememberLanguage({ page }: Device, code: string): Promise<void> {
  await page.addInitScript((chosen) => localStorage.setItem("jotter:language:guest", chosen), code);
}

/** Until the screen stands: its heading is there, the start-up has gone, and nothing moves any more. */
export async function settle({ page }: Device): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toBeAttached();
  await expect(page.locator("#starting")).toHaveCount(0);
  await page.evaluate(async () => {
    const ending = document.getAnimations().filter((animation) => animation.effect?.getTiming().iterations === 1);
    await Promise.allSettled(ending.map((animation) => animation.finished));
  });
}

export async function passesAxe(device: Device, place: string): Promise<void> {
  await settle(device);
  const { violations } = await new AxeBuilder({ page: device.page })
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
    .analyze();
  const found = violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html.slice(0, 160)}`));
  expect.soft(found, place).toEqual([]);
}

export async function fitsItsWidth(device: Device, place: string): Promise<void> {
  await settle(device);
  const tooWide = await device.page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    // Also what a clipping box would hide: a word that cannot be read to its end.
    const words = [...document.querySelectorAll("h1, h2, h3, p, a, li, summary, dd, dt, blockquote")];
    return words
      .filter((element) => element.getBoundingClientRect().right > width + 0.5 || element.scrollWidth > width + 0.5)
      .slice(0, 5)
      .map((element) => element.outerHTML.slice(0, 120));
  });
  expect.soft(tooWide, place).toEqual([]);
  const [page, window] = await device.page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ]);
  expect.soft(page, place).toBeLessThanOrEqual(window ?? 0);
}

/** Presses Tab until the control has the focus, as a student without a mouse would. */
export async function tabTo(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeVisible();
  for (let press = 0; press < 60; press++) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`${control} cannot be reached by Tab.`);
}
