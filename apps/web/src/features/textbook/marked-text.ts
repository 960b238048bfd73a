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

/** Where they stand, piece by piece: what no mark is looked for in lies between two of them. */
export function rangesIn(element: Element, { from, to }: Stretch): readonly Range[] {
  const ranges: Range[] = [];
  let at = 0;
  for (const node of nodesIn(element)) {
    const end = at + node.data.length;
    if (from < end && to > at && node.data.trim() !== "") {
      const range = document.createRange();
      range.setStart(node, Math.max(0, from - at));
      range.setEnd(node, Math.min(node.data.length, to - at));
      ranges.push(range);
    }
    at = end;
  }
  return ranges;
}

function nodesIn(element: Element): readonly Text[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT, (node) =>
    isSaid(node.parentElement) ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_REJECT,
  );
  const nodes: Text[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) nodes.push(node as Text);
  return nodes;
}

/** What stands at the side is the student's or leads elsewhere, but for what the chapter itself says there. */
function isSaid(element: Element | null): boolean {
  if (element?.closest("form, annotation, .katex-mathml, button, header small")) return false;
  return !element?.closest("aside") || element.closest("[data-chapter-words]") !== null;
}
