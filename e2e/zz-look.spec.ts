import { readFileSync } from "node:fs";
import { rememberLanguage, rememberTheme, speakIn, standsStill } from "./support/screen.ts";
import { test } from "./support/student.ts";

const looks = [
  ["en", "dark", 1440, "01"],
  ["de", "light", 1440, "25"],
  ["ja", "dark", 390, "37"],
  ["de", "dark", 390, "43"],
] as const;
for (const [code, theme, width, name] of looks)
  test(`look ${code} ${theme} ${width}`, async ({ student }) => {
    const device = await student.device();
    const { page } = device;
    await rememberTheme(device, theme);
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/calendar");
    if (code !== "en") await speakIn(device, code);
    await page.goto("/calendar");
    await standsStill(page);
    await page.screenshot({ path: `/tmp/y1-${code}-${theme}-${width}-page.png` });
    const words = { en: "Add from a syllabus", de: "Aus einem Kursplan übernehmen", ja: "シラバスから追加" }[code];
    await page.getByRole("button", { name: words }).first().click();
    const dialog = page.getByRole("dialog", { name: words });
    await page.waitForTimeout(800);
    await page.screenshot({ path: `/tmp/y1-${code}-${theme}-${width}-give.png` });
    await dialog.locator("textarea").fill(readFileSync(`/work/cases/syllabi/${name}.txt`, "utf8"));
    await dialog.locator("button[type=submit]").click();
    await dialog.locator("[data-date]").first().waitFor();
    await page.waitForTimeout(500);
    await page.screenshot({ path: `/tmp/y1-${code}-${theme}-${width}-rows.png` });
    await dialog.locator("[data-date]").nth(3).scrollIntoViewIfNeeded();
    await page.screenshot({ path: `/tmp/y1-${code}-${theme}-${width}-dates.png` });
  });
