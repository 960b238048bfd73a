import type { Document } from "@jotter/domain/document";

/** Whether there are words to study in a document: they are there, on their way, or why not. [AIX-5] */
export type DocumentReadiness = "ready" | "waiting" | "pictures" | "failed" | "none";

type Read = Pick<Document, "kind" | "pages" | "text">;

export function documentReadiness({ kind, pages = 0, text }: Read): DocumentReadiness {
  if (text?.state === "failed") return "failed";
  if (text?.state === "none" || (kind === "other" && text?.state !== "read")) return "none";
  if (text?.state !== "read") return "waiting";
  const isBare = pages === 0 || (text.withoutText?.length ?? 0) >= pages;
  if (!isBare) return "ready";
  if (text.ocr) return "waiting";
  return kind === "pdf" || kind === "image" ? "pictures" : "none";
}
