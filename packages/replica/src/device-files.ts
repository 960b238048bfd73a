import { failed, ok, type Result } from "@jotter/domain/result";
import type { FilePurpose, FilesPort, FilesProblem } from "@jotter/ports/backend";
import { newFileId } from "@jotter/ports/file-id";
import { coversIn, type DeviceCovers } from "./device-covers.ts";
import { type DeviceRecordings, recordingsIn } from "./device-recordings.ts";
import { type FileRow, openFilesDatabase } from "./files-database.ts";
import { byWebLock, isGone, listenToBrowser, pause } from "./waiting.ts";

/**
 * Files on this device: what is on its way to the server, and what was lately seen. A file is safe here before anybody
 * hears of it, under the id it will have for good, and is sent when there is a connection, also after a restart.
 */
export type DeviceFiles = {
  /** Resolves with the id once the file is stored here. */
  readonly keep: (file: NewFile) => Promise<string>;
  /** From here, or else from the server, and then it stays here while there is room. */
  readonly read: (id: string, purpose?: FilePurpose, by?: Reader) => Promise<Result<Blob, FilesProblem>>;
  /** From here alone; it does not count as seen. */
  readonly here: (id: string) => Promise<Blob | null>;
  /** From now on it stays here, however long it is not seen; fetched where it is not here. */
  readonly pin: (id: string, purpose: FilePurpose) => Promise<Result<null, FilesProblem>>;
  readonly unpin: (id: string) => Promise<void>;
  readonly isPinned: (id: string) => Promise<boolean>;
  /** What files of this purpose take here. */
  readonly space: (purpose: FilePurpose) => Promise<Space>;
  /** Takes what the server has too off this device; what is pinned only where that is wanted. Gives the bytes. */
  readonly free: (purpose: FilePurpose, what: "seen" | "all") => Promise<number>;
  /** Those that are here and have once arrived. */
  readonly held: () => Promise<readonly string[]>;
  /** The server has lost them: they wait to be sent, under the ids they have. */
  readonly sendAgain: (ids: readonly string[]) => Promise<void>;
  readonly covers: DeviceCovers;
  /** Sound on its way to be a file. */
  readonly recordings: DeviceRecordings;
  /** How far a file is on its way; null for one that has arrived, or was never here; undefined until that is known. */
  readonly sending: (id: string) => Sending | null | undefined;
  /** Which files of this purpose the server has not got yet, the earliest first. */
  readonly waiting: (purpose: FilePurpose) => Promise<readonly string[]>;
  /** Stops a file that has not arrived, and takes it off this device. */
  readonly cancel: (id: string) => Promise<void>;
  /** Takes a file off this device, whether it has arrived or not. */
  readonly forget: (id: string) => Promise<void>;
  /** Calls back whenever `sending` has a new answer for a file; with "" when it has one for all. */
  readonly subscribe: (listener: (id: string) => void) => () => void;
  /** Sends what an earlier visit left behind, and from then on whatever is kept. */
  readonly start: () => void;
  /** Tries to get everything out; resolves with the number of files still waiting. */
  readonly flush: (timeoutMs: number) => Promise<number>;
  readonly close: () => Promise<void>;
};

/** The student opens it, or the device needs it for itself: to read its words. */
export type Reader = "student" | "device";

type Amount = { readonly count: number; readonly bytes: number };

/** Files that only this device has, those the student wants here, those lately opened, and those nobody opened here. */
export type Space = Readonly<Record<"waiting" | "pinned" | "seen" | "unopened", Amount>>;

export type NewFile = {
  /** Where somebody has to know it before (`newFileId`). */
  readonly id?: string;
  readonly name: string;
  readonly purpose: FilePurpose;
  readonly content: Blob;
};

export type Sending =
  /** With a problem where it was tried, and is tried again later. */
  | { readonly state: "waiting"; readonly problem?: FilesProblem }
  | { readonly state: "sending"; readonly share: number }
  /** The server does not want it, for now: it stays on this device, and is offered again later. */
  | { readonly state: "refused"; readonly problem: FilesProblem };

export type DeviceFilesDeps = {
  readonly userId: string;
  readonly files: () => Promise<FilesPort>;
  readonly now: () => number;
  /** What files that the server has too may take here beside those that are pinned; the longest unseen go first. */
  readonly mostBytes?: number;
  readonly exclusively?: typeof byWebLock;
};

const retry = { firstMs: 2000, factor: 2, maxMs: 300_000 };

export function openDeviceFiles(options: DeviceFilesDeps): DeviceFiles {
  const { userId, files, now, mostBytes = 250 * 1024 * 1024, exclusively = byWebLock } = options;
  const database = openFilesDatabase(userId);
  const { db, rows, contents } = database;
  const ending = new AbortController();
  const states = new Map<string, Sending>();
  const listeners = new Set<(id: string) => void>();
  const running = new Map<string, AbortController>();
  const downloads = new Map<string, Promise<Result<Blob, FilesProblem>>>();
  let ended: Promise<void> | null = null;
  let isLookedThrough = false;
  let isRung = false;
  let wake: () => void = () => undefined;

  function show(id: string, state: Sending | null) {
    if (state) states.set(id, state);
    else states.delete(id);
    for (const listener of [...listeners]) listener(id);
  }

  async function store(row: FileRow, bytes: ArrayBuffer) {
    await db.transaction("rw", rows, contents, async () => {
      await rows.put(row);
      await contents.put({ id: row.id, bytes });
    });
  }

  async function remove(ids: readonly string[]) {
    await db.transaction("rw", rows, contents, async () => {
      await rows.bulkDelete([...ids]);
      await contents.bulkDelete([...ids]);
    });
  }

  async function here(id: string): Promise<Blob | null> {
    const [row, content] = await Promise.all([rows.get(id), contents.get(id)]);
    return row && content ? new Blob([content.bytes], { type: row.type }) : null;
  }

  /** It was kept by a version that took everything for a picture of a note. */
  async function found(id: string, purpose: FilePurpose, by: Reader): Promise<Blob | null> {
    const content = await here(id);
    if (content) await rows.update(id, { seenAt: now(), purpose, ...(by === "student" && { isOpened: true }) });
    return content;
  }

  /** What is known of it already stays: it may have been pinned, or opened, while it came. */
  async function remember(id: string, content: Blob, purpose: FilePurpose, how: Pick<FileRow, "isKept" | "isOpened">) {
    const bytes = await content.arrayBuffer();
    const fetched = { id, name: "", type: content.type, bytes: content.size, isWaiting: 0 } as const;
    await db.transaction("rw", rows, contents, async () => {
      await rows.put({ ...fetched, ...(await rows.get(id)), ...how, purpose, seenAt: now() });
      await contents.put({ id, bytes });
    });
    await makeRoom();
  }

  /** Who wants it while it comes for somebody else waits for the same one. */
  async function fetched(id: string): Promise<Result<Blob, FilesProblem>> {
    const coming = downloads.get(id);
    if (coming) return coming;
    const begun = files()
      .then((port) => port.download(id))
      .finally(() => downloads.delete(id));
    downloads.set(id, begun);
    return begun;
  }

  async function read(
    id: string,
    purpose: FilePurpose = "note-image",
    by: Reader = "student",
  ): Promise<Result<Blob, FilesProblem>> {
    // A device that keeps nothing (a private window, a full disk) can still show what the server has.
    const content = await found(id, purpose, by).catch(() => null);
    if (content) return ok(content);
    const answer = await fetched(id);
    if (answer.ok)
      await remember(id, answer.value, purpose, by === "student" ? { isOpened: true } : {}).catch(() => undefined);
    return answer;
  }

  async function pin(id: string, purpose: FilePurpose): Promise<Result<null, FilesProblem>> {
    if ((await rows.update(id, { isKept: true, purpose })) > 0) return ok(null);
    const answer = await fetched(id);
    if (!answer.ok) return answer;
    try {
      await remember(id, answer.value, purpose, { isKept: true });
      return ok(null);
    } catch {
      return failed({ kind: "unavailable", detail: "not kept" });
    }
  }

  async function space(purpose: FilePurpose): Promise<Space> {
    const all = (await rows.toArray()).filter((row) => row.purpose === purpose);
    const amount = (of: (row: FileRow) => boolean) => {
      const some = all.filter(of);
      return { count: some.length, bytes: some.reduce((sum, { bytes }) => sum + bytes, 0) };
    };
    return {
      waiting: amount(({ isWaiting }) => isWaiting === 1),
      pinned: amount(({ isWaiting, isKept }) => isWaiting === 0 && isKept === true),
      seen: amount(({ isWaiting, isKept, isOpened }) => isWaiting === 0 && isKept !== true && isOpened === true),
      unopened: amount(({ isWaiting, isKept, isOpened }) => isWaiting === 0 && isKept !== true && isOpened !== true),
    };
  }

  async function free(purpose: FilePurpose, what: "seen" | "all"): Promise<number> {
    return db.transaction("rw", rows, contents, async () => {
      const all = await rows.where("isWaiting").equals(0).toArray();
      const gone = all.filter((row) => row.purpose === purpose && (what === "all" || !row.isKept));
      await remove(gone.map(({ id }) => id));
      return gone.reduce((sum, { bytes }) => sum + bytes, 0);
    });
  }

  async function makeRoom() {
    // As one: what is pinned in this very moment stays.
    await db.transaction("rw", rows, contents, async () => {
      let bytes = 0;
      const newestFirst = await rows.orderBy("seenAt").reverse().toArray();
      const beyond = newestFirst.filter((row) => {
        if (row.isWaiting || row.isKept) return false;
        bytes += row.bytes;
        return bytes > mostBytes;
      });
      await remove(beyond.map(({ id }) => id));
    });
  }

  async function send(port: FilesPort, { id, name, purpose, type }: FileRow): Promise<Result<unknown, FilesProblem>> {
    const content = await contents.get(id);
    if (!content) return failed({ kind: "canceled" });
    const stop = new AbortController();
    running.set(id, stop);
    show(id, { state: "sending", share: 0 });
    try {
      return await port.upload({
        id,
        name,
        purpose,
        content: new Blob([content.bytes], { type }),
        signal: AbortSignal.any([stop.signal, ending.signal]),
        onProgress: (sent, total) => show(id, { state: "sending", share: total === 0 ? 1 : sent / total }),
      });
    } finally {
      running.delete(id);
    }
  }

  async function lookThrough(): Promise<readonly FileRow[]> {
    const waiting = await rows.where("isWaiting").equals(1).sortBy("seenAt");
    // Another tab may have sent what this one only knows as waiting.
    for (const id of [...states.keys()]) if (!waiting.some((row) => row.id === id)) show(id, null);
    for (const { id } of waiting) if (!states.has(id)) show(id, { state: "waiting" });
    if (!isLookedThrough) {
      isLookedThrough = true;
      for (const listener of [...listeners]) listener("");
    }
    return waiting;
  }

  /** Whether everything that waited has arrived. */
  async function sendWaiting(): Promise<boolean> {
    const waiting = await lookThrough();
    const port = waiting.length > 0 ? await files() : undefined;
    let isAll = true;
    for (const row of waiting) {
      if (!port || ending.signal.aborted) return false;
      const answer = await send(port, row);
      if (answer.ok) {
        await rows.update(row.id, { isWaiting: 0 });
        show(row.id, null);
      } else if (answer.problem.kind !== "canceled") {
        isAll = false;
        show(row.id, stateAfter(answer.problem));
        if (isOfAll(answer.problem)) break;
      }
    }
    await makeRoom();
    return isAll;
  }

  async function sendUntilEnd() {
    const stopListening = listenToBrowser(ring);
    let failures = 0;
    try {
      // Before another tab may be done with its sending.
      await lookThrough();
      while (!ending.signal.aborted) {
        let isAll = true;
        await exclusively(`jotter:files:${userId}`, ending.signal, async () => {
          isAll = await sendWaiting();
        });
        failures = isAll ? 0 : failures + 1;
        const delayMs = isAll ? retry.maxMs : Math.min(retry.firstMs * retry.factor ** (failures - 1), retry.maxMs);
        if (!isRung) {
          await pause(delayMs, ending.signal, (end) => {
            wake = end;
          });
        }
        isRung = false;
      }
    } catch (error) {
      // The student signed out in another tab: there is nothing left to send.
      if (!isGone(error)) throw error;
    } finally {
      stopListening();
    }
  }

  function ring() {
    isRung = true;
    wake();
  }

  async function forget(id: string) {
    running.get(id)?.abort();
    await remove([id]);
    show(id, null);
  }

  function start() {
    ended ??= sendUntilEnd();
  }

  return {
    keep: async ({ id = newFileId(), name, purpose, content }) => {
      const row = { id, name, purpose, type: content.type, bytes: content.size, isWaiting: 1, seenAt: now() } as const;
      await store(row, await content.arrayBuffer());
      show(id, { state: "waiting" });
      start();
      ring();
      return id;
    },
    read,
    here,
    pin,
    unpin: async (id) => {
      await rows.update(id, { isKept: false });
      await makeRoom();
    },
    isPinned: async (id) => (await rows.get(id))?.isKept === true,
    space,
    free,
    held: async () => (await rows.where("isWaiting").equals(0).primaryKeys()) as string[],
    sendAgain: async (ids) => {
      for (const id of ids) {
        const row = await rows.get(id);
        // What was fetched to be looked at has no name here; its record says how it is called.
        if (row && (await contents.get(id))) await rows.update(id, { isWaiting: 1, name: row.name || id });
      }
      if (ids.length > 0) ring();
    },
    covers: coversIn(database),
    recordings: recordingsIn(database),
    sending: (id) => states.get(id) ?? (isLookedThrough ? null : undefined),
    waiting: async (purpose) => {
      const waiting = await rows.where("isWaiting").equals(1).sortBy("seenAt");
      return waiting.filter((row) => row.purpose === purpose).map(({ id }) => id);
    },
    cancel: async (id) => {
      if ((await rows.get(id))?.isWaiting) await forget(id);
    },
    forget,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start,
    flush: async (timeoutMs) => {
      const until = Date.now() + timeoutMs;
      start();
      ring();
      for (;;) {
        const left = await rows.where("isWaiting").equals(1).count();
        if (left === 0 || Date.now() >= until || ending.signal.aborted) return left;
        await pause(100, ending.signal);
      }
    },
    close: async () => {
      ending.abort();
      db.close({ disableAutoOpen: true });
      await ended;
    },
  };
}

function stateAfter(problem: FilesProblem): Sending {
  const isRefused = problem.kind === "quota-exceeded" || problem.kind === "too-large";
  if (isRefused) return { state: "refused", problem };
  // Without a connection there is nothing to tell that the page does not tell anyway.
  return problem.kind === "offline" ? { state: "waiting" } : { state: "waiting", problem };
}

/** The next file would meet the same. */
function isOfAll({ kind }: FilesProblem): boolean {
  return kind === "offline" || kind === "retry-limit" || kind === "unauthorized";
}
