import { z } from "zod/mini";
import { defineEntity } from "./entity.ts";
import { RecordId } from "./id.ts";
import { later } from "./later.ts";

/** Between two pages in `body`. */
export const pageBreak = "\f";

/**
 * Some pages of a document as our markdown. Its id is made of the document's and of the first page, so that two devices
 * that read the same bytes write the same records. [DOC-3]
 */
export const DocumentText = later(() =>
  z.looseObject({
    documentId: RecordId,
    /** The first page in it, from 0. */
    from: z.int().check(z.minimum(0)),
    /** Of each page, as it is printed: "iv", "12". */
    labels: z.array(z.string().check(z.maxLength(40))).check(z.maxLength(2000)),
    body: z.string(),
    /** Where the words of pages stand that were read off their pictures; left out where none were. */
    wordBoxes: z.optional(z.string()),
    /** In the first part: of the whole document. */
    outline: z.optional(
      z
        .array(
          z.object({
            title: z.string().check(z.maxLength(500)),
            level: z.int(),
            page: z.int(),
            /** In which line of its page it begins, from 0, where the file says so. */
            line: z.optional(z.int()),
          }),
        )
        .check(z.maxLength(5000)),
    ),
    createdAt: z.number(),
    updatedAt: z.number(),
  }),
);
export type DocumentText = z.infer<typeof DocumentText>;

export const documentText = defineEntity({
  kind: "document-text",
  schema: DocumentText,
  textFields: ["body", "wordBoxes"],
  pagedFields: ["body"],
  indexes: ["data.documentId", "[del+data.updatedAt]"],
});

export function documentTextId(documentId: string, from: number): string {
  return `${documentId}-${from}`;
}
