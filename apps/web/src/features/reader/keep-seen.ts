import { type PageRanges, rangesOfPages } from "@jotter/domain/page-ranges";

type KeepSeenDeps = {
  readonly write: (seen: PageRanges) => void;
  /** As long as a page is in sight before it counts as seen. */
  readonly restMs?: number;
  /** So long they are gathered before they are written: a page that is closed keeps nothing. */
  readonly gatherMs?: number;
};

/** Keeps which pages were in sight for a moment. What is jumped or scrolled over never was. [DOC-2] */
export function createSeenKeeper({ write, restMs = 2000, gatherMs = 800 }: KeepSeenDeps) {
  const written = new Set<number>();
  const gathered = new Set<number>();
  const timers = new Map<number, ReturnType<typeof setTimeout>>();
  let writing: ReturnType<typeof setTimeout> | undefined;

  function flush(): void {
    clearTimeout(writing);
    writing = undefined;
    if (gathered.size === 0) return;
    const pages = [...gathered];
    gathered.clear();
    for (const page of pages) written.add(page);
    write(rangesOfPages(pages));
  }

  function seen(page: number): void {
    timers.delete(page);
    gathered.add(page);
    writing ??= setTimeout(flush, gatherMs);
  }

  function inSight(pages: readonly number[]): void {
    for (const [page, timer] of timers) {
      if (pages.includes(page)) continue;
      clearTimeout(timer);
      timers.delete(page);
    }
    for (const page of pages) {
      if (timers.has(page) || written.has(page) || gathered.has(page)) continue;
      timers.set(page, setTimeout(seen, restMs, page));
    }
  }

  return {
    inSight,
    /** Now, since the page is being left. */
    leave(): void {
      inSight([]);
      flush();
    },
  };
}
