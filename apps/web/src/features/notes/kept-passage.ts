import type { useRouter } from "@tanstack/react-router";
import { readTabRecord, removeTabRecord, tabRecordKeys, writeTabRecord } from "../../ui/local-records.ts";

/** Where a student was in a note when they went on to study it: a place in its text, or of the page, and how far down. */
type Place = { readonly from: number; readonly to: number; readonly top: number };

type Router = ReturnType<typeof useRouter>;

/** Whoever comes back to this page, by the browser's button, finds the passage where it was. */
export function keepPassage(router: Router, { from, to, top }: Place): void {
  writeTabRecord(tabRecordKeys.passage, JSON.stringify([visitOf(router), from, to, Math.round(top)]));
}

/** Null for who comes by another way. It holds once. */
export function takePassage(router: Router): Place | null {
  try {
    const [visit, ...place] = JSON.parse(readTabRecord(tabRecordKeys.passage) ?? "[]");
    if (visit !== visitOf(router)) return null;
    removeTabRecord(tabRecordKeys.passage);
    const [from, to, top] = place;
    return place.every(Number.isSafeInteger) ? { from, to, top } : null;
  } catch {
    return null; // A damaged record is no record.
  }
}

function visitOf({ history }: Router): string {
  return history.location.state.__TSR_key ?? "";
}
