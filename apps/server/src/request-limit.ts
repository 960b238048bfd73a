/** How many requests one caller may make. Kept in memory: it protects this process, and forgets when it ends. */
export type RequestLimit = {
  /** The seconds to wait, if the caller made too many. */
  readonly take: (caller: string, now: number) => number | undefined;
};

const mostCallers = 10_000;

type Bucket = { left: number; at: number };

/** A full minute's worth may come at once; after that, as many as a minute spreads out. */
export function createRequestLimit(perMinute: number): RequestLimit {
  const buckets = new Map<string, Bucket>();
  const perMs = perMinute / 60_000;
  return {
    take(caller, now) {
      const bucket = buckets.get(caller) ?? { left: perMinute, at: now };
      // Taken out and put back, the map stays ordered by last use, and the longest unseen goes first.
      buckets.delete(caller);
      const [longestUnseen] = buckets.keys();
      if (buckets.size >= mostCallers && longestUnseen !== undefined) buckets.delete(longestUnseen);
      buckets.set(caller, bucket);

      bucket.left = Math.min(perMinute, bucket.left + Math.max(0, now - bucket.at) * perMs);
      bucket.at = now;
      if (bucket.left < 1) return Math.max(1, Math.ceil((1 - bucket.left) / perMs / 1000));
      bucket.left--;
      return undefined;
    },
  };
}
