import { errorDetails, type Log } from "./log.ts";

export type Repeated = {
  /** Begins no more, and waits for what has begun. */
  readonly stop: () => Promise<void>;
};

/** Does something again and again, never twice at once. What goes wrong is told to the operator and tried again. */
export function createRepeated(
  whenFailed: string,
  everyMs: number,
  work: (now: number) => Promise<unknown>,
  log: Log,
): Repeated {
  let running: Promise<void> | undefined;
  const timer = setInterval(() => {
    running ??= work(Date.now())
      .catch((error) => log.error(whenFailed, errorDetails(error)))
      .then(() => {
        running = undefined;
      });
  }, everyMs).unref();
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
