import { z } from "zod/mini";
import { defineEntity } from "./entity.ts";
import { RecordId } from "./id.ts";
import { later } from "./later.ts";
import { TakenSource } from "./study-result.ts";

/** What a model makes of an answer in words: its name, one sentence, and the words of the source it rests on. [QUZ-2] */
export const QuizJudgement = later(() =>
  z.looseObject({
    by: z.string().check(z.maxLength(200)),
    why: z.string().check(z.maxLength(1000)),
    quote: z.string().check(z.maxLength(5000)),
  }),
);
export type QuizJudgement = z.infer<typeof QuizJudgement>;

/** One answer of a quiz. A later one to the same question counts instead; nothing is taken out. [QUZ-1] */
export const QuizAnswer = later(() =>
  z.looseObject({
    at: z.number(),
    /** The place of the question in its quiz. */
    question: z.int().check(z.minimum(0), z.maximum(999)),
    given: z.union([z.string().check(z.maxLength(5000)), z.array(z.string().check(z.maxLength(5000)))]),
    /** From 0 to 1; null while it waits to be judged. */
    share: z.nullable(z.number().check(z.minimum(0), z.maximum(1))),
    isGuess: z.optional(z.boolean()),
    /** How long the student had it before their eyes. */
    ms: z.optional(z.number().check(z.minimum(0))),
    /** A model, not the device, has marked it. */
    judged: z.optional(QuizJudgement),
    /** The student has decided on it, whatever the device or a model says. */
    isOverruled: z.optional(z.boolean()),
    /** The question itself is wrong, and counts for nothing. */
    isWithdrawn: z.optional(z.boolean()),
  }),
);
export type QuizAnswer = z.infer<typeof QuizAnswer>;

/** A quiz that is being taken or was: it can be left, resumed on another device, repeated and compared. [QUZ-1] */
export const Quiz = later(() =>
  z.looseObject({
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
  }),
);
export type Quiz = z.infer<typeof Quiz>;

export const quiz = defineEntity({
  kind: "quiz",
  schema: Quiz,
  logFields: ["answers"],
  indexes: ["[del+data.updatedAt]"],
});

/** The answer that counts to each question: the latest. Null where there is none yet. */
export function countingAnswers({ questions, answers }: Pick<Quiz, "questions" | "answers">) {
  const counting: (QuizAnswer | null)[] = questions.map(() => null);
  for (const answer of answers.toSorted((one, other) => one.at - other.at)) {
    if (answer.question < counting.length) counting[answer.question] = isOpened(answer) ? null : answer;
  }
  return counting as readonly (QuizAnswer | null)[];
}

/** A question that was withdrawn before it was answered and came back: it is open again. */
function isOpened({ given, share, isWithdrawn }: QuizAnswer): boolean {
  return given === "" && share === null && isWithdrawn === false;
}

/** From this share on there is nothing to learn: a slip of the pen is no gap. */
export const knownShare = 0.9;

export function isKnown(share: number | null | undefined): boolean {
  return typeof share === "number" && share >= knownShare;
}

/** Given, and waiting for a verdict. */
export function isUnjudged(answer: QuizAnswer | null): boolean {
  return answer !== null && answer.share === null && answer.given.length > 0;
}

/** How questions went: `known`, `toLearn` and what waits for a verdict are together all that count. */
export type QuizScore = {
  readonly of: number;
  readonly known: number;
  readonly toLearn: number;
  readonly waiting: number;
};

/** The one count of a result, on whatever screen. What was withdrawn counts for nothing, what was not answered is to be learned. [QUZ-1] */
export function scoreOf(counting: readonly (QuizAnswer | null)[]): QuizScore {
  const asked = counting.filter((answer) => answer?.isWithdrawn !== true);
  const known = asked.filter((answer) => isKnown(answer?.share)).length;
  const waiting = asked.filter(isUnjudged).length;
  return { of: asked.length, known, toLearn: asked.length - known - waiting, waiting };
}

/** How far a quiz is, and how it went so far. [QUZ-1] */
export function quizStanding(quiz: Pick<Quiz, "questions" | "answers">) {
  const counting = countingAnswers(quiz);
  return {
    ...scoreOf(counting),
    answered: counting.filter((answer) => answer !== null && answer.isWithdrawn !== true).length,
    ms: quiz.answers.reduce((sum, { ms = 0 }) => sum + ms, 0),
  };
}

export type NewQuiz = Pick<Quiz, "title" | "classId" | "sources" | "questions"> & Partial<Quiz>;

export function newQuiz(given: NewQuiz, now: number): Quiz {
  const begun = {
    marked: "each",
    answers: [],
    startedAt: now,
    finishedAt: null,
    createdAt: now,
    updatedAt: now,
  } as const;
  return { ...begun, ...given, answers: given.answers ?? [] };
}
