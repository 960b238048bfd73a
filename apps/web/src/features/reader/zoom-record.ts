import { readRecord, recordKeys, writeRecord } from "../../ui/local-records.ts";
import type { Zoom } from "./zoom.ts";

type Kept = readonly (readonly [documentId: string, zoom: Zoom])[];

/** As many as a student has at hand. */
const mostKept = 40;

/** How large a document was last read, on this device: another has another screen. */
export function keptZoom(studentId: string, documentId: string): Zoom {
  return all(studentId).find(([id]) => id === documentId)?.[1] ?? "width";
}

export function keepZoom(studentId: string, documentId: string, zoom: Zoom): void {
  const others = all(studentId).filter(([id]) => id !== documentId);
  // What every document begins with needs no record.
  const next: Kept = zoom === "width" ? others : [[documentId, zoom] as const, ...others].slice(0, mostKept);
  writeRecord(recordKeys.zoom(studentId), JSON.stringify(next));
}

function all(studentId: string): Kept {
  try {
    const stored: unknown = JSON.parse(readRecord(recordKeys.zoom(studentId)) ?? "[]");
    return Array.isArray(stored) ? stored.filter(isKept) : [];
  } catch {
    return []; // A damaged record is no record.
  }
}

function isKept(value: unknown): value is Kept[number] {
  if (!Array.isArray(value) || typeof value[0] !== "string") return false;
  const zoom: unknown = value[1];
  return zoom === "width" || zoom === "page" || (typeof zoom === "number" && zoom > 0);
}
