import type { SelectionOffer } from "@jotter/editor/host";
import { useEffect, useState } from "react";

/** Those that stand there: what has to be asked first comes once that is known. */
export function useOffered(offers: readonly SelectionOffer[]): readonly SelectionOffer[] {
  const [known, setKnown] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    let isLeft = false;
    for (const { label, isOffered } of offers) {
      void isOffered?.().then((is) => {
        if (is && !isLeft) setKnown((last) => (last.has(label) ? last : new Set([...last, label])));
      });
    }
    return () => {
      isLeft = true;
    };
  }, [offers]);
  return offers.filter(({ label, isOffered }) => !isOffered || known.has(label));
}
