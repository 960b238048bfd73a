/** Runs `work` when the browser has nothing better to do, at the latest after that long. Returns how to call it off. */
export function whenIdle(work: () => void, timeout = 2000): () => void {
  if (typeof requestIdleCallback === "undefined") {
    const timer = setTimeout(work, 100); // Safari
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(work, { timeout });
  return () => cancelIdleCallback(request);
}
