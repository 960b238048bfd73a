import { z } from "zod/mini";
import { defineEntity } from "./entity.ts";
import { EssayEntry } from "./essay-entry.ts";
import { later } from "./later.ts";
import { citationStyles, Reference } from "./reference.ts";

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

/** A source of an essay, or null where it is none any more. The latest word on one counts; nothing is taken out. [ESS-2] */
export const EssaySource = later(() =>
  z.looseObject({
    at: z.number(),
    id: z.string().check(z.maxLength(100)),
    reference: z.nullable(Reference),
    /** The note or document of the student that it stands in: "document:{id}". */
    from: z.optional(z.string().check(z.maxLength(200))),
  }),
);
export type EssaySource = z.infer<typeof EssaySource>;

/** What a model asked about a sentence of the essay, or about no sentence. [ESS-1] */
export const EssayRemark = later(() =>
  z.looseObject({
    mode: z.string().check(z.maxLength(40)),
    kind: z.string().check(z.maxLength(60)),
    quote: z.string().check(z.maxLength(1000)),
    question: z.string().check(z.maxLength(400)),
  }),
);
export type EssayRemark = z.infer<typeof EssayRemark>;

/** Between which points a model sees a criterion of the rubric: an estimate, and no grade. */
export const EssayEstimate = later(() =>
  z.looseObject({ criterion: z.string().check(z.maxLength(200)), low: z.number(), high: z.number() }),
);
export type EssayEstimate = z.infer<typeof EssayEstimate>;

/**
 * What is known of a note that is an essay. Its id is the note's, so that two devices that begin at once write one record.
 * The words are in the note alone. [ESS-1] [ESS-2]
 */
export const Essay = later(() =>
  z.looseObject({
    verdicts: z.array(CommentVerdict).check(z.maxLength(20_000)),
    /** How it came about, in numbers. */
    log: z.array(EssayEntry).check(z.maxLength(50_000)),
    sources: z.optional(z.array(EssaySource).check(z.maxLength(5000))),
    style: z.optional(z.enum(citationStyles)),
    /** By which rubric it is read: the name of one of ours, or "own" with its lines. */
    rubric: z.optional(z.string().check(z.maxLength(40))),
    ownRubric: z.optional(z.string().check(z.maxLength(4000))),
    remarks: z.optional(z.array(EssayRemark).check(z.maxLength(200))),
    estimates: z.optional(z.array(EssayEstimate).check(z.maxLength(40))),
    createdAt: z.number(),
    updatedAt: z.number(),
  }),
);
export type Essay = z.infer<typeof Essay>;

export const essay = defineEntity({
  kind: "essay",
  schema: Essay,
  logFields: ["verdicts", "log", "sources"],
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

/** A source as it stands now. */
export type CitedSource = Required<Pick<EssaySource, "id">> &
  Pick<EssaySource, "from"> & { readonly reference: Reference };

/** The sources of an essay, each as it was last said to be, in the order they came. */
export function sourcesOf({ sources = [] }: Pick<Essay, "sources">): readonly CitedSource[] {
  const latest = new Map<string, EssaySource>();
  for (const one of sources.toSorted((one, other) => one.at - other.at)) latest.set(one.id, one);
  return [...latest.values()].flatMap(({ id, from, reference }) =>
    reference ? [{ id, reference, ...(from !== undefined && { from }) }] : [],
  );
}
