import { chapterRead, chapterRecordId } from "@jotter/domain/chapter-read";
import type { Replica } from "@jotter/replica/replica";
import { useEffect, useLayoutEffect, useRef } from "react";
import { useStudent } from "../../student/session/student-context.ts";
import { readTabRecord, tabRecordKeys, writeTabRecord } from "../../ui/local-records.ts";
import { type Place, placeLeftAt, withPlace } from "./kept-places.ts";

/**
 * A chapter opens where it was left: in this very step of the history (a reload, the way back), else at the part its
 * address names, else where reading stopped on whatever device. It is shown there at once, and again when all of it is
 * drawn, unless its reader has gone on meanwhile. [TXT-1]
 */
export function usePlace(id: string, isWhole: boolean): void {
  const { replica } = useStudent();
  const wanted = useRef<Promise<Place | null>>(null);
  const isOwnWay = useRef(false);
  useEffect(() => {
    const goOn = () => {
      isOwnWay.current = true;
    };
    for (const kind of ownWays) addEventListener(kind, goOn, { passive: true });
    return () => {
      for (const kind of ownWays) removeEventListener(kind, goOn);
    };
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: when it is whole it is gone to once more.
  useLayoutEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isLeft = false;
    wanted.current ??= placeWanted(replica, id);
    void wanted.current.then((place) => {
      if (isLeft || place === null || isOwnWay.current) return;
      show(place);
      // The router puts a page that it has not seen to its top once it stands.
      timer = setTimeout(() => {
        if (isOwnWay.current) return;
        show(place);
        document.getElementById(place.part)?.querySelector<HTMLElement>("h2")?.focus({ preventScroll: true });
      }, 60);
    });
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, [id, replica, isWhole]);
  useLayoutEffect(() => {
    const path = location.pathname;
    let step = stepNow();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const keep = () => {
      clearTimeout(timer);
      timer = undefined;
      // The next page's step is here before this page is gone.
      if (location.pathname === path) step = stepNow();
      writeTabRecord(
        tabRecordKeys.chapterPlaces,
        withPlace(readTabRecord(tabRecordKeys.chapterPlaces), step, placeNow()),
      );
    };
    const scrolled = () => {
      timer ??= setTimeout(keep, 150);
    };
    addEventListener("scroll", scrolled, { passive: true });
    addEventListener("pagehide", keep);
    return () => {
      if (timer !== undefined) keep();
      removeEventListener("scroll", scrolled);
      removeEventListener("pagehide", keep);
    };
  }, []);
}

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
