import { plainMaths } from "@jotter/analysis/maths/plain-maths";
import type { Meaning } from "./meaning.ts";
import { isSameReaction, reactionIn, unbalanced } from "./reaction.ts";
import { type JudgedLine, judged } from "./verdict.ts";

/** A chemical equation is balanced or not; one that speaks of other substances is another one. */
export function judgeReactionLine({ reaction }: Extract<Meaning, { kind: "reaction" }>, text: string): JudgedLine {
  const written = reactionIn(plainMaths(text));
  if (written === null) return judged("unjudged", "unread");
  if (!isSameReaction(written, reaction)) return judged("wrong", "otherSubstances");
  const uneven = unbalanced(written);
  // Balanced, and not at its end while half of something is in it.
  const isWhole = [...written.before, ...written.after].every(({ count }) => Number.isInteger(count));
  if (uneven === null) return isWhole ? judged("follows", "follows", 0) : judged("no-further", "follows", 0);
  return uneven === "e" ? judged("wrong", "chargeNotBalanced") : judged("wrong", "notBalanced", uneven);
}
