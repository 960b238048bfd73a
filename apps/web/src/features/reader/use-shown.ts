import { useCallback, useMemo } from "react";
import { type Anchor, foundInPages, type PageTexts, pageTextsOf } from "../../student/marks/anchor.ts";
import type { StoredMark } from "../../student/marks/use-marks.ts";
import type { Shown } from "./shown.ts";
import type { AreaFrame } from "./use-area-frame.ts";

export type Led = {
  readonly key: string;
  readonly page: number;
  readonly mark?: string;
  readonly anchor?: Anchor;
  /** Where the words are not known, only how far down they stand. */
  readonly down?: number;
  /** A heading is brought to the upper edge, and is soon as it was. */
  readonly isHeading?: true;
};

const nothing: readonly Shown[] = [];

/** What is shown upon each page: marks, hits of the search, what a link led to, and a frame that is moved by keys. */
export function useShown(
  marks: readonly StoredMark[],
  hits: ReadonlyMap<number, readonly Shown[]>,
  led: Led | null,
  frame: AreaFrame | null,
): (page: number) => readonly Shown[] {
  const byPage = useMemo(() => {
    const pages = new Map<number, Shown[]>();
    const add = (one: Shown) => pages.set(one.page, [...(pages.get(one.page) ?? []), one]);
    for (const mark of marks) {
      const isLed = led?.mark === mark.id;
      const key = isLed ? `${mark.id} ${led.key}` : mark.id;
      const place = { page: mark.page, areas: mark.areas, anchor: mark, isArea: mark.quote === "" };
      add({ ...place, key, look: mark.colour, mark: mark.id });
      if (isLed) add({ ...place, key: `${key} flash`, look: "flash", isLed });
    }
    for (const all of hits.values()) for (const hit of all) add(hit);
    const look = led?.isHeading ? "heading" : "flash";
    if (led?.anchor || led?.down !== undefined) {
      add({ key: led.key, page: led.page, look, anchor: led.anchor, down: led.down, isLed: true });
    }
    if (frame) add({ key: "frame", page: frame.page, look: "frame", areas: [frame.area] });
    return pages;
  }, [marks, hits, led, frame]);
  return useCallback((page) => byPage.get(page) ?? nothing, [byPage]);
}

export type PlacedMarks = {
  readonly marks: readonly StoredMark[];
  /** Those whose words are no longer in the text. They are kept, and leave with the others. */
  readonly lost: ReadonlySet<string>;
};

/** Marks on the pages they are on now: another reading of the file may have moved them. A sheet keeps its areas. */
export function usePlacedMarks(
  marks: readonly StoredMark[] | undefined,
  texts: readonly string[],
  isFlow: boolean,
): PlacedMarks {
  const pages = useMemo(() => pageTextsOf(texts), [texts]);
  return useMemo(() => placedMarks(marks ?? [], pages, isFlow), [marks, pages, isFlow]);
}

export function placedMarks(marks: readonly StoredMark[], pages: PageTexts, isFlow: boolean): PlacedMarks {
  const lost = new Set<string>();
  const placed = marks.map((mark) => {
    if (pages.length === 0 || mark.quote === "" || (!isFlow && mark.areas)) return mark;
    const found = foundInPages(pages, mark);
    if (!found) lost.add(mark.id);
    return found && found.page !== mark.page ? { ...mark, page: found.page } : mark;
  });
  return { marks: placed, lost };
}
