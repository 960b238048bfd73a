// How long until a chapter of the textbook can be read, against a note of the same length, in one run; and how long a
// search through the table of contents of all chapters takes.

import { randomUUID } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { chapterAsText } from "@jotter/textbook/as-text";
import { contentsOf, findingOf, subjectTexts } from "@jotter/textbook/contents";
import { findChapters } from "@jotter/textbook/find";
import { noteData, push, signUp } from "../e2e/support/account.ts";
import { startServer } from "../e2e/support/server.ts";
import { countAsVisited } from "../e2e/support/visited.ts";
import { startBrowser } from "./support/browser.ts";
import { numberOption, report } from "./support/report.ts";

const rounds = numberOption("rounds", 14);
const id = "calculus/taylor-polynomials";
const home = join(import.meta.dirname, "../content/textbook");
const files = new Map(
  globSync("**/*.{json,md}", { cwd: home }).map((path) => [
    path.replaceAll("\\", "/"),
    readFileSync(join(home, path), "utf8"),
  ]),
);
const chapter = subjectTexts(files, "calculus", "en")[id];
if (!chapter) throw new Error(`There is no ${id}.`);
const { title, text } = chapterAsText(chapter);
const last = "Error bound";

const server = await startServer();
const student = await signUp(server.address);
const noteId = randomUUID();
const data = noteData(title, text, Date.now());
const seeded = await push(server.address, student, "seed", [
  { kind: "note", id: noteId, ifRev: 0, n: 1, v: 1, data, del: false, at: Date.now() },
]);
if (seeded.some(({ status }) => status !== "ok")) throw new Error("The server refused the note.");
const browser = await startBrowser();
const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
await countAsVisited(context);
const expires = Date.now() / 1000 + 86_400;
await context.addCookies(
  student.cookie.split(/; */).map((one) => {
    const [name = "", ...value] = one.split("=");
    return { name, value: value.join("="), url: server.address, expires };
  }),
);
const page = await context.newPage();
/** From navigation to the frame after its words and formulas stood in the document. */
await page.addInitScript((last) => {
  const look = () => {
    const isThere = document.querySelector(".katex") && document.querySelector("main")?.textContent?.includes(last);
    requestAnimationFrame(isThere ? () => Object.assign(window, { shownMs: performance.now() }) : look);
  };
  look();
}, last);
const shown = async (path: string) => {
  await page.goto(server.address + path);
  await page.waitForFunction(() => "shownMs" in window);
  return page.evaluate(() => (window as unknown as { shownMs: number }).shownMs);
};
const read = `/editor/${noteId}/read`;
// Both are on the device before either is measured, and their code is known to the browser.
for (let visit = 0; visit < 3; visit++) {
  await shown(read);
  await shown(`/textbook/${id}`);
}
const ours: number[] = [];
const floor: number[] = [];
for (let round = 0; round < rounds; round++) {
  const turns = [async () => ours.push(await shown(`/textbook/${id}`)), async () => floor.push(await shown(read))];
  for (const turn of round % 2 === 0 ? turns : turns.reverse()) await turn();
}
await browser.close();
await server.dispose();

const contents = contentsOf(files, "en");
const finding = findingOf(files);
const queries = ["slope", "mitosis", "quadratic formula", "F = ma", "standart deviation", "voltage", "how do I factor"];
findChapters(contents, "warm", { finding });
const searched = Array.from({ length: 20 }, () =>
  queries.map((query) => {
    const from = performance.now();
    findChapters(contents, query, { finding });
    return performance.now() - from;
  }),
).flat();

report("textbook", [
  { name: "chapter visible, a note of the same length", unit: "ms", ours, floor, goal: { ratioAtMost: 1.5 } },
  { name: "all chapters searched", unit: "ms", ours: searched, goal: { atMost: 30 } },
]);
