import { fileIdOfDocument } from "@jotter/domain/document";
import type { CoverName } from "@jotter/replica/device-covers";
import type { Student } from "../session/student-context.ts";
import { drawPaper, paperLines, paperShape } from "./cover-paper.ts";
import { pagesOf } from "./document-pages.ts";
import { isHarmless } from "./is-harmless.ts";
import type { DocumentRow } from "./use-documents.ts";

/** A larger file is not fetched for a small picture: its first lines stand for it. */
const mostFetchedBytes = 4 * 1024 * 1024;
const mostLines = 24;

export type CoverDeps = Pick<Student, "replica" | "deviceFiles" | "files" | "openPdf">;

/** `isWhole`: no better one can be had; a sheet may stand for a file that is far away. */
export type Cover = { readonly picture: Blob; readonly isWhole: boolean };

/** A small picture of a page: as it is drawn or photographed, or a sheet with its first lines. null where nobody can. */
export async function drawCover(
  deps: CoverDeps,
  row: Pick<DocumentRow, "id" | "data">,
  { page, width }: Omit<CoverName, "documentId">,
): Promise<Cover | null> {
  const canvas = document.createElement("canvas");
  try {
    // A file that is broken or locked may have lines that could be read.
    const isOfFile = await drawFile(deps, row, page, canvas, width).catch(() => false);
    if (!isOfFile && !(await drawText(deps, row.id, page, canvas, width))) return null;
    const picture = await pictureOf(canvas);
    return picture && { picture, isWhole: isOfFile || !isSeenByItsFile(row.data) };
  } finally {
    // Phones give few pixels to canvases.
    canvas.width = 0;
  }
}

async function drawFile(
  deps: CoverDeps,
  row: Pick<DocumentRow, "id" | "data">,
  page: number,
  canvas: HTMLCanvasElement,
  width: number,
): Promise<boolean> {
  // Not fetched again and again only to be refused.
  const isKnown = row.data.text?.state === "failed" && row.data.text.reason === "bomb";
  const bytes = isSeenByItsFile(row.data) && !isKnown ? await bytesNearby(deps, row) : null;
  if (!bytes || !(await isHarmless(bytes, row.data))) return false;
  return row.data.kind === "pdf" ? drawPdf(deps, bytes, page, canvas, width) : drawPhoto(bytes, canvas, width);
}

function isSeenByItsFile({ kind }: Pick<DocumentRow["data"], "kind">): boolean {
  return kind === "pdf" || kind === "image";
}

async function drawPdf(
  { openPdf }: CoverDeps,
  bytes: Blob,
  page: number,
  canvas: HTMLCanvasElement,
  width: number,
): Promise<boolean> {
  const file = await openPdf(bytes);
  if (!file.ok) return false;
  try {
    const shown = Math.min(page, file.value.pages - 1);
    const size = await file.value.sizeOf(shown);
    // A page as long as a scroll is cut below.
    const part = { x: 0, y: 0, width: 1, height: Math.min(1, (size.width * paperShape) / size.height) };
    await file.value.draw(shown, canvas, { scale: width / size.width, part, signal: AbortSignal.timeout(10_000) });
    return true;
  } finally {
    file.value.close();
  }
}

/** The right way up, as the phone was held. */
async function drawPhoto(bytes: Blob, canvas: HTMLCanvasElement, width: number): Promise<boolean> {
  const photo = await createImageBitmap(bytes, {
    imageOrientation: "from-image",
    resizeWidth: width,
    resizeQuality: "high",
  });
  canvas.width = photo.width;
  canvas.height = Math.min(photo.height, Math.round(width * paperShape));
  canvas.getContext("2d")?.drawImage(photo, 0, 0);
  photo.close();
  return true;
}

async function drawText(
  { replica }: CoverDeps,
  documentId: string,
  page: number,
  canvas: HTMLCanvasElement,
  width: number,
): Promise<boolean> {
  const { texts } = await pagesOf(replica, documentId);
  const lines = paperLines(texts.slice(page, page + 2).join("\n"), mostLines);
  if (lines.length > 0) drawPaper(canvas, lines, width);
  return lines.length > 0;
}

/** What is on this device, or small enough to be fetched. It is not kept for that: what was read lately stays. */
async function bytesNearby({ deviceFiles, files }: CoverDeps, { id, data }: Pick<DocumentRow, "id" | "data">) {
  const fileId = fileIdOfDocument(id, data.fileId);
  if (fileId === null) return null;
  const here = await (await deviceFiles()).here(fileId);
  if (here || data.fileId === null || data.bytes > mostFetchedBytes) return here;
  const answer = await (await files("once")).download(fileId);
  return answer.ok ? answer.value : null;
}

async function pictureOf(canvas: HTMLCanvasElement): Promise<Blob | null> {
  const written = (type: string) => new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, 0.8));
  return written("image/webp");
}
