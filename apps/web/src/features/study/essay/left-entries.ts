import { EssayEntry } from "@jotter/domain/essay-entry";
import { readRecord, writeRecord } from "../../../ui/local-records.ts";

/** Entries of an essay that were counted when its page was left. [ESS-2] */
export function keepLeft(key: string, entries: readonly EssayEntry[]): void {
  writeRecord(key, JSON.stringify([...keptLeft(key), ...entries]));
}

export function keptLeft(key: string): readonly EssayEntry[] {
  try {
    const stored: unknown = JSON.parse(readRecord(key) ?? "[]");
    const entries: readonly unknown[] = Array.isArray(stored) ? stored : [];
    return entries.flatMap((one) => {
      const read = EssayEntry.safeParse(one);
      return read.success ? [read.data] : [];
    });
  } catch {
    return []; // A damaged record is no record.
  }
}
