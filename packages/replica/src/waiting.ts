/** Ends after a while, when aborted, or by whoever is handed `end`. */
export function pause(ms: number, signal: AbortSignal, hand?: (end: () => void) => void): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener("abort", end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal.addEventListener("abort", end);
    hand?.(end);
    // An abort that came before we listened is not told again.
    if (signal.aborted) end();
  });
}

/** Wakes when the network is back, or the student is. */
export function listenToBrowser(wake: () => void): () => void {
  if (typeof document === "undefined") return () => undefined;
  const whenSeen = () => {
    if (document.visibilityState === "visible") wake();
  };
  addEventListener("online", wake);
  document.addEventListener("visibilitychange", whenSeen);
  return () => {
    removeEventListener("online", wake);
    document.removeEventListener("visibilitychange", whenSeen);
  };
}

/** Works while no other tab does. */
export async function byWebLock(name: string, signal: AbortSignal, work: () => Promise<void>): Promise<void> {
  try {
    await navigator.locks.request(name, { signal }, work);
  } catch (error) {
    // Stopped while another tab held the lock.
    if (!signal.aborted) throw error;
  }
}

/** Whether a database was taken away: signed out in another tab, or cleared by the browser. */
export function isGone(error: unknown): boolean {
  return error instanceof Error && /DatabaseClosed|NotFound|InvalidState|Abort/.test(error.name);
}
