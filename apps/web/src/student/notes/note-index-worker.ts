import { createAnswers } from "@jotter/note-index/answers";
import { type DocumentRecords, openDocumentRecords } from "@jotter/note-index/document-records";
import { type IndexKeeper, startIndexKeeper } from "@jotter/note-index/index-keeper";
import type { FromWorker, ToWorker } from "@jotter/note-index/messages";
import { foundPages } from "@jotter/note-index/page-answers";

/** The index lives here, so that nothing it does can hold up a screen. */

let keeper: Promise<IndexKeeper | null> | null = null;
/** Of the pages of documents, once the notes have been read. */
let pages: { readonly keeper: IndexKeeper; readonly records: DocumentRecords } | null = null;
const pagesOpened = Promise.withResolvers<void>();
/** Who looks for something right after a start waits as long, rather than hear that there is nothing. */
const mostWaitMs = 3000;

addEventListener("message", ({ data }: MessageEvent<ToWorker>) => {
  if (data.kind === "open") {
    keeper ??= open(data.userId);
    void keeper
      .then((one) => one?.settled())
      .then(() => openPages(data.userId))
      .finally(pagesOpened.resolve);
  } else if (data.kind === "documents-changed") lookAgainSoon();
  else if (data.kind === "changed") void keeper?.then((one) => one?.changed(data.ids));
  else void answer(data);
});

function open(userId: string): Promise<IndexKeeper | null> {
  return startIndexKeeper({
    userId,
    onStep: (progress) => tell({ kind: "step", progress }),
    alone,
  });
}

async function openPages(userId: string): Promise<void> {
  let records: DocumentRecords | null = null;
  const opened = await startIndexKeeper({
    userId,
    onStep: (progress) => tellOfPages(progress === null),
    alone,
    source: {
      kind: "pages",
      letters: lettersOfPages,
      open: async (id, onGone) => {
        records = await openDocumentRecords(id, onGone);
        return records;
      },
    },
  });
  if (opened && records) pages = { keeper: opened, records };
}

let isLooking = false;

/** A library that arrives tells of hundreds of records: comparing once for all of them is enough. */
function lookAgainSoon(): void {
  if (isLooking) return;
  isLooking = true;
  setTimeout(() => {
    isLooking = false;
    pages?.keeper.changed();
  }, lookEveryMs);
}

async function alone(name: string, work: () => Promise<void>): Promise<void> {
  await navigator.locks.request(name, work);
}

/** Some ten thousand pages; of a longer library the rest is read again when it is found. */
const lettersOfPages = 32_000_000;
const tellEveryMs = 1000;
const lookEveryMs = 300;
let lastTold = 0;

/** While a library is read, screens hear of it once a second. */
function tellOfPages(isDone: boolean): void {
  if (!isDone && performance.now() - lastTold < tellEveryMs) return;
  lastTold = performance.now();
  tell({ kind: "pages" });
}

async function searchPages(typed: string, limit: number) {
  if (!pages) await Promise.race([pagesOpened.promise, new Promise((resolve) => setTimeout(resolve, mostWaitMs))]);
  if (!pages) return [];
  const { keeper: own, records } = pages;
  await own.opened;
  return foundPages(own.index(), own.bodies, records.placeOf, typed, limit);
}

async function answer({ n, question, given }: Extract<ToWorker, { kind: "ask" }>): Promise<void> {
  try {
    const one = await keeper;
    if (!one) throw new Error("There are no notes of this student here.");
    await one.opened;
    const answers = { ...createAnswers(one.index, one.bodies), searchPages };
    // The page's side of the channel has the same types: see messages.ts.
    const ask = answers[question] as (...all: readonly unknown[]) => Promise<unknown>;
    tell({ kind: "answer", n, answer: await ask(...given) });
  } catch (error) {
    tell({ kind: "failed", n, message: String(error) });
  }
}

function tell(message: FromWorker): void {
  postMessage(message);
}
