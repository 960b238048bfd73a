import { type DocumentKind, document, documentIdOfFile, fileIdOfDocument } from "@jotter/domain/document";
import { documentText } from "@jotter/domain/document-text";
import { onlyOne } from "@jotter/domain/id";
import { mark } from "@jotter/domain/mark";
import { profile } from "@jotter/domain/profile";
import { failed, ok, type Result } from "@jotter/domain/result";
import type { FileListing, FilesProblem, StoredFile } from "@jotter/ports/backend";
import type { Replica } from "@jotter/replica/replica";
import type { Student } from "../session/student-context.ts";
import { newDocument } from "./add-document.ts";
import { eraseWhatHangsOn } from "./document-acts.ts";
import { noteArrival } from "./note-arrival.ts";
import { hasWords, isOver } from "./use-documents.ts";

type Deps = Pick<Student, "account" | "replica" | "files" | "deviceFiles" | "now">;

/**
 * Holds the records against the files of the server. A file without a record was uploaded before there were records, and
 * gets one; a file that has arrived is named in its record; a file whose record was erased goes. It does nothing twice,
 * on however many devices it runs. Only to be asked when all records have arrived here once. [DOC-1]
 */
export async function tendDocuments(deps: Deps): Promise<Result<FileListing, FilesProblem>> {
  const { replica, files } = deps;
  await eraseWhatIsOver(deps);
  const port = await files().catch(() => null);
  if (!port) return failed({ kind: "offline" });
  const listing = await port.list();
  if (!listing.ok) return listing;
  const picture = (await replica.get(profile, onlyOne))?.picture;
  const ours = listing.value.files.filter((file) => isDocumentFile(file, picture));
  const rows = await replica.rows(
    document,
    ours.map(({ id }) => documentIdOfFile(id)),
  );
  const rowOf = new Map(rows.map((row) => [row.id, row]));
  const named = await replica.having(
    document,
    "fileId",
    ours.map(({ id }) => id),
  );
  const isNamed = new Set(named.map(({ data }) => data.fileId));
  let isChanged = false;
  for (const file of ours) {
    const id = documentIdOfFile(file.id);
    const row = rowOf.get(id);
    if (!row && !isNamed.has(file.id)) {
      const made = ofStored(deps.account.id, file, port.address(file.id));
      // As one: it may have been handed in on this very device a moment ago.
      await replica.together(async () => {
        if (!(await replica.row(document, id))) await replica.create(document, made, id);
      });
    } else if (row && !hasWords(row)) {
      await port.remove(file.id);
      isChanged = true;
    } else if (row && !row.del && row.data.fileId === null) {
      await noteArrival(deps, file.id, port);
    } else if (row && !row.del && row.data.kind === "other") await nameKind(replica, row.id, file);
  }
  return isChanged ? port.list() : ok(listing.value);
}

/**
 * Thirty days in the trash are over: the server has forgotten it, and so does this device. Text and marks whose document
 * was erased go with it, whichever device did that. [DOC-2]
 */
async function eraseWhatIsOver({ replica, deviceFiles, now }: Deps): Promise<void> {
  const trashed = await replica.list(document, { by: "updatedAt", isTrash: true });
  const over = trashed.filter((row) => isOver(row, now())).map(({ id }) => id);
  for (const id of over) await replica.erase(document, id);
  const hanging = [
    ...(await replica.having(documentText, "documentId")),
    ...(await replica.having(mark, "documentId")),
  ];
  const owners = await replica.rows(document, [...new Set(hanging.map(({ data }) => data.documentId))]);
  const gone = new Set([...over, ...owners.filter((row) => !hasWords(row)).map(({ id }) => id)]);
  await eraseWhatHangsOn(replica, [...gone]);
  const device = over.length > 0 ? await deviceFiles().catch(() => null) : null;
  for (const { id, data } of trashed) {
    const fileId = over.includes(id) ? fileIdOfDocument(id, data.fileId) : null;
    if (fileId === null) continue;
    await device?.forget(fileId);
    await device?.covers.forget(id);
  }
}

/** Whether a file of the server is one of the student's documents. The profile's picture and those in notes are none. */
function isDocumentFile({ id, purpose, name }: StoredFile, picture: string | null | undefined): boolean {
  // A picture that is just being put up is not in the profile yet, and one that is taken down not any more.
  return purpose === "document" && id !== picture && !/^profile-picture\.(?:webp|jpg)$/.test(name);
}

/** Some were once taken for nothing that can be read. */
async function nameKind(replica: Replica, id: string, { type, name }: StoredFile): Promise<void> {
  const kind = kindOfType(type, name);
  if (kind === "other") return;
  await replica.together(async () => {
    const stored = await replica.get(document, id);
    // What was handed in here was looked at byte by byte, and has a hash.
    if (stored?.kind === "other" && stored.text?.state === "none" && stored.hash === undefined)
      await replica.update(document, id, { kind, text: { state: "waiting" } });
  });
}

function ofStored(studentId: string, { id, name, type, bytes, createdAt }: StoredFile, url: string) {
  const made = newDocument(studentId, {
    name: name.slice(0, 1000),
    type,
    bytes,
    kind: kindOfType(type, name),
    at: createdAt,
  });
  return { ...made, fileId: id, url };
}

/** By what the server found it to be: its bytes are far away. The reading of its text knows better, and says so. */
export function kindOfType(type: string, name: string): DocumentKind {
  const mime = type.split(";")[0]?.trim().toLowerCase() ?? "";
  const ending = /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? "";
  if (mime === "application/pdf") return "pdf";
  if (mime.startsWith("image/") && mime !== "image/svg+xml") return "image";
  if (mime.includes("wordprocessingml")) return "docx";
  if (mime.includes("presentationml")) return "pptx";
  if (mime.includes("epub")) return "epub";
  if (/zip|octet-stream/.test(mime)) return byEnding[ending] ?? "other";
  if (mime === "text/html" || mime === "image/svg+xml") return "html";
  if (mime === "text/csv" || (mime.startsWith("text/") && ending === "csv")) return "csv";
  if (mime.startsWith("text/")) return ending === "md" || ending === "markdown" ? "markdown" : "text";
  return "other";
}

/** Of what the server does not know by its bytes: texts in an old encoding, and what looks like a page of the web. */
const byEnding: Readonly<Record<string, DocumentKind>> = {
  ...{ docx: "docx", pptx: "pptx", epub: "epub", pdf: "pdf" },
  ...{ html: "html", htm: "html", xhtml: "html", svg: "html" },
  ...{ txt: "text", md: "markdown", markdown: "markdown", csv: "csv", tsv: "csv" },
  ...{ bmp: "image", tif: "image", tiff: "image", heic: "image", heif: "image", avif: "image" },
};
