import { z } from "zod/mini";
import { defineEntity } from "./entity.ts";
import { RecordId } from "./id.ts";
import { later } from "./later.ts";

export const markColours = ["lime", "coral", "mint", "sky"] as const;

/**
 * What a student marked in a document: words with what stands around them, so that it is found again after another
 * reading of the file, or an area of a page. [DOC-3]
 */
export const Mark = later(() =>
  z.looseObject({
    documentId: RecordId,
    page: z.int().check(z.minimum(0)),
    /** Of the page's text: the words, and up to 60 letters before and after them. */
    quote: z.string().check(z.maxLength(5000)),
    prefix: z.optional(z.string().check(z.maxLength(200))),
    suffix: z.optional(z.string().check(z.maxLength(200))),
    /** Where the quote began when it was marked: of several places the nearest is meant. */
    from: z.optional(z.int().check(z.minimum(0))),
    /** Parts of the page in thousandths of its width and height. */
    areas: z.optional(
      z
        .array(z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() }))
        .check(z.maxLength(500)),
    ),
    colour: z.enum(markColours),
    comment: z.string().check(z.maxLength(20_000)),
    createdAt: z.number(),
    updatedAt: z.number(),
  }),
);
export type Mark = z.infer<typeof Mark>;

export const mark = defineEntity({
  kind: "mark",
  schema: Mark,
  textFields: ["comment"],
  indexes: ["data.documentId", "[del+data.createdAt]"],
});
