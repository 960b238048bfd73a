import { z } from "zod/mini";
import { defineEntity } from "./entity.ts";
import { RecordId } from "./id.ts";
import { TakenSource } from "./study-result.ts";

/** One answer of a quiz. A later one to the same question counts instead; nothing is taken out. [QUZ-1] */
export const QuizAnswer = z.looseObject({
  at: z.number(),
  /** The place of the question in its quiz. */
  question: z.int().check(z.minimum(0), z.maximum(999)),
  given: z.union([z.string().check(z.maxLength(5000)), z.array(z.string().check(z.maxLength(5000)))]),
  /** From 0 to 1; null while it waits to be judged. */
  share: z.nullable(z.number().check(z.minimum(0), z.maximum(1))),
  isGuess: z.optional(z.boolean()),
  /** The student, not the device, has decided on it. */
  isOverruled: z.optional(z.boolean()),
  /** The question itself is wrong, and counts for nothing. */
  isWithdrawn: z.optional(z.boolean()),
});
export type QuizAnswer = z.infer<typeof QuizAnswer>;

/** A quiz that is being taken or was: it can be left, resumed on another device, repeated and compared. [QUZ-1] */
export const Quiz = z.looseObject({
  title: z.string().check(z.maxLength(1000)),
  classId: z.nullable(RecordId),
  /** The exam it prepares for. */
  examId: z.optional(z.nullable(RecordId)),
  sources: z.array(TakenSource).check(z.maxLength(200)),
  /** As the generator made them, with what the student changed. */
  questions: z.array(z.record(z.string(), z.unknown())).check(z.maxLength(200)),
  /** "each": marked after each answer; "end": as an exam is. */
  marked: z.enum(["each", "end"]),
  /** A clock runs down, in a mock exam. */
  minutes: z.optional(z.nullable(z.number().check(z.positive(), z.maximum(600)))),
  answers: z.array(QuizAnswer).check(z.maxLength(10_000)),
  /** The quiz it repeats. */
  repeats: z.optional(z.nullable(RecordId)),
  startedAt: z.number(),
  finishedAt: z.nullable(z.number()),
  createdAt: z.number(),
  updatedAt: z.number(),
});
export type Quiz = z.infer<typeof Quiz>;

export const quiz = defineEntity({
  kind: "quiz",
  schema: Quiz,
  logFields: ["answers"],
  indexes: ["[del+data.updatedAt]"],
});
