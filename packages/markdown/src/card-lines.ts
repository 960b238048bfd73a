import type { Tree } from "@lezer/common";

export type Stretch = { readonly from: number; readonly to: number };

/** A line of a note that is a card where it stands: `Question :: Answer`, or a sentence with `==hidden words==`. [NOT-7] */
export type CardLine =
  | { readonly kind: "basic"; readonly front: Stretch; readonly between: Stretch; readonly back: Stretch }
  | { readonly kind: "cloze"; readonly whole: Stretch; readonly gaps: readonly Stretch[] };

/** Those of some whole lines. A table, a heading, code and a formula have their own use for `::` and `==`. */
export function cardLines(text: Text, tree: Tree, from = 0, to = text.length): readonly CardLine[] {
  const blocks: Stretch[] = [];
  const marks: Stretch[] = [];
  const hidden: Stretch[] = [];
  const highlights: Stretch[] = [];
  tree.iterate({
    from,
    to,
    enter({ name, from, to }) {
      const stretch = { from, to };
      if (name === "Paragraph" || name === "Task") blocks.push(stretch);
      else if (name === "QuoteMark" || name === "TaskMarker") marks.push(stretch);
      else if (name === "Highlight") highlights.push(stretch);
      if (opaque.has(name)) hidden.push(stretch);
      return !opaque.has(name) && !closed.has(name);
    },
  });
  const found: CardLine[] = [];
  const [marksOf, hiddenOf, highlightsOf] = [inOrder(marks), inOrder(hidden), inOrder(highlights)];
  for (const block of blocks) {
    let at = Math.max(block.from, from);
    for (const raw of text.sliceString(at, Math.min(block.to, to)).split("\n")) {
      const whole = { from: at, to: at + raw.length };
      const words = trimmed(text, marksOf(whole).at(-1)?.to ?? at, whole.to);
      if (raw.length <= longest) {
        found.push(...cardOf(text, { ...words, hidden: hiddenOf(whole), highlights: highlightsOf(whole) }));
      }
      at = whole.to + 1;
    }
  }
  return found;
}

/** Of stretches in the order of a text, those within a line; lines are asked for in that order too. */
function inOrder(all: readonly Stretch[]): (line: Stretch) => readonly Stretch[] {
  let next = 0;
  return ({ from, to }) => {
    while (next < all.length && (all[next]?.from ?? 0) < from) next++;
    const first = next;
    while (next < all.length && (all[next]?.from ?? 0) <= to) next++;
    return all.slice(first, next).filter((each) => each.to <= to);
  };
}

/** A string, or the document of an editor. */
export type Text = { readonly length: number; readonly sliceString: (from: number, to: number) => string };

export function textOf(text: string): Text {
  return { length: text.length, sliceString: (from, to) => text.slice(from, to) };
}

const closed = new Set(["FencedCode", "CodeBlock", "HTMLBlock", "Table", "BlockMath", "FrontMatter"]);
/** What says nothing to us though it may hold our signs. */
const opaque = new Set([
  "InlineCode",
  "InlineMath",
  "DisplayMath",
  "URL",
  "Autolink",
  "Image",
  "HTMLTag",
  "Comment",
  "WikiLink",
  "WikiEmbed",
  "Escape",
]);
/** Longer than any card, and short enough to be read with every key. */
const longest = 2000;

type Line = Stretch & { readonly hidden: readonly Stretch[]; readonly highlights: readonly Stretch[] };

function cardOf(text: Text, line: Line): readonly CardLine[] {
  const words = text.sliceString(line.from, line.to);
  const between = betweenIn(words, line);
  if (between) {
    const front = trimmed(text, line.from, between.from);
    const back = trimmed(text, between.to, line.to);
    return says(text, front) && says(text, back) ? [{ kind: "basic", front, between, back }] : [];
  }
  const gaps = line.highlights.map((each) => inner(each)).filter((each) => says(text, each));
  const rest = line.highlights.reduceRight(
    (left, each) => left.slice(0, each.from - line.from) + left.slice(each.to - line.from),
    words,
  );
  // A line that is highlighted from end to end asks nothing.
  return gaps.length > 0 && /[\p{L}\p{N}]/u.test(rest)
    ? [{ kind: "cloze", whole: { from: line.from, to: line.to }, gaps }]
    : [];
}

const blank = "[ \\t\\u3000]";
const cjk = "[\\p{sc=Han}\\p{sc=Hiragana}\\p{sc=Katakana}\\u3000-\\u303f\\uff00-\\uffef]";
/** Between blanks; where letters need none between them, beside one of those; or in the wide form, which no code has. */
const sign = new RegExp(
  `(?<=${blank})::(?=${blank})|(?<=${cjk})(?<!:)::(?!:)|(?<!:)::(?=${cjk})|(?<!：)：：(?!：)`,
  "gu",
);

function betweenIn(words: string, { from, hidden }: Line): Stretch | null {
  for (const { index, 0: found } of words.matchAll(sign)) {
    const at = from + index;
    if (!hidden.some((each) => at >= each.from && at < each.to)) return { from: at, to: at + found.length };
  }
  return null;
}

function inner({ from, to }: Stretch): Stretch {
  return { from: from + 2, to: to - 2 };
}

function says(text: Text, { from, to }: Stretch): boolean {
  return /[\p{L}\p{N}\p{S}]/u.test(text.sliceString(from, to));
}

function trimmed(text: Text, from: number, to: number): Stretch {
  const words = text.sliceString(from, to);
  return { from: from + (words.length - words.trimStart().length), to: to - (words.length - words.trimEnd().length) };
}
