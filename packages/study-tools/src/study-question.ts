import { z } from "zod/mini";
import type { Citation } from "./citation.ts";

export const difficulties = ["easy", "medium", "hard"] as const;

/** [AIX-4] */
export const QuestionOptions = z.object({
  count: z._default(z.int().check(z.minimum(1), z.maximum(50)), 5),
  difficulty: z._default(z.enum(difficulties), "medium"),
});
export type QuestionOptions = z.infer<typeof QuestionOptions>;

export const questionTypes = ["choice", "true-false", "short", "cloze"] as const;

export type StudyQuestion = {
  readonly type: (typeof questionTypes)[number];
  /** A cloze has its gap as five low lines. A choice of a term asks by its definition. */
  readonly prompt: string;
  /** For a choice, in the order they are shown; else empty. */
  readonly options: readonly string[];
  /** "true" or "false" for that type. */
  readonly answer: string;
  readonly explanation: string;
  readonly difficulty: (typeof difficulties)[number];
  readonly citations: readonly Citation[];
};

/** How many are of another level than was asked for, because the text gives no others. Medium is a mixture. */
export function offLevel(all: readonly StudyQuestion[], asked: QuestionOptions["difficulty"]): number {
  const others = all.filter(({ difficulty }) => difficulty !== asked);
  if (asked === "easy") return others.length;
  const isOneKind = new Set(all.map(({ difficulty }) => difficulty)).size === 1;
  return others.length === all.length && isOneKind ? all.length : 0;
}
