import { z } from "zod/mini";
import { defineEntity } from "./entity.ts";
import { RecordId } from "./id.ts";
import { later } from "./later.ts";

/** What can be read, by its bytes; `other` is kept and handed out again as it came. [DOC-3] */
export const documentKinds = [
  "pdf",
  "docx",
  "pptx",
  "epub",
  "text",
  "markdown",
  "html",
  "csv",
  "image",
  "other",
] as const;
export const DocumentKind = z.enum(documentKinds);
export type DocumentKind = z.infer<typeof DocumentKind>;

/** Where its text is: not read yet, read, or why not. */
export const textStates = ["waiting", "read", "failed", "none"] as const;

const textFields = () => ({
  state: z.enum(textStates),
  /** Why it failed, or what was left out. */
  reason: z.optional(z.string().check(z.maxLength(40))),
  /** Of the reading that made it: what was read by an older one may be read again. */
  version: z.optional(z.int()),
  /** Pages that hold next to no text: OCR may read them. */
  withoutText: z.optional(z.array(z.int()).check(z.maxLength(2000))),
  /** The student wants those read off their pictures, in these languages; gone when all of them are. */
  ocr: z.optional(z.looseObject({ languages: z.array(z.string().check(z.maxLength(20))).check(z.maxLength(6)) })),
  /** Read off their pictures before it was kept where their words stand: they are read once more. */
  unplaced: z.optional(
    z.looseObject({
      pages: z.array(z.int()).check(z.maxLength(2000)),
      languages: z.array(z.string().check(z.maxLength(20))).check(z.maxLength(6)),
    }),
  ),
});

/** What a class handed out. Its bytes lie behind the files port, its text in `document-text`, its marks in `mark`. [DOC-1] */
export const Document = later(() =>
  z.looseObject({
    title: z.string().check(z.maxLength(1000)),
    classId: z.nullable(RecordId),
    tags: z.array(z.string().check(z.maxLength(200))).check(z.maxLength(200)),
    kind: DocumentKind,
    /** The file of the files port; null while it has not arrived there. */
    fileId: z.nullable(z.string().check(z.maxLength(100))),
    /** As the file was called. */
    name: z.string().check(z.maxLength(1000)),
    /** `users/{uid}/{name}` and the address it is fetched from. */
    path: z.string().check(z.maxLength(2000)),
    url: z.string().check(z.maxLength(2000)),
    type: z.string().check(z.maxLength(200)),
    bytes: z.number().check(z.minimum(0)),
    /** SHA-256 of its bytes, in hex: what is there already is known by it. */
    hash: z.optional(z.string().check(z.maxLength(64))),
    pages: z.optional(z.int().check(z.minimum(0))),
    language: z.optional(z.string().check(z.maxLength(20))),
    text: z.optional(
      z.looseObject({
        ...textFields(),
        /** What it said before the student wanted it read again: so it is again where that fails. */
        again: z.optional(z.looseObject(textFields())),
      }),
    ),
    /** Where the student read to: the page, and how far down it. */
    place: z.optional(z.looseObject({ page: z.int(), share: z.number(), at: z.number() })),
    /** Pages that were in sight for a moment, in ranges: "1-4,87". */
    seen: z.optional(z.string().check(z.maxLength(100_000))),
    openedAt: z.optional(z.number()),
    createdAt: z.number(),
    updatedAt: z.number(),
  }),
);
export type Document = z.infer<typeof Document>;

export const document = defineEntity({
  kind: "document",
  schema: Document,
  timeFields: ["updatedAt", "openedAt"],
  rangeFields: ["seen"],
  quietFields: ["openedAt", "place", "seen", "fileId", "url", "hash", "kind", "pages", "language", "text"],
  indexes: ["[del+data.updatedAt]", "data.hash", "data.fileId"],
});

export const untitledDocument = "Untitled";

/** A title a student left blank is stored as "Untitled". [DOC-1] */
export function storedDocumentTitle(typed: string): string {
  return typed.trim() === "" ? untitledDocument : typed.trim().slice(0, 1000);
}

/**
 * A document's id is made of its file's: two devices that find the same file make one record of it, and the bytes are
 * found by the record before anybody said that they have arrived. [DOC-1]
 */
export function documentIdOfFile(fileId: string): string {
  return `file-${fileId}`;
}

/** The file behind a document, whether it has arrived or not; null where nobody knows of one. */
export function fileIdOfDocument(id: string, fileId: string | null): string | null {
  return fileId ?? /^file-([0-9a-f]{32})$/.exec(id)?.[1] ?? null;
}

/** What a file is called without its ending: "Lecture 12.pdf" is "Lecture 12", ".pdf" is nothing. */
export function titleOfFile(name: string): string {
  const last = name.slice(Math.max(name.lastIndexOf("/"), name.lastIndexOf("\\")) + 1);
  return storedDocumentTitle(last.replace(/\.[\p{L}\p{N}]{1,8}$/u, ""));
}
