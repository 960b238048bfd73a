/** One key's worth to put, or all of a session up to a number to take away: it is in the records. */
export type JournalWrite =
  | { readonly put: { readonly session: string; readonly n: number } }
  | { readonly forget: { readonly session: string; readonly reach: number } };

/** What the thread is told, numbered, and how far it says to be. */
export type WriterRequest = { readonly database: string } | { readonly number: number; readonly write: JournalWrite };
export type WriterAnswer = { readonly written: number } | { readonly failed: true };

/**
 * The page has made the journal. A thread that is slow to start may come after a sign-out has wiped it, and must not make
 * it anew. [DAT-4]
 */
export function openExisting(database: string): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(database);
    request.onupgradeneeded = () => request.transaction?.abort();
    request.onerror = () => reject(request.error);
    request.onsuccess = () => resolve(request.result);
  });
}

/** In one transaction that nobody waits for: whatever ends this thread afterwards, the browser has it in hand. */
export function writeTo(db: IDBDatabase, writes: readonly JournalWrite[]): IDBTransaction {
  const transaction = db.transaction("entries", "readwrite", { durability: "relaxed" });
  const store = transaction.objectStore("entries");
  for (const write of writes) {
    if ("put" in write) store.put(write.put);
    else store.delete(IDBKeyRange.bound([write.forget.session, 0], [write.forget.session, write.forget.reach]));
  }
  transaction.commit();
  return transaction;
}

export type JournalWriter = {
  readonly write: (write: JournalWrite) => void;
  readonly close: () => void;
};

type WriterThread = Pick<Worker, "postMessage" | "addEventListener" | "terminate">;

export type JournalWriterDeps = {
  readonly database: string;
  /** The page's own way into the journal: until the thread is there, where there is none, and when the page goes. */
  readonly here: (writes: readonly JournalWrite[]) => void;
  readonly thread?: (() => WriterThread) | undefined;
};

/**
 * Writes the journal from a thread of its own, since a transaction costs the page about a millisecond, and with a long
 * text in it many: more than a key may. A thread dies with its page, so a page that goes writes for itself what the
 * thread has not answered for. To put something twice does no harm.
 */
export function startJournalWriter({ database, here, thread = threadOfBrowser() }: JournalWriterDeps): JournalWriter {
  let unanswered: { readonly number: number; readonly write: JournalWrite }[] = [];
  let number = 0;
  let worker: WriterThread | null = null;
  let isReady = false;

  function hear(answer: WriterAnswer): void {
    if ("failed" in answer) giveUp();
    else {
      isReady = true;
      unanswered = unanswered.filter((each) => each.number > answer.written);
    }
  }

  function writeUnanswered(): void {
    if (unanswered.length > 0) here(unanswered.map(({ write }) => write));
  }

  function giveUp(): void {
    worker?.terminate();
    worker = null;
    isReady = false;
    writeUnanswered();
    unanswered = [];
  }

  function start(make: () => WriterThread): void {
    worker = make();
    worker.addEventListener("message", ({ data }) => hear(data as WriterAnswer));
    worker.addEventListener("error", giveUp);
    worker.postMessage({ database } satisfies WriterRequest);
  }

  const whenHidden = () => document.visibilityState === "hidden" && writeUnanswered();
  if (thread) {
    start(thread);
    globalThis.addEventListener?.("pagehide", writeUnanswered);
    globalThis.document?.addEventListener("visibilitychange", whenHidden);
  }

  return {
    write: (write) => {
      if (!worker || !isReady) return here([write]);
      const request = { number: ++number, write };
      unanswered.push(request);
      worker.postMessage(request satisfies WriterRequest);
    },
    close: () => {
      globalThis.removeEventListener?.("pagehide", writeUnanswered);
      globalThis.document?.removeEventListener("visibilitychange", whenHidden);
      giveUp();
    },
  };
}

function threadOfBrowser(): (() => WriterThread) | undefined {
  if (typeof Worker === "undefined") return undefined;
  return () => new Worker(new URL("./journal-thread.ts", import.meta.url), { type: "module", name: "journal" });
}
