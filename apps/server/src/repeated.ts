import { errorDetails, type Log } from "./log.ts";

export type Repeated = {
  /** Begins no more, and waits for what has begun. */
  readonly stop: () => Promise<void>;
};

/** Does something again and again, at most so often at once. What goes wrong is told to the operator and tried again. */
export function createRepeated(
  whenFailed: string,
  everyMs: number,
  work: (now: number) => Promise<unknown>,
  log: Log,
  atOnce = 1,
): Repeated {
  const running = new Set<Promise<void>>();
  const timer = setInterval(() => {
    if (running.size >= atOnce) return;
    const run = work(Date.now())
      .catch((error) => log.error(whenFailed, errorDetails(error)))
      .then(() => void running.delete(run));
    running.add(run);
  }, everyMs).unref();
  return {
    async stop() {
      clearInterval(timer);
      await Promise.all(running);
    },
  };
}
