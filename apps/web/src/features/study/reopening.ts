import { readTabRecord, removeTabRecord, tabRecordKeys, writeTabRecord } from "../../ui/local-records.ts";

/** A result that was edited when the page went away: whoever reloads finds it as it was, and not what the tool makes anew. */
type Left = { readonly at: string; readonly id: string };

export function leaveOpen(studentId: string, id: string): void {
  writeTabRecord(keyOf(studentId), JSON.stringify({ at: here(), id } satisfies Left));
}

/** Once, at the address where it was left. */
export function takeLeftOpen(studentId: string): string | null {
  try {
    const left = JSON.parse(readTabRecord(keyOf(studentId)) ?? "null") as Partial<Left> | null;
    removeTabRecord(keyOf(studentId));
    return left?.at === here() && typeof left.id === "string" ? left.id : null;
  } catch {
    return null; // A damaged record is no record.
  }
}

/** The last words typed into it, which a page that goes away has no time to store. */
export function leaveWords(studentId: string, id: string, output: object): void {
  writeTabRecord(wordsKeyOf(studentId), JSON.stringify({ id, output }));
}

/** For the result they were typed into. */
export function leftWords<Output>(studentId: string, id: string): Output | null {
  try {
    const left = JSON.parse(readTabRecord(wordsKeyOf(studentId)) ?? "null") as { id: string; output: Output } | null;
    return left?.id === id ? left.output : null;
  } catch {
    return null; // A damaged record is no record.
  }
}

export function forgetLeftWords(studentId: string): void {
  removeTabRecord(wordsKeyOf(studentId));
}

function wordsKeyOf(studentId: string): string {
  return tabRecordKeys.draft(studentId, "study-left-words");
}

function here(): string {
  return location.pathname + location.search;
}

function keyOf(studentId: string): string {
  return tabRecordKeys.draft(studentId, "study-left-open");
}
