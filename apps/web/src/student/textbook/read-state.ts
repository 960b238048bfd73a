export type ReadState = "open" | "begun" | "done";

/** How far a student is in a chapter, by its record. */
export function readState(read: { readonly finishedAt: number | null } | undefined): ReadState {
  if (!read) return "open";
  return read.finishedAt === null ? "begun" : "done";
}
