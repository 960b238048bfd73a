import type { Place } from "./page-window.ts";

type TimedPlace = Place & { readonly at: number };

/** Where documents were left in this tab: known at once, while the record is still being written. */
const left = new Map<string, TimedPlace>();

export function tellLeftAt(id: string, place: TimedPlace): void {
  left.set(id, place);
}

/** Where it was left last, in this tab or as its record says. */
export function placeToOpen(id: string, kept: TimedPlace | undefined): Place {
  const here = left.get(id);
  const { page, share } = (here && here.at >= (kept?.at ?? 0) ? here : kept) ?? { page: 0, share: 0 };
  return { page, share };
}

type KeepPlaceDeps = {
  readonly write: (place: Place) => void;
  /** As long as a page rests before it counts as read to. */
  readonly pauseMs?: number;
};

/** Keeps where a student reads, once they rest there; what is only scrolled by is never written. */
export function createPlaceKeeper({ write, pauseMs = 1200 }: KeepPlaceDeps) {
  let kept: Place | null = null;
  let waiting: Place | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function flush(): void {
    clearTimeout(timer);
    const place = waiting;
    waiting = null;
    if (!place || (kept && isSame(kept, place))) return;
    kept = place;
    write(place);
  }

  return {
    /** Where the page was opened: that alone is nothing new. */
    startAt(place: Place): void {
      kept = rounded(place);
    },
    /** A link led here: that is where it was read to once it was looked at for a while, and not before. */
    visit(place: Place): void {
      clearTimeout(timer);
      timer = setTimeout(() => {
        waiting = rounded(place);
        flush();
      }, pauseMs);
    },
    moved(place: Place): void {
      waiting = rounded(place);
      clearTimeout(timer);
      timer = setTimeout(flush, pauseMs);
    },
    /** Now, since the page is being left. */
    flush,
  };
}

/** A page of a book is a chapter, and may be a hundred screens long. */
function rounded({ page, share }: Place): Place {
  return { page, share: Math.round(share * 10_000) / 10_000 };
}

const leastMove = 0.005;

function isSame(one: Place, other: Place): boolean {
  return one.page === other.page && Math.abs(one.share - other.share) < leastMove;
}
