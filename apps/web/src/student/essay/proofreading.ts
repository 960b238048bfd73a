import type { Language } from "@jotter/domain/settings";
import { type Arriving, bringOcrData } from "../documents/ocr-data.ts";
import { harperFiles } from "./harper-files.ts";
import type { EnglishReading, ProofAnswer, ProofRequest } from "./proofread-answers.ts";

export type Proofreading = {
  /** Told twice where Harper reads too. Only the latest text is answered. */
  readonly read: (text: string, language: Language, english: EnglishReading | null) => void;
  readonly close: () => void;
};

/** Opens a reader in a thread of its own, which lives as long as the page that asked for it. [ESS-1] */
export function openProofreading(onAnswer: (answer: Omit<ProofAnswer, "id">) => void): Proofreading {
  const worker = new Worker(new URL("./proofread-worker.ts", import.meta.url), { type: "module", name: "proofread" });
  let latest = 0;
  worker.onmessage = ({ data: { id, ...answer } }: MessageEvent<ProofAnswer>) => {
    if (id === latest) onAnswer(answer);
  };
  return {
    read: (text, language, english) => {
      latest += 1;
      worker.postMessage({ id: latest, text, language, english } satisfies ProofRequest);
    },
    close: () => worker.terminate(),
  };
}

/** Brings Harper to this device, the first time by way of our server. false where it cannot be had now. */
export function bringHarper(onArriving: (arriving: Arriving) => void, signal: AbortSignal): Promise<boolean> {
  return bringOcrData(Object.values(harperFiles), { onArriving, signal });
}
