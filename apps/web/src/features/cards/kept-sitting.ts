import { readRecord, recordKeys, writeRecord } from "../../ui/local-records.ts";
import type { Done } from "./going.ts";

/** What was done today in each review; the records say what is left. */
type Kept = { readonly day: number; readonly past: Readonly<Record<string, readonly Done[]>> };

/** What was done in this review today, before the page was left or loaded again. [FLA-2] */
export function keptSitting(studentId: string, which: string, day: number): readonly Done[] {
  return keptToday(studentId, day).past[which] ?? [];
}

export function keepSitting(studentId: string, which: string, day: number, past: readonly Done[]): void {
  const kept: Kept = { day, past: { ...keptToday(studentId, day).past, [which]: past } };
  writeRecord(recordKeys.sittings(studentId), JSON.stringify(kept));
}

/** Those of other days are over. */
function keptToday(studentId: string, day: number): Kept {
  try {
    const kept: Kept | null = JSON.parse(readRecord(recordKeys.sittings(studentId)) ?? "null");
    if (kept?.day === day) return kept;
  } catch {
    // A damaged record is no record.
  }
  return { day, past: {} };
}
