import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { IcsFile, IcsProblem } from "@jotter/domain/ics-read";
import { failed, type Result } from "@jotter/domain/result";

/** Reads calendars beside the server: 5,000 events take a quarter of a second, in which nobody would be answered. */
export type IcsReader = {
  readonly read: (job: IcsJob) => Promise<Result<IcsFile, IcsProblem>>;
  readonly close: () => Promise<void>;
};
export type IcsJob = { readonly bytes: Uint8Array; readonly zone: string; readonly now: number };

/** Whatever takes longer or more was made to. */
const mostMs = 20_000;
const mostMegabytes = 300;
const idleMs = 30_000;

/** The built server has its worker beside it. */
const workerFile = import.meta.url.endsWith(".ts")
  ? new URL("./ics-worker.ts", import.meta.url)
  : new URL("./ics-worker.mjs", import.meta.url);

/** One at a time, in a thread that ends when there is nothing to read. */
export function createIcsReader(): IcsReader {
  let worker: Worker | undefined;
  let idle: NodeJS.Timeout | undefined;
  let last: Promise<unknown> = Promise.resolve();

  async function end() {
    const ending = worker;
    worker = undefined;
    clearTimeout(idle);
    await ending?.terminate();
  }

  function begun(): Worker {
    const started = new Worker(workerFile, { resourceLimits: { maxOldGenerationSizeMb: mostMegabytes } });
    // One that ends by itself is not asked again; without a listener its error would end the server.
    started.on("error", () => {
      if (worker === started) worker = undefined;
    });
    return started;
  }

  async function readNow(job: IcsJob): Promise<Result<IcsFile, IcsProblem>> {
    clearTimeout(idle);
    worker ??= begun();
    const reading = worker;
    const over = new AbortController();
    const timer = setTimeout(() => over.abort(), mostMs);
    const stopped = () => over.abort();
    reading.once("exit", stopped);
    try {
      const answer = once(reading, "message", { signal: over.signal });
      reading.postMessage(job);
      const [file] = await answer;
      return file;
    } catch {
      // Too much of it for a thread: it is given up with its thread, and the next calendar gets a new one.
      await end();
      return failed({ line: 1, problem: "too-large" });
    } finally {
      clearTimeout(timer);
      reading.off("exit", stopped);
      idle = setTimeout(() => void end(), idleMs).unref();
    }
  }

  return {
    read(job) {
      const read = last.then(() => readNow(job));
      last = read;
      return read;
    },
    async close() {
      await last;
      await end();
    },
  };
}
