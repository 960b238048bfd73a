import type { Language } from "@jotter/domain/settings";
import { z } from "zod/mini";
import type { Citation } from "./citation.ts";

export const difficulties = ["easy", "medium", "hard"] as const;

/** [AIX-4] */
export const QuestionOptions = z.object({
  count: z._default(z.int().check(z.minimum(1), z.maximum(50)), 5),
  difficulty: z._default(z.enum(difficulties), "medium"),
});
export type QuestionOptions = z.infer<typeof QuestionOptions>;

export const questionTypes = ["choice", "multiple", "true-false", "numeric", "short", "cloze", "ordering"] as const;

export type StudyQuestion = {
  readonly type: (typeof questionTypes)[number];
  /** A cloze has its gap as five low lines. A choice of a term asks by its definition. */
  readonly prompt: string;
  /** In the order they are shown: of a choice, of several right ones, of things to be put in order; else empty. */
  readonly options: readonly string[];
  /** In words. "true" or "false" for that type; of several, all of them. */
  readonly answer: string;
  /** The options that are right; of an ordering all of them, the first first. */
  readonly answers?: readonly string[];
  /** Other wordings that are right. */
  readonly accepted?: readonly string[];
  /** What the number counts, shown beside the field: nobody has to write it. */
  readonly unit?: string;
  /** How far a number may be off and still be right, as a share of it. */
  readonly tolerance?: number;
  /** What it is about: the heading of its passage, else what whoever made it calls it. */
  readonly topic?: string;
  readonly explanation: string;
  readonly difficulty: (typeof difficulties)[number];
  readonly citations: readonly Citation[];
  /** The language it is asked in. */
  readonly language: Language;
};

/** How many are of another level than was asked for, because the text gives no others. Medium is a mixture. */
export function offLevel(all: readonly StudyQuestion[], asked: QuestionOptions["difficulty"]): number {
  const others = all.filter(({ difficulty }) => difficulty !== asked);
  if (asked === "easy") return others.length;
  const isOneKind = new Set(all.map(({ difficulty }) => difficulty)).size === 1;
  return others.length === all.length && isOneKind ? all.length : 0;
}
