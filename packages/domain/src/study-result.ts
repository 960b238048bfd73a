import { z } from "zod/mini";
import { defineEntity } from "./entity.ts";
import { RecordId } from "./id.ts";
import { later } from "./later.ts";

/** Pages of a document from 0, the last one with them. */
export const PageSpan = later(() => z.object({ from: z.int().check(z.minimum(0)), to: z.int().check(z.minimum(0)) }));
export type PageSpan = z.infer<typeof PageSpan>;

/** What a study tool was given: a note, a document or pages of it, all of a class, or a text that was pasted or dropped. [AIX-5] */
export const TakenSource = later(() =>
  z.looseObject({
    kind: z.enum(["note", "class", "text", "document", "textbook"]),
    id: z.string().check(z.maxLength(100)),
    title: z.string().check(z.maxLength(1000)),
    /** Of a pasted text, which lies nowhere else. */
    text: z.optional(z.string()),
    /** Of a document, where it was not taken whole. */
    pages: z.optional(PageSpan),
    /** The mark of a note's text as it was, by which it is seen whether it has changed. */
    mark: z.optional(z.string().check(z.maxLength(40))),
  }),
);
export type TakenSource = z.infer<typeof TakenSource>;

/** What a study tool made and the student keeps: it can be opened again, edited and taken elsewhere. [AIX-5] */
export const StudyResult = later(() =>
  z.looseObject({
    /** The page it was made on, as its address calls it. */
    page: z.string().check(z.maxLength(60)),
    title: z.string().check(z.maxLength(1000)),
    classId: z.nullable(RecordId),
    sources: z.array(TakenSource).check(z.maxLength(200)),
    options: z.record(z.string(), z.unknown()),
    madeBy: z.enum(["device", "model"]),
    /** As the tool gave it, with what the student changed. */
    output: z.record(z.string(), z.unknown()),
    /** The note it became. */
    noteId: z.optional(z.nullable(RecordId)),
    createdAt: z.number(),
    updatedAt: z.number(),
  }),
);
export type StudyResult = z.infer<typeof StudyResult>;

export const studyResult = defineEntity({
  kind: "study-result",
  schema: StudyResult,
  indexes: ["[del+data.updatedAt]"],
});
