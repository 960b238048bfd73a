import { type Document, document, fileIdOfDocument, storedDocumentTitle } from "@jotter/domain/document";
import { documentText } from "@jotter/domain/document-text";
import type { Entity } from "@jotter/domain/entity";
import { mark } from "@jotter/domain/mark";
import { withTag } from "@jotter/domain/tags";
import type { Replica } from "@jotter/replica/replica";
import type { Student } from "../session/student-context.ts";
import { hasWords } from "./use-documents.ts";

/** A blank title is stored as "Untitled". [DOC-1] */
export async function renameDocument({ replica, now }: Pick<Student, "replica" | "now">, id: string, typed: string) {
  const title = storedDocumentTitle(typed);
  await replica.together(async () => {
    const data = await replica.get(document, id);
    if (data && data.title !== title) await replica.update(document, id, { title, updatedAt: now() });
  });
}

/** Class and tags say where a document belongs: its time stays. */
export function setClassOf(replica: Replica, ids: readonly string[], classId: string | null) {
  return changed(replica, ids, () => ({ classId }));
}

export function addTagsTo(replica: Replica, ids: readonly string[], tags: readonly string[]) {
  return changed(replica, ids, (data) => ({ tags: tags.reduce(withTag, data.tags) }));
}

export function setTagsOf(replica: Replica, id: string, tags: readonly string[]) {
  return changed(replica, [id], () => ({ tags: tags.reduce<string[]>(withTag, []) }));
}

/** What another device has deleted, restored or erased meanwhile is passed over. Gives those that went. */
export function trashDocuments(replica: Replica, ids: readonly string[]): Promise<readonly string[]> {
  return ofThose(replica, ids, "list", (id) => replica.remove(document, id));
}

export function restoreDocuments(replica: Replica, ids: readonly string[]): Promise<readonly string[]> {
  return ofThose(replica, ids, "trash", (id) => replica.restore(document, id));
}

/**
 * For good, with its text and its marks. The bytes go too; where the server cannot be reached now, `tendDocuments` sees
 * to it later: a file whose record was erased is nobody's.
 */
export async function eraseDocuments(
  { replica, files, deviceFiles }: Pick<Student, "replica" | "files" | "deviceFiles">,
  ids: readonly string[],
): Promise<readonly string[]> {
  const rows = await replica.rows(document, ids);
  const fileIds = new Map(rows.map(({ id, data }) => [id, fileIdOfDocument(id, data.fileId ?? null)]));
  const gone = await ofThose(replica, ids, "trash", (id) => replica.erase(document, id));
  await eraseWhatHangsOn(replica, gone);
  const [device, port] = await Promise.all([deviceFiles().catch(() => null), files().catch(() => null)]);
  for (const id of gone) {
    const fileId = fileIds.get(id);
    if (!fileId) continue;
    await device?.forget(fileId);
    await device?.covers.forget(id);
    void port?.remove(fileId);
  }
  return gone;
}

/** The text and the marks of documents that are no more, also marks that lie in the trash. */
export async function eraseWhatHangsOn(replica: Replica, documentIds: readonly string[]): Promise<void> {
  const isMeant = new Set(documentIds);
  const erased = async (
    entity: Entity<{ readonly documentId: string }, "body" | "wordBoxes" | "comment">,
    by: string,
  ) => {
    for (const { id } of await replica.having(entity, "documentId", documentIds)) {
      await replica.together(async () => {
        await replica.remove(entity, id);
        await replica.erase(entity, id);
      });
    }
    for (const { id, data } of await replica.list(entity, { by, isTrash: true })) {
      if (isMeant.has(data.documentId)) await replica.erase(entity, id);
    }
  };
  if (documentIds.length === 0) return;
  await erased(documentText, "updatedAt");
  await erased(mark, "createdAt");
}

/** A transaction over many: all of them are changed, or none. */
function changed(replica: Replica, ids: readonly string[], change: (data: Document) => Partial<Document>) {
  return ofThose(replica, ids, "list", async (id) => {
    const data = await replica.get(document, id);
    if (data) await replica.update(document, id, change(data));
  });
}

async function ofThose(
  replica: Replica,
  ids: readonly string[],
  place: "list" | "trash",
  work: (id: string) => Promise<unknown>,
): Promise<readonly string[]> {
  return replica.together(async () => {
    const rows = await replica.rows(document, ids);
    const there = rows.filter((row) => hasWords(row) && (place === "trash") === (row.del === 1)).map(({ id }) => id);
    for (const id of there) await work(id);
    return there;
  });
}
