// Searching 10,000 notes of 4 KB and 100 documents of 100 pages on the device, in English, Chinese and Japanese: from
// asking to the answer in the page.
import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { cookiesOf, noteData, type PushOp, push, type StudentAccount, signUp } from "../e2e/support/account.ts";
import { startServer } from "../e2e/support/server.ts";
import { countAsVisited } from "../e2e/support/visited.ts";
import { startBrowserWithProfile } from "./support/browser.ts";
import { numberOption, quantile, report } from "./support/report.ts";
import { openSearchFloor } from "./support/search-floor.ts";
import { watchTasks } from "./support/trace.ts";

const count = numberOption("notes", 10_000);
const documents = numberOption("documents", 100);
const pagesEach = numberOption("pages", 100);
const queries = numberOption("queries", 200);
/** What a start costs is another bench's matter. */
const afterStartMs = 2000;
/** Of what bare lists take. Where they are long, reading them is what costs; where short, ranking, marking and asking. */
const mostOfFloor = { long: 2, short: 30 } as const;

/** Always the same notes: a small generator of our own instead of Math.random. */
const random = seeded(20_261_115);
const languages = {
  en: vocabularyOf(30_000, latinWord),
  zh: vocabularyOf(6000, chineseWord),
  ja: vocabularyOf(6000, japaneseWord),
};
/** Words follow each other in set ways: any two of them in a row would be a language of a million pairs. */
const phrases = {
  zh: vocabularyOf(20_000, () => firstOf(languages.zh) + firstOf(languages.zh) + firstOf(languages.zh)),
  ja: vocabularyOf(20_000, () => firstOf(languages.ja) + firstOf(languages.ja) + firstOf(languages.ja)),
};

/** What the floor holds too. */
const notes: string[] = [];
const pages: string[] = [];

const folder = await mkdtemp(join(tmpdir(), "jotter-search-"));
const server = await startServer();
console.log(`seeding ${count} notes and ${documents} documents of ${pagesEach} pages`);
const student = await signUp(server.address);
await seed(student);
await seedDocuments(student);

const browser = await startBrowserWithProfile(join(folder, "profile"));
await countAsVisited(browser);
await browser.addCookies(cookiesOf(student, server.address));
const page = await browser.newPage();
page.on("console", (message) => message.type() === "log" && console.log(message.text()));
// A page with nothing to do of its own.
await page.goto(`${server.address}/grades`);
await until(page, "jotter:", "note", count, 600_000);
await until(page, "jotter-search:", "notes", count, 600_000);
await until(page, "jotter-search:", "pages", documents * pagesEach, 600_000);

console.log("reading all notes once more, with nothing else going on");
await page.evaluate(forgetIndex);
await page.reload();
await pause(afterStartMs);
const indexingTasks = await watchTasks(page);
const begun = performance.now();
await until(page, "jotter-search:", "notes", count, 600_000);
const indexingMs = performance.now() - begun;
await until(page, "jotter-search:", "pages", documents * pagesEach, 600_000);
const pagesMs = performance.now() - begun - indexingMs;
const longestIndexing = Math.max(0, ...(await indexingTasks()));

console.log("searching");
await page.reload();
await pause(6000 + afterStartMs);
const searchingTasks = await watchTasks(page);
await page.keyboard.press("Control+k");
await page.waitForSelector("dialog input[role=combobox]");

const kinds = {
  "one word": () => firstOf(languages.en),
  "two words": () => `${firstOf(languages.en)} ${firstOf(languages.en)}`,
  "beginning of a word": () => firstOf(languages.en).slice(0, 1 + Math.floor(random() * 3)),
  Chinese: () => firstOf(languages.zh),
  Japanese: () => firstOf(languages.ja),
};
const asked = Object.entries(kinds).map(([kind, make]) => [kind, Array.from({ length: queries }, make)] as const);
// Watching costs a little: a few of each kind for the page's tasks first, then all of them for the times.
for (const [, all] of asked) await page.evaluate(askAll, all.slice(0, 20));
const longestSearching = Math.max(0, ...(await searchingTasks()));
const ours = new Map<string, Answered>();
for (const [kind, all] of asked) {
  console.log(kind);
  ours.set(kind, await page.evaluate(askAll, all));
}
// After ours: ten thousand notes held by another page take memory and a core.
await page.close();
const times: [kind: string, { readonly ours: readonly number[]; readonly floor: readonly number[] }][] = [];
// Whoever asks has both looked through, the pages after the notes.
for (const [where, lists] of [["notes", [notes]] as const, ["pages", [notes, pages]] as const]) {
  const floor = await openSearchFloor(browser, lists);
  for (const [kind, all] of asked) {
    const name = where === "notes" ? kind : `${kind} in documents`;
    times.push([name, { ours: ours.get(kind)?.[where] ?? [], floor: await floor.ask(all) }]);
  }
  await floor.close();
}

await browser.close();
await server.dispose();
await rm(folder, { recursive: true, force: true });

report("search", [
  ...times.map(([kind, { ours, floor }]) => ({
    name: `${kind}, p95`,
    unit: "ms",
    ours: [quantile(ours, 0.95)],
    floor: [quantile(floor, 0.95)],
  })),
  ...times.map(([kind, all]) => ({
    name: `${kind}, median`,
    unit: "ms",
    ...all,
    goal: { ratioAtMost: mostOfFloor[kind.startsWith("beginning of a word") ? "long" : "short"] },
  })),
  { name: "reading all notes for the first time", unit: "s", ours: [indexingMs / 1000] },
  { name: "reading all pages of documents after them", unit: "s", ours: [pagesMs / 1000] },
  { name: "longest task of the page meanwhile", unit: "ms", ours: [longestIndexing], goal: { atMost: 50 } },
  { name: "longest task of the page while searching", unit: "ms", ours: [longestSearching], goal: { atMost: 50 } },
]);

type Answered = { readonly notes: readonly number[]; readonly pages: readonly number[] };

/** Runs in the page: types each query into the search and gives the times from asking to the answers. */
async function askAll(all: readonly string[]): Promise<Answered> {
  const field = document.querySelector<HTMLInputElement>("dialog input[role=combobox]");
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set;
  if (!field || !setValue) throw new Error("The search is not open.");
  const times = { notes: [] as number[], pages: [] as number[] };
  const measured = (name: string) => performance.getEntriesByName(name)[0]?.duration;
  const next = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
  for (const query of all) {
    performance.clearMeasures();
    // Never twice the same in a row: that would not be asked again.
    setValue.call(field, "");
    field.dispatchEvent(new Event("input", { bubbles: true }));
    await next(20);
    setValue.call(field, query);
    field.dispatchEvent(new Event("input", { bubbles: true }));
    while (measured("note search") === undefined || measured("page search") === undefined) await next(5);
    times.notes.push(measured("note search") ?? Number.NaN);
    times.pages.push(measured("page search") ?? Number.NaN);
    await next(20);
  }
  return times;
}

/** Runs in the page: what was kept of the index goes, as if it had never been. */
async function forgetIndex(): Promise<void> {
  for (const { name = "" } of await indexedDB.databases()) {
    if (!name.startsWith("jotter-search:")) continue;
    await new Promise<void>((resolve, reject) => {
      const request = indexedDB.deleteDatabase(name);
      request.onsuccess = () => resolve();
      request.onerror = () => reject(request.error);
    });
  }
}

/** Until so many are in that table of that database. Asked seldom: the page is being measured. */
async function until(page: Page, prefix: string, table: string, many: number, limitMs: number): Promise<void> {
  const deadline = performance.now() + limitMs;
  while ((await page.evaluate(rowsIn, [prefix, table] as const)) < many) {
    if (performance.now() > deadline) throw new Error(`Not all of them were in ${prefix} ${table} in time.`);
    await pause(1000);
  }
}

/** Runs in the page. */
async function rowsIn([prefix, table]: readonly [string, string]): Promise<number> {
  const name = (await indexedDB.databases()).map((one) => one.name ?? "").find((one) => one.startsWith(prefix));
  if (!name) return 0;
  const asked = <Value>(request: IDBRequest<Value>) =>
    new Promise<Value>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  const database = await asked(indexedDB.open(name));
  const isThere = database.objectStoreNames.contains(table);
  const found = isThere ? await asked(database.transaction(table).objectStore(table).count()) : 0;
  database.close();
  return found;
}

async function seed(student: StudentAccount): Promise<void> {
  const batch = 100;
  for (let start = 0; start < count; start += batch) {
    const ops = Array.from({ length: Math.min(batch, count - start) }, (_, index): PushOp => {
      const n = start + index;
      const [title, body] = noteOf(n);
      notes.push(`${title} ${body}`);
      const data = noteData(title, body, Date.now() - count + n);
      return { kind: "note", id: randomUUID(), ifRev: 0, n: n + 1, v: 1, data, del: false, at: Date.now() };
    });
    const refused = (await push(server.address, student, "seed", ops)).filter((result) => result.status !== "ok");
    if (refused.length > 0) throw new Error(`The server refused to be seeded: ${JSON.stringify(refused[0])}`);
  }
}

/** As a device leaves them that has read the files: 40 pages in a record. */
async function seedDocuments(student: StudentAccount): Promise<void> {
  let n = count;
  for (let made = 0; made < documents; made++) {
    const documentId = randomUUID();
    const at = Date.now();
    const texts = Array.from({ length: pagesEach }, (_, page) => noteOf(made + page)[1]);
    pages.push(...texts);
    const data = { ...documentData(`Handout ${made}`, pagesEach), createdAt: at, updatedAt: at };
    const op = (kind: string, id: string, data: PushOp["data"]): PushOp => {
      return { kind, id, ifRev: 0, n: ++n, v: 1, data, del: false, at };
    };
    const ops = [op("document", documentId, data)];
    for (let from = 0; from < pagesEach; from += 40) {
      const own = texts.slice(from, from + 40);
      const labels = own.map((_, place) => String(from + place + 1));
      const part = { documentId, from, labels, body: own.join("\f"), createdAt: at, updatedAt: at };
      ops.push(op("document-text", `${documentId}-${from}`, part));
    }
    const refused = (await push(server.address, student, "seed", ops)).filter((result) => result.status !== "ok");
    if (refused.length > 0) throw new Error(`The server refused to be seeded: ${JSON.stringify(refused[0])}`);
  }
}

function documentData(title: string, pages: number) {
  const where = { classId: null, tags: [], fileId: null, name: `${title}.pdf`, path: "", url: "" };
  return { title, kind: "pdf", type: "application/pdf", bytes: 1, pages, text: { state: "read" }, ...where };
}

/** 4 KB each; half of the notes are English, a quarter Chinese, a quarter Japanese. */
function noteOf(n: number): [title: string, body: string] {
  const language = n % 4 === 1 ? "zh" : n % 4 === 3 ? "ja" : "en";
  const parts = language === "en" ? languages.en : phrases[language];
  const between = language === "en" ? " " : "、";
  const some = (many: number) => Array.from({ length: many }, () => firstOf(parts)).join(between);
  const sentences: string[] = [];
  for (let bytes = 0; bytes < 4096; ) {
    const sentence = `${some(language === "en" ? 12 : 4)}${language === "en" ? ". " : "。"}`;
    sentences.push(sentence);
    bytes += Buffer.byteLength(sentence);
  }
  return [some(3), sentences.join("")];
}

/** The first words of a vocabulary are said most, as in every language. */
function firstOf(words: readonly string[]): string {
  return words[Math.floor(words.length ** random()) - 1] ?? "";
}

function vocabularyOf(size: number, make: () => string): readonly string[] {
  const words = new Set<string>();
  while (words.size < size) words.add(make());
  return [...words];
}

function latinWord(): string {
  const syllables = ["pho", "to", "syn", "the", "sis", "mi", "tar", "en", "zy", "ra", "lo", "che", "bio", "ge", "ne"];
  return Array.from({ length: 1 + Math.floor(random() * 4) }, () => pick(syllables) + pick([..."aeiournstl"])).join("");
}

function chineseWord(): string {
  const letter = () => String.fromCodePoint(0x4e00 + Math.floor(random() ** 2 * 3000));
  return letter() + letter();
}

function japaneseWord(): string {
  const kanji = () => String.fromCodePoint(0x5200 + Math.floor(random() ** 2 * 2000));
  const kana = () => String.fromCodePoint(0x3042 + Math.floor(random() * 80));
  return pick([() => kanji() + kanji(), () => kanji() + kana(), () => kana() + kana() + kana()])();
}

function pick<Value>(from: readonly Value[]): Value {
  return from[Math.floor(random() * from.length)] as Value; // There is one: none of the lists is empty.
}

function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
