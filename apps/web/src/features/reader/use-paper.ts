import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { heightOf, type Place, pageAt, pagesToDraw, placeAt } from "./page-window.ts";

export type Paper = {
  /** The page that is read. */
  readonly page: number;
  /** Those near the screen, the most wanted first. */
  readonly near: readonly number[];
  readonly goTo: (place: Place) => void;
  /** What is at the upper edge of the screen. */
  readonly place: () => Place;
};

/** As long as pages still come to their size, a page that was asked for is kept in sight. */
const settleMs = 1500;

/** Pages that lie below each other in `scroller`, each marked `data-page`: where the student is, and how they get elsewhere. */
export function usePaper(
  scroller: RefObject<HTMLElement | null>,
  count: number,
  start: Place,
  onMoved: (place: Place) => void,
): Paper {
  const [sight, setSight] = useState<{ readonly page: number; readonly near: readonly number[] }>({
    page: start.page,
    near: [start.page],
  });
  const wanted = useRef<{ readonly place: Place; readonly until: number } | null>(null);
  /** Where the student was when they last looked. */
  const seen = useRef<Place>(start);
  const moved = useRef(onMoved);
  moved.current = onMoved;

  const look = useCallback(() => {
    const box = scroller.current;
    if (!box) return;
    const tops = topsIn(box);
    if (tops.length < 2) return;
    const { scrollTop: top, clientHeight: height } = box;
    const page = pageAt(tops, top + height / 3);
    const near = pagesToDraw(tops, { top, bottom: top + height });
    setSight((last) => (last.page === page && isSame(last.near, near) ? last : { page, near }));
  }, [scroller]);

  const place = useCallback((): Place => {
    const box = scroller.current;
    return box ? placeAt(topsIn(box), box.scrollTop) : { page: 0, share: 0 };
  }, [scroller]);

  const keep = useCallback(() => {
    const box = scroller.current;
    if (!box) return;
    const tops = topsIn(box);
    const { place = seen.current, until = 0 } = wanted.current ?? {};
    if (tops.length < 2) {
      if (wanted.current) wanted.current = { place, until: performance.now() + settleMs };
      return;
    }
    const isOver = performance.now() > until;
    if (isOver) wanted.current = null;
    // Another zoom, another window, or pages above that came to their size: what is read stays where it is.
    if (isOver || !isLed(box, place.page)) box.scrollTop = heightOf(tops, place);
  }, [scroller]);

  const goTo = useCallback(
    (place: Place) => {
      wanted.current = { place, until: performance.now() + settleMs };
      seen.current = place;
      keep();
      look();
    },
    [keep, look],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: the place it is opened at counts once, when its pages are there.
  useEffect(() => {
    const box = scroller.current;
    const pages = box?.firstElementChild;
    if (!box || !pages || count === 0) return;
    let frame = 0;
    const lookSoon = () => {
      frame ||= requestAnimationFrame(() => {
        frame = 0;
        look();
        seen.current = wanted.current?.place ?? place();
        moved.current(seen.current);
      });
    };
    // From now on the student says where they want to be.
    const release = () => {
      wanted.current = null;
    };
    addEventListener("keydown", release);
    const sizes = new ResizeObserver(() => {
      keep();
      lookSoon();
    });
    sizes.observe(pages);
    sizes.observe(box);
    box.addEventListener("scroll", lookSoon, { passive: true });
    const gestures = ["wheel", "touchmove", "pointerdown"] as const;
    for (const gesture of gestures) box.addEventListener(gesture, release, { passive: true });
    goTo(start);
    return () => {
      cancelAnimationFrame(frame);
      sizes.disconnect();
      box.removeEventListener("scroll", lookSoon);
      removeEventListener("keydown", release);
      for (const gesture of gestures) box.removeEventListener(gesture, release);
    };
  }, [scroller, count, look, keep]);

  return { ...sight, goTo, place };
}

/** Where each page begins, and where the last one ends. */
function topsIn(box: HTMLElement): readonly number[] {
  const pages = box.firstElementChild?.children ?? [];
  const tops: number[] = [];
  for (const page of pages) tops.push((page as HTMLElement).offsetTop);
  const last = pages[pages.length - 1] as HTMLElement | undefined;
  if (last) tops.push(last.offsetTop + last.offsetHeight);
  return tops;
}

/** Words on that page that are led to come before its upper edge. */
function isLed(box: HTMLElement, page: number): boolean {
  const led = box.querySelector(`[data-page="${page}"] [data-led]`);
  led?.scrollIntoView({ block: "center", inline: "nearest" });
  return led !== null;
}

function isSame(one: readonly number[], other: readonly number[]): boolean {
  return one.length === other.length && one.every((page, at) => page === other[at]);
}
