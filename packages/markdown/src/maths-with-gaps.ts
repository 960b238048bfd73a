export type Formula = {
  readonly type: "maths";
  readonly tex: string;
  readonly display: boolean;
  /** The innermost first. */
  readonly gaps?: readonly number[];
};

/**
 * A formula that Anki hides parts of. Where each part is a formula by itself, they are several; else it is hidden whole
 * whichever of its gaps is asked.
 */
export function mathsWithGaps(
  tex: string,
  display: boolean,
): readonly (Formula | { readonly type: "text"; readonly text: string })[] {
  const parts = partsOf(tex).filter((part) => part.tex.trim() !== "");
  const gaps = [...new Set(parts.flatMap((part) => part.gaps))];
  if (parts.length === 1 || !parts.every((part) => isWhole(part.tex.trim()))) {
    return [{ type: "maths", tex: parts.map((part) => part.tex).join(""), display, ...(gaps.length > 0 && { gaps }) }];
  }
  return parts.flatMap((part, place) => {
    const formula: Formula = {
      type: "maths",
      tex: `${display ? "\\displaystyle " : ""}${part.tex.trim()}`,
      display: false,
      ...(part.gaps.length > 0 && { gaps: part.gaps }),
    };
    return place === 0 ? [formula] : [{ type: "text" as const, text: " " }, formula];
  });
}

type Part = { readonly tex: string; readonly gaps: readonly number[] };

function partsOf(tex: string): readonly Part[] {
  const parts: Part[] = [];
  const open: number[] = [];
  let from = 0;
  const add = (to: number) => {
    if (to > from) parts.push({ tex: tex.slice(from, to), gaps: open.toReversed() });
  };
  for (const { index, 0: sign, 1: number } of tex.matchAll(/\{\{c(\d{1,3})::|(?:::(?:[^{}:]|:(?!:))*)?\}\}/g)) {
    // Without a gap they end something of the formula's own.
    if (number === undefined && open.length === 0) continue;
    add(index);
    from = index + sign.length;
    if (number === undefined) open.pop();
    else open.push(Number(number));
  }
  add(tex.length);
  return parts;
}

/** Whether it can stand alone: nothing is open in it, and nothing leans on what stands beside it. */
function isWhole(tex: string): boolean {
  if (
    /^[_^&'!]|[_^&\\]$|\\(?:left|right|begin|end|over|choose|middle)(?![a-zA-Z])|\\\\|\\(?:d|t)?frac$|\\sqrt$/.test(tex)
  )
    return false;
  let depth = 0;
  for (const [sign] of tex.matchAll(/\\.|[{}]/gs)) {
    if (sign === "{") depth++;
    if (sign === "}") depth--;
    if (depth < 0) return false;
  }
  return depth === 0;
}
