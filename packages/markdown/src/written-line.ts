import { formulaMarkdown } from "./formula-markdown.ts";
import { inlineText } from "./plain-text.ts";
import { treeOf } from "./tree.ts";
import type { Inline } from "./tree-types.ts";

export type Mark =
  | { readonly kind: "strong" | "emphasis" | "strike"; readonly key: string }
  | { readonly kind: "link"; readonly key: string; readonly href: string }
  | {
      readonly kind: "gap";
      readonly key: string;
      readonly numbers: readonly number[];
      /** Other gaps stand within it. */
      readonly isInPieces: boolean;
    };

/** Some words of a line, escaped, with what is said of them; or a formula's LaTeX. */
export type Piece = {
  readonly text: string;
  readonly words: string;
  readonly marks: readonly Mark[];
  readonly maths?: "inline" | "display";
};

const order = ["gap", "link", "strong", "emphasis", "strike"] as const;

/**
 * The pieces as one paragraph; the numbers of its gaps are added to `gaps`. Stars between letters and signs may be read
 * as stars: what does not come out as it was meant is written without them. Words matter more than their weight.
 */
export function writtenLine(pieces: readonly Piece[], gaps: (readonly number[])[]): string {
  const kept = pieces.map((piece) => ({
    ...piece,
    marks: piece.marks.toSorted((one, other) => order.indexOf(one.kind) - order.indexOf(other.kind)),
  }));
  const words = kept.map((piece) => piece.words).join("");
  for (const [way, kinds] of ways.entries()) {
    const isLast = way === ways.length - 1;
    const found: (readonly number[])[] = [];
    const text = grouped(withMarks(kept, kinds), 0, found, isLast).trim();
    const isPlain = !kept.some(({ marks }) => marks.length > 0);
    if (isLast || isPlain || isAsMeant(text, words, found.length)) {
      gaps.push(...found);
      return text;
    }
  }
  return "";
}

/** At last with blanks around its gaps: within a word, some of them would be read as comparisons. */
const ways = [order, ["gap", "link"], ["gap"], ["gap"]] as const;

function withMarks(pieces: readonly Piece[], kinds: readonly string[]): readonly Piece[] {
  return pieces.map((piece, place) => {
    const marks = piece.marks.filter(({ kind }) => kinds.includes(kind));
    if (!piece.maths) return { ...piece, marks };
    const next = pieces[place + 1];
    return { ...piece, marks, text: formulaMarkdown(piece.text, piece.maths, next?.maths ? "$" : next?.text) };
  });
}

function grouped(pieces: readonly Piece[], depth: number, gaps: (readonly number[])[], isApart: boolean): string {
  let text = "";
  for (let from = 0; from < pieces.length; ) {
    const mark = pieces[from]?.marks[depth];
    let to = from + 1;
    while (to < pieces.length && pieces[to]?.marks[depth]?.key === mark?.key) to++;
    const group = pieces.slice(from, to);
    from = to;
    if (!mark) {
      text += group.map((piece) => piece.text).join("");
      continue;
    }
    const inner = grouped(group, depth + 1, gaps, isApart);
    const [, before = "", words = "", after = ""] = /^(\s*)(.*?)(\s*)$/s.exec(inner) ?? [];
    if (words === "") text += inner;
    else {
      if (mark.kind === "gap") gaps.push(mark.numbers);
      // Two gaps in a row would share their marks.
      const isTight = mark.kind === "gap" && before === "" && (isApart ? text !== "" : text.endsWith("="));
      text += `${before}${isTight ? " " : ""}${marked(mark, words)}${after}`;
    }
  }
  return text;
}

function marked(mark: Mark, words: string): string {
  if (mark.kind === "link")
    return `[${words}](${/[()<>\s]/.test(mark.href) ? `<${mark.href.replace(/[<>]/g, encodeURIComponent)}>` : mark.href})`;
  const sign = { gap: "==", strong: "**", emphasis: "*", strike: "~~" }[mark.kind];
  return `${sign}${words}${sign}`;
}

function isAsMeant(text: string, words: string, gaps: number): boolean {
  const { blocks } = treeOf(text);
  const inlines = blocks.flatMap(({ block }) => (block.type === "paragraph" ? block.children : []));
  const shown = blocks.map(({ block }) => ("tex" in block ? block.tex : "")).join("") + inlineText(inlines);
  return bare(shown) === bare(words) && highlightsIn(inlines) === gaps;
}

function bare(text: string): string {
  return text.replace(/[\s\u00a0]+/g, "");
}

function highlightsIn(inlines: readonly Inline[]): number {
  return inlines.reduce(
    (count, one) => count + (one.type === "highlight" ? 1 : 0) + ("children" in one ? highlightsIn(one.children) : 0),
    0,
  );
}
