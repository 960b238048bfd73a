import { type RefObject, useLayoutEffect, useMemo, useRef, useState } from "react";
import { type Layout, layoutOf } from "./layout.ts";
import type { MindNode } from "./tree.ts";

type Size = { readonly width: number; readonly height: number };
type Drawing = {
  readonly layout: Layout;
  /** What the map is seen through. */
  readonly room: Size;
  /** Until the thoughts were measured nothing is where it belongs. */
  readonly isReady: boolean;
  /** The first time it was measured with its formulas drawn. */
  readonly isWhole: boolean;
};

/** Every thought is as large as its words make it; from these sizes all get their places, before anything is painted. */
export function useDrawing(tree: MindNode, viewport: RefObject<HTMLElement | null>, hasFormulas: boolean): Drawing {
  const [isWhole, setIsWhole] = useState(false);
  const [room, setRoom] = useState<Size>({ width: 0, height: 0 });
  const [sizes, setSizes] = useState<ReadonlyMap<string, Size>>(new Map());
  const [firstRight, setFirstRight] = useState<string | null>(null);
  const layout = useMemo(
    () => layoutOf(tree, { ...room, measure: ({ id }) => sizes.get(id) ?? { width: 0, height: 0 }, firstRight }),
    [tree, room, sizes, firstRight],
  );
  const isReady = sizes.size > 0 && room.width > 0;
  if (isReady && !layout.isColumn && layout.firstRight !== firstRight) setFirstRight(layout.firstRight);

  const known = useRef(new WeakMap<HTMLElement, { readonly look: string; readonly size: Size }>());
  const measure = useRef<() => void>(() => undefined);
  useLayoutEffect(() => {
    measure.current = () => {
      const seen = viewport.current;
      if (!seen) return;
      const now = sizeOf(seen);
      if (!isSame(now, room)) setRoom(now);
      if (hasFormulas) setIsWhole(true);
      const thoughts = [...seen.querySelectorAll<HTMLElement>("[data-thought]")];
      // With every letter one of them has changed; to measure all would be felt.
      const changed = thoughts.filter((one) => known.current.get(one)?.look !== lookOf(one));
      tighten(changed);
      for (const one of changed) known.current.set(one, { look: lookOf(one), size: sizeOf(one) });
      const measured = new Map(
        thoughts.map((one) => [one.dataset.thought ?? "", known.current.get(one)?.size ?? sizeOf(one)]),
      );
      const isUnchanged =
        measured.size === sizes.size && [...measured].every(([id, size]) => isSame(size, sizes.get(id)));
      if (!isUnchanged) setSizes(measured);
    };
    measure.current();
  });
  useLayoutEffect(() => {
    const again = () => {
      known.current = new WeakMap();
      measure.current();
    };
    const observer = new ResizeObserver(again);
    // The centre stands for all of them when the student chooses larger letters.
    const centre = viewport.current?.querySelector(`[data-thought="${CSS.escape(tree.id)}"]`);
    for (const seen of [viewport.current, centre]) if (seen) observer.observe(seen);
    document.fonts.addEventListener("loadingdone", again);
    return () => {
      observer.disconnect();
      document.fonts.removeEventListener("loadingdone", again);
    };
  }, [viewport, tree.id]);
  return { layout, room, isReady, isWhole };
}

/** What its size follows from. */
function lookOf({ dataset, style, textContent }: HTMLElement): string {
  return [dataset.level, dataset.side, dataset.edited, style.maxWidth, textContent].join("\n");
}

/** A text of several lines would be as wide as it may be; here it is as wide as its longest line. */
function tighten(thoughts: readonly HTMLElement[]): void {
  for (const one of thoughts) one.style.width = "";
  const widths = thoughts.map((one) => {
    const words = one.dataset.level === "0" ? one.firstElementChild : one;
    const isOneLine = one.offsetHeight < 2 * Number.parseFloat(getComputedStyle(one).lineHeight);
    if (!words || isOneLine || one.dataset.edited === "true") return "";
    const range = document.createRange();
    range.selectNodeContents(words);
    const zoom = one.getBoundingClientRect().width / one.offsetWidth;
    const around = besides(one) + (words === one ? 0 : besides(words));
    return `${Math.ceil(range.getBoundingClientRect().width / zoom + around) + 1}px`;
  });
  for (const [index, one] of thoughts.entries()) one.style.width = widths[index] ?? "";
}

function besides(element: Element): number {
  const { paddingLeft, paddingRight, marginLeft, marginRight } = getComputedStyle(element);
  return [paddingLeft, paddingRight, marginLeft, marginRight].reduce((sum, side) => sum + Number.parseFloat(side), 0);
}

/** Before the zoom, which is a transform. */
function sizeOf({ offsetWidth, offsetHeight }: HTMLElement): Size {
  return { width: offsetWidth, height: offsetHeight };
}

function isSame(one: Size, other: Size | undefined): boolean {
  return one.width === other?.width && one.height === other.height;
}
