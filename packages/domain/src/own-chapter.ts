import { z } from "zod/mini";
import { Marker } from "./course.ts";
import { defineEntity } from "./entity.ts";
import { later } from "./later.ts";

/** A chapter that a student brought along, in the format of the house's own. [TXT-1] */
export const OwnChapter = later(() =>
  z.looseObject({
    /** The subject it stands in: "own-latin". */
    subject: z.string().check(z.regex(/^[a-z0-9-]{1,60}$/)),
    subjectTitle: z.string().check(z.minLength(1), z.maxLength(200)),
    subjectLine: z.string().check(z.maxLength(300)),
    marker: Marker,
    courses: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(60)),
    chapter: z.string().check(z.regex(/^[a-z0-9-]{1,60}$/)),
    /** Where it stands among the others of its subject. */
    place: z.int().check(z.minimum(0), z.maximum(10_000)),
    language: z.string().check(z.maxLength(10)),
    /** Its two halves, as they were written. */
    file: z.string(),
    body: z.string(),
    createdAt: z.number(),
    updatedAt: z.number(),
  }),
);
export type OwnChapter = z.infer<typeof OwnChapter>;

export const ownChapter = defineEntity({
  kind: "own-chapter",
  schema: OwnChapter,
  textFields: ["file", "body"],
  indexes: ["[del+data.subject]"],
});
