import type { TableOptions } from "@jotter/card-files/card-table";
import { limitsOf } from "@jotter/domain/deck";
import type { Replica } from "@jotter/replica/replica";
import { weightsOf } from "../../../student/cards/memory-way.ts";
import type { DeckRow } from "../../../student/cards/use-decks.ts";
import { cardsToWrite, picturesOn } from "./cards-to-write.ts";
import type { CardFileForm, FromWriter, PictureToWrite, ToWriter } from "./messages.ts";

export type DeckToSave = Pick<DeckRow, "id" | "data">;

export type MadeFile = {
  readonly file: Blob;
  readonly cards: number;
  /** Pictures that are neither on this device nor to be had from the server now. */
  readonly picturesLeft: number;
};

type MakeOptions = {
  readonly replica: Replica;
  readonly pictureOf: (id: string) => Promise<Blob | null>;
  readonly table: TableOptions;
  readonly now: number;
  readonly onProgress: (share: number) => void;
  readonly signal: AbortSignal;
};

/** Reading is half of the work, and writing the other. */
const half = 0.5;

/** A file of all cards in these decks, written by a worker while they are read; null where it was called off. [FLA-4] */
export async function madeFile(
  decks: readonly DeckToSave[],
  form: CardFileForm,
  { replica, pictureOf, table, now, onProgress, signal }: MakeOptions,
): Promise<MadeFile | null> {
  const worker = new Worker(new URL("./writer-worker.ts", import.meta.url), { type: "module" });
  const tell = (message: ToWriter) => worker.postMessage(message);
  try {
    const shown = new Set<string>();
    let count = 0;
    const ids = decks.map(({ id }) => id);
    for await (const { cards, done, of } of cardsToWrite(replica, ids)) {
      if (signal.aborted) return null;
      tell({ t: "cards", cards });
      count += cards.length;
      for (const id of cards.flatMap(picturesOn)) shown.add(id);
      onProgress((done / of) * half);
    }
    const weights = await weightsOf(replica);
    const named = decks.map(({ id, data }) => ({ id, name: data.name, retention: limitsOf(data).retention, weights }));
    const pictures = form === "apkg" ? await picturesIn(shown, pictureOf, signal) : [];
    const written = writtenBy(worker, signal, (share) => onProgress(half + share * half));
    if (form === "apkg") tell({ t: "package", decks: named, pictures, now });
    else tell({ t: "table", decks: named, options: table });
    const file = await written;
    const picturesLeft = form === "apkg" ? shown.size - pictures.length : 0;
    return file && { file, cards: count, picturesLeft };
  } finally {
    worker.terminate();
  }
}

async function picturesIn(ids: ReadonlySet<string>, pictureOf: MakeOptions["pictureOf"], signal: AbortSignal) {
  const pictures: PictureToWrite[] = [];
  for (const id of ids) {
    if (signal.aborted) break;
    const content = await pictureOf(id).catch(() => null);
    if (content) pictures.push({ id, content });
  }
  return pictures;
}

function writtenBy(worker: Worker, signal: AbortSignal, onProgress: (share: number) => void): Promise<Blob | null> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) resolve(null);
    signal.addEventListener("abort", () => resolve(null));
    worker.addEventListener("error", () => reject(new Error("the writer did not start")));
    worker.addEventListener("message", ({ data }: MessageEvent<FromWriter>) => {
      if (data.t === "progress") onProgress(data.of > 0 ? data.done / data.of : 1);
      else if (data.t === "written") resolve(data.file);
      else reject(new Error("the cards could not be written"));
    });
  });
}
