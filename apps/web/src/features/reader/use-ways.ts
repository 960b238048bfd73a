import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import type { LinkedPlace } from "../../student/marks/mark-link.ts";
import type { StoredMark } from "../../student/marks/use-marks.ts";
import type { PlacedEntry } from "./outline-places.ts";
import type { Place } from "./page-window.ts";
import { useAsked } from "./use-asked.ts";
import type { useFind } from "./use-find.ts";
import type { Paper } from "./use-paper.ts";
import type { Led } from "./use-shown.ts";
import type { useWayBack } from "./use-way-back.ts";

type WaysProps = {
  readonly scroller: RefObject<HTMLElement | null>;
  readonly asked: LinkedPlace;
  readonly texts: readonly string[];
  /** Undefined until they and their pages are there. */
  readonly marks: readonly StoredMark[] | undefined;
  readonly paper: Paper;
  readonly find: ReturnType<typeof useFind>;
  /** A place is gone to: what lies over the pages is in the way. */
  readonly onGo: () => void;
  readonly jump: ReturnType<typeof useWayBack>["jump"];
};

/** The ways to a place: by its page, a mark, a heading, a hit of the search, or a link that asked for it. */
export function useWays({ scroller, asked, texts, marks, paper, find, onGo, jump }: WaysProps) {
  const [led, setLed] = useState<Led | null>(null);
  const { goTo: bring } = paper;
  const goTo = useCallback(
    (place: Place) => {
      onGo();
      bring(place);
    },
    [bring, onGo],
  );
  useEndOfLed(scroller, led, setLed);
  const toPage = useCallback((page: number) => goTo({ page, share: 0 }), [goTo]);
  const toMark = useCallback(
    (mark: StoredMark) => {
      setLed({ key: String(performance.now()), page: mark.page, mark: mark.id });
      goTo({ page: mark.page, share: (mark.areas?.[0]?.y ?? 0) / 1000 });
    },
    [goTo],
  );
  /** The page of a jump whose step of the history is still to come. */
  const jumped = useRef<number | null>(null);
  const jumpTo = useCallback(
    (place: Place) => {
      jumped.current = place.page;
      jump(place);
      goTo(place);
    },
    [jump, goTo],
  );
  const jumpToPage = useCallback((page: number) => jumpTo({ page, share: 0 }), [jumpTo]);
  const toEntry = useCallback(
    ({ page, share, anchor }: PlacedEntry) => {
      setLed(anchor ? { key: String(performance.now()), page, anchor, isHeading: true } : null);
      jumpTo({ page, share });
    },
    [jumpTo],
  );
  useAsked({ asked, texts, marks, jumped, goTo, toMark, toWords: find.setWords, setLed });
  const hitPage = find.current?.page;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each hit is gone to once.
  useEffect(() => {
    if (hitPage === undefined || find.words === null) return;
    onGo();
    if (!paper.near.includes(hitPage)) toPage(hitPage);
  }, [find.current]);
  return { led, toPage, jumpToPage, toMark, toEntry };
}

/** What was led to stays marked until the student presses something on the pages, or Escape. */
function useEndOfLed(scroller: RefObject<HTMLElement | null>, led: Led | null, setLed: (led: null) => void): void {
  useEffect(() => {
    const box = scroller.current;
    if (!box || !led) return;
    const end = () => setLed(null);
    const endByKey = ({ key }: KeyboardEvent) => key === "Escape" && end();
    box.addEventListener("click", end);
    addEventListener("keydown", endByKey);
    return () => {
      box.removeEventListener("click", end);
      removeEventListener("keydown", endByKey);
    };
  }, [scroller, led, setLed]);
}
