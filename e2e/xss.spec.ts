import { readFile } from "node:fs/promises";
import { xssCorpus, xssWords } from "@jotter/markdown/testing/xss-corpus";
import type { Browser, BrowserContext, Page } from "@playwright/test";
import { noteData, push, type StudentAccount } from "./support/account.ts";
import { goInside } from "./support/screen.ts";
import { expect, giveSession, test } from "./support/student.ts";
import { countAsVisited } from "./support/visited.ts";

/*
 * Notes that try to run something, in a browser whose content security policy is switched off: what keeps them from it
 * must be the way they are drawn. Everything is put in through the sync protocol, as another device would.
 */

const noteId = (index: number) => `01900000-0000-7000-8000-${String(index).padStart(12, "0")}`;

/** Some hundred texts to a note: the corpus is 2,000 and a page costs a second. */
const bodies = chunks(
  xssCorpus.map(({ text }) => text),
  300,
).map((texts) => texts.join("\n\n"));

async function fill(address: string, student: StudentAccount): Promise<void> {
  const notes = [
    ...bodies.map((body, index) => ({ title: `Body ${index}`, body, tags: [] as readonly string[] })),
    ...xssWords.map((word) => ({ title: word.slice(0, 900), body: `${word}\n`, tags: [word.slice(0, 190)] })),
  ];
  const ops = notes.map(({ title, body, tags }, index) => ({
    kind: "note",
    id: noteId(index),
    ifRev: 0,
    n: index + 1,
    v: 1,
    // A text with a NUL is refused by the server; the unit tests have those.
    data: { ...noteData(title.replaceAll("\0", ""), body.replaceAll("\0", ""), Date.now() - index), tags },
    del: false,
    at: Date.now(),
  }));
  for (const part of chunks(ops, 50)) {
    const results = await push(address, student, "elsewhere", part);
    expect(results.filter(({ status }) => status !== "ok")).toEqual([]);
  }
}

type Watched = { readonly page: Page; readonly context: BrowserContext; readonly incidents: string[] };

/** A browser without the policy, in which every sign of something running is written down. */
async function watched(browser: Browser, address: string, student: StudentAccount): Promise<Watched> {
  const context = await browser.newContext({ baseURL: address, bypassCSP: true, serviceWorkers: "block" });
  await countAsVisited(context);
  await giveSession(context, address, student);
  const incidents: string[] = [];
  const page = await context.newPage();
  watch(page, address, incidents);
  return { page, context, incidents };
}

function watch(page: Page, address: string, incidents: string[]): void {
  page.on("dialog", (dialog) => {
    incidents.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on("request", (request) => {
    const url = request.url();
    if (/^https?:/.test(url) && !url.startsWith(address)) incidents.push(`request: ${url}`);
    if (
      /^https?:/.test(url) &&
      !/\/(?:assets|api|editor|notes)\b|\/$|\.(?:svg|webmanifest|png|js)$/.test(new URL(url).pathname)
    ) {
      incidents.push(`odd request: ${url}`);
    }
  });
  page.on("pageerror", (error) => incidents.push(`error: ${error.message}`));
}

async function expectNothingRan({ page, incidents }: Watched, place: string): Promise<void> {
  // Whatever waits for a pointer or the focus gets both.
  await page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>("main *, article *")) {
      for (const type of ["mouseover", "mouseenter", "pointerover", "focus", "toggle", "load", "error"]) {
        element.dispatchEvent(new Event(type));
      }
    }
  });
  expect.soft(await page.evaluate(() => (window as { __xss?: unknown }).__xss), place).toBeUndefined();
  expect.soft(incidents, place).toEqual([]);
  const foreign = await page.evaluate(() => {
    const found: string[] = [];
    for (const element of document.querySelectorAll("main *, article *")) {
      if (element.closest("svg[aria-hidden], .katex svg")) continue;
      if (
        /^(script|iframe|object|embed|form|base|meta|link|svg)$/i.test(element.tagName) &&
        !element.matches("svg[aria-hidden], .katex svg, form:not([action])")
      )
        found.push(element.outerHTML);
      for (const { name, value } of element.attributes) {
        // A choice in a list, or a note, may well be called like an address; a browser goes nowhere by these.
        const isAddress = !/^(?:value|data-.*)$/.test(name) && /^\s*(?:javascript|vbscript|data:text)/i.test(value);
        if (/^on/i.test(name) || isAddress) found.push(`${name}=${value}`);
      }
    }
    return found.slice(0, 5);
  });
  expect.soft(foreign, place).toEqual([]);
}

test("no title, tag or text runs anything, in the list, in a reading view or in an exported page", async ({
  browser,
  server,
  student,
}) => {
  test.setTimeout(180_000);
  await fill(server.address, student);
  const seen = await watched(browser, server.address, student);
  const { page } = seen;
  await page.goto("/notes");
  await expect(page.getByRole("link", { name: "Body 0" })).toBeVisible();
  await expectNothingRan(seen, "the list of notes");
  for (let step = 1; step <= 4; step++) {
    await page.mouse.wheel(0, 1500);
    await expectNothingRan(seen, `the list of notes, ${step} screens down`);
  }
  const titled = xssWords.map((_, index) => bodies.length + index).filter((index) => index % 4 === 0);
  const exported = [...bodies.keys(), bodies.length, bodies.length + 40];
  for (const index of new Set([...exported, ...titled])) {
    await goInside(page, `/editor/${noteId(index)}/read`);
    await expect(page.locator("article h1")).toBeVisible();
    await expectNothingRan(seen, `note ${index}`);
    if (!exported.includes(index)) continue;
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "Export" }).click();
    await page.getByRole("button", { name: "Web page" }).click();
    const html = await readFile(await (await download).path(), "utf8");
    const opened = await seen.context.newPage();
    watch(opened, server.address, seen.incidents);
    await opened.setContent(html);
    await expectNothingRan({ ...seen, page: opened }, `the page of note ${index}`);
    await opened.close();
  }
  await seen.context.close();
});

test("nothing runs in the editor, nor what comes in as a file", async ({ browser, server, student }) => {
  test.setTimeout(180_000);
  const seen = await watched(browser, server.address, student);
  const { page } = seen;
  await page.goto("/notes");
  await expect(page.getByRole("button", { name: "Import" })).toBeVisible();
  const hostile = [...xssWords.filter((_, index) => index % 6 === 0)].map((word) => word.replace(/[\0\r\n]/g, " "));
  const files = bodies.map((body, index) => ({
    name: `Body ${index} <img src=x onerror=window.__xss=1>.md`,
    mimeType: "text/markdown",
    buffer: Buffer.from(
      `---\ntitle: Body ${index} ${hostile[index] ?? ""}\ntags: [${hostile.join(", ")}]\n---\n\n${body.replaceAll("\0", "")}`,
    ),
  }));
  await page.locator('main input[type="file"]').first().setInputFiles(files);
  const note = (index: number) => page.getByRole("link", { name: new RegExp(`^Body ${index}\\b`) });
  for (const index of bodies.keys()) await expect(note(index)).toBeVisible();
  await expectNothingRan(seen, "the list of what came in");
  for (const index of bodies.keys()) {
    if (index > 0) await page.getByRole("link", { name: "Your Notes" }).click();
    await note(index).click({ timeout: 15_000 });
    await expect(page.getByRole("textbox", { name: "Text of the note" })).toBeVisible();
    for (let screen = 0; screen < 6; screen++) {
      await expectNothingRan(seen, `the editor with file ${index}, ${screen} screens down`);
      await page.mouse.wheel(0, 6000);
    }
    // Where the caret is, the source shows; what is drawn around it changes.
    await page.getByRole("textbox", { name: "Text of the note" }).focus();
    for (let line = 0; line < 30; line++) await page.keyboard.press("ArrowDown");
    await expectNothingRan(seen, `the editor with file ${index}, the caret in it`);
  }
  await test.step("the trap works: what runs is seen", async () => {
    await page.evaluate(() => {
      document.body.insertAdjacentHTML("beforeend", "<img src=x onerror=window.__xss=1>");
    });
    await expect.poll(() => page.evaluate(() => (window as { __xss?: unknown }).__xss)).toBe(1);
  });
  await seen.context.close();
});

function chunks<Value>(values: readonly Value[], size: number): readonly (readonly Value[])[] {
  return Array.from({ length: Math.ceil(values.length / size) }, (_, index) =>
    values.slice(index * size, (index + 1) * size),
  );
}
