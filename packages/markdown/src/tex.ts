import type { SyntaxNode } from "@lezer/common";

/**
 * The LaTeX of a maths node: between its delimiters, without the marks of a quotation it stands in.
 * `text` is the whole text, or the stretch of it that begins at `offset`.
 */
export function texOf(node: SyntaxNode, text: string, offset = 0): string {
  const from = node.firstChild?.to ?? node.from;
  const to = node.lastChild?.from ?? node.to;
  let tex = "";
  let at = from;
  for (let child = node.firstChild?.nextSibling; child && child.from < to; child = child.nextSibling) {
    tex += text.slice(at - offset, child.from - offset);
    at = child.to;
  }
  return tex + text.slice(at - offset, to - offset);
}
