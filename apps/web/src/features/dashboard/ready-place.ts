import { readRecord, recordKeys, removeRecord, writeRecord } from "../../ui/local-records.ts";

/** About what it needs in a window it has not stood in yet. */
const usualHeight = 240;

/**
 * How high "Ready for…?" stood when this student last saw it here, so that its place is kept until it is reckoned; null
 * where it did not stand.
 */
export function readyHeight(studentId: string, windowWidth: number): number | null {
  const kept = readRecord(recordKeys.readyPlace(studentId));
  if (kept === null) return null;
  const [width, height = 0] = kept.split(" ").map(Number);
  return width === windowWidth && height > 0 ? height : usualHeight;
}

export function keepReadyHeight(studentId: string, windowWidth: number, height: number): void {
  writeRecord(recordKeys.readyPlace(studentId), `${windowWidth} ${Math.round(height)}`);
}

export function forgetReadyHeight(studentId: string): void {
  removeRecord(recordKeys.readyPlace(studentId));
}
