import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { errorDetails, type Log } from "./log.ts";

/** Work beside the server, of which nobody knows how long it takes: meanwhile the server answers everybody else. */
export type Beside<Job, Answer> = {
  /**
   * One after the other; a job is made when it is its turn, so that those that wait hold nothing in memory.
   * Undefined for what takes longer or more than it may, as it was made to, and for all that waits when it is closed.
   */
  readonly ask: (job: () => Promise<Job>) => Promise<Answer | undefined>;
  /** Waits for nothing. */
  readonly close: () => Promise<void>;
};

const mostMs = 20_000;
const mostMegabytes = 300;
const idleMs = 30_000;

/** In a thread that answers every message with one, and ends when there is nothing to do. */
export function createBeside<Job, Answer>(file: URL, log: Log): Beside<Job, Answer> {
  let worker: Worker | undefined;
  let idle: NodeJS.Timeout | undefined;
  let last: Promise<unknown> = Promise.resolve();
  let isClosed = false;

  async function end() {
    const ending = worker;
    worker = undefined;
    clearTimeout(idle);
    await ending?.terminate();
  }

  function begun(): Worker {
    const started = new Worker(file, { resourceLimits: { maxOldGenerationSizeMb: mostMegabytes } });
    // One that ends by itself is not asked again; without a listener its error would end the server.
    started.on("error", () => {
      if (worker === started) worker = undefined;
    });
    return started;
  }

  async function askNow(job: Job): Promise<Answer | undefined> {
    clearTimeout(idle);
    worker ??= begun();
    const working = worker;
    const over = new AbortController();
    const timer = setTimeout(() => over.abort(), mostMs);
    const stopped = () => over.abort();
    working.once("exit", stopped);
    try {
      const answer = once(working, "message", { signal: over.signal });
      working.postMessage(job);
      const [found] = await answer;
      return found;
    } catch (error) {
      if (!isClosed) log.error("thread.failed", errorDetails(error));
      // It is given up with its thread, and the next job gets a new one.
      await end();
      return undefined;
    } finally {
      clearTimeout(timer);
      working.off("exit", stopped);
      if (!isClosed) idle = setTimeout(() => void end(), idleMs).unref();
    }
  }

  return {
    ask(job) {
      const asked = last.then(async () => {
        const made = isClosed ? undefined : await job();
        return isClosed || made === undefined ? undefined : await askNow(made);
      });
      last = asked.catch(() => {}); // Whoever asked hears of it.
      return asked;
    },
    async close() {
      isClosed = true;
      await end();
      await last;
    },
  };
}

/** Where the code of a thread is, by the name of its file beside `from`. The built server has all of them beside it. */
export function workerFile(from: string, name: string): URL {
  return new URL(from.endsWith(".ts") ? `./${name}.ts` : `./${name}.mjs`, from);
}
