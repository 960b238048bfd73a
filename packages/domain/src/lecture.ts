import { z } from "zod/mini";
import { defineEntity } from "./entity.ts";
import { RecordId } from "./id.ts";
import { later } from "./later.ts";

/**
 * One stretch of sound in a file of its own: from when the microphone was opened until it was closed, or a file that was
 * taken in. A lecture has several where the microphone was changed or lost, or the browser crashed. [LEC-1]
 */
export const LecturePart = later(() =>
  z.looseObject({
    at: z.number(),
    /** The file of the files port; its document has the id made of it. */
    fileId: z.string().check(z.maxLength(100)),
    type: z.string().check(z.maxLength(200)),
    bytes: z.number().check(z.minimum(0)),
    /** Where in the lecture it begins, and how long it is. */
    fromMs: z.number().check(z.minimum(0)),
    ms: z.number().check(z.minimum(0)),
  }),
);
export type LecturePart = z.infer<typeof LecturePart>;

export const transcriptOrigins = ["pasted", "provider", "device"] as const;

/** What a model made of the transcript, each line at a moment at which it was said. */
export const LectureByModel = later(() =>
  z.looseObject({
    model: z.string().check(z.maxLength(200)),
    at: z.number(),
    sections: z
      .array(z.object({ heading: z.string(), lines: z.array(z.object({ atMs: z.number(), text: z.string() })) }))
      .check(z.maxLength(1000)),
    terms: z.array(z.object({ atMs: z.number(), term: z.string(), meaning: z.string() })).check(z.maxLength(1000)),
    asked: z.array(z.object({ atMs: z.number(), text: z.string() })).check(z.maxLength(1000)),
  }),
);
export type LectureByModel = z.infer<typeof LectureByModel>;

/** A lecture: what was written while it was said, what was heard, and what was made of it. [LEC-1] */
export const Lecture = later(() =>
  z.looseObject({
    title: z.string().check(z.maxLength(1000)),
    classId: z.nullable(RecordId),
    /** The student's lines, each with its second: `[12:31] …`, `[12:31 !] …` important, `[12:31 ?] …` not clear. */
    lines: z.string().check(z.maxLength(1_000_000)),
    /** What was said, in the same form. */
    transcript: z.string().check(z.maxLength(4_000_000)),
    transcriptBy: z.optional(z.nullable(z.enum(transcriptOrigins))),
    /** Its times were reckoned from its letters: it came without any. */
    isEstimated: z.optional(z.boolean()),
    /** How far its sound was listened to for the transcript, by a device or a provider. */
    heardMs: z.optional(z.nullable(z.number().check(z.minimum(0)))),
    byModel: z.optional(z.nullable(LectureByModel)),
    parts: z.array(LecturePart).check(z.maxLength(1000)),
    /** How loud each second was, a letter each: the waveform. */
    levels: z.string().check(z.maxLength(200_000)),
    /** The note that was made of it. */
    noteId: z.optional(z.nullable(RecordId)),
    /** When it was held, where that is not when it was written down here. */
    heldAt: z.optional(z.nullable(z.number())),
    createdAt: z.number(),
    updatedAt: z.number(),
  }),
);
export type Lecture = z.infer<typeof Lecture>;

export const lecture = defineEntity({
  kind: "lecture",
  schema: Lecture,
  textFields: ["lines", "transcript", "levels"],
  logFields: ["parts"],
  indexes: ["[del+data.updatedAt]"],
});

export function newLecture(now: number, known: Partial<Lecture> = {}): Lecture {
  const empty = { title: "", classId: null, lines: "", transcript: "", parts: [], levels: "" };
  return { ...empty, createdAt: now, updatedAt: now, ...known };
}

/** The moment whose day "tomorrow" is reckoned from. */
export function heldAt(lecture: Pick<Lecture, "heldAt" | "createdAt">): number {
  return lecture.heldAt ?? lecture.createdAt;
}

/** How long all its sound is together. */
export function lectureMs({ parts }: Pick<Lecture, "parts">): number {
  return parts.reduce((most, { fromMs, ms }) => Math.max(most, fromMs + ms), 0);
}
