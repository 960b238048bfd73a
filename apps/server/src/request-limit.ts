/** How many requests one caller may make. Kept in memory: it protects this process, and forgets when it ends. */
export type RequestLimit = {
  /** The seconds to wait, if the caller made too many. What is large may count as several. */
  readonly take: (caller: string, now: number, count?: number) => number | undefined;
};

const mostCallers = 10_000;

type Bucket = { left: number; at: number };

/** The whole of a window's worth may come at once; after that, as many as the window spreads out. */
export function createRequestLimit(most: number, windowMs = 60_000): RequestLimit {
  const buckets = new Map<string, Bucket>();
  const perMs = most / windowMs;
  return {
    take(caller, now, count = 1) {
      const bucket = buckets.get(caller) ?? { left: most, at: now };
      // Taken out and put back, the map stays ordered by last use, and the longest unseen goes first.
      buckets.delete(caller);
      const [longestUnseen] = buckets.keys();
      if (buckets.size >= mostCallers && longestUnseen !== undefined) buckets.delete(longestUnseen);
      buckets.set(caller, bucket);

      bucket.left = Math.min(most, bucket.left + Math.max(0, now - bucket.at) * perMs);
      bucket.at = now;
      // Where none are allowed, a window is as good an answer as any.
      // The first of a window may be as large as it likes.
      const wanted = Math.max(1, Math.min(count, most - 1));
      if (bucket.left < wanted) return Math.max(1, Math.ceil((wanted - bucket.left) / (perMs || 1 / windowMs) / 1000));
      bucket.left -= wanted;
      return undefined;
    },
  };
}
