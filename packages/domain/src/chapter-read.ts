import { z } from "zod/mini";
import { defineEntity } from "./entity.ts";
import { RecordId } from "./id.ts";
import { later } from "./later.ts";

/** How far a student is in a chapter of the textbook: one record for each, whatever device it is read on. [TXT-1] */
export const ChapterRead = later(() =>
  z.looseObject({
    /** "algebra-1/slope-and-lines" */
    chapter: z.string().check(z.maxLength(200)),
    /** The part it was left at: "rules", "worked-2", "checks". */
    part: z.nullable(z.string().check(z.maxLength(60))),
    /** The parts that were in sight, in whatever sitting: who only jumps to its end has not read it. */
    seen: z.optional(z.array(z.string().check(z.maxLength(60))).check(z.maxLength(60))),
    /** When its end was reached for the first time, and most of it had been in sight. */
    finishedAt: z.nullable(z.number()),
    /** The quiz its self-checks are kept in. */
    quizId: z.nullable(RecordId),
    createdAt: z.number(),
    updatedAt: z.number(),
  }),
);
export type ChapterRead = z.infer<typeof ChapterRead>;

export const chapterRead = defineEntity({
  kind: "chapter-read",
  schema: ChapterRead,
  indexes: ["[del+data.updatedAt]"],
});

/** The same on every device: what two of them write is one record. Marks of the chapter name it as their document. */
export function chapterRecordId(chapter: string): string {
  return `book--${chapter.replace("/", "--")}`.slice(0, 64);
}

export function newChapterRead(chapter: string, now: number): ChapterRead {
  return { chapter, part: null, finishedAt: null, quizId: null, createdAt: now, updatedAt: now };
}

/** Whether a reader at its end has read it, by the parts they had in sight. */
export function isMostlySeen(parts: readonly string[], seen: ReadonlySet<string>): boolean {
  return parts.filter((part) => seen.has(part)).length > parts.length / 2;
}
