import { readRecord, recordKeys, writeRecord } from "../../ui/local-records.ts";

/** How high what is next stood on the desk, and the heading that names it. */
export type DeskPlace = { readonly heading: number; readonly head: number };

/** As this student last saw them in a window so wide: their place is kept until they are reckoned. */
export function deskPlace(studentId: string, windowWidth: number): DeskPlace | null {
  const [width, heading = 0, head = 0] = (readRecord(recordKeys.deskPlace(studentId)) ?? "").split(" ").map(Number);
  return width === windowWidth && heading > 0 && head > 0 ? { heading, head } : null;
}

export function keepDeskPlace(studentId: string, windowWidth: number, { heading, head }: DeskPlace): void {
  writeRecord(recordKeys.deskPlace(studentId), `${windowWidth} ${Math.round(heading)} ${Math.round(head)}`);
}
