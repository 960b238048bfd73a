import type { StudyQuestion } from "@jotter/study-tools/study-question";
import type { NotYet } from "@jotter/textbook/not-yet";
import type { Given } from "./given.ts";
import { hasField } from "./has-field.ts";

/** What reads formulas comes while somebody thinks. Where it cannot be fetched, an answer is marked as it stands. */
export const loadReader = () => import("@jotter/textbook/not-yet").catch(() => null);

/** Why what was typed is not to be marked; null where it is an answer, right or wrong. [QUZ-2] [TXT-1] */
export async function notYetOf(question: StudyQuestion, given: Given): Promise<NotYet | null> {
  if (!hasField(question)) return null;
  const reader = await loadReader();
  return reader?.notYet(question, given) ?? null;
}
