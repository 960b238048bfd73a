import type { StoredGrade } from "@jotter/domain/grade-book";

/** By their days; of one day, and of those without one, what was written down last is first. */
export function latestFirst(grades: readonly StoredGrade[]): readonly StoredGrade[] {
  return [...grades].sort(
    (one, other) =>
      (other.date ?? "").localeCompare(one.date ?? "") ||
      other.createdAt - one.createdAt ||
      (one.id < other.id ? 1 : -1),
  );
}
