import { useSyncExternalStore } from "react";
import { listeners } from "../../ui/listeners.ts";
import { readRecord, recordKeys, removeRecord, writeRecord } from "../../ui/local-records.ts";

const { subscribe, tell } = listeners();

/** Which lecture is being recorded on this device, by whichever tab; what a crash left behind stands here, too. [LEC-1] */
export function noteRecording(studentId: string, lectureId: string | null): void {
  if (lectureId === null) removeRecord(recordKeys.lecture(studentId));
  else writeRecord(recordKeys.lecture(studentId), lectureId);
  tell();
}

/** All that the first screens need to know of it. */
export function useRecordedLecture(studentId: string): string | null {
  return useSyncExternalStore(onNews, () => readRecord(recordKeys.lecture(studentId)));
}

function onNews(listener: () => void): () => void {
  const stop = subscribe(listener);
  addEventListener("storage", listener);
  return () => {
    stop();
    removeEventListener("storage", listener);
  };
}
