import { useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from "react";
import { anchorOf } from "../../student/marks/anchor.ts";
import { type Folded, searchFold } from "../../student/marks/folded.ts";
import { useSteps } from "../../ui/use-steps.ts";
import { findSteps, type Hit, nothingFound, placeAmong, stepped } from "./find.ts";
import type { Shown } from "./shown.ts";

/** More hits than this on one page are not worth a stroke each. */
const mostOnPage = 100;

/** Words that are looked for in the stored text. It is closed where `words` is null. */
export function useFind(texts: readonly string[], page: number) {
  const [words, setWords] = useState<string | null>(null);
  const [at, setAt] = useState(0);
  const sought = useDeferredValue(words ?? "");
  const foldedOf = useMemo(() => foldedPages(texts), [texts]);
  const start = useRef(page);
  start.current = page;
  const steps = useCallback(() => findSteps(texts, sought, foldedOf, start.current), [texts, sought, foldedOf]);
  const { hits, before, total } = useSteps(steps, sought === "") ?? nothingFound;
  const current = hits[at];
  const looked = useRef<{ readonly sought: string; readonly hit: Hit | undefined }>({ sought: "", hit: undefined });
  // biome-ignore lint/correctness/useExhaustiveDependencies: new hits begin at the page that is open; turning pages changes nothing.
  useEffect(() => {
    const last = looked.current.sought === sought ? looked.current.hit : undefined;
    setAt(placeAmong(hits, last, page));
  }, [hits]);
  useEffect(() => {
    looked.current = { sought, hit: current };
  }, [sought, current]);
  const shown = useMemo(() => shownHits(texts, hits, at), [texts, hits, at]);
  const step = useCallback((by: 1 | -1) => setAt((last) => stepped(hits.length, last, by)), [hits]);
  return { words, setWords, hits, place: before + at + 1, total, current, step, shown };
}

function foldedPages(texts: readonly string[]): (page: number) => Folded {
  const folded = new Map<number, Folded>();
  return (page) => {
    const made = folded.get(page) ?? searchFold(texts[page] ?? "");
    folded.set(page, made);
    return made;
  };
}

/** By page. The one that is looked at is led to. */
function shownHits(texts: readonly string[], hits: readonly Hit[], at: number): ReadonlyMap<number, readonly Shown[]> {
  const byPage = new Map<number, Shown[]>();
  hits.forEach((hit, index) => {
    const onPage = byPage.get(hit.page) ?? [];
    if (onPage.length >= mostOnPage && index !== at) return;
    const anchor = anchorOf(texts[hit.page] ?? "", hit);
    const isLed = index === at;
    onPage.push({ key: `hit ${index}`, page: hit.page, look: isLed ? "found" : "hit", anchor, isLed });
    byPage.set(hit.page, onPage);
  });
  return byPage;
}
