import { failed, ok, type Result } from "@jotter/domain/result";
import { spreadOver } from "@jotter/lecture/spoken-stretches";
import { type Arriving, bringOcrData } from "../../student/documents/ocr-data.ts";
import { speechFiles } from "./speech-files.ts";
import type { FromSpeechWorker, ToSpeechWorker } from "./speech-worker.ts";
import type { Ear, EarProblem } from "./transcriber.ts";

type Options = { readonly onArriving: (arriving: Arriving) => void; readonly signal: AbortSignal };

/** Opens Moonshine in a thread of its own, and fetches what it needs where that is not here. English alone. [LEC-1] */
export async function deviceEar({ onArriving, signal }: Options): Promise<Result<Ear, EarProblem>> {
  if (!(await bringOcrData(Object.values(speechFiles), { onArriving, signal }))) return failed({ kind: "unreachable" });
  const worker = new Worker(new URL("./speech-worker.ts", import.meta.url), { type: "module", name: "speech" });
  const waiting = new Map<number, (text: string | null) => void>();
  let count = 0;
  worker.onmessage = ({ data: { n, text } }: MessageEvent<FromSpeechWorker>) => waiting.get(n)?.(text);
  worker.onerror = () => {
    for (const tell of waiting.values()) tell(null);
  };
  const heard = (samples: Float32Array) =>
    new Promise<string | null>((resolve) => {
      const n = ++count;
      const stop = () => resolve(null);
      signal.addEventListener("abort", stop);
      waiting.set(n, (text) => {
        waiting.delete(n);
        signal.removeEventListener("abort", stop);
        resolve(text);
      });
      worker.postMessage({ n, samples } satisfies ToSpeechWorker);
    });
  const close = () => worker.terminate();
  // Nothing said is nothing heard: it answers once it is open.
  if ((await heard(new Float32Array(0))) === null) {
    close();
    signal.throwIfAborted();
    return failed({ kind: "unable" });
  }
  return ok({
    lengths: { leastMs: 4000, mostMs: 15_000, restMs: 1000 },
    hear: async (stretch) => {
      const text = await heard(stretch.samples);
      signal.throwIfAborted();
      // What it cannot hear is left out; the rest of the lecture still counts.
      return ok(spreadOver(stretch, text ?? ""));
    },
    close,
  });
}
