/** A write that found no room: as the browser says it, and as Dexie wraps what the browser said. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error || error instanceof DOMException)) return false;
  const inner = "inner" in error ? error.inner : null;
  return error.name === "QuotaExceededError" || (inner !== error && isDiskFull(inner));
}
