import { treeSteps } from "@jotter/markdown/tree";
import type { MarkdownTree } from "@jotter/markdown/tree-types";
import { useCallback } from "react";
import { useSteps } from "../../ui/use-steps.ts";

/** A text up to this is read within a frame or two. */
const short = 40_000;

/** The tree of a text; null until a long one has been read. */
export function useTree(text: string): MarkdownTree | null {
  return useSteps(
    useCallback(() => treeSteps(text), [text]),
    text.length <= short,
  );
}
