/**
 * Two states of a list that only grows: every entry of both, an equal one once, by time. It cannot clash, and neither
 * the order nor the number of merges changes what comes out.
 */
export function mergeLog(one: unknown, other: unknown): readonly unknown[] {
  const byText = new Map([...listOf(one), ...listOf(other)].map((entry) => [textOf(entry), entry]));
  return [...byText]
    .sort(([text, entry], [otherText, other]) => timeOf(entry) - timeOf(other) || (text < otherText ? -1 : 1))
    .map(([, entry]) => entry);
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function timeOf(entry: unknown): number {
  const at = typeof entry === "object" && entry !== null && "at" in entry ? entry.at : 0;
  return typeof at === "number" ? at : 0;
}

/** The same for equal entries, whatever the order of their keys (PostgreSQL's jsonb reorders them). */
function textOf(entry: unknown): string {
  return JSON.stringify(entry, (_, part: unknown) =>
    typeof part === "object" && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );
}
