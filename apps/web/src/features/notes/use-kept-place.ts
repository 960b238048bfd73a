import { useRouter } from "@tanstack/react-router";
import { useLayoutEffect } from "react";
import { readTabRecord, removeTabRecord, tabRecordKeys, writeTabRecord } from "../../ui/local-records.ts";

/**
 * After a reload the list stands where it was, also on the way back from another page. The router brings a page back to
 * its place when it is first rendered; at a start the list may only then be on its way from the database.
 */
export function useKeptPlace(isDrawn: boolean): void {
  const router = useRouter();
  useLayoutEffect(() => {
    if (!isDrawn) return;
    const visit = () => router.history.location.state.__TSR_key ?? "";
    const [then, top] = keptPlace();
    if (then === visit() && scrollY < top) scrollTo(0, top);
    removeTabRecord(tabRecordKeys.notesPlace); // It holds once: from here on the student goes where they like.
    const keep = () => writeTabRecord(tabRecordKeys.notesPlace, JSON.stringify([visit(), Math.round(scrollY)]));
    addEventListener("pagehide", keep);
    return () => removeEventListener("pagehide", keep);
  }, [isDrawn, router]);
}

function keptPlace(): readonly [visit: string | null, top: number] {
  try {
    const [visit, top] = JSON.parse(readTabRecord(tabRecordKeys.notesPlace) ?? "[]");
    return typeof visit === "string" && Number.isSafeInteger(top) ? [visit, top] : [null, 0];
  } catch {
    return [null, 0]; // A damaged record is no record.
  }
}
