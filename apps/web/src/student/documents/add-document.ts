import {
  type Document,
  type DocumentKind,
  document,
  documentIdOfFile,
  fileIdOfDocument,
  titleOfFile,
} from "@jotter/domain/document";
import { mostBytesAtOnce, newFileId } from "@jotter/ports/file-id";
import type { Student } from "../session/student-context.ts";
import { hashOf } from "./hash-of.ts";
import { noteArrival } from "./note-arrival.ts";
import type { DocumentRow } from "./use-documents.ts";

export type Added =
  | { readonly kind: "added"; readonly id: string }
  /** The same bytes are there already. */
  | { readonly kind: "twin"; readonly of: DocumentRow }
  | { readonly kind: "empty" }
  /** The disk is full, or the browser keeps nothing in this window. */
  | { readonly kind: "not-kept" };

export type AddDeps = Pick<Student, "account" | "replica" | "deviceFiles" | "files" | "now"> & {
  readonly kindOf: (file: { readonly name: string; readonly bytes: Uint8Array }) => Promise<DocumentKind | null>;
};

export type AddOptions = {
  /** The student wants it though it is there already. */
  readonly keepsBoth?: boolean;
  /** It is a scan: the words in its pictures are to be read in these languages. */
  readonly seenIn?: readonly string[] | undefined;
};

/**
 * A file becomes a document: its bytes are safe on this device, its record is in the list, and then it is sent, now or
 * when there is a network. [DOC-1] [DOC-4]
 */
export async function addDocument(deps: AddDeps, file: File, options: AddOptions = {}): Promise<Added> {
  const { replica, deviceFiles, now } = deps;
  if (file.size === 0) return { kind: "empty" };
  const bytes = await file.arrayBuffer().catch(() => null);
  if (!bytes) return { kind: "not-kept" };
  const hash = await hashOf(bytes);
  const [twin] = !options.keepsBoth ? await replica.having(document, "hash", [hash]) : [];
  if (twin) return { kind: "twin", of: twin };
  const kind = (await deps.kindOf({ name: file.name, bytes: new Uint8Array(bytes) })) ?? "other";
  const fileId = newFileId();
  const id = documentIdOfFile(fileId);
  const device = await deviceFiles();
  const name = storedName(file.name);
  try {
    await device.keep({ id: fileId, name, purpose: "document", content: file });
  } catch {
    return { kind: "not-kept" };
  }
  const made = { name, type: file.type, bytes: file.size, kind, at: now(), hash };
  const record = newDocument(deps.account.id, made);
  const { seenIn } = options;
  const text = seenIn && record.text && { ...record.text, ocr: { languages: [...seenIn] } };
  await replica.create(document, text ? { ...record, text } : record, id);
  // It may have been faster than its record.
  if (device.sending(fileId) === null) await noteArrival(deps, fileId);
  return { kind: "added", id };
}

type Made = Pick<Document, "name" | "type" | "bytes" | "kind" | "hash"> & { readonly at: number };

export function newDocument(studentId: string, made: Made): Document {
  const { name, type, bytes, kind, hash, at } = made;
  return {
    title: titleOfFile(name),
    classId: null,
    tags: [],
    kind,
    fileId: null,
    name,
    path: `users/${studentId}/${name}`,
    url: "",
    type: type.slice(0, 200),
    bytes,
    ...(hash !== undefined && { hash }),
    text: { state: kind === "other" ? "none" : "waiting" },
    createdAt: at,
    updatedAt: at,
  };
}

/** Takes back a document that has not arrived: its bytes, and its record without a trace. */
export async function cancelUpload(
  { replica, deviceFiles, files }: Pick<Student, "replica" | "deviceFiles" | "files">,
  row: DocumentRow,
): Promise<void> {
  const fileId = fileIdOfDocument(row.id, row.data.fileId);
  if (fileId === null) return;
  const device = await deviceFiles();
  await device.cancel(fileId);
  const data = await replica.get(document, row.id);
  // It arrived in this very moment: then it is a document like any other.
  if (!data || data.fileId !== null) return;
  await replica.together(async () => {
    await replica.remove(document, row.id);
    await replica.erase(document, row.id);
  });
  // The pieces that have arrived take the room of the whole there. Where it cannot be told, the server tidies in a day.
  if (data.bytes > mostBytesAtOnce)
    void files()
      .then((port) => port.remove(fileId))
      .catch(() => undefined);
}

function storedName(name: string): string {
  return name.slice(0, 1000) || "Untitled";
}
