/** What is not there in time, or called off, is not waited for: it is thrown. */
export function inTime<Value>(work: Promise<Value>, ms: number, signal: AbortSignal): Promise<Value> {
  return new Promise((resolve, reject) => {
    const end = () => reject(signal.reason);
    const timer = setTimeout(() => reject(new Error("too slow")), ms);
    signal.addEventListener("abort", end, { once: true });
    if (signal.aborted) end();
    work.then(resolve, reject).finally(() => {
      clearTimeout(timer);
      signal.removeEventListener("abort", end);
    });
  });
}
