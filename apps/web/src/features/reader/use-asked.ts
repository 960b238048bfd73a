import { useEffect, useRef } from "react";
import type { LinkedPlace } from "../../student/marks/mark-link.ts";
import type { StoredMark } from "../../student/marks/use-marks.ts";
import { useTexts } from "../../ui/language.tsx";
import { toast } from "../../ui/overlays.ts";
import type { Led } from "./use-shown.ts";

/** What a link asks to see: a mark, or words on a page. Each time it is asked, it is led to once. */
export function useAsked(
  asked: LinkedPlace,
  marks: readonly StoredMark[] | undefined,
  toMark: (mark: StoredMark) => void,
  toPage: (page: number) => void,
  setLed: (led: Led) => void,
): void {
  const t = useTexts();
  const done = useRef<LinkedPlace | null>(null);
  useEffect(() => {
    if (!marks || done.current === asked) return;
    const isFirst = done.current === null;
    done.current = asked;
    if (!isFirst && asked.page !== undefined) toPage(asked.page);
    if (asked.mark) {
      const mark = marks.find(({ id }) => id === asked.mark);
      if (mark) toMark(mark);
      else toast({ text: t("reader.markGone") });
    } else if (asked.quote) {
      setLed({ key: `asked ${performance.now()}`, page: asked.page ?? 0, anchor: { quote: asked.quote } });
    }
  }, [asked, marks, toMark, toPage, setLed, t]);
}
