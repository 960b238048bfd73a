import { chapterRead, chapterRecordId } from "@jotter/domain/chapter-read";
import type { Replica } from "@jotter/replica/replica";
import { useLayoutEffect } from "react";
import { useStudent } from "../../student/session/student-context.ts";
import { readTabRecord, tabRecordKeys, writeTabRecord } from "../../ui/local-records.ts";
import { isMovedByReader, type Place, placeLeftAt, type Shown, withPlace } from "./kept-places.ts";

/**
 * A chapter opens where it was left: in this very step of the history (a reload, the way back), else at the part its
 * address names, else where reading stopped on whatever device. It is drawn piece by piece, and shown there after each,
 * until its reader goes on. [TXT-1]
 */
export function usePlace(id: string): void {
  const { replica } = useStudent();
  useLayoutEffect(() => {
    let isLeft = false;
    let isFound = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const path = location.pathname;
    let step = stepNow();
    let place: Place | null = null;
    /** From then on only its reader moves it further than it grows: by its scrollbar, too. */
    let isPut = false;
    let shownAt: Shown | null = null;
    const put = (at: Place) => {
      show(at);
      shownAt = shownNow();
    };
    const sizes = new ResizeObserver(() => {
      if (isPut && isMovedByReader(shownAt, shownNow())) settle();
      else if (place) put(place);
    });
    const find = async () => {
      place = await placeWanted(replica, id);
      const page = document.querySelector("[data-book]");
      if (isLeft || isFound || place === null || !page) return settle();
      put(place);
      sizes.observe(page);
      const { part } = place;
      // The router puts a page that it has not seen to its top once it stands.
      setTimeout(() => {
        if (isFound) return;
        if (place) put(place);
        isPut = true;
        document.getElementById(part)?.querySelector<HTMLElement>("h2")?.focus({ preventScroll: true });
      }, 60);
      setTimeout(settle, mostDrawnMs);
    };
    const settle = () => {
      isFound = true;
      sizes.disconnect();
    };
    const keep = () => {
      clearTimeout(timer);
      timer = undefined;
      // Before it is whole it only stands where there was room for it.
      if (!isFound) return;
      // The next page's step is here before this page is gone.
      if (location.pathname === path) step = stepNow();
      const record = readTabRecord(tabRecordKeys.chapterPlaces);
      writeTabRecord(tabRecordKeys.chapterPlaces, withPlace(record, step, placeNow()));
    };
    const scrolled = () => {
      if (isPut && !isFound && isMovedByReader(shownAt, shownNow())) settle();
      timer ??= setTimeout(keep, 150);
    };
    void find();
    for (const kind of ownWays) addEventListener(kind, settle, { passive: true });
    addEventListener("scroll", scrolled, { passive: true });
    addEventListener("pagehide", keep);
    return () => {
      if (timer !== undefined) keep();
      isLeft = true;
      settle();
      for (const kind of ownWays) removeEventListener(kind, settle);
      removeEventListener("scroll", scrolled);
      removeEventListener("pagehide", keep);
    };
  }, [id, replica]);
}

/** By then even a slow device has drawn all of it. */
const mostDrawnMs = 5000;

const ownWays = ["wheel", "touchmove", "pointerdown", "keydown"];

/** This step of the history; a part that is gone to by the browser itself has no name of its own but the part's. */
function stepNow(): string {
  const { __TSR_key: key = "" } = (history.state ?? {}) as { readonly __TSR_key?: string };
  return `${key} ${location.pathname}${location.hash}`;
}

async function placeWanted(replica: Replica, id: string): Promise<Place | null> {
  const left = placeLeftAt(readTabRecord(tabRecordKeys.chapterPlaces), stepNow());
  if (left) return left;
  const named = decodeURIComponent(location.hash.slice(1));
  if (named !== "") return { part: named, into: null };
  const part = (await replica.get(chapterRead, chapterRecordId(id)))?.part ?? null;
  // Who has read to the end begins anew.
  return part === null || part === "idea" || part === "next" ? null : { part, into: null };
}

/** As long as its chapter is: what grows of it is seen and put right. */
function shownNow(): Shown {
  return { y: scrollY, height: document.querySelector<HTMLElement>("[data-book]")?.offsetHeight ?? 0 };
}

function placeNow(): Place {
  const parts = [...document.querySelectorAll<HTMLElement>("[data-part]")];
  const line = innerHeight * 0.35;
  const here = parts.findLast((one) => one.getBoundingClientRect().top <= line) ?? parts[0];
  return { part: here?.id ?? "idea", into: Math.round(-(here?.getBoundingClientRect().top ?? 0)) };
}

function show({ part, into }: Place): void {
  const found = document.getElementById(part);
  if (into === null) found?.scrollIntoView({ block: "start" });
  else if (found) scrollTo(0, scrollY + found.getBoundingClientRect().top + Math.min(into, found.offsetHeight));
}
