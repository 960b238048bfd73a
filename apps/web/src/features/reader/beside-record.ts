import { readRecord, recordKeys, writeRecord } from "../../ui/local-records.ts";

/** Which note stands beside which document, and how much of the screen it has: on this device. */
export type Beside = { readonly noteId: string; readonly share: number; readonly isOpen: boolean };

type Kept = readonly (readonly [documentId: string, beside: Beside])[];

/** As many as a student has at hand. */
const mostKept = 40;
export const usualShare = 0.42;

export function keptBeside(studentId: string, documentId: string): Beside | null {
  return all(studentId).find(([id]) => id === documentId)?.[1] ?? null;
}

export function keepBeside(studentId: string, documentId: string, beside: Beside): void {
  const others = all(studentId).filter(([id]) => id !== documentId);
  const next: Kept = [[documentId, beside] as const, ...others].slice(0, mostKept);
  writeRecord(recordKeys.beside(studentId), JSON.stringify(next));
}

/** A border is not drawn so far that one side cannot be read. */
export function clampedShare(share: number): number {
  return Math.min(0.7, Math.max(0.25, share));
}

function all(studentId: string): Kept {
  try {
    const stored: unknown = JSON.parse(readRecord(recordKeys.beside(studentId)) ?? "[]");
    return Array.isArray(stored) ? stored.filter(isKept) : [];
  } catch {
    return []; // A damaged record is no record.
  }
}

function isKept(value: unknown): value is Kept[number] {
  if (!Array.isArray(value) || typeof value[0] !== "string") return false;
  const beside: unknown = value[1];
  return (
    typeof beside === "object" &&
    beside !== null &&
    "noteId" in beside &&
    typeof beside.noteId === "string" &&
    "share" in beside &&
    typeof beside.share === "number" &&
    "isOpen" in beside &&
    typeof beside.isOpen === "boolean"
  );
}
