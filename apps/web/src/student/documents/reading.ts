import { document } from "@jotter/domain/document";
import { followWrites } from "@jotter/replica/follow";
import { byWebLock, listenToBrowser } from "@jotter/replica/waiting";
import { useSyncExternalStore } from "react";
import { listeners } from "../../ui/listeners.ts";
import { readRecord, recordKeys, removeRecord, writeRecord } from "../../ui/local-records.ts";
import type { Student } from "../session/student-context.ts";
import { bytesOf } from "./document-bytes.ts";
import { hostOcr } from "./ocr.ts";
import { readInWorker } from "./reading-in-worker.ts";
import { type ReadingNow, type ReadingQueue, startReading } from "./reading-queue.ts";

let queue: ReadingQueue | null = null;
const { subscribe, tell } = listeners();

/** From now on this student's documents are read as they come, whatever page is open. Returns how to end that. */
export function hostReading(student: Student): () => void {
  const { replica } = student;
  const own = startReading({
    replica,
    bytesOf: (row) => bytesOf(student, row),
    read: readInWorker,
    exclusively: byWebLock,
    tries: triesOf(replica.userId),
  });
  queue = own;
  const leaves = [
    own.subscribe(tell),
    followWrites(replica.userId, document, own.wake),
    listenToBrowser(own.wake),
    own.end,
    hostOcr(student),
  ];
  return () => {
    for (const leave of leaves) leave();
    if (queue === own) queue = null;
    tell();
  };
}

/** Which document is being read in this tab, and how far. */
export function useReading(): ReadingNow | null {
  return useSyncExternalStore(subscribe, () => queue?.now() ?? null);
}

export async function cancelReading(documentId: string): Promise<void> {
  await queue?.cancel(documentId);
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
