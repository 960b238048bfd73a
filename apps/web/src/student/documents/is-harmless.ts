import { reasonOf } from "@jotter/document-text/failure";
import { pixelsOf } from "@jotter/document-text/image";
import { usualLimits } from "@jotter/document-text/limits";
import { workOf } from "@jotter/document-text/work";
import type { Document } from "@jotter/domain/document";

/**
 * Whether a file may be drawn. What was read was looked through then; a student may open it sooner, and a picture of its
 * first page is drawn before anybody asked. [DOC-4]
 */
export async function isHarmless(file: Blob, { kind, text }: Pick<Document, "kind" | "text">): Promise<boolean> {
  if (text?.state === "read" || text?.again) return true;
  // One that took too long may have been read on a phone that slept: its bytes say more.
  if (text?.state === "failed" && (text.reason === "bomb" || text.reason === "unsafe")) return false;
  const bytes = new Uint8Array(await file.arrayBuffer());
  try {
    if (kind === "image") return pixelsOf(bytes) <= usualLimits.pixels;
    const { refuseBombs } = await import("@jotter/document-text/pdf/refuse-bombs");
    await refuseBombs(bytes, workOf(usualLimits, {}));
    return true;
  } catch (thrown) {
    return !isHarm(reasonOf(thrown));
  }
}

function isHarm(reason: string | undefined): boolean {
  return reason === "bomb" || reason === "unsafe" || reason === "too-slow" || reason === "wrong-kind";
}
