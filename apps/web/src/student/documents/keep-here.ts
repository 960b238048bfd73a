import { fileIdOfDocument } from "@jotter/domain/document";
import { failed, type Result } from "@jotter/domain/result";
import type { FilesProblem } from "@jotter/ports/backend";
import { listeners } from "../../ui/listeners.ts";
import type { Student } from "../session/student-context.ts";
import type { DocumentRow } from "./use-documents.ts";

type Deps = Pick<Student, "deviceFiles">;
export type Kept = Pick<DocumentRow, "id"> & { readonly data: Pick<DocumentRow["data"], "fileId"> };

const { subscribe, tell } = listeners();

/** Another document is kept here now, or one less. */
export const onKeeping = subscribe;

/** Whether this document stays on this device; null where nothing can. */
export async function isKeptHere({ deviceFiles }: Deps, { id, data }: Kept): Promise<boolean | null> {
  const fileId = fileIdOfDocument(id, data.fileId);
  if (fileId === null) return null;
  return (await deviceFiles()).isPinned(fileId).catch(() => null);
}

/** From now on it opens without a network. [DOC-1] */
export async function keepHere({ deviceFiles }: Deps, { id, data }: Kept): Promise<Result<null, FilesProblem>> {
  const fileId = fileIdOfDocument(id, data.fileId);
  if (fileId === null) return failed({ kind: "not-found" });
  // Else a browser in need of room may take all of it.
  void navigator.storage?.persist?.().catch(() => undefined);
  const pinned = await (await deviceFiles()).pin(fileId, "document");
  tell();
  return pinned;
}

/** It goes when there is no room for it. */
export async function keepHereNoMore({ deviceFiles }: Deps, { id, data }: Kept): Promise<void> {
  const fileId = fileIdOfDocument(id, data.fileId);
  if (fileId !== null) await (await deviceFiles()).unpin(fileId);
  tell();
}
