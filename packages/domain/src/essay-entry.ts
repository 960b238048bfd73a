import { z } from "zod/mini";
import { later } from "./later.ts";

/**
 * How words came into an essay: by hand, from elsewhere, from another place of the same essay, from the student's own
 * sources with their citation, or from a model by a yes to each.
 */
export const wordOrigins = ["typed", "pasted", "moved", "quoted", "accepted"] as const;
export type WordOrigin = (typeof wordOrigins)[number];

const count = () => z.int().check(z.minimum(0), z.maximum(10_000_000));

/**
 * A stretch of work at an essay, or one thing that happened to it. They only grow in number: those of two devices all
 * stay. It holds numbers and no words. [ESS-2]
 */
export const EssayEntry = later(() =>
  z.looseObject({
    /** When it ended. */
    at: z.number(),
    /** How long somebody was at work in it, without the time nothing was done. */
    ms: z.optional(z.number().check(z.minimum(0), z.maximum(3_600_000))),
    origin: z.optional(z.enum(wordOrigins)),
    words: z.optional(count()),
    deleted: z.optional(count()),
    /** What a model was asked for: the mode of the essay's page. */
    asked: z.optional(z.string().check(z.maxLength(60))),
  }),
);
export type EssayEntry = z.infer<typeof EssayEntry>;
