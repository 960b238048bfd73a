import type { Ask } from "@jotter/memory/session";
import { readRecord, recordKeys, writeRecord } from "../../ui/local-records.ts";
import type { Done } from "./going.ts";

/** What was done today in each review, and what was asked then; the records say what is left. */
type Kept = {
  readonly day: number;
  readonly past: Readonly<Record<string, readonly Done[]>>;
  readonly next?: Readonly<Record<string, Ask | null>>;
  readonly left?: Readonly<Record<string, Left>>;
};

/** How many answers are still wanted, and how many minutes they take. */
export type Left = { readonly answers: number; readonly minutes: number };

/** What was done in a review, what it asks now, and what was left when that was reckoned last. */
export type KeptSitting = { readonly past: readonly Done[]; readonly next: Ask | null; readonly left?: Left };

/** What was done in this review today, before the page was left or loaded again. [FLA-2] */
export function keptSitting(studentId: string, which: string, day: number): KeptSitting {
  const { past, next, left } = keptToday(studentId, day);
  return { past: past[which] ?? [], next: next?.[which] ?? null, ...(left?.[which] && { left: left[which] }) };
}

export function keepSitting(studentId: string, which: string, day: number, { past, next, left }: KeptSitting): void {
  const last = keptToday(studentId, day);
  const kept: Kept = {
    day,
    past: { ...last.past, [which]: past },
    next: { ...last.next, [which]: next },
    left: { ...last.left, ...(left && { [which]: left }) },
  };
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
