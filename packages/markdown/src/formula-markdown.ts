export type FormulaShape = "inline" | "display" | "block";

/**
 * A formula as it stands in a note: among words, as a display among words, or as a block on lines of its own. Dollars,
 * unless the LaTeX has dollars of its own, or something follows that would make money of it (see `formulaAt`).
 */
export function formulaMarkdown(tex: string, shape: FormulaShape, next = ""): string {
  const content = writableTex(tex);
  const hasDollars = /(^|[^\\])\$/.test(content);
  if (shape === "block") return hasDollars ? `\\[\n${content}\n\\]` : `$$\n${content}\n$$`;
  if (shape === "display") return hasDollars || next.startsWith("$") ? `\\[${content}\\]` : `$$${content}$$`;
  return hasDollars || /^[0-9$]/.test(next) ? `\\(${content}\\)` : `$${content}$`;
}

/** A formula never reaches over a blank line, and has no blank at its ends. */
export function writableTex(tex: string): string {
  return tex.trim().replace(/\n\s*\n/g, "\n");
}
