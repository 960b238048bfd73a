import type { Document } from "@jotter/domain/document";
import { failed, type Result } from "@jotter/domain/result";
import type { FilesProblem } from "@jotter/ports/backend";
import type { Student } from "../session/student-context.ts";

/** A document's file, from this device or else from the server. */
export async function bytesOf(
  { files }: Pick<Student, "files">,
  { fileId }: Pick<Document, "fileId">,
): Promise<Result<Blob, FilesProblem>> {
  if (fileId === null) return failed({ kind: "not-found" });
  return (await files()).download(fileId);
}
