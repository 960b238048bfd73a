import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Locator, Page } from "@playwright/test";
import type axe from "axe-core";
import { goInside } from "./inside.ts";
import { type Device, expect } from "./student.ts";

export { goInside };

/** What every screen must be: readable for all, as wide as its window, and within reach of a keyboard. */

export async function rememberTheme({ page }: Device, theme: "dark" | "light"): Promise<void> {
  await page.addInitScript((chosen) => localStorage.setItem("jotter:theme", chosen), theme);
}

export async function rememberLanguage({ page }: Device, code: string): Promise<void> {
  await page.addInitScript((chosen) => localStorage.setItem("jotter:language:guest", chosen), code);
}

/** As a student does it who has the app open: nothing starts anew. */
export async function speakIn({ page }: Device, code: string): Promise<void> {
  await goInside(page, "/settings");
  await page.locator("select:has(option[value=ja])").first().selectOption(code);
  await expect(page.locator("html")).toHaveAttribute("lang", code);
}

/** Until the screen stands: its heading is there, the start-up has gone, and nothing moves any more. */
export async function standsStill(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toBeAttached();
  await expect(page.locator("#starting")).toHaveCount(0);
  await page.evaluate(async () => {
    const ending = () =>
      document
        .getAnimations()
        .filter(({ effect, playState }) => effect?.getTiming().iterations === 1 && playState === "running");
    // What was just opened begins to move in the next frame.
    const frames = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    for (await frames(); ending().length > 0; await frames()) {
      await Promise.allSettled(ending().map((animation) => animation.finished));
    }
  });
}

/** The small one: it is read anew in every document. */
const axeSource = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

const standards = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** All that axe asks of colours; nothing else of a screen is another in the other theme. */
const colourRules = ["color-contrast", "link-in-text-block"];

/** More contrast means 7 : 1. Where only what lies over a page is new, `within` it: the page has a journey of its own. */
type Look = { readonly moreContrast?: boolean; readonly onlyColours?: boolean; readonly within?: Locator };

/** What axe finds wrong with the screen as it is. */
export async function axeFindings(
  page: Page,
  { moreContrast = false, onlyColours = false, within = page.locator("html") }: Look = {},
): Promise<readonly string[]> {
  await standsStill(page);
  // Once into each document, and by the debugger's door: the page's own policy lets no script in.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axeSource);
  const enhanced = moreContrast ? ["color-contrast-enhanced"] : [];
  const options: axe.RunOptions = {
    runOnly: onlyColours ? { type: "rule", values: [...colourRules, ...enhanced] } : { type: "tag", values: standards },
    resultTypes: ["violations"],
    // No rule of these standards reads the style sheets; and a finding is told by its own tag, not by where it stands.
    preload: { assets: ["media"] },
    selectors: false,
    ...(!onlyColours && { rules: { "color-contrast-enhanced": { enabled: moreContrast } } }),
  };
  const { violations } = await within.evaluate(
    (element, chosen) => (window as unknown as { readonly axe: typeof axe }).axe.run(element, chosen),
    options,
  );
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html.slice(0, 160)}`));
}

/** In both themes: as the screen stands, and in the other colours. The next screen opens in those. */
export async function passesAxe(page: Page, place: string, options: Look = {}) {
  const theme = await page.evaluate(() => document.documentElement.dataset.theme);
  expect.soft(await axeFindings(page, options), `${place}, ${theme}`).toEqual([]);
  const other = theme === "light" ? "dark" : "light";
  await chooseThemeElsewhere(page, other);
  expect.soft(await axeFindings(page, { ...options, onlyColours: true }), `${place}, ${other}`).toEqual([]);
}

/** In another tab: nothing on this screen is touched. */
async function chooseThemeElsewhere(page: Page, theme: "dark" | "light"): Promise<void> {
  await page.evaluate((chosen) => {
    localStorage.setItem("jotter:theme", chosen);
    dispatchEvent(new StorageEvent("storage", { key: "jotter:theme", newValue: chosen }));
  }, theme);
  await expect(page.locator("html")).toHaveAttribute("data-theme", theme);
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
