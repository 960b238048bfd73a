import type { EditorView } from "@codemirror/view";
import { grammar } from "@jotter/markdown/grammar";
import { texOf } from "@jotter/markdown/tex";
import type { SyntaxNode } from "@lezer/common";
import { drawFormula } from "./formula.ts";

const elements: Readonly<Record<string, string>> = {
  Emphasis: "em",
  StrongEmphasis: "strong",
  Strikethrough: "s",
  InlineCode: "code",
  Highlight: "mark",
};

/**
 * A short text drawn as it reads, for places that are not lines of the editor: a cell of a table. There a bar is escaped,
 * in code and formulas too.
 */
export function drawWords(box: HTMLElement, text: string, view: EditorView): void {
  box.replaceChildren();
  const paragraph = grammar.parse(text).topNode.firstChild;
  if (paragraph?.name !== "Paragraph") {
    box.textContent = text;
    return;
  }
  drawChildren(box, paragraph, 0, text.length);

  function drawChildren(into: HTMLElement, parent: SyntaxNode, from: number, to: number): void {
    let at = from;
    for (let child = parent.firstChild; child; child = child.nextSibling) {
      into.append(text.slice(at, child.from));
      drawNode(into, child);
      at = child.to;
    }
    into.append(text.slice(at, to));
  }

  function drawNode(into: HTMLElement, node: SyntaxNode): void {
    const tag = elements[node.name];
    if (tag) {
      const element = document.createElement(tag);
      into.append(element);
      drawChildren(element, node, node.from, node.to);
      if (tag === "code") element.textContent = element.textContent.replaceAll("\\|", "|");
    } else if (node.name === "InlineMath" || node.name === "DisplayMath") {
      const formula = document.createElement("span");
      formula.className = "j-formula";
      into.append(formula);
      drawFormula(formula, texOf(node, text).replaceAll("\\|", "|"), false, view);
    } else if (node.name === "HTMLTag" && /^<br\s*\/?>$/i.test(text.slice(node.from, node.to))) {
      into.append(document.createElement("br"));
    } else if (node.name === "Escape") into.append(text.slice(node.from + 1, node.to));
    else if (!node.name.endsWith("Mark")) into.append(text.slice(node.from, node.to));
  }
}
