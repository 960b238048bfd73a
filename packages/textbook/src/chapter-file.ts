import { languages } from "@jotter/domain/settings";
import { Plot } from "@jotter/study-tools/plot";
import { z } from "zod/mini";
import { Diagram } from "./diagram.ts";

export const markers = ["lime", "coral", "sky", "violet", "mint", "amber"] as const;

const Key = z.string().check(z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/), z.maxLength(60));
/** "algebra-1/slope-and-lines" */
const ChapterId = z.string().check(z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*\/[a-z0-9]+(?:-[a-z0-9]+)*$/), z.maxLength(121));
const words = (most: number) => z.string().check(z.minLength(1), z.maxLength(most));

/** content/textbook/book.json. `awaited`: chapters that others may already lead to and that are not written yet. */
export const BookFile = z.object({
  subjects: z.array(Key).check(z.maxLength(100)),
  awaited: z.optional(z.array(ChapterId).check(z.maxLength(1000))),
});
export type BookFile = z.infer<typeof BookFile>;

/** {subject}/subject.json */
export const SubjectFile = z.object({
  marker: z.enum(markers),
  courses: z.array(words(100)).check(z.maxLength(60)),
  chapters: z.array(Key).check(z.minLength(1), z.maxLength(100)),
});
export type SubjectFile = z.infer<typeof SubjectFile>;

const Step = z.strictObject({
  tex: z.optional(words(600)),
  /** In plain maths, for the judge of lines. */
  line: z.optional(words(300)),
  /** What the engine is to find true: "3+2*4 = 11", "1.2*9.81 ~ 11.8". */
  holds: z.optional(z.array(words(300)).check(z.maxLength(8))),
  /** What a student may say who tries this step first. */
  answer: z.optional(words(120)),
  unit: z.optional(words(20)),
  tolerance: z.optional(z.number().check(z.minimum(0), z.maximum(0.2))),
});
export type Step = z.infer<typeof Step>;

const Worked = z.strictObject({
  /** As a student types it; with it the lines of the steps are judged. */
  problem: z.optional(words(300)),
  steps: z.array(Step).check(z.minLength(1), z.maxLength(12)),
});

/** Of an option, from 0. */
const place = z.int().check(z.minimum(0), z.maximum(7));

const Check = z.discriminatedUnion("type", [
  z.strictObject({
    type: z.literal("numeric"),
    answer: words(120),
    unit: z.optional(words(20)),
    tolerance: z.optional(z.number().check(z.minimum(0), z.maximum(0.2))),
    by: z.optional(words(300)),
  }),
  z.strictObject({
    type: z.enum(["choice", "multiple"]),
    right: z.union([place, z.array(place).check(z.minLength(1), z.maxLength(8))]),
  }),
  z.strictObject({ type: z.literal("true-false"), right: z.boolean() }),
  z.strictObject({ type: z.enum(["ordering", "short", "cloze"]) }),
]);
export type CheckFile = z.infer<typeof Check>;

const PlotFigure = z.strictObject({ kind: z.literal("plot"), plot: Plot });

/** {subject}/{chapter}/chapter.json: what does not speak. [TXT-1] */
export const ChapterFile = z.strictObject({
  needs: z.array(ChapterId).check(z.maxLength(12)),
  next: z.array(ChapterId).check(z.maxLength(12)),
  minutes: z.int().check(z.minimum(1), z.maximum(60)),
  /** What a chapter is looked for by beside its own words: in a language, or "any" for signs and shorthand. "a; b" */
  names: z.optional(z.partialRecord(z.enum(["any", ...languages]), words(800))),
  formulas: z._default(z.record(Key, words(600)), {}),
  worked: z.array(Worked).check(z.minLength(1), z.maxLength(4)),
  figure: z.discriminatedUnion("kind", [PlotFigure, Diagram]),
  checks: z.array(Check).check(z.minLength(1), z.maxLength(12)),
  practice: z._default(z.array(words(300)).check(z.maxLength(8)), []),
});
export type ChapterFile = z.infer<typeof ChapterFile>;
