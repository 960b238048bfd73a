import type { MarkdownTree, Placed } from "@jotter/markdown/tree-types";
import { useEffect, useState } from "react";
import { flushSync } from "react-dom";

/** What is drawn in one go: the first slice is a whole note as students write them, the others leave the page free. */
const sizes = { first: 30_000, next: 8000, blocks: 150, perFormula: 75, perLine: 25 } as const;

/** A long text in slices that are drawn one after the other. */
export function slicesOf(text: string, { blocks }: MarkdownTree): readonly (readonly Placed[])[] {
  const slices: Placed[][] = [];
  let slice: Placed[] = [];
  let cost = 0;
  for (const placed of blocks) {
    const { from, to } = placed;
    const source = text.slice(from, to);
    const formulas = source.match(/\$\$|\$[^$\s]|\\[([]/g)?.length ?? 0;
    // Each item of a list and each row of a table is boxes to be laid out.
    const lines = source.split("\n").length;
    const own = to - from + formulas * sizes.perFormula + lines * sizes.perLine;
    const isFull = cost + own > (slices.length === 0 ? sizes.first : sizes.next) || slice.length >= sizes.blocks;
    if (slice.length > 0 && isFull) {
      slices.push(slice);
      slice = [];
      cost = 0;
    }
    slice.push(placed);
    cost += own;
  }
  if (slice.length > 0) slices.push(slice);
  return slices;
}

/** How many of the slices are drawn by now: one more each time the page had a moment for something else, if it may go on. */
export function useSlices(count: number, mayGoOn = true): number {
  const [drawn, setDrawn] = useState(1);
  useEffect(() => {
    if (drawn >= count) return;
    const stop = mayGoOn ? afterFrame(() => setDrawn(drawn + 1)) : undefined;
    // Paper has no second moment.
    const drawAll = () => flushSync(() => setDrawn(count));
    addEventListener("beforeprint", drawAll);
    return () => {
      stop?.();
      removeEventListener("beforeprint", drawAll);
    };
  }, [drawn, count, mayGoOn]);
  return Math.min(drawn, count);
}

/** Once what is there has been laid out, so that slices are not laid out in one go; in a tab nobody sees, without waiting. */
function afterFrame(work: () => void): () => void {
  let timer = setTimeout(work, 250);
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer);
    timer = setTimeout(work);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/** Whether any of the parts holds a formula. */
export function holdsMaths(...parts: readonly unknown[]): boolean {
  const waiting: unknown[] = [...parts];
  for (let part = waiting.pop(); part !== undefined; part = waiting.pop()) {
    if (typeof part !== "object" || part === null) continue;
    if ("type" in part && part.type === "maths") return true;
    for (const child of Object.values(part)) if (typeof child === "object") waiting.push(child);
  }
  return false;
}
