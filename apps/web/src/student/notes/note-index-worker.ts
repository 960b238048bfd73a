import { createAnswers } from "@jotter/note-index/answers";
import { type IndexKeeper, startIndexKeeper } from "@jotter/note-index/index-keeper";
import { type FromWorker, noPages, type ToWorker } from "@jotter/note-index/messages";
import { type PageSearch, startPageSearch } from "@jotter/note-index/page-search";

/** The index lives here, so that nothing it does can hold up a screen. */

let keeper: Promise<IndexKeeper | null> | null = null;
/** Of the pages of documents, once the notes have been read. */
let pages: PageSearch | null = null;

addEventListener("message", ({ data }: MessageEvent<ToWorker>) => {
  if (data.kind === "open") {
    keeper ??= open(data.userId);
    pages ??= startPageSearch({
      userId: data.userId,
      after: keeper.then((one) => one?.settled()),
      onStep: tellOfPages,
      alone,
    });
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

let isLooking = false;

/** A library that arrives tells of hundreds of records: comparing once for all of them is enough. */
function lookAgainSoon(): void {
  if (isLooking) return;
  isLooking = true;
  setTimeout(() => {
    isLooking = false;
    pages?.changed();
  }, lookEveryMs);
}

async function alone(name: string, work: () => Promise<void>): Promise<void> {
  await navigator.locks.request(name, work);
}

const tellEveryMs = 1000;
const lookEveryMs = 300;
let lastTold = 0;

/** While a library is read, screens hear of it once a second. */
function tellOfPages(isDone: boolean): void {
  if (!isDone && performance.now() - lastTold < tellEveryMs) return;
  lastTold = performance.now();
  tell({ kind: "pages" });
}

async function answer({ n, question, given }: Extract<ToWorker, { kind: "ask" }>): Promise<void> {
  try {
    const one = await keeper;
    if (!one) throw new Error("There are no notes of this student here.");
    await one.opened;
    const searchPages: PageSearch["search"] = async (...asked) =>
      pages?.search(...asked) ?? { ...noPages, isWhole: false };
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
