import { isKnown } from "@jotter/domain/quiz";

/** What a share is called. A slip of the pen is still only almost right. */
export function verdictOf(share: number | null): "right" | "almost" | "wrong" {
  if (share === 1) return "right";
  return isKnown(share) || (share ?? 0) >= 0.5 ? "almost" : "wrong";
}
