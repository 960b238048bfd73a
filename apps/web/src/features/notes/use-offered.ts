import type { SelectionOffer } from "@jotter/editor/host";
import { useEffect, useState } from "react";

/** As long as a selection rests before it is asked what there is for it. */
const restMs = 200;

/** Those that stand there: what has to be asked first comes once that is known, and is asked anew for other words. */
export function useOffered(offers: readonly SelectionOffer[]): readonly SelectionOffer[] {
  const [known, setKnown] = useState<ReadonlyMap<string, boolean>>(new Map());
  useEffect(() => {
    let isLeft = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = () => {
      for (const { label, isOffered } of offers) {
        void isOffered?.().then((is) => isLeft || setKnown((last) => new Map([...last, [label, is]])));
      }
    };
    const askSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(ask, restMs);
    };
    ask();
    if (offers.length > 0) document.addEventListener("selectionchange", askSoon);
    return () => {
      isLeft = true;
      clearTimeout(timer);
      document.removeEventListener("selectionchange", askSoon);
    };
  }, [offers]);
  return offers.filter(({ label, isOffered }) => !isOffered || known.get(label) === true);
}
