import { type Document, document } from "@jotter/domain/document";
import { followWrites } from "@jotter/replica/follow";
import { listenToBrowser } from "@jotter/replica/waiting";
import { useSyncExternalStore } from "react";
import { listeners } from "../../ui/listeners.ts";
import type { Student } from "../session/student-context.ts";
import { bytesOf } from "./document-bytes.ts";
import { eyeFor } from "./ocr-eye.ts";
import { pdfPictures } from "./ocr-pdf-pictures.ts";
import { photoPictures } from "./ocr-photo.ts";
import { type OcrProblem, type OcrQueue, type PagePictures, type SeeingNow, startOcr } from "./ocr-queue.ts";
import { type ToldByTabs, toldByTabs } from "./told-by-tabs.ts";

type Told = { readonly now: SeeingNow | null; readonly problems: ReadonlyMap<string, OcrProblem> };

let host: { readonly queue: OcrQueue; readonly told: ToldByTabs<Told> } | null = null;
const { subscribe, tell } = listeners();

/** From now on the pages a student wants read off their pictures are read, whatever page is open. */
export function hostOcr(student: Student): () => void {
  const { replica, now } = student;
  const told: ToldByTabs<Told> = toldByTabs({
    name: `jotter:ocr:${replica.userId}`,
    idle: { now: null, problems: new Map() },
    onCancel: (documentId) => void queue.cancel(documentId),
  });
  const queue = startOcr({
    replica,
    now,
    picturesOf: (row) => picturesOf(student, row),
    eyeFor,
    exclusively: told.exclusively,
  });
  const own = { queue, told };
  host = own;
  const leaves = [
    told.subscribe(tell),
    queue.subscribe(() => told.show({ now: queue.now(), problems: queue.problems() })),
    followWrites(replica.userId, document, queue.wake),
    listenToBrowser(queue.wake),
    queue.end,
    told.close,
  ];
  return () => {
    for (const leave of leaves) leave();
    if (host === own) host = null;
    tell();
  };
}

/** Which page is being read off its picture, in whatever tab, and how far. */
export function useOcr(): SeeingNow | null {
  return useSyncExternalStore(subscribe, () => host?.told.now().now ?? null);
}

export async function cancelOcr(documentId: string): Promise<void> {
  host?.told.cancelElsewhere(documentId);
  await host?.queue.cancel(documentId);
}

/** Why the pages of this document wait though they are wanted; null where they do not. */
export function useOcrProblem(documentId: string): OcrProblem | null {
  return useSyncExternalStore(subscribe, () => host?.told.now().problems.get(documentId) ?? null);
}

/** Whether its pages without text can be offered to be read. */
export function canBeSeen({ kind, text }: Pick<Document, "kind" | "text">): boolean {
  return (kind === "image" || kind === "pdf") && text?.state === "read" && (text.withoutText?.length ?? 0) > 0;
}

async function picturesOf(
  student: Student,
  row: { readonly id: string; readonly data: Document },
): Promise<PagePictures | null> {
  const bytes = await bytesOf(student, row, "device");
  if (!bytes.ok) return null;
  if (row.data.kind === "image") return photoPictures(bytes.value);
  // Its code could not be fetched: that is no connection, too.
  const file = await student.openPdf(bytes.value).catch(() => null);
  return file?.ok ? pdfPictures(file.value) : null;
}
