// A student with 50,000 cards and 500,000 answers: how soon a review asks, how soon the next card stands after an answer,
// what the log costs to replay, and whether the page is ever held up, also while all decks are counted, one of which was
// left lying until every card was due, and while 20,000 cards come in from Anki.
// `--cards 5000` for a smaller one.
import { randomUUID } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sqlWasm } from "@jotter/card-files/testing/sql-wasm";
import { writeAnki } from "@jotter/card-files/write-anki";
import { newCard, type Rating, type Review } from "@jotter/domain/card";
import { newDeck } from "@jotter/domain/deck";
import { memoryOf } from "@jotter/memory/replay";
import { schedulerFor } from "@jotter/memory/scheduler";
import type { BrowserContext, Page } from "playwright-core";
import { createEmptyCard, fsrs } from "ts-fsrs";
import { type PushOp, push, type StudentAccount, signUp } from "../e2e/support/account.ts";
import { goInside } from "../e2e/support/inside.ts";
import { startServer } from "../e2e/support/server.ts";
import { countAsVisited } from "../e2e/support/visited.ts";
import { startBrowserWithProfile } from "./support/browser.ts";
import { startFloorPage } from "./support/floor-page.ts";
import { numberOption, report } from "./support/report.ts";
import { watchTasks } from "./support/trace.ts";

const rounds = numberOption("rounds", 4);
const cardCount = numberOption("cards", 50_000);
const incomingCount = numberOption("incoming", 20_000);
const deckCount = Math.max(1, Math.round(cardCount / 2000));
const answersPerCard = 10;
const dayMs = 86_400_000;
const answersGiven = 30;
const firstQuestion = "article [data-is=question] *";

const folder = await mkdtemp(join(tmpdir(), "jotter-cards-"));
const server = await startServer();
const floorPage = await startFloorPage();
const scheduler = schedulerFor({ retention: 0.9 });
const now = Date.now();

console.log(`seeding ${cardCount} cards with ${cardCount * answersPerCard} answers`);
const [many, few] = [await seeded("many", cardCount, deckCount), await seeded("few", 300, 1)];
const bare = await startBrowserWithProfile(join(folder, "bare"));
await seedFloor();

const opening = { ours: [] as number[], floor: [] as number[] };
const ofTheDay: number[] = [];
const next = { ours: [] as number[], floor: [] as number[] };
const longest: number[] = [];
for (let round = -1; round < rounds; round++) {
  const ours = await sitting(many);
  const alone = await sitting(few);
  const floor = await shown(bare, floorPage.address, "li");
  const anew = await openedFirst(many);
  if (round < 0) continue;
  ofTheDay.push(anew);
  opening.ours.push(ours.opened);
  opening.floor.push(floor);
  next.ours.push(ours.next);
  next.floor.push(alone.next);
  longest.push(ours.longest);
}
const [onDecks, onControlRoom] = [await decksCounted(many, "/cards"), await decksCounted(many, "/controlRoom")];
const imported = await cardsComeIn(many);
await many.browser.close();
await few.browser.close();
await bare.close();
await floorPage.close();
await server.dispose();
await rm(folder, { recursive: true, force: true });

report("cards", [
  { name: "a review asks its first card, repeat visit", unit: "ms", ...opening, goal: { ratioAtMost: 2 } },
  // What was asked last is not known then: all that is due is replayed before the first card stands.
  { name: "the same, the first time that day", unit: "ms", ours: ofTheDay, floor: opening.floor },
  { name: "answer to next card, beside a deck alone", unit: "ms", ...next, goal: { ratioAtMost: 1.5 } },
  { name: "longest task while answering", unit: "ms", ours: longest, goal: { atMost: 50 } },
  { name: "longest task while the page of decks counts them", unit: "ms", ours: [onDecks], goal: { atMost: 50 } },
  { name: "longest task while the Control Room does", unit: "ms", ours: [onControlRoom], goal: { atMost: 50 } },
  { name: "replay of the whole log, beside bare ts-fsrs", unit: "ms", ...replays(), goal: { ratioAtMost: 1.5 } },
  { name: `reading a package of ${incomingCount} cards`, unit: "s", ours: [imported.reading] },
  { name: "adding its cards", unit: "s", ours: [imported.adding] },
  { name: "longest task while they come in", unit: "ms", ours: [imported.longest], goal: { atMost: 50 } },
]);

type Seeded = { readonly browser: BrowserContext; readonly deckId: string };

async function seeded(name: string, count: number, decks: number): Promise<Seeded> {
  const student = await signUp(server.address);
  const deckIds = Array.from({ length: decks }, () => randomUUID());
  await send(
    student,
    deckIds.map((id, place) => opOf("deck", id, place, newDeck(`Deck ${place}`, now))),
  );
  const batch = 100;
  for (let from = 0; from < count; from += batch) {
    const ops = Array.from({ length: Math.min(batch, count - from) }, (_, at) => {
      const place = from + at;
      return opOf(
        "card",
        randomUUID(),
        decks + place,
        cardOf(
          place,
          deckIds[place % decks] ?? "",
          place % decks === decks - 1 || Math.floor(place / decks) % 10 === 0,
        ),
      );
    });
    await send(student, ops);
  }
  const browser = await startBrowserWithProfile(join(folder, name));
  await countAsVisited(browser);
  const [cookie = "", ...value] = student.cookie.split("=");
  const expires = now / 1000 + dayMs / 1000;
  await browser.addCookies([{ name: cookie, value: value.join("="), url: server.address, expires }]);
  const page = await browser.newPage();
  await page.goto(`${server.address}/notes`);
  await page.evaluate(lookedAtToday);
  const deadline = performance.now() + 600_000;
  while ((await page.evaluate(cardsHere)) < count) {
    if (performance.now() > deadline) throw new Error("The first sync did not end in ten minutes.");
    await new Promise((resolve) => setTimeout(resolve, 1000));
  }
  await page.evaluate(() => navigator.serviceWorker.ready);
  await new Promise((resolve) => setTimeout(resolve, 5000));
  await page.close();
  return { browser, deckId: deckIds[0] ?? "" };
}

function opOf(kind: string, id: string, place: number, data: object): PushOp {
  return { kind, id, ifRev: 0, n: place + 1, v: 1, data: data as PushOp["data"], del: false, at: now };
}

async function send(student: StudentAccount, ops: readonly PushOp[]): Promise<void> {
  const refused = (await push(server.address, student, "seed", ops)).find(({ status }) => status !== "ok");
  if (refused) throw new Error(`The server refused to be seeded: ${JSON.stringify(refused)}`);
}

/** Asked ten times over a year. */
function cardOf(place: number, deckId: string, isDue: boolean) {
  const reviews = answersOf(place);
  const due = isDue ? now - dayMs : (memoryOf(reviews, 0, scheduler)?.due ?? now) + 40 * dayMs;
  const front = `What does **process ${place}** do to $x^{${place % 9}}$ in the cell?`;
  const back = `It moves water through membrane ${place} in about ${10 + (place % 80)} minutes.`;
  const askedAt = reviews.at(-1)?.at ?? null;
  return newCard({ deckId, front, back, reviews: [...reviews], due, newAt: null, askedAt }, now);
}

function answersOf(place: number): readonly Review[] {
  const ratings: readonly Rating[] = [3, 3, 1, 3, 2, 3, 4, 3, 1, 3];
  let at = now - 380 * dayMs + (place % 1000) * 60_000;
  return Array.from({ length: answersPerCard }, (_, step) => {
    at += (step + 1) * 6.5 * dayMs;
    return { at: Math.round(at), side: 0, rating: ratings[(place + step) % ratings.length] ?? 3, ms: 6000 };
  });
}

/** Runs in the page: this device fits no weights to the answers while it is measured. */
function lookedAtToday(): void {
  const { id } = JSON.parse(localStorage.getItem("jotter:account") ?? "{}") as { readonly id?: string };
  localStorage.setItem(`jotter:memory-look:${id}`, String(Date.now()));
}

/** Runs in the page: how many cards the replica's own database holds. */
async function cardsHere(): Promise<number> {
  const name = (await indexedDB.databases())
    .map((database) => database.name ?? "")
    .find((one) => one.startsWith("jotter:"));
  if (!name) return 0;
  const asked = <Value>(request: IDBRequest<Value>) =>
    new Promise<Value>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  const database = await asked(indexedDB.open(name));
  const stores = database.objectStoreNames;
  const found = stores.contains("card") ? await asked(database.transaction("card").objectStore("card").count()) : 0;
  database.close();
  return found;
}

/** One review: opened, and some cards answered as fast as one can. */
async function sitting({ browser, deckId }: Seeded) {
  const page = await browser.newPage();
  const opened = await firstShown(page, `${server.address}/cards/${deckId}/review`, firstQuestion);
  await page.waitForTimeout(2000);
  const tasks = await watchTasks(page);
  const took: number[] = [];
  for (let at = 0; at < answersGiven; at++) {
    await page.keyboard.press("Space");
    await page.waitForSelector("[data-rating='3']");
    await page.evaluate(watchNext);
    await page.keyboard.press("3");
    took.push(await page.evaluate(() => (window as unknown as { nextMs: Promise<number> }).nextMs));
  }
  const longestTask = Math.max(0, ...(await tasks()));
  // Taken back, so that every round asks the same.
  const undo = page.getByRole("main").getByRole("button", { name: "Undo" });
  for (let at = 0; at < answersGiven; at++) await undo.click({ timeout: 10_000 });
  await page.waitForTimeout(500);
  await page.close();
  took.sort((one, other) => one - other);
  return { opened, next: took[Math.floor(took.length / 2)] ?? Number.NaN, longest: longestTask };
}

/** A review that this device has not had open today. */
async function openedFirst({ browser, deckId }: Seeded): Promise<number> {
  const page = await browser.newPage();
  await page.goto(`${server.address}/icon.svg`);
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (key.startsWith("jotter:sittings:")) localStorage.removeItem(key);
  });
  const took = await firstShown(page, `${server.address}/cards/${deckId}/review`, firstQuestion);
  await page.close();
  return took;
}

/** A page that says what waits in every deck, come to from another one. */
async function decksCounted({ browser }: Seeded, path: "/cards" | "/controlRoom"): Promise<number> {
  const page = await browser.newPage();
  await page.goto(`${server.address}/notes`);
  await page.waitForTimeout(4000);
  const tasks = await watchTasks(page);
  await goInside(page, path);
  await page.waitForTimeout(15_000);
  const longestTask = Math.max(0, ...(await tasks()));
  await page.close();
  return longestTask;
}

/** Runs in the page: from the key to the frame after the next question stands. */
function watchNext(): void {
  const question = () => document.querySelector("article [data-is=question]")?.textContent ?? "";
  const before = question();
  const nextMs = new Promise((resolve, reject) => {
    const look = (began: number) => {
      if (performance.now() - began > 20_000) return reject(new Error("No next card came."));
      const isNext = question() !== before && !document.querySelector("[data-rating='3'] strong");
      if (!isNext) return requestAnimationFrame(() => look(began));
      return requestAnimationFrame(() => {
        const painted = new MessageChannel();
        painted.port1.onmessage = () => resolve(performance.now() - began);
        painted.port2.postMessage(null);
      });
    };
    addEventListener("keydown", () => look(performance.now()), { once: true, capture: true });
  });
  Object.assign(window, { nextMs });
}

async function shown(browser: BrowserContext, address: string, row: string): Promise<number> {
  const page = await browser.newPage();
  const took = await firstShown(page, address, row);
  await page.close();
  await new Promise((resolve) => setTimeout(resolve, 1000));
  return took;
}

/** From navigation to the frame after it stood in the document. */
async function firstShown(page: Page, address: string, row: string): Promise<number> {
  await page.addInitScript((wanted) => {
    const look = () => {
      if (!document.querySelector(wanted)) return requestAnimationFrame(look);
      return requestAnimationFrame(() => {
        const painted = new MessageChannel();
        painted.port1.onmessage = () => Object.assign(window, { shownMs: performance.now() });
        painted.port2.postMessage(null);
      });
    };
    requestAnimationFrame(look);
  }, row);
  await page.goto(address, { waitUntil: "commit" });
  for (let look = 0; look < 20; look++) {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    const took = await page.evaluate(() => (window as { shownMs?: number }).shownMs);
    if (took !== undefined) return took;
  }
  throw new Error(`${address} showed nothing in half a minute.`);
}

async function seedFloor(): Promise<void> {
  const page = await bare.newPage();
  await page.goto(floorPage.address);
  const seed = ([count, text]: readonly [number, string]) =>
    (window as unknown as { seed: (count: number, body: string) => Promise<void> }).seed(count, text);
  await page.evaluate(seed, [10_000, "Photosynthesis turns light into sugar. ".repeat(100)] as const);
  await page.reload();
  await page.waitForSelector("li");
  await page.close();
}

/** Both replay every answer of every card, a tenth of them a round. */
function replays() {
  const logs = Array.from({ length: Math.ceil(cardCount / 10) }, (_, place) => answersOf(place));
  const bareFsrs = fsrs({ request_retention: 0.9, enable_fuzz: false });
  const timed = (replay: () => void) => {
    const began = process.cpuUsage();
    replay();
    return process.cpuUsage(began).user / 1000;
  };
  const ours: number[] = [];
  const floor: number[] = [];
  for (let round = 0; round < 6; round++) {
    const our = timed(() => logs.forEach((log) => void memoryOf(log, 0, scheduler)));
    const plain = timed(() => {
      for (const log of logs) {
        let state = createEmptyCard(new Date(log[0]?.at ?? now));
        for (const { at, rating = 3 } of log) state = bareFsrs.next(state, new Date(at), rating).card;
      }
    });
    if (round === 0) continue;
    ours.push(our);
    floor.push(plain);
  }
  return { ours, floor };
}

/** A package of Anki's through the dialog, as a student brings it. */
async function cardsComeIn({ browser }: Seeded) {
  const cards = Array.from({ length: incomingCount }, (_, place) => ({
    ...cardOf(place + 1_000_000, "incoming", false),
    id: `card-${place}`,
  }));
  const decks = [{ id: "incoming", name: "From Anki" }];
  const written = await writeAnki({ decks, cards, files: [] }, { sqlWasm, now });
  if (!written.ok) throw new Error(`The package could not be written: ${written.problem}`);
  const path = join(folder, "cards.apkg");
  await writeFile(path, written.value);
  const page = await browser.newPage();
  await page.goto(`${server.address}/cards`);
  await page.getByRole("button", { name: "Import cards" }).click();
  const tasks = await watchTasks(page);
  const began = performance.now();
  await page.locator("dialog input[type=file]").setInputFiles(path);
  const add = page.getByRole("button", { name: /^Add [\d,]+ cards/ });
  await add.click({ timeout: 240_000 });
  const readAt = performance.now();
  await page.getByText(/cards are kept/).waitFor({ timeout: 600_000 });
  const addedAt = performance.now();
  const all = await tasks();
  await page.close();
  return { reading: (readAt - began) / 1000, adding: (addedAt - readAt) / 1000, longest: Math.max(0, ...all) };
}
