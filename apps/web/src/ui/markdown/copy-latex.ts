import type { ClipboardEvent } from "react";

/** What is copied out of a text has its formulas as LaTeX, between the dollars they are typed with. [MTH-2] */
export function copyWithLatex(event: ClipboardEvent<HTMLElement>): void {
  const words = wordsWithLatex(getSelection());
  if (words === null) return;
  event.clipboardData.setData("text/plain", words);
  event.preventDefault();
}

/** What is selected on the page, as it would be copied. */
export function selectedWords(selection: Selection): string {
  return wordsWithLatex(selection) ?? selection.toString();
}

/** Null where there is no formula in what is selected. */
function wordsWithLatex(selection: Selection | null): string | null {
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return null;
  const range = selection.getRangeAt(0).cloneRange();
  // Half a formula is none: the selection grows to the whole of it.
  const first = formulaAround(range.startContainer);
  const last = formulaAround(range.endContainer);
  if (first) range.setStartBefore(first);
  if (last) range.setEndAfter(last);
  const copy = range.cloneContents();
  const formulas = copy.querySelectorAll(".katex");
  if (formulas.length === 0) return null;
  for (const formula of formulas) {
    const tex = formula.querySelector("annotation")?.textContent?.trim() ?? "";
    const sign = formula.querySelector("math")?.getAttribute("display") === "block" ? "$$" : "$";
    formula.replaceWith(`${sign}${tex}${sign}`);
  }
  for (const block of copy.querySelectorAll("p, h1, h2, h3, h4, h5, h6, li, tr, pre, div")) block.append("\n");
  return (copy.textContent ?? "").replace(/\n{3,}/g, "\n\n").trimEnd();
}

function formulaAround(node: Node): Element | null {
  const element = node instanceof Element ? node : node.parentElement;
  return element?.closest(".katex") ?? null;
}
