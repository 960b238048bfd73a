import { z } from "zod/mini";
import { defineEntity } from "./entity.ts";
import { RecordId } from "./id.ts";
import { later } from "./later.ts";

export const focusEnds = ["done", "partly", "stuck"] as const;
export type FocusEnd = (typeof focusEnds)[number];

const duration = () => z.number().check(z.minimum(0), z.maximum(1000 * 3_600_000));

/** A session of work that is over: what it was for, how long it was meant to be, and how long it was. [FOC-1] */
export const FocusSession = later(() =>
  z.looseObject({
    title: z.string().check(z.maxLength(1000)),
    classId: z.nullable(RecordId),
    topic: z.optional(z.nullable(z.string().check(z.maxLength(300)))),
    /** The record it was bound to, like "event:{id}". */
    source: z.nullable(z.string().check(z.maxLength(200))),
    /** What the student thought the whole task takes, when the session began. */
    estimateMinutes: z.optional(z.nullable(z.number().check(z.minimum(0), z.maximum(100_000)))),
    plannedMs: duration(),
    workedMs: duration(),
    how: z.enum(focusEnds),
    startedAt: z.number(),
    endedAt: z.number(),
    createdAt: z.number(),
    updatedAt: z.number(),
  }),
);
export type FocusSession = z.infer<typeof FocusSession>;

export const focusSession = defineEntity({
  kind: "focus-session",
  schema: FocusSession,
  indexes: ["[del+data.startedAt]"],
});
