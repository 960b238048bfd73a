import { z } from "zod/mini";
import { defineEntity } from "./entity.ts";
import { EssayEntry } from "./essay-entry.ts";
import { later } from "./later.ts";

/** A yes or no to "is this comment done?". The latest one on a comment counts; nothing is taken out. [ESS-1] */
export const CommentVerdict = later(() =>
  z.looseObject({
    at: z.number(),
    /** The comment's name, made of what it says and of the sentence it stands by. */
    comment: z.string().check(z.maxLength(100)),
    isDone: z.boolean(),
  }),
);
export type CommentVerdict = z.infer<typeof CommentVerdict>;

/**
 * What is known of a note that is an essay. Its id is the note's, so that two devices that begin at once write one record.
 * The words are in the note alone. [ESS-1] [ESS-2]
 */
export const Essay = later(() =>
  z.looseObject({
    verdicts: z.array(CommentVerdict).check(z.maxLength(20_000)),
    /** How it came about, in numbers. */
    log: z.array(EssayEntry).check(z.maxLength(50_000)),
    createdAt: z.number(),
    updatedAt: z.number(),
  }),
);
export type Essay = z.infer<typeof Essay>;

export const essay = defineEntity({
  kind: "essay",
  schema: Essay,
  logFields: ["verdicts", "log"],
  indexes: ["[del+data.updatedAt]"],
});

export function newEssay(now: number): Essay {
  return { verdicts: [], log: [], createdAt: now, updatedAt: now };
}

/** The comments that are done, by their names. */
export function doneComments({ verdicts }: Pick<Essay, "verdicts">): ReadonlySet<string> {
  const done = new Set<string>();
  for (const { comment, isDone } of verdicts.toSorted((one, other) => one.at - other.at)) {
    if (isDone) done.add(comment);
    else done.delete(comment);
  }
  return done;
}
