import type { DocumentFailure, DocumentText } from "@jotter/document-text/document";
import { usualLimits } from "@jotter/document-text/limits";
import { failed, ok, type Result } from "@jotter/domain/result";
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
 * is over, or nobody wants it any more, the worker is ended from here. What of a PDF was read before that is read again
 * by another worker, which stops there. [DOC-4]
 */
export const readInWorker: ReadFile = async (file, options) => {
  let pages = 0;
  const result = await readOnce(file, options, (done) => {
    pages = done;
  });
  if (result.ok || pages === 0 || !wasEnded.has(result) || !(await isPdf(file.file))) return result;
  const before = await readOnce({ ...file, pages }, options);
  return before.ok ? ok({ ...before.value, cut: result.problem.reason === "too-slow" ? "time" : "broken" }) : result;
};

/** Those that are our word, not the reader's own. */
const wasEnded = new WeakSet<object>();

type Options = Parameters<ReadFile>[1];

function readOnce(file: ToReader, { signal, onProgress }: Options, onDone: (done: number) => void = () => undefined) {
  return new Promise<Result<DocumentText, DocumentFailure>>((resolve) => {
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

    function giveUp(reason: "too-slow" | "broken"): void {
      const result = failed({ reason });
      wasEnded.add(result);
      end(result);
    }

    function hear(message: FromReader): void {
      if (message.t === "read") end(message.result);
      else if (message.t === "progress") {
        onDone(message.done);
        onProgress(message.of > 0 ? message.done / message.of : 0);
      } else {
        hasBegun = true;
        clearTimeout(timer);
        timer = setTimeout(() => giveUp("too-slow"), usualLimits.milliseconds + graceMs);
      }
    }

    signal.addEventListener("abort", cancel, { once: true });
    worker.addEventListener("message", ({ data }: MessageEvent<FromReader>) => hear(data));
    // Before its code was here it is the network's fault, afterwards the file's.
    worker.addEventListener("error", () => (hasBegun ? giveUp("broken") : end(failed({ reason: "not-loaded" }))));
    worker.postMessage(file);
  });
}

async function isPdf(file: Blob): Promise<boolean> {
  return (await file.slice(0, 1024).text()).includes("%PDF-");
}
