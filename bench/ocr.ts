// Reading letters off pictures with the real Tesseract, fetched from the registry npm was told of: a photo in each of
// the six languages and a scanned PDF. Needs a network; no test does.
import type { BrowserContext, Page } from "playwright-core";
import { cookiesOf, documentData, pullAll, push, type StudentAccount, signUp } from "../e2e/support/account.ts";
import { type Server, startServer } from "../e2e/support/server.ts";
import { countAsVisited } from "../e2e/support/visited.ts";
import { startBrowser } from "./support/browser.ts";
import { report } from "./support/report.ts";

const texts = {
  en: "Photosynthesis turns light into sugar. The leaves take in water and air.",
  es: "La fotosíntesis convierte la luz en azúcar. El año pasado llovió más.",
  fr: "La photosynthèse transforme la lumière en sucre. L'élève a noté ça.",
  de: "Die Fotosynthese macht aus Licht Zucker. Große Blätter wären übrig.",
  zh: "光合作用把光能变成糖。植物的叶子吸收水和空气。",
  ja: "光合成は光を糖に変える。植物の葉は水と空気を取り込む。",
} as const;
const scanned = ["The first page is about light.", "The second page is about water.", "The third page is about air."];

/** How npm reaches its registry from here. */
const network = Object.fromEntries(
  Object.entries(process.env).flatMap(([name, value = ""]) =>
    /^npm_config_|_proxy$|cert/i.test(name) ? [[name, value]] : [],
  ),
);
const server = await startServer({ env: network });
const browser = await startBrowser();
const student = await signUp(server.address);
const context = await browser.newContext();
await countAsVisited(context);
await context.addCookies(cookiesOf(student, server.address));
const outside: string[] = [];
context.on("request", (request) => {
  const url = request.url();
  if (!url.startsWith(server.address) && !/^(?:data|blob|about):/.test(url)) outside.push(url);
});

const studio = await browser.newPage();
const shares: (readonly [name: string, share: number, seconds: number])[] = [];
const page = await context.newPage();
page.on("console", (message) => message.type() === "error" && console.log(`the page: ${message.text()}`));
await page.goto(`${server.address}/grades`);
for (const [language, text] of Object.entries(texts)) {
  const picture = await pictureOf(studio, text, language);
  await readAll(`${language} photo`, [text], { bytes: picture, kind: "image", type: "image/png", language });
}
await readAll("scanned PDF", scanned, {
  bytes: await scanOf(studio, scanned),
  kind: "pdf",
  type: "application/pdf",
  language: "en",
});
await browser.close();
await server.dispose();
if (outside.length > 0) console.log(outside.join("\n"));

report("ocr", [
  ...shares.map(([what, share]) => ({ name: `${what}, words read`, unit: "", ours: [share], goal: { atLeast: 0.9 } })),
  ...shares.map(([what, , seconds]) => ({ name: `${what}, until it is read`, unit: "s", ours: [seconds] })),
  { name: "requests that leave our origin", unit: "", ours: [outside.length], goal: { exactly: 0 } },
]);

type Handed = {
  readonly bytes: Buffer;
  readonly kind: string;
  readonly type: string;
  readonly language: string;
};

async function readAll(what: string, wanted: readonly string[], handed: Handed): Promise<void> {
  const id = await handIn(server, student, context, what, handed);
  const state = async () => {
    const rows = await pullAll(server.address, student);
    const row = rows.find((one) => one.id === id);
    const parts = rows.filter(({ kind, data }) => kind === "document-text" && data?.documentId === id);
    return { row, text: row?.data?.text as Record<string, unknown>, body: String(parts[0]?.data?.body ?? "") };
  };
  const read = await until(state, ({ text }) => text?.state === "read" && Array.isArray(text.withoutText));
  const began = performance.now();
  const data = { ...read.row?.data, text: { ...read.text, ocr: { languages: [handed.language] } } };
  const op = { kind: "document", id, ifRev: read.row?.rev ?? 0, n: 2, v: 1, data, del: false, at: Date.now() };
  await push(server.address, student, `asks-for-${id}`, [op]);
  const { body } = await until(state, ({ text }) => text?.withoutText === undefined);
  console.log(`${what}: ${body.replaceAll("\f", " | ")}`);
  const pages = body.split("\f");
  const found = wanted.flatMap((text, page) => wordsOf(text).map((word) => (pages[page] ?? "").includes(word)));
  shares.push([what, found.filter(Boolean).length / found.length, (performance.now() - began) / 1000]);
}

async function handIn(server: Server, student: StudentAccount, context: BrowserContext, title: string, file: Handed) {
  const sent = await context.request.post(`${server.address}/api/files?name=page&purpose=document`, {
    data: file.bytes,
    headers: { "Content-Type": file.type, Origin: server.address },
  });
  const { id: fileId } = (await sent.json()) as { id: string };
  const id = `file-${fileId}`;
  const about = { fileId, kind: file.kind, type: file.type, bytes: file.bytes.length, text: { state: "waiting" } };
  const data = documentData(title, about);
  await push(server.address, student, id, [
    { kind: "document", id, ifRev: 0, n: 1, v: 1, data, del: false, at: Date.now() },
  ]);
  return id;
}

async function until<Value>(look: () => Promise<Value>, isThere: (value: Value) => boolean): Promise<Value> {
  const deadline = performance.now() + 120_000;
  for (;;) {
    const value = await look();
    if (isThere(value)) return value;
    if (performance.now() > deadline) throw new Error(`It did not come: ${JSON.stringify(value)}`);
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}

async function pictureOf(studio: Page, text: string, language: string): Promise<Buffer> {
  await studio.setViewportSize({ width: 1000, height: 300 });
  await studio.setContent(`<p lang="${language}" style="font: 32px/1.6 'DejaVu Sans', sans-serif; margin: 40px"></p>`);
  await studio.locator("p").evaluate((line, words) => {
    line.textContent = words;
  }, text);
  return studio.screenshot();
}

async function scanOf(studio: Page, lines: readonly string[]): Promise<Buffer> {
  const pictures: string[] = [];
  for (const line of lines) pictures.push((await pictureOf(studio, line, "en")).toString("base64"));
  const images = pictures.map(
    (one) => `<img style="display: block; width: 100%; break-after: page" src="data:image/png;base64,${one}">`,
  );
  await studio.setContent(images.join(""));
  return studio.pdf({ format: "A4", pageRanges: `1-${lines.length}` });
}

/** Letters of Chinese and Japanese in pairs: they have no blanks. */
function wordsOf(text: string): readonly string[] {
  const isEastern = /[\u3040-\u9fff]/.test(text);
  const words = isEastern ? [...text].slice(1).map((letter, place) => `${[...text][place]}${letter}`) : text.split(" ");
  return words.filter((word) => isEastern || !/['’]/.test(word));
}
