import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { lookedAt } from "./looked-at.ts";
import { heightOf, isLaidOut, type Place, pageAt, pagesToDraw, placeAt, readLine } from "./page-window.ts";

export type Paper = {
  /** The page that is read. */
  readonly page: number;
  /** Those near the screen, the most wanted first. */
  readonly near: readonly number[];
  /** Those a student looks at. */
  readonly inSight: readonly number[];
  readonly goTo: (place: Place) => void;
  /** What is at the upper edge of the screen. */
  readonly place: () => Place;
  /** Pages have come to another size, and what is on the screen now is to stay there. */
  readonly settle: () => void;
  /** Where the eye is, a little below it. */
  readonly eye: () => Place;
};

/** As long as pages still come to their size, what was asked for is kept in sight: a long chapter is drawn in slices. */
const settleMs = 15_000;
/** A heading that was gone to stands here, and is the one that is read. */
const justBelow = 96;

/** Pages that lie below each other in `scroller`, each marked `data-page`: where the student is, and how they get elsewhere. */
export function usePaper(
  scroller: RefObject<HTMLElement | null>,
  count: number,
  start: Place,
  /** `isOwn` where the student scrolled there, and was not led. */
  onMoved: (place: Place, isOwn: boolean) => void,
): Paper {
  const [sight, setSight] = useState<Pick<Paper, "page" | "near" | "inSight">>({
    page: start.page,
    near: [start.page],
    inSight: [],
  });
  const wanted = useRef<{ readonly place: Place; readonly until: number } | null>(null);
  const broughtTo = useRef<{ readonly page: number; readonly top: number } | null>(null);
  /** Where the student was when they last looked. */
  const seen = useRef<Place>(start);
  /** Where they were led to, until they went elsewhere themselves: it may be on a page that is still to come. */
  const aim = useRef<Place | null>(start);
  /** Where the pages were scrolled to when that was known: as long as it is so, nobody has scrolled. */
  const knownTop = useRef(0);
  const moved = useRef(onMoved);
  moved.current = onMoved;

  /** Where the pages begin, until one of them comes to another size. */
  const known = useRef<readonly number[] | null>(null);
  const topsOf = useCallback((box: HTMLElement) => {
    known.current ??= topsIn(box);
    return known.current;
  }, []);

  const look = useCallback(() => {
    const box = scroller.current;
    if (!box) return;
    const tops = topsOf(box);
    if (tops.length < 2) return;
    const { scrollTop: top, clientHeight: height } = box;
    // What was asked for is what is read as long as nobody scrolls, also where it cannot come to the upper edge.
    const brought = Math.abs(top - (broughtTo.current?.top ?? Number.NaN)) < 2 ? broughtTo.current?.page : undefined;
    const page = brought ?? pageAt(tops, top + readLine(top, height, box.scrollHeight));
    const screen = { top, bottom: top + height };
    const [near, inSight] = [pagesToDraw(tops, screen), lookedAt(tops, screen)];
    setSight((last) => {
      const isAsLast = last.page === page && isSame(last.near, near) && isSame(last.inSight, inSight);
      return isAsLast ? last : { page, near, inSight };
    });
  }, [scroller, topsOf]);

  const place = useCallback((): Place => {
    const box = scroller.current;
    return box ? placeAt(topsOf(box), box.scrollTop) : { page: 0, share: 0 };
  }, [scroller, topsOf]);

  const eye = useCallback((): Place => {
    const box = scroller.current;
    if (!box) return { page: 0, share: 0 };
    const { scrollTop: top, clientHeight: height } = box;
    const line = readLine(top, height, box.scrollHeight);
    return placeAt(topsOf(box), top + (line > height / 3 ? line : Math.min(line, justBelow)));
  }, [scroller, topsOf]);

  const keep = useCallback(() => {
    const box = scroller.current;
    if (!box) return;
    known.current = null;
    const tops = topsOf(box);
    const { place = seen.current, until = 0 } = wanted.current ?? {};
    if (tops.length < 2) {
      if (wanted.current) wanted.current = { place, until: performance.now() + settleMs };
      return;
    }
    const isOver = performance.now() > until;
    if (isOver) wanted.current = null;
    else if (wanted.current) wanted.current = { place, until: performance.now() + settleMs };
    // Another zoom, another window, or pages above that came to their size: what is read stays where it is.
    if (isOver || !isLed(box, place.page)) box.scrollTop = heightOf(tops, place);
    else {
      // Where that really is was only guessed before.
      seen.current = onPage(place, placeAt(tops, box.scrollTop));
      moved.current(seen.current, false);
    }
    knownTop.current = box.scrollTop;
    broughtTo.current = isOver ? null : { page: place.page, top: box.scrollTop };
  }, [scroller, topsOf]);

  const goTo = useCallback(
    (asked: Place) => {
      aim.current = asked;
      // An address may name a page that this one does not have.
      const place = count > 0 && asked.page >= count ? { page: count - 1, share: 0 } : asked;
      wanted.current = { place, until: performance.now() + settleMs };
      seen.current = place;
      moved.current(place, false);
      keep();
      look();
    },
    [keep, look, count],
  );

  const settle = useCallback(() => {
    known.current = null;
    goTo(place());
  }, [goTo, place]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: when its pages are there, and when more of them have come.
  useEffect(() => {
    const box = scroller.current;
    const pages = box?.querySelector("[data-pages]");
    if (!box || !pages || count === 0) return;
    let frame = 0;
    const lookSoon = () => {
      frame ||= requestAnimationFrame(() => {
        frame = 0;
        if (!isLaidOut(box)) return;
        look();
        // Pages that came to their size meanwhile are no way the student went.
        if (Math.abs(box.scrollTop - knownTop.current) < 1) return;
        knownTop.current = box.scrollTop;
        const asked = wanted.current?.place;
        if (!asked) aim.current = null;
        seen.current = asked ? (ledOn(box, asked.page) ? onPage(asked, place()) : asked) : place();
        moved.current(seen.current, !asked);
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
    // What was led to is known anew when the words around it are there.
    const found = () => wanted.current && keep();
    pages.addEventListener("marksfound", found);
    sizes.observe(pages);
    sizes.observe(box);
    box.addEventListener("scroll", lookSoon, { passive: true });
    const gestures = ["wheel", "touchmove", "pointerdown"] as const;
    for (const gesture of gestures) box.addEventListener(gesture, release, { passive: true });
    // Pages that come later take nobody back to where they began.
    goTo(aim.current ?? seen.current);
    return () => {
      cancelAnimationFrame(frame);
      sizes.disconnect();
      pages.removeEventListener("marksfound", found);
      box.removeEventListener("scroll", lookSoon);
      removeEventListener("keydown", release);
      for (const gesture of gestures) box.removeEventListener(gesture, release);
    };
  }, [scroller, count, look, keep]);

  return { ...sight, page: count > 0 ? Math.min(sight.page, count - 1) : sight.page, goTo, place, settle, eye };
}

/** Where each page begins, and where the last one ends. */
function topsIn(box: HTMLElement): readonly number[] {
  const pages = box.querySelector("[data-pages]")?.children ?? [];
  const tops: number[] = [];
  for (const page of pages) tops.push((page as HTMLElement).offsetTop);
  const last = pages[pages.length - 1] as HTMLElement | undefined;
  if (last) tops.push(last.offsetTop + last.offsetHeight);
  return tops;
}

/** Words on that page that are led to come before its upper edge. */
function isLed(box: HTMLElement, page: number): boolean {
  const led = ledOn(box, page);
  if (led) showLed(led);
  return led !== null;
}

/** Words in the middle of the screen are read, though the page before them may still be at its upper edge. */
function onPage(asked: Place, there: Place): Place {
  return there.page === asked.page ? there : asked;
}

function ledOn(box: HTMLElement, page: number): HTMLElement | null {
  return box.querySelector<HTMLElement>(`[data-page="${page}"] [data-led]`);
}

/** Words are brought to the middle of the screen, a heading to its upper edge. */
export function showLed(led: HTMLElement): void {
  led.scrollIntoView({ block: led.dataset.led === "start" ? "start" : "center", inline: "nearest" });
}

function isSame(one: readonly number[], other: readonly number[]): boolean {
  return one.length === other.length && one.every((page, at) => page === other[at]);
}
