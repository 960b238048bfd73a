import { z } from "zod/mini";
import { CalendarDay } from "./calendar-day.ts";
import { defineEntity } from "./entity.ts";
import { RecordId } from "./id.ts";
import { later } from "./later.ts";

export const letters = ["A+", "A", "A-", "B+", "B", "B-", "C+", "C", "C-", "D+", "D", "D-", "F"] as const;
export const Letter = z.enum(letters);
export type Letter = z.infer<typeof Letter>;

/** Points, percent or a letter: one value, so that two devices never mix one's points with the other's maximum. [GRD-6] */
export const Score = later(() =>
  z.discriminatedUnion("as", [
    z.object({ as: z.literal("points"), earned: z.number(), possible: z.number().check(z.positive()) }),
    z.object({ as: z.literal("percent"), percent: z.number() }),
    z.object({ as: z.literal("letter"), letter: Letter }),
  ]),
);
export type Score = z.infer<typeof Score>;

/** "graded" counts; "missing" counts as a zero; "ungraded" waits; "excused" and "dropped" count for nothing. */
export const gradeStates = ["graded", "ungraded", "missing", "excused", "dropped"] as const;
export const GradeState = z.enum(gradeStates);
export type GradeState = z.infer<typeof GradeState>;

/** One assignment, test or quiz of a class. */
export const Grade = later(() =>
  z.looseObject({
    classId: RecordId,
    name: z.string().check(z.maxLength(500)),
    /** The id of one of the class's categories. */
    category: z.string().check(z.maxLength(64)),
    /** Null while nothing was given; points without a result yet are `ungraded` and keep what is possible. */
    score: z.nullable(Score),
    state: GradeState,
    extraCredit: z.boolean(),
    /** A zero somebody really got. Without it only grades above zero count. [GRD-4] [GRD-6] */
    realZero: z.optional(z.boolean()),
    date: z.nullable(CalendarDay),
    createdAt: z.number(),
    updatedAt: z.number(),
  }),
);
export type Grade = z.infer<typeof Grade>;

export const grade = defineEntity({ kind: "grade", schema: Grade, indexes: ["[del+data.classId]"] });
