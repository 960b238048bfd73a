import { useSyncExternalStore } from "react";
import { noteRecording } from "../../student/lecture/is-recording.ts";
import { browserMicrophone } from "./browser-microphone.ts";
import { createRecorder, type Recorded } from "./recorder.ts";

const oftenMs = 100;

/** The one of this tab. */
export const recorder = createRecorder({
  open: browserMicrophone,
  steady: () => performance.now(),
  hold: holdMicrophone,
  note: noteRecording,
  often: (run) => {
    const timer = setInterval(run, oftenMs);
    return () => clearInterval(timer);
  },
});

export function useRecorded(): Recorded | null {
  return useSyncExternalStore(recorder.subscribe, recorder.now);
}

/** Of this lecture, as often as it changes. */
export function useLevels(): readonly number[] {
  return useSyncExternalStore(recorder.subscribe, recorder.levels);
}

/** How far it is, in whole seconds. */
export function useRecordedSeconds(): number {
  return useSyncExternalStore(recorder.subscribe, () => Math.floor(recorder.ms() / 1000));
}

/** One tab of a browser records a student's lectures, or brings those to an end that a crash left behind. */
export function holdMicrophone(studentId: string): Promise<(() => void) | null> {
  return holdAlone(`jotter:lecture:${studentId}`);
}

/** As long as it is held no other tab gets it; null where another one has it. */
export function holdAlone(name: string): Promise<(() => void) | null> {
  if (!navigator.locks) return Promise.resolve(() => undefined);
  return new Promise((resolve) => {
    void navigator.locks.request(name, { ifAvailable: true }, (lock) => {
      if (!lock) return resolve(null);
      return new Promise<void>((release) => resolve(() => release()));
    });
  });
}
