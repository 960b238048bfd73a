import { z } from "zod/mini";
import { defineEntity } from "./entity.ts";
import { later } from "./later.ts";

/** One question that left for a language model: what a student is shown of it. Its words are not kept. [AIX-8] */
export const SentQuestion = later(() =>
  z.looseObject({
    at: z.number(),
    /** Who asked: Jotson, a study tool, the test in the settings. */
    by: z.string().check(z.maxLength(60)),
    provider: z.string().check(z.maxLength(100)),
    /** The one that answered; null where none did. */
    model: z.nullable(z.string().check(z.maxLength(200))),
    bytes: z.number(),
    inputTokens: z.nullable(z.number()),
    outputTokens: z.nullable(z.number()),
    /** What went with it: titles of notes, the kinds of the student's data. */
    items: z.array(z.string().check(z.maxLength(1000))).check(z.maxLength(300)),
    /** Why no answer came, by the name of the problem. */
    problem: z.nullable(z.string().check(z.maxLength(60))),
    updatedAt: z.number(),
  }),
);
export type SentQuestion = z.infer<typeof SentQuestion>;

/** The latest are kept: enough to see what happens, and no diary of years. */
export const mostSentQuestions = 200;

export const sentQuestion = defineEntity({
  kind: "sent-question",
  schema: SentQuestion,
  indexes: ["[del+data.updatedAt]"],
});
