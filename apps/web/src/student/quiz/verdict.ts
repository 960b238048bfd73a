import { isKnown } from "@jotter/domain/quiz";

/** What a share is called. A slip of the pen is still only almost right; "open" waits to be judged. */
export function verdictOf(share: number | null): "right" | "almost" | "wrong" | "open" {
  if (share === null) return "open";
  if (share === 1) return "right";
  return isKnown(share) || share >= 0.5 ? "almost" : "wrong";
}
