import { useCallback, useMemo } from "react";
import { type Anchor, foundInPages, pageTextsOf } from "../../student/marks/anchor.ts";
import type { StoredMark } from "../../student/marks/use-marks.ts";
import type { Shown } from "./shown.ts";

export type Led = { readonly key: string; readonly page: number; readonly mark?: string; readonly anchor?: Anchor };

const nothing: readonly Shown[] = [];

/** What is shown upon each page: marks, hits of the search, and what a link led to. */
export function useShown(
  marks: readonly StoredMark[],
  hits: ReadonlyMap<number, readonly Shown[]>,
  led: Led | null,
): (page: number) => readonly Shown[] {
  const byPage = useMemo(() => {
    const pages = new Map<number, Shown[]>();
    const add = (one: Shown) => pages.set(one.page, [...(pages.get(one.page) ?? []), one]);
    for (const mark of marks) {
      const isLed = led?.mark === mark.id;
      const key = isLed ? `${mark.id} ${led.key}` : mark.id;
      const place = { page: mark.page, areas: mark.areas, anchor: mark };
      add({ ...place, key, look: mark.colour, mark: mark.id });
      if (isLed) add({ ...place, key: `${key} flash`, look: "flash", isLed });
    }
    for (const all of hits.values()) for (const hit of all) add(hit);
    if (led?.anchor) add({ key: led.key, page: led.page, look: "flash", anchor: led.anchor, isLed: true });
    return pages;
  }, [marks, hits, led]);
  return useCallback((page) => byPage.get(page) ?? nothing, [byPage]);
}

/** Marks of a text that flows, on the pages they are on now: another reading of the file may have moved them. */
export function usePlacedMarks(
  marks: readonly StoredMark[] | undefined,
  texts: readonly string[],
  isFlow: boolean,
): readonly StoredMark[] {
  const pages = useMemo(() => pageTextsOf(texts), [texts]);
  return useMemo(() => {
    if (!isFlow) return marks ?? [];
    return (marks ?? []).map((mark) => {
      if (mark.quote === "") return mark;
      const found = foundInPages(pages, mark);
      return found && found.page !== mark.page ? { ...mark, page: found.page } : mark;
    });
  }, [marks, pages, isFlow]);
}
