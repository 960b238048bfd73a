import type { DocumentFailure, DocumentText } from "@jotter/document-text/document";
import { usualLimits } from "@jotter/document-text/limits";
import { failed, type Result } from "@jotter/domain/result";
import type { FromReader, ToReader } from "./reading-messages.ts";

export type ReadFile = (
  file: ToReader,
  options: { readonly signal: AbortSignal; readonly onProgress: (share: number) => void },
) => Promise<Result<DocumentText, DocumentFailure>>;

/** The reader ends by itself when its time is over, and is given this much longer to say so. */
const graceMs = 10_000;
const loadingMs = 60_000;

/**
 * Reads a file in a worker of its own. A loop inside the file's format may never hear that it is to stop: when the time
 * is over, or nobody wants it any more, the worker is ended from here. [DOC-4]
 */
export const readInWorker: ReadFile = (file, { signal, onProgress }) =>
  new Promise((resolve) => {
    if (signal.aborted) return resolve(failed({ reason: "cancelled" }));
    const worker = new Worker(new URL("./reading-worker.ts", import.meta.url), { type: "module", name: "document" });
    let hasBegun = false;
    let timer = setTimeout(() => end(failed({ reason: "not-loaded" })), loadingMs);
    const cancel = () => end(failed({ reason: "cancelled" }));

    function end(result: Result<DocumentText, DocumentFailure>): void {
      clearTimeout(timer);
      signal.removeEventListener("abort", cancel);
      worker.terminate();
      resolve(result);
    }

    function hear(message: FromReader): void {
      if (message.t === "read") end(message.result);
      else if (message.t === "progress") onProgress(message.of > 0 ? message.done / message.of : 0);
      else {
        hasBegun = true;
        clearTimeout(timer);
        timer = setTimeout(() => end(failed({ reason: "too-slow" })), usualLimits.milliseconds + graceMs);
      }
    }

    signal.addEventListener("abort", cancel, { once: true });
    worker.addEventListener("message", ({ data }: MessageEvent<FromReader>) => hear(data));
    // Before its code was here it is the network's fault, afterwards the file's.
    worker.addEventListener("error", () => end(failed({ reason: hasBegun ? "broken" : "not-loaded" })));
    worker.postMessage(file);
  });
