import { chapterRecordId } from "@jotter/domain/chapter-read";
import { markColours } from "@jotter/domain/mark";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { foundIn } from "../../student/marks/anchor.ts";
import { type StoredMark, useMarks } from "../../student/marks/use-marks.ts";
import { rangesIn, textIn } from "./marked-text.ts";

/** Where the words of a mark stand: in which part, and how far below its beginning. */
type MarkPlace = { readonly part: string; readonly top: number };

export type ChapterMarks = {
  readonly marks: readonly StoredMark[];
  /** Of those whose words are in the chapter as it is now. */
  readonly places: ReadonlyMap<string, MarkPlace>;
};

/**
 * The marks of a chapter, drawn over its words without changing them. Each is a record like the mark of a document.
 * `onPress`: somebody pressed words that are marked. [TXT-1]
 */
export function useChapterMarks(id: string, onPress: (id: string) => void): ChapterMarks {
  const marks = useMarks(chapterRecordId(id)) ?? none;
  const [drawn, setDrawn] = useState(0);
  const [places, setPlaces] = useState<ReadonlyMap<string, MarkPlace>>(new Map());
  const found = useRef<ReadonlyMap<string, readonly Range[]>>(new Map());
  useEffect(() => {
    const page = document.querySelector("[data-book]");
    if (!page) return;
    let timer: ReturnType<typeof setTimeout>;
    // Formulas come later than words, a step opens, a window is made narrow: then the marks are looked for again.
    const lookSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setDrawn((last) => last + 1), 150);
    };
    const changes = new MutationObserver(lookSoon);
    changes.observe(page, { childList: true, subtree: true });
    const sizes = new ResizeObserver(lookSoon);
    sizes.observe(page);
    return () => {
      changes.disconnect();
      sizes.disconnect();
      clearTimeout(timer);
    };
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was drawn anew is marked anew.
  useLayoutEffect(() => {
    const page = document.querySelector("[data-book]");
    if (!page) return;
    const text = marks.length > 0 ? textIn(page) : "";
    const ranges = new Map(
      marks.map((one) => {
        const stretch = foundIn(text, one);
        return [one.id, stretch ? rangesIn(page, stretch) : []] as const;
      }),
    );
    found.current = ranges;
    setPlaces((last) => {
      const next = new Map([...ranges].flatMap(([of, [first]]) => (first ? [[of, placeOf(first)] as const] : [])));
      return JSON.stringify([...last]) === JSON.stringify([...next]) ? last : next;
    });
    if (typeof Highlight === "undefined") return;
    for (const colour of markColours) {
      const own = marks.filter((one) => one.colour === colour).flatMap((one) => ranges.get(one.id) ?? []);
      CSS.highlights.set(`book-${colour}`, new Highlight(...own));
    }
    return () => {
      for (const colour of markColours) CSS.highlights.delete(`book-${colour}`);
    };
  }, [marks, drawn]);
  const pressed = useRef(onPress);
  pressed.current = onPress;
  useEffect(() => {
    const press = ({ target, clientX: x, clientY: y }: MouseEvent) => {
      const isElsewhere = !(target instanceof Element) || !target.closest("[data-book]");
      if (isElsewhere || target.closest("a, button, input, textarea, label") || !getSelection()?.isCollapsed) return;
      const [hit] = [...found.current].find(([, ranges]) => ranges.some((range) => isAt(range, x, y))) ?? [];
      if (hit !== undefined) pressed.current(hit);
    };
    document.addEventListener("click", press);
    return () => document.removeEventListener("click", press);
  }, []);
  return { marks, places };
}

const none: readonly StoredMark[] = [];

function placeOf(range: Range): MarkPlace {
  const part = range.startContainer.parentElement?.closest("[data-part]");
  // Words of a step that is folded away have no place of their own: their note stands with its part.
  if (range.getClientRects().length === 0) return { part: part?.id ?? "idea", top: 0 };
  const top = range.getBoundingClientRect().top - (part?.getBoundingClientRect().top ?? 0);
  return { part: part?.id ?? "idea", top: Math.round(top) };
}

function isAt(range: Range, x: number, y: number): boolean {
  return [...range.getClientRects()].some(
    ({ left, right, top, bottom }) => left <= x && x <= right && top <= y && y <= bottom,
  );
}
