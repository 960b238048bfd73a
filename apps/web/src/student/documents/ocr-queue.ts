import { type Document, document } from "@jotter/domain/document";
import type { Result } from "@jotter/domain/result";
import { isClosing } from "@jotter/replica/follow";
import type { Replica } from "@jotter/replica/replica";
import { pause } from "@jotter/replica/waiting";
import { listeners } from "../../ui/listeners.ts";
import type { Arriving } from "./ocr-data.ts";
import { pagesToSee, type SeenPage, stopOcr, writeSeenPage } from "./ocr-pages.ts";

/** The page being read off its picture, how much of it, and how many of the document are left with it. */
export type SeeingNow = {
  readonly documentId: string;
  readonly page: number;
  readonly share: number;
  readonly left: number;
  /** What reads pictures is still on its way to this device. */
  readonly arriving?: Arriving;
};

/** Its size is in pixels. */
export type Picture = { readonly image: Blob; readonly width: number; readonly height: number };

/** Pictures of a document's pages. */
export type PagePictures = { readonly pictureOf: (page: number) => Promise<Picture>; readonly close: () => void };

/** What reads letters off a picture, once its data has come. */
export type Eye = {
  readonly read: (picture: Picture, onProgress: (share: number) => void) => Promise<SeenPage>;
  readonly close: () => void;
};

/** Its data cannot be fetched now, or this browser cannot run it. */
export type EyeProblem = "unreachable" | "unable";
/** Why the pages of a document wait though they are wanted. It is tried again by itself. */
export type OcrProblem = EyeProblem | "no-bytes";

export type OcrDeps = {
  readonly replica: Replica;
  readonly now: () => number;
  /** null where the bytes cannot be had now. */
  readonly picturesOf: (row: { readonly id: string; readonly data: Document }) => Promise<PagePictures | null>;
  readonly eyeFor: (
    languages: readonly string[],
    options: { readonly onArriving: (arriving: Arriving) => void; readonly signal: AbortSignal },
  ) => Promise<Result<Eye, EyeProblem>>;
  /** Works while no other tab does. */
  readonly exclusively: (name: string, signal: AbortSignal, work: () => Promise<void>) => Promise<void>;
  readonly retryMs?: number;
};

export type OcrQueue = {
  readonly now: () => SeeingNow | null;
  /** By document. */
  readonly problems: () => ReadonlyMap<string, OcrProblem>;
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
  let stop = new AbortController();
  let wakeUp: () => void = () => undefined;
  let isAwake = true;
  const later = new Set<string>();
  /** Stopped, and their records do not say so yet. */
  const unwanted = new Set<string>();
  let problems: ReadonlyMap<string, OcrProblem> = new Map();

  /** null: there is none any more. */
  function noteProblem(documentId: string, problem: OcrProblem | null): void {
    const others = [...problems].filter(([id]) => id !== documentId);
    problems = new Map(problem ? [...others, [documentId, problem]] : others);
  }

  function show(next: SeeingNow | null): void {
    now = next;
    tell();
  }

  async function work(): Promise<void> {
    while (!ending.signal.aborted) {
      const rows = await replica.list(document, { by: "updatedAt" });
      const next = rows.find(({ id, data }) => !later.has(id) && !unwanted.has(id) && pagesToSee(data.text).length > 0);
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
    if (!stored || unwanted.has(documentId)) return;
    stop = new AbortController();
    const { signal } = stop;
    const left = pagesToSee(stored.text);
    show({ documentId, page: left[0] ?? 0, share: 0, left: left.length });
    const problem = await problemWhileSeeing(documentId, stored, signal).catch((error: unknown) => {
      if (signal.aborted) return null;
      if (isClosing(error)) throw error;
      // Whatever it was, a full disk or a line that broke: the other documents do not wait for it.
      return "no-bytes" as const;
    });
    const isLater = problem !== null && !signal.aborted;
    if (isLater) later.add(documentId);
    noteProblem(documentId, isLater ? problem : null);
    show(null);
  }

  async function problemWhileSeeing(documentId: string, data: Document, signal: AbortSignal) {
    const pictures = await deps.picturesOf({ id: documentId, data });
    if (!pictures) return "no-bytes";
    let eye: Eye | null = null;
    try {
      // Looks at the record before each page: it may have been stopped, trashed or read on another device.
      for (let lastTry = -1; !signal.aborted; ) {
        const { text } = (await replica.get(document, documentId)) ?? {};
        const left = pagesToSee(text);
        const [page] = left;
        if (page === undefined) return null;
        const tellMore = (more: Partial<SeeingNow>) => show({ documentId, page, share: 0, left: left.length, ...more });
        tellMore({});
        if (!eye) {
          const onArriving = (arriving: Arriving) => tellMore({ arriving });
          const opened = await deps.eyeFor(text?.ocr?.languages ?? text?.unplaced?.languages ?? [], {
            onArriving,
            signal,
          });
          if (!opened.ok) return opened.problem;
          eye = opened.value;
          noteProblem(documentId, null);
          tellMore({});
        }
        const seen = await seePage(pictures, eye, page, (share) => tellMore({ share }));
        if (signal.aborted) return null;
        if (seen || lastTry === page) await writeSeenPage(replica, documentId, page, seen ?? nothingSeen, deps.now());
        if (seen === null) {
          // It may be stuck or gone: the page gets one more try by another one.
          eye.close();
          eye = null;
          lastTry = page;
        }
      }
      return null;
    } finally {
      pictures.close();
      eye?.close();
    }
  }

  const ended = deps.exclusively(`jotter:ocr:${replica.userId}`, ending.signal, work).catch((error: unknown) => {
    // A sign-out closes the records under us.
    if (!ending.signal.aborted && !isClosing(error)) throw error;
  });

  return {
    now: () => now,
    problems: () => problems,
    subscribe,
    cancel: async (documentId) => {
      noteProblem(documentId, null);
      // At once: storing may take longer than the page that is being read.
      unwanted.add(documentId);
      if (now?.documentId === documentId) stop.abort();
      tell();
      await stopOcr(replica, documentId).finally(() => unwanted.delete(documentId));
    },
    wake: () => {
      isAwake = true;
      later.clear();
      wakeUp();
    },
    end: () => {
      ending.abort();
      stop.abort();
    },
    ended,
  };
}

const nothingSeen: SeenPage = { text: "", boxes: "" };

/** A page that cannot be drawn has no text, the others still have; null where the page was drawn and not read. */
async function seePage(pictures: PagePictures, eye: Eye, page: number, onProgress: (share: number) => void) {
  const picture = await pictures.pictureOf(page).catch(() => null);
  return picture === null ? nothingSeen : eye.read(picture, onProgress).catch(() => null);
}
