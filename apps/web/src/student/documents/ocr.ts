import { type Document, document } from "@jotter/domain/document";
import { followWrites } from "@jotter/replica/follow";
import { byWebLock, listenToBrowser } from "@jotter/replica/waiting";
import { useSyncExternalStore } from "react";
import { listeners } from "../../ui/listeners.ts";
import type { Student } from "../session/student-context.ts";
import { bytesOf } from "./document-bytes.ts";
import { eyeFor } from "./ocr-eye.ts";
import { type OcrQueue, type PagePictures, type SeeingNow, startOcr } from "./ocr-queue.ts";

let queue: OcrQueue | null = null;
const { subscribe, tell } = listeners();

/** From now on the pages a student wants read off their pictures are read, whatever page is open. */
export function hostOcr(student: Student): () => void {
  const { replica, now } = student;
  const own = startOcr({
    replica,
    now,
    picturesOf: (row) => picturesOf(student, row),
    eyeFor,
    exclusively: byWebLock,
  });
  queue = own;
  const leaves = [
    own.subscribe(tell),
    followWrites(replica.userId, document, own.wake),
    listenToBrowser(own.wake),
    own.end,
  ];
  return () => {
    for (const leave of leaves) leave();
    if (queue === own) queue = null;
    tell();
  };
}

/** Which page is being read off its picture in this tab, and how far. */
export function useOcr(): SeeingNow | null {
  return useSyncExternalStore(subscribe, () => queue?.now() ?? null);
}

export async function cancelOcr(documentId: string): Promise<void> {
  await queue?.cancel(documentId);
}

/** Whether its pages without text can be offered to be read. */
export function canBeSeen({ kind, text }: Pick<Document, "kind" | "text">): boolean {
  return kind === "image" && text?.state === "read" && (text.withoutText?.length ?? 0) > 0;
}

/** A photo is its own picture. */
async function picturesOf(
  student: Student,
  row: { readonly id: string; readonly data: Document },
): Promise<PagePictures | null> {
  if (row.data.kind !== "image") return null;
  const bytes = await bytesOf(student, row);
  return bytes.ok ? { pictureOf: async () => bytes.value, close: () => undefined } : null;
}
