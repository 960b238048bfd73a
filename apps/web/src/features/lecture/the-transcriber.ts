import { hearingRate } from "@jotter/lecture/spoken-stretches";
import { useSyncExternalStore } from "react";
import { noteTranscribing } from "../../student/lecture/is-recording.ts";
import { decodedSound } from "./decode-sound.ts";
import { deviceEar } from "./device-ear.ts";
import { providerEar } from "./provider-ear.ts";
import { holdAlone } from "./the-recorder.ts";
import { createTranscriber, type Transcribing } from "./transcriber.ts";

/** The one of this tab. */
export const transcriber = createTranscriber({
  earFor: (by, { student, title, onArriving, signal }) =>
    by === "device" ? deviceEar({ onArriving, signal }) : providerEar(student, title, signal),
  soundOf: async ({ deviceFiles }, { fileId, ms }, fromMs) => {
    const file = await (await deviceFiles()).read(fileId, "document");
    return file.ok ? decodedSound(file.value, { rate: hearingRate, fromMs, lengthMs: ms }) : null;
  },
  hold: (studentId) => holdAlone(`jotter:transcribe:${studentId}`),
  note: noteTranscribing,
});

export function useTranscribing(): Transcribing | null {
  return useSyncExternalStore(transcriber.subscribe, transcriber.now);
}
