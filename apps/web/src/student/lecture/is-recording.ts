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

/** A lecture whose transcript is being made, by this device or by a provider. It outlives a reload. */
export type TranscriptWish = { readonly lectureId: string; readonly by: "device" | "provider" };

export function noteTranscribing(studentId: string, wish: TranscriptWish | null): void {
  if (wish === null) removeRecord(recordKeys.transcribing(studentId));
  else writeRecord(recordKeys.transcribing(studentId), `${wish.by} ${wish.lectureId}`);
  tell();
}

/** What is wished for, as it is noted down; null for nothing. */
export function useTranscriptWish(studentId: string): string | null {
  return useSyncExternalStore(onNews, () => readRecord(recordKeys.transcribing(studentId)));
}

export function transcriptWish(noted: string | null): TranscriptWish | null {
  const [, by, lectureId] = /^(device|provider) (.+)$/.exec(noted ?? "") ?? [];
  return by && lectureId ? { by: by as TranscriptWish["by"], lectureId } : null;
}

function onNews(listener: () => void): () => void {
  const stop = subscribe(listener);
  addEventListener("storage", listener);
  return () => {
    stop();
    removeEventListener("storage", listener);
  };
}
