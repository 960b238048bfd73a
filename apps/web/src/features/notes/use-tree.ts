import { treeOf, treeSteps } from "@jotter/markdown/tree";
import type { MarkdownTree } from "@jotter/markdown/tree-types";
import { useEffect, useMemo, useState } from "react";
import { nextTurn, turns } from "../../ui/turns.ts";

/** A text up to this is read within a frame or two. */
const short = 40_000;
const sliceMs = 30;

/** The tree of a text: at once, or, of a long text, when it has been read a little at a time; null until then. */
export function useTree(text: string): MarkdownTree | null {
  const atOnce = useMemo(() => (text.length <= short ? treeOf(text) : null), [text]);
  const [read, setRead] = useState<{ readonly text: string; readonly tree: MarkdownTree } | null>(null);
  useEffect(() => {
    if (text.length <= short) return;
    let isWanted = true;
    const readOn = async () => {
      await nextTurn();
      const turn = turns(sliceMs);
      const steps = treeSteps(text);
      while (isWanted) {
        const step = steps.next();
        if (step.done) return setRead({ text, tree: step.value });
        const due = turn();
        if (due) await due;
      }
    };
    void readOn();
    return () => {
      isWanted = false;
    };
  }, [text]);
  // While a longer text is read again (a task was ticked), what was read before stays.
  return atOnce ?? read?.tree ?? null;
}
