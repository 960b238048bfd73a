import { useSyncExternalStore } from "react";
import { listeners } from "../../ui/listeners.ts";
import { readRecord, recordKeys } from "../../ui/local-records.ts";

const { subscribe, tell: tellFocusNews } = listeners();

export { tellFocusNews };

/** Something was done to the session that runs, here or in another tab. */
export function onFocusNews(listener: () => void): () => void {
  const stop = subscribe(listener);
  addEventListener("storage", listener);
  return () => {
    stop();
    removeEventListener("storage", listener);
  };
}

/** Whether a session runs: all that the first screens need to know of it. [FOC-1] */
export function useIsFocusRunning(studentId: string): boolean {
  return useSyncExternalStore(onFocusNews, () => readRecord(recordKeys.focus(studentId)) !== null);
}
