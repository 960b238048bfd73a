import { readDocument } from "@jotter/document-text/read-document";
import type { FromReader, ToReader } from "./reading-messages.ts";
import { pdfFile } from "./reading-pdf-files.ts";

/** Reads one file apart from the page. Whoever does not want it any more ends the worker. [DOC-3] [DOC-4] */
addEventListener("message", ({ data }: MessageEvent<ToReader>) => void read(data));

async function read({ file, name, pages }: ToReader): Promise<void> {
  post({ t: "begun" });
  // A file that lay on the disk may be gone by now: then there is nothing to read.
  const bytes = await file.arrayBuffer().catch(() => null);
  if (!bytes) return post({ t: "read", result: { ok: false, problem: { reason: "broken" } } });
  const onProgress = (done: number, of: number) => post({ t: "progress", done, of });
  const limits = pages === undefined ? {} : { pages };
  const result = await readDocument({ name, bytes: new Uint8Array(bytes) }, { onProgress, limits, pdfFiles: pdfFile });
  post({ t: "read", result });
}

function post(message: FromReader): void {
  postMessage(message);
}
