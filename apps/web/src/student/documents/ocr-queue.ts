import { type Document, document } from "@jotter/domain/document";
import { isClosing } from "@jotter/replica/follow";
import type { Replica } from "@jotter/replica/replica";
import { pause } from "@jotter/replica/waiting";
import { listeners } from "../../ui/listeners.ts";
import { pagesToSee, stopOcr, writeSeenPage } from "./ocr-pages.ts";

/** The page being read off its picture, how much of it, and how many of the document are left with it. */
export type SeeingNow = {
  readonly documentId: string;
  readonly page: number;
  readonly share: number;
  readonly left: number;
};

/** Pictures of a document's pages. */
export type PagePictures = { readonly pictureOf: (page: number) => Promise<Blob>; readonly close: () => void };

/** What reads letters off a picture, once its data has come. */
export type Eye = {
  readonly read: (picture: Blob, onProgress: (share: number) => void) => Promise<string>;
  readonly close: () => void;
};

export type OcrDeps = {
  readonly replica: Replica;
  readonly now: () => number;
  /** null where the bytes or the data cannot be had now. */
  readonly picturesOf: (row: { readonly id: string; readonly data: Document }) => Promise<PagePictures | null>;
  readonly eyeFor: (languages: readonly string[]) => Promise<Eye | null>;
  /** Works while no other tab does. */
  readonly exclusively: (name: string, signal: AbortSignal, work: () => Promise<void>) => Promise<void>;
  readonly retryMs?: number;
};

export type OcrQueue = {
  readonly now: () => SeeingNow | null;
  readonly subscribe: (listener: () => void) => () => void;
  /** What was read so far stays. */
  readonly cancel: (documentId: string) => Promise<void>;
  readonly wake: () => void;
  readonly end: () => void;
  readonly ended: Promise<void>;
};

/** Reads the pages without text that a student asked for, one page after the other, in one tab. [DOC-3] */
export function startOcr(deps: OcrDeps): OcrQueue {
  const { replica, retryMs = 60_000 } = deps;
  const ending = new AbortController();
  const { subscribe, tell } = listeners();
  let now: SeeingNow | null = null;
  let stopNow: () => void = () => undefined;
  let wakeUp: () => void = () => undefined;
  let isAwake = true;
  const later = new Set<string>();

  function show(next: SeeingNow | null): void {
    now = next;
    tell();
  }

  async function work(): Promise<void> {
    while (!ending.signal.aborted) {
      const rows = await replica.list(document, { by: "updatedAt" });
      const next = rows.find(({ id, data }) => !later.has(id) && pagesToSee(data.text).length > 0);
      if (next) await seeOne(next.id);
      else if (isAwake) isAwake = false;
      else {
        await pause(retryMs, ending.signal, (end) => {
          wakeUp = end;
        });
        later.clear();
      }
    }
  }

  async function seeOne(documentId: string): Promise<void> {
    const stored = await replica.get(document, documentId);
    if (!stored) return;
    const pictures = await deps.picturesOf({ id: documentId, data: stored });
    const eye = pictures && (await deps.eyeFor(stored.text?.ocr?.languages ?? []));
    try {
      if (pictures && eye) await seePages(documentId, pictures, eye);
      else later.add(documentId);
    } finally {
      pictures?.close();
      eye?.close();
      show(null);
    }
  }

  /** Looks at the record before each page: it may have been stopped, trashed or read on another device. */
  async function seePages(documentId: string, pictures: PagePictures, eye: Eye): Promise<void> {
    const stopped = new Promise<null>((resolve) => {
      stopNow = () => resolve(null);
    });
    while (!ending.signal.aborted) {
      const left = pagesToSee((await replica.get(document, documentId))?.text);
      const [page] = left;
      if (page === undefined) return;
      const tellShare = (share: number) => show({ documentId, page, share, left: left.length });
      tellShare(0);
      const seen = await Promise.race([seePage(pictures, eye, page, tellShare), stopped]);
      if (seen === null || ending.signal.aborted) return;
      await writeSeenPage(replica, documentId, page, seen, deps.now());
    }
  }

  const ended = deps.exclusively(`jotter:ocr:${replica.userId}`, ending.signal, work).catch((error: unknown) => {
    // A sign-out closes the records under us.
    if (!ending.signal.aborted && !isClosing(error)) throw error;
  });

  return {
    now: () => now,
    subscribe,
    cancel: async (documentId) => {
      await stopOcr(replica, documentId);
      if (now?.documentId === documentId) stopNow();
    },
    wake: () => {
      isAwake = true;
      later.clear();
      wakeUp();
    },
    end: () => {
      ending.abort();
      stopNow();
    },
    ended,
  };
}

/** A page that cannot be drawn or read has no text: the others still have. */
async function seePage(pictures: PagePictures, eye: Eye, page: number, onProgress: (share: number) => void) {
  try {
    return await eye.read(await pictures.pictureOf(page), onProgress);
  } catch {
    return "";
  }
}
