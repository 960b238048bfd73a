import { once } from "node:events";
import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { workerFile } from "../beside.ts";
import type { Log } from "../log.ts";
import type { BookFolder, ReadBook } from "./read-book.ts";

/** Chapters an operator lays into the data folder; students have them without a rebuild. [TXT-1] */
export type SchoolBook = {
  readonly contents: () => ReadBook["contents"];
  readonly file: (name: string) => string | undefined;
  /** Reads the folder again where something in it is another. */
  readonly look: () => Promise<void>;
  /** Gives up what is being read. */
  readonly close: () => void;
};

const mostMs = 300_000;
const mostMegabytes = 1000;
/** What an operator sees of a whole book that is wrong; the rest is told by the command. */
const mostLogged = 20;

export function createSchoolBook(from: BookFolder, log: Log): SchoolBook {
  let read: Pick<ReadBook, "contents" | "files"> = { contents: {}, files: new Map() };
  let seen = "";
  const closing = new AbortController();
  return {
    contents: () => read.contents,
    file: (name) => read.files.get(name),
    async look() {
      const now = await signatureOf(from.folder);
      if (now === seen) return;
      // What cannot be read is not tried again until it is another.
      seen = now;
      const found = await readBeside(from, closing.signal).catch((error) => {
        if (!closing.signal.aborted) throw error;
      });
      if (!found) return;
      read = found;
      const errors = found.messages.filter(({ level }) => level === "error");
      for (const { file, text } of errors.slice(0, mostLogged)) log.error("textbook.fault", { file, text });
      log.info("textbook.read", { chapters: found.chapters, errors: errors.length });
    },
    close: () => closing.abort(),
  };
}

/** In a thread of its own: the engine takes its time over every step, and nobody would be answered meanwhile. */
export async function readBeside(from: BookFolder, signal?: AbortSignal): Promise<ReadBook> {
  const worker = new Worker(workerFile(import.meta.url, "book-worker"), {
    workerData: from,
    resourceLimits: { maxOldGenerationSizeMb: mostMegabytes },
  });
  try {
    const ends = [AbortSignal.timeout(mostMs), ...(signal ? [signal] : [])];
    const [found] = await once(worker, "message", { signal: AbortSignal.any(ends) });
    return found;
  } finally {
    await worker.terminate();
  }
}

/** Names, sizes and times of all files; empty where there is no such folder. */
async function signatureOf(folder: string): Promise<string> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const lines = await Promise.all(
    files.sort().map(async (path) => {
      const { size, mtimeMs } = await stat(path).catch(() => ({ size: 0, mtimeMs: 0 }));
      return `${path} ${size} ${mtimeMs}`;
    }),
  );
  return lines.join("\n");
}
