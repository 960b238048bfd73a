import { type Document, fileIdOfDocument } from "@jotter/domain/document";
import { failed, type Result } from "@jotter/domain/result";
import type { FilesProblem } from "@jotter/ports/backend";
import type { Reader } from "@jotter/replica/device-files";
import type { Student } from "../session/student-context.ts";

/** The file behind a document: from this device, where it waits or was lately seen, or else from the server. [DOC-1] */
export async function bytesOf(
  { deviceFiles }: Pick<Student, "deviceFiles">,
  { id, data }: { readonly id: string; readonly data: Pick<Document, "fileId"> },
  by: Reader = "student",
): Promise<Result<Blob, FilesProblem>> {
  const fileId = fileIdOfDocument(id, data.fileId);
  if (fileId === null) return failed({ kind: "not-found" });
  const device = await deviceFiles().catch(() => null);
  // The way to the server could not be fetched: that is no connection, too.
  return device ? device.read(fileId, "document", by) : failed({ kind: "offline" });
}

/** The same where it need not be fetched; null elsewhere. */
export async function fileHere(
  { deviceFiles }: Pick<Student, "deviceFiles">,
  { id, data }: { readonly id: string; readonly data: Pick<Document, "fileId"> },
): Promise<Blob | null> {
  const fileId = fileIdOfDocument(id, data.fileId);
  const device = fileId === null ? null : await deviceFiles().catch(() => null);
  return fileId !== null && device ? device.here(fileId).catch(() => null) : null;
}
