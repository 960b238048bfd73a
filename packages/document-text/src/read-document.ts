import { failed, ok, type Result } from "@jotter/domain/result";
import type { Pacing } from "@jotter/file-bytes/pace";
import { readCsv } from "./csv.ts";
import { decodedText } from "./decode-text.ts";
import type { DocumentFailure, DocumentKind, DocumentText, Reading } from "./document.ts";
import { reasonOf } from "./failure.ts";
import { readHtml } from "./html.ts";
import { readImage } from "./image.ts";
import { meantKind, roughKind, textKind } from "./kind.ts";
import { type Limits, usualLimits } from "./limits.ts";
import { readMarkdown } from "./markdown-file.ts";
import { type Packed, packedKind, unpacked } from "./packed.ts";
import type { PdfFiles } from "./pdf/open-pdf.ts";
import { readPlainText } from "./plain-text.ts";
import { tidied } from "./tidy.ts";
import { fetched, refuse, type Work, workOf } from "./work.ts";

export type ReadOptions = Pick<Pacing, "onProgress" | "signal"> & {
  readonly limits?: Partial<Limits>;
  /** Tables of letters that a PDF may name without having them, above all those of Chinese and Japanese. */
  readonly pdfFiles?: PdfFiles;
};

/**
 * What stands in a file, page by page. The kind is known by the bytes; nothing in them is run, and nothing they name is
 * fetched. The same bytes always give the same text. [DOC-3] [DOC-4]
 */
export async function readDocument(
  file: { readonly name: string; readonly bytes: Uint8Array },
  options: ReadOptions = {},
): Promise<Result<DocumentText, DocumentFailure>> {
  const limits = { ...usualLimits, ...options.limits };
  const work = workOf(limits, options);
  let kind: DocumentKind | undefined;
  try {
    if (work.hasBeenCalledOff()) refuse("cancelled");
    if (file.bytes.length === 0) refuse("empty");
    if (file.bytes.length > limits.fileBytes) refuse("too-large");
    const found = await opened(file, work, options.pdfFiles ?? null);
    kind = found.kind;
    return ok(tidied(kind, await found.read(), limits));
  } catch (thrown) {
    return failed({ reason: reasonOf(thrown), ...(kind && { kind }) });
  }
}

type Opened = { readonly kind: DocumentKind; readonly read: () => Promise<Reading> | Reading };

/** What is heavy is fetched when a file of its kind is there. */
async function opened(
  { name, bytes }: { readonly name: string; readonly bytes: Uint8Array },
  work: Work,
  pdfFiles: PdfFiles | null,
): Promise<Opened> {
  const rough = roughKind(bytes);
  if (rough === "pdf")
    return {
      kind: "pdf",
      read: async () => (await fetched(import("./pdf/read-pdf.ts"))).readPdf(bytes, work, pdfFiles),
    };
  if (rough === "image") return { kind: "image", read: () => readImage(bytes, work.limits) };
  if (rough === "locked-office") return refuse("encrypted");
  if (rough === "zip") return packedDocument(await unpacked(bytes, work), work);
  if (rough !== "text") return refuse(rough);
  const text = decodedText(bytes);
  if (text === null) return refuse(meantKind(name, bytes) ? "broken" : "unknown-kind");
  if (text.trim() === "") return refuse("empty");
  const kind = textKind(name, text);
  const readers = { html: readHtml, markdown: readMarkdown, csv: readCsv, text: readPlainText };
  return { kind, read: () => readers[kind](text, work) };
}

async function packedDocument(packed: Packed, work: Work): Promise<Opened> {
  const kind = await packedKind(packed);
  if (kind === "docx") return { kind, read: async () => (await fetched(import("./docx.ts"))).readDocx(packed, work) };
  if (kind === "pptx") return { kind, read: async () => (await fetched(import("./pptx.ts"))).readPptx(packed, work) };
  if (kind === "epub") return { kind, read: async () => (await fetched(import("./epub.ts"))).readEpub(packed, work) };
  return refuse("wrong-kind");
}
