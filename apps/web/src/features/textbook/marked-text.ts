import type { Stretch } from "../../student/marks/anchor.ts";

/** The words of an element, as marks are looked for in them: without what only a screen reader or a form says. */
export function textIn(element: Element): string {
  return nodesIn(element)
    .map(({ data }) => data)
    .join("");
}

/** Where a selection lies in them; null where it has no words. */
export function stretchOf(element: Element, range: Range): Stretch | null {
  let at = 0;
  let [from, to] = [-1, -1];
  for (const node of nodesIn(element)) {
    if (range.intersectsNode(node)) {
      const first = node === range.startContainer ? range.startOffset : 0;
      const last = node === range.endContainer ? range.endOffset : node.data.length;
      if (from < 0) from = at + first;
      to = at + last;
    }
    at += node.data.length;
  }
  return from >= 0 && to > from ? { from, to } : null;
}

export function rangeIn(element: Element, { from, to }: Stretch): Range | null {
  const range = document.createRange();
  let at = 0;
  let isBegun = false;
  for (const node of nodesIn(element)) {
    const end = at + node.data.length;
    if (!isBegun && from < end) {
      range.setStart(node, Math.max(0, from - at));
      isBegun = true;
    }
    if (isBegun && to <= end) {
      range.setEnd(node, to - at);
      return range;
    }
    at = end;
  }
  return null;
}

function nodesIn(element: Element): readonly Text[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT, (node) =>
    node.parentElement?.closest("aside, form, annotation, .katex-mathml, button, header small")
      ? NodeFilter.FILTER_REJECT
      : NodeFilter.FILTER_ACCEPT,
  );
  const nodes: Text[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) nodes.push(node as Text);
  return nodes;
}
