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
export async function standsStill(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toBeAttached();
  await expect(page.locator("#starting")).toHaveCount(0);
  await page.evaluate(async () => {
    const ending = document.getAnimations().filter((animation) => animation.effect?.getTiming().iterations === 1);
    await Promise.allSettled(ending.map((animation) => animation.finished));
  });
}

/** What axe finds wrong with the screen as it is. */
export async function axeFindings(page: Page): Promise<readonly string[]> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
    .analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html.slice(0, 160)}`));
}

export async function passesAxe(page: Page, place: string): Promise<void> {
  await standsStill(page);
  expect.soft(await axeFindings(page), place).toEqual([]);
}

/** What stands out of the screen to the right, also what a clipping box would hide: a word that cannot be read to its end. */
export function tooWide(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const { clientWidth: width, scrollWidth } = document.documentElement;
    const isWide = scrollWidth > width || document.body.scrollWidth > width;
    const selector = isWide ? "body *" : "h1, h2, h3, p, a, li, summary, dd, dt, blockquote";
    const seen = [...document.querySelectorAll(selector)].filter((element) => !element.closest(".visually-hidden"));
    const wide = seen.filter(
      (element) => element.getBoundingClientRect().right > width + 0.5 || element.scrollWidth > width + 0.5,
    );
    return wide.slice(0, 5).map((element) => element.outerHTML.slice(0, 120));
  });
}

export async function fitsItsWidth({ page }: Device, place: string): Promise<void> {
  await standsStill(page);
  expect.soft(await tooWide(page), place).toEqual([]);
}

/** Presses Tab until the control has the focus, as a student without a mouse would. */
export async function tabTo(page: Page, control: Locator, key = "Tab"): Promise<void> {
  await expect(control).toBeVisible();
  for (let press = 0; press < 60; press++) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${control} cannot be reached by ${key}.`);
}
