import { readTabRecord, removeTabRecord, writeTabRecord } from "../../ui/local-records.ts";

/** What is typed in a form and not saved, and what the form began with. */
export type Kept<Draft> = { readonly first: Draft; readonly draft: Draft };

export function keepDraft<Draft>(key: string, kept: Kept<Draft>): void {
  if (isSame(kept.first, kept.draft)) removeTabRecord(key);
  else writeTabRecord(key, JSON.stringify(kept));
}

export function keptDraft<Draft>(key: string): Kept<Draft> | null {
  try {
    return JSON.parse(readTabRecord(key) ?? "null");
  } catch {
    return null; // A damaged record is no record.
  }
}

/** Of a record that has been changed since, the words of before would undo the change. */
export function whereNothingChanged<Draft>({ first, draft }: Kept<Draft>, now: Draft): Draft | null {
  return isSame(first, now) ? draft : null;
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
