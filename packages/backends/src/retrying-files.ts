import { failed } from "@jotter/domain/result";
import type { FilesAnswer, FilesPort, FilesProblem } from "@jotter/ports/backend";

/** How long something is tried again: an operation for two minutes, an upload for ten since it last came further. [DAT-3] */
export const triedMs = { operation: 120_000, upload: 600_000 };

const pauses = { firstMs: 1000, factor: 2, mostMs: 10_000 };

export type RetryDeps = {
  readonly now: () => number;
  /** Ends early when the signal says so. */
  readonly pause: (ms: number, signal?: AbortSignal) => Promise<void>;
  /** Whether the device has a network at all: without one nothing is tried, and the answer is "offline" at once. */
  readonly isOnline: () => boolean;
};

/** A files port that does not give up at the first trouble of the line or of the server. */
export function retryingFiles(files: FilesPort, deps: RetryDeps = ofBrowser): FilesPort {
  const { now, pause, isOnline } = deps;

  async function tried<Value>(
    forMs: number,
    signal: AbortSignal | undefined,
    ask: (furthered: () => void) => FilesAnswer<Value>,
  ): FilesAnswer<Value> {
    let end = now() + forMs;
    const furthered = () => {
      end = now() + forMs;
    };
    for (let pauseMs = pauses.firstMs; ; pauseMs = Math.min(pauseMs * pauses.factor, pauses.mostMs)) {
      const answer = await ask(furthered);
      if (answer.ok || !mayPass(answer.problem)) return answer;
      if (!isOnline()) return failed({ kind: "offline" });
      if (now() + pauseMs >= end) return failed({ kind: "retry-limit" });
      await pause(pauseMs, signal);
      if (signal?.aborted) return failed({ kind: "canceled" });
    }
  }

  return {
    address: files.address,
    upload: (upload) => {
      let most = 0;
      return tried(triedMs.upload, upload.signal, (furthered) =>
        files.upload({
          ...upload,
          onProgress: (sent, total) => {
            if (sent > most) furthered();
            most = Math.max(most, sent);
            upload.onProgress?.(sent, total);
          },
        }),
      );
    },
    list: (signal) => tried(triedMs.operation, signal, () => files.list(signal)),
    download: (id, range, signal) => tried(triedMs.operation, signal, () => files.download(id, range, signal)),
    remove: (id) => tried(triedMs.operation, undefined, () => files.remove(id)),
  };
}

/** The line, or a server that is busy with itself. Whatever else it says, it will say again. */
function mayPass(problem: FilesProblem): boolean {
  return problem.kind === "offline" || (problem.kind === "unavailable" && problem.isPassing === true);
}

const ofBrowser: RetryDeps = {
  now: () => Date.now(),
  pause: (ms, signal) =>
    new Promise((resolve) => {
      const end = () => {
        clearTimeout(timer);
        signal?.removeEventListener("abort", end);
        removeEventListener("online", end);
        resolve();
      };
      const timer = setTimeout(end, ms);
      signal?.addEventListener("abort", end);
      // The network is back: nobody waits for the rest of a pause.
      addEventListener("online", end);
      if (signal?.aborted) end();
    }),
  isOnline: () => navigator.onLine,
};
