import { document } from "@jotter/domain/document";
import { followWrites } from "@jotter/replica/follow";
import { listenToBrowser } from "@jotter/replica/waiting";
import { useSyncExternalStore } from "react";
import { listeners } from "../../ui/listeners.ts";
import { readRecord, recordKeys, removeRecord, writeRecord } from "../../ui/local-records.ts";
import type { Student } from "../session/student-context.ts";
import { bytesOf, fileHere } from "./document-bytes.ts";
import { hostOcr } from "./ocr.ts";
import { readInWorker } from "./reading-in-worker.ts";
import { type ReadingNow, type ReadingQueue, startReading } from "./reading-queue.ts";
import { type ToldByTabs, toldByTabs } from "./told-by-tabs.ts";

let host: { readonly queue: ReadingQueue; readonly told: ToldByTabs<ReadingNow | null> } | null = null;
const { subscribe, tell } = listeners();

/** From now on this student's documents are read as they come, whatever page is open. Returns how to end that. */
export function hostReading(student: Student): () => void {
  const { replica } = student;
  const told: ToldByTabs<ReadingNow | null> = toldByTabs({
    name: `jotter:reading:${replica.userId}`,
    idle: null,
    onCancel: (documentId) => void queue.cancel(documentId),
  });
  const queue = startReading({
    replica,
    bytesOf: (row) => bytesOf(student, row, "device"),
    hereOf: (row) => fileHere(student, row),
    read: readInWorker,
    exclusively: told.exclusively,
    tries: triesOf(replica.userId),
  });
  const own = { queue, told };
  host = own;
  const leaves = [
    told.subscribe(tell),
    queue.subscribe(() => told.show(queue.now())),
    followWrites(replica.userId, document, queue.wake),
    listenToBrowser(queue.wake),
    queue.end,
    told.close,
    hostOcr(student),
  ];
  return () => {
    for (const leave of leaves) leave();
    if (host === own) host = null;
    tell();
  };
}

/** Which document is being read, in whatever tab, and how far. */
export function useReading(): ReadingNow | null {
  return useSyncExternalStore(subscribe, () => host?.told.now() ?? null);
}

export async function cancelReading(documentId: string): Promise<void> {
  // Where another tab reads it, that one ends it and says so in its record.
  if (host?.told.now()?.documentId === documentId) host.told.cancelElsewhere(documentId);
  if (host?.told.isWorking() || host?.told.now()?.documentId !== documentId) await host?.queue.cancel(documentId);
}

/** Kept outside the records: a tab that dies with a file has written nothing else. */
function triesOf(userId: string) {
  const key = recordKeys.reading(userId);
  return {
    begin: (documentId: string) => {
      const [id, count] = (readRecord(key) ?? "").split(" ");
      const tries = id === documentId ? Number(count) + 1 : 1;
      writeRecord(key, `${documentId} ${tries}`);
      return tries;
    },
    end: () => removeRecord(key),
  };
}
