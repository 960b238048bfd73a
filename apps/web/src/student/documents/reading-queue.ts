import type { DocumentFailure } from "@jotter/document-text/document";
import { type Document, document } from "@jotter/domain/document";
import { failed, type Result } from "@jotter/domain/result";
import type { FilesProblem } from "@jotter/ports/backend";
import { isClosing } from "@jotter/replica/follow";
import type { Replica } from "@jotter/replica/replica";
import { pause } from "@jotter/replica/waiting";
import { listeners } from "../../ui/listeners.ts";
import { hashOf } from "./hash-of.ts";
import { kindOfBytes } from "./kind-of-bytes.ts";
import type { ReadFile } from "./reading-in-worker.ts";
import { noteHash, readingVersion, writeFailure, writeNothingNew, writeReading } from "./reading-write.ts";

/** The document being read, and how much of it. */
export type ReadingNow = { readonly documentId: string; readonly share: number };

export type ReadingQueue = {
  readonly now: () => ReadingNow | null;
  readonly subscribe: (listener: () => void) => () => void;
  /** This one is not to be read, whether its turn has come or not. */
  readonly cancel: (documentId: string) => Promise<void>;
  /** Something is there that was not before: a document, or the network. */
  readonly wake: () => void;
  readonly end: () => void;
  readonly ended: Promise<void>;
};

export type ReadingDeps = {
  readonly replica: Replica;
  readonly bytesOf: (row: { readonly id: string; readonly data: Document }) => Promise<Result<Blob, FilesProblem>>;
  /** The file where it is on this device already. */
  readonly hereOf: (row: { readonly id: string; readonly data: Document }) => Promise<Blob | null>;
  readonly read: ReadFile;
  /** Works while no other tab does. */
  readonly exclusively: (name: string, signal: AbortSignal, work: () => Promise<void>) => Promise<void>;
  /** How often this document was begun and never ended: a file that takes the tab with it is not tried for ever. */
  readonly tries: { readonly begin: (documentId: string) => number; readonly end: () => void };
  readonly retryMs?: number;
};

const mostTries = 3;
/** Before it is looked again whether something waits to be read. */
const atOnce = 50;

/**
 * Reads every document whose text waits, one after the other, in one tab. What is interrupted is begun anew. When none
 * waits, those are read once more, unseen, that were read by an older version and whose file is here. [DOC-3]
 */
export function startReading(deps: ReadingDeps): ReadingQueue {
  const { replica, exclusively, retryMs = 60_000 } = deps;
  const ending = new AbortController();
  const { subscribe, tell } = listeners();
  let now: ReadingNow | null = null;
  let stop: AbortController | null = null;
  let wakeUp: () => void = () => undefined;
  /** Their bytes could not be had: they are tried again when somebody wakes us. */
  const later = new Set<string>();
  /** They were read and could not be kept, by a full disk or whatever it was: the next visit tries again. */
  const unkept = new Set<string>();
  /** Read by an older version, and not to be had anew in this visit. */
  const left = new Set<string>();
  let isAwake = true;

  function show(next: ReadingNow | null): void {
    now = next;
    tell();
  }

  async function work(): Promise<void> {
    while (!ending.signal.aborted) {
      const next = (await waitingDocuments(replica)).find(({ id }) => !later.has(id) && !unkept.has(id));
      const old = next ? undefined : (await outdatedDocuments(replica)).find(({ id }) => !left.has(id));
      const bare = next || old ? [] : (await withoutHash(replica)).filter(({ id }) => !left.has(id));
      if (next) await readOne(next.id).catch((error: unknown) => passOver(next.id, error));
      else if (old) await readAnew(old.id).catch((error: unknown) => passOver(old.id, error));
      else if (bare.length > 0) await hashSome(bare.slice(0, atOnce).map(({ id }) => id));
      else if (isAwake) isAwake = false;
      else {
        await pause(retryMs, ending.signal, (end) => {
          wakeUp = end;
        });
        later.clear();
      }
    }
  }

  /** The other documents do not wait for it, and it is not read anew every minute of a full disk. */
  function passOver(documentId: string, error: unknown): void {
    if (ending.signal.aborted || isClosing(error)) throw error;
    stop = null;
    unkept.add(documentId);
    show(null);
  }

  async function readOne(documentId: string): Promise<void> {
    const stored = await replica.get(document, documentId);
    if (!stored) return;
    stop = new AbortController();
    show({ documentId, share: 0 });
    const reason = await outcome(documentId, stored, stop.signal);
    show(null);
    stop = null;
    if (ending.signal.aborted) return;
    if (reason === "later") later.add(documentId);
    else if (reason !== "read") await writeFailure(replica, documentId, reason);
  }

  async function readAnew(documentId: string): Promise<void> {
    left.add(documentId);
    const stored = await replica.get(document, documentId);
    const file = stored && (await deps.hereOf({ id: documentId, data: stored }));
    if (!stored || !file) return;
    const tries = deps.tries.begin(documentId);
    stop = new AbortController();
    const result =
      tries > mostTries
        ? failed<DocumentFailure>({ reason: "broken" })
        : await deps.read({ file, name: stored.name }, { signal: stop.signal, onProgress: () => undefined });
    stop = null;
    if (ending.signal.aborted) return;
    deps.tries.end();
    if (result.ok) await writeReading(replica, documentId, result.value);
    else if (!isPassing(result.problem)) await writeNothingNew(replica, documentId);
  }

  async function hashIt(documentId: string, stored: Document, file: Blob): Promise<void> {
    const hash = stored.hash === undefined ? await hashOf(await file.arrayBuffer()) : undefined;
    if (hash) await noteHash(replica, documentId, hash);
  }

  /** Those that were read, or taken for nothing that can be, before anybody noted it. */
  async function hashSome(ids: readonly string[]): Promise<void> {
    for (const id of ids) {
      if (ending.signal.aborted) return;
      left.add(id);
      const stored = await replica.get(document, id);
      const file = stored && (await deps.hereOf({ id, data: stored }));
      if (!stored || !file) continue;
      await nameKind(stored, { id, file })
        .then(() => hashIt(id, stored, file))
        .catch((error: unknown) => passOver(id, error));
    }
  }

  /** The bytes know better than the type it came with; what has a hash was looked at. */
  async function nameKind({ kind, name, text }: Document, { id, file }: { readonly id: string; readonly file: Blob }) {
    if (kind !== "other" || text?.state !== "none") return;
    const found = await kindOfBytes({ name, bytes: new Uint8Array(await file.arrayBuffer()) });
    if (found && found !== "other") await replica.update(document, id, { kind: found, text: { state: "waiting" } });
  }

  async function outcome(documentId: string, stored: Document, signal: AbortSignal): Promise<string> {
    const bytes = await unlessStopped(deps.bytesOf({ id: documentId, data: stored }), signal);
    if (!bytes) return "cancelled";
    if (!bytes.ok) return bytes.problem.kind === "not-found" && stored.fileId !== null ? "missing" : "later";
    await hashIt(documentId, stored, bytes.value);
    if (deps.tries.begin(documentId) > mostTries) {
      deps.tries.end();
      return "broken";
    }
    const onProgress = (share: number) => show({ documentId, share });
    const result = await deps.read({ file: bytes.value, name: stored.name }, { signal, onProgress });
    if (ending.signal.aborted) return "later";
    deps.tries.end();
    if (!result.ok) return result.problem.reason === "not-loaded" ? "later" : result.problem.reason;
    await writeReading(replica, documentId, result.value);
    return "read";
  }

  const ended = exclusively(`jotter:reading:${replica.userId}`, ending.signal, work).catch((error: unknown) => {
    // A sign-out closes the records under us.
    if (!ending.signal.aborted && !isClosing(error)) throw error;
  });

  return {
    now: () => now,
    subscribe,
    cancel: async (documentId) => {
      if (now?.documentId === documentId) stop?.abort();
      else await writeFailure(replica, documentId, "cancelled");
    },
    wake: () => {
      isAwake = true;
      later.clear();
      wakeUp();
    },
    end: () => {
      ending.abort();
      stop?.abort();
    },
    ended,
  };
}

/** null once it is stopped: what is on its way may still take minutes. */
async function unlessStopped<Value>(coming: Promise<Value>, signal: AbortSignal): Promise<Value | null> {
  const stopped = new Promise<null>((resolve) => signal.addEventListener("abort", () => resolve(null), { once: true }));
  const first = await Promise.race([coming, stopped]);
  return signal.aborted ? null : first;
}

/** It says nothing of the file. */
function isPassing({ reason }: DocumentFailure): boolean {
  return reason === "not-loaded" || reason === "cancelled";
}

async function waitingDocuments(replica: Replica) {
  return documentsInTurn(replica, ({ kind, text }) => kind !== "other" && (text?.state ?? "waiting") === "waiting");
}

async function outdatedDocuments(replica: Replica) {
  return documentsInTurn(replica, ({ kind, text }) => {
    return kind !== "other" && text?.state === "read" && (text.version ?? 0) < readingVersion;
  });
}

async function withoutHash(replica: Replica) {
  return documentsInTurn(replica, ({ hash }) => hash === undefined);
}

/** Those a student opened last come first, then the small ones: a handout does not wait for a book. */
async function documentsInTurn(replica: Replica, isMeant: (data: Document) => boolean) {
  const rows = await replica.list(document, { by: "updatedAt" });
  return rows
    .filter(({ data }) => isMeant(data))
    .sort(
      ({ data: one }, { data: other }) =>
        (other.openedAt ?? 0) - (one.openedAt ?? 0) || one.bytes - other.bytes || one.createdAt - other.createdAt,
    );
}
