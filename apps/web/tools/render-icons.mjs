// Draws the PNG icons of the manifest from public/icon.svg with the system's Chromium.
// Run after a change of the SVG: node apps/web/tools/render-icons.mjs
import { readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";

// From the repository's root: the app itself has no use for a browser driver.
const { chromium } = await import(new URL("../../../node_modules/playwright-core/index.mjs", import.meta.url));
const here = (path) => fileURLToPath(new URL(`../public/${path}`, import.meta.url));
const svg = await readFile(here("icon.svg"), "utf8");
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu"],
});
// A maskable icon is cut to the system's shape: the drawing stays within the middle 80 %, on its own colour.
const icons = [
  { name: "icon-192.png", size: 192, inset: 0, background: "transparent" },
  { name: "icon-512.png", size: 512, inset: 0, background: "transparent" },
  { name: "icon-maskable-512.png", size: 512, inset: 51, background: "#d6f24b" },
];
for (const { name, size, inset, background } of icons) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(
    `<style>body{margin:0;background:${background}}svg{display:block;margin:${inset}px;width:${size - 2 * inset}px}</style>${svg}`,
  );
  await writeFile(here(name), await page.screenshot({ omitBackground: true }));
  await page.close();
}
await browser.close();
