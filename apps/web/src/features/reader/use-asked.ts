import { type RefObject, useEffect, useRef } from "react";
import type { LinkedPlace } from "../../student/marks/mark-link.ts";
import type { StoredMark } from "../../student/marks/use-marks.ts";
import { useTexts } from "../../ui/language.tsx";
import { toast } from "../../ui/overlays.ts";
import { anchorOfLine } from "./outline-places.ts";
import type { Paper } from "./use-paper.ts";
import type { Led } from "./use-shown.ts";

type AskedProps = {
  readonly asked: LinkedPlace;
  readonly texts: readonly string[];
  /** Undefined until they and their pages are there. */
  readonly marks: readonly StoredMark[] | undefined;
  /** A page that was gone to before its step of the history was made. */
  readonly jumped: RefObject<number | null>;
  readonly goTo: Paper["goTo"];
  readonly toMark: (mark: StoredMark) => void;
  readonly toWords: (words: string) => void;
  readonly setLed: (led: Led | null) => void;
};

/** What a link asks to see: a mark, words or a line of a page, a page, or all places of some words. Each time it is asked, it is led to once. */
export function useAsked({ asked, texts, marks, jumped, goTo, toMark, toWords, setLed }: AskedProps): void {
  const t = useTexts();
  const done = useRef<LinkedPlace | null>(null);
  const latest = useRef(texts);
  latest.current = texts;
  useEffect(() => {
    if (!marks || done.current === asked) return;
    const isFirst = done.current === null;
    done.current = asked;
    // The steps of a jump: the place that was left, which is for Back, and the one that is in sight already.
    if (!isFirst && jumped.current !== null) {
      if (jumped.current === asked.page) jumped.current = null;
      return;
    }
    const { page, share = 0, find } = asked;
    if (find !== undefined) toWords(find);
    const mark = asked.mark ? marks.find(({ id }) => id === asked.mark) : undefined;
    if (mark) return toMark(mark);
    const led = ledBy(asked, latest.current);
    if (led || !isFirst) setLed(led);
    // What was led to before comes before the page it is on: it is gone by the next frame.
    if (!isFirst && page !== undefined) requestAnimationFrame(() => goTo({ page, share }));
    if (asked.mark) toast({ text: t("reader.markGone") });
  }, [asked, marks, jumped, goTo, toMark, toWords, setLed, t]);
}

export function ledBy({ page = 0, quote, line, share }: LinkedPlace, texts: readonly string[]): Led | null {
  const key = `asked ${performance.now()}`;
  if (quote) return { key, page, anchor: { quote } };
  if (line === undefined && share) {
    // Where a link of a PDF leads to is told by a height alone.
    return { key, page, down: share * 1000, isHeading: true };
  }
  const anchor = line === undefined ? null : anchorOfLine(texts[page] ?? "", line);
  return anchor && { key, page, anchor, isHeading: true };
}
