import { tags as t } from "@lezer/highlight";
import {
  type BlockContext,
  type BlockParser,
  type DelimiterType,
  type Element,
  GFM,
  type InlineContext,
  type InlineParser,
  type Line,
  type MarkdownConfig,
  parser,
} from "@lezer/markdown";
import { isMarkedPair } from "./marked-words.ts";
import { formulaAt } from "./maths.ts";
import {
  bracketLimit,
  foundNoFormula,
  linkReference,
  markLimit,
  maySeekFormula,
  paragraphLimit,
  table,
} from "./parse-limits.ts";

/*
 * The one grammar of every text in Jotter: CommonMark and GFM, and what students write besides. Editor and renderer read
 * the same tree, so a formula in one is a formula in the other.
 */

/** Deeper than anybody writes, and shallow enough for whoever walks the tree. */
const deepest = 24;

const ends: Readonly<Record<string, string>> = { "(": "\\)", "[": "\\]" };

const inlineMaths: InlineParser = {
  name: "InlineMath",
  before: "Escape",
  parse(cx, next, at) {
    if (next !== 36 /* $ */ && next !== 92 /* \ */) return -1;
    const start = at - cx.offset;
    const end = next === 92 ? ends[cx.text[start + 1] ?? ""] : undefined;
    const isSought = next === 36 || (end !== undefined && maySeekFormula(cx, at, end));
    const formula = isSought ? formulaAt(cx.text, start) : null;
    if (!formula && next === 36) return afterDollars(cx, at);
    if (!formula) {
      if (isSought) foundNoFormula(cx);
      return -1;
    }
    const mark = cx.text[start + 1] === "$" || next === 92 ? 2 : 1;
    return cx.addElement(maths(cx, formula.display ? "DisplayMath" : "InlineMath", at, at + formula.end - start, mark));
  },
};

/** No formula begins in the middle of dollars in a row. */
function afterDollars(cx: InlineContext, at: number): number {
  let end = at + 1;
  while (cx.char(end) === 36) end++;
  return end - at > 1 ? end : -1;
}

function maths(
  cx: InlineContext | BlockContext,
  type: string,
  from: number,
  to: number,
  mark: number,
  marks: readonly Element[] = [],
): Element {
  return cx.elt(type, from, to, [cx.elt("MathMark", from, from + mark), ...marks, cx.elt("MathMark", to - mark, to)]);
}

const openings = [
  { open: "$$", close: "$$" },
  { open: "\\[", close: "\\]" },
] as const;

/** Far more than is ever drawn; without a limit, a sign that opens a formula has the whole text read at once. */
const longestFormula = 110_000;

/** A display formula on lines of its own, where a line may begin with what would be a list or a heading elsewhere. */
const blockMaths: BlockParser = {
  name: "BlockMath",
  before: "FencedCode",
  parse(cx, line) {
    const opening = openingOf(line);
    if (!opening) return false;
    const from = cx.lineStart + line.pos;
    const first = line.text.slice(line.pos);
    const closedAt = closing(first, 2, opening.close);
    if (closedAt >= 0) {
      const formula = formulaAt(first, 0);
      if (!formula || first.slice(formula.end).trim() !== "") return false;
      cx.addElement(maths(cx, "BlockMath", from, from + formula.end, 2));
      cx.nextLine();
      return true;
    }
    const marks: Element[] = [];
    let content = first;
    let end = cx.lineStart + line.text.length;
    while (cx.nextLine() && content.length < longestFormula && isInside(cx, line) && line.pos < line.text.length) {
      const lineStart = cx.lineStart;
      const blank = " ".repeat(line.basePos);
      marks.push(...line.markers);
      const here = closing(line.text, line.basePos, opening.close);
      if (here >= 0 && line.text.slice(here + 2).trim() === "" && (first.slice(2) + content).trim() !== "") {
        const to = lineStart + here + 2;
        cx.nextLine();
        cx.addElement(maths(cx, "BlockMath", from, to, 2, marks));
        return true;
      }
      content += `\n${blank}${line.text.slice(line.basePos)}`;
      end = lineStart + line.text.length;
    }
    // It has no end: a paragraph like any other.
    cx.addElement(cx.elt("Paragraph", from, end, [...cx.parser.parseInline(content, from)]));
    return true;
  },
  endLeaf(_, line, leaf) {
    const opening = openingOf(line);
    if (!opening) return false;
    // The end of a formula that began in the middle of an earlier line begins none.
    if (opening.open === "$$" && leaf.content.split("$$").length % 2 === 0) return false;
    const closedAt = closing(line.text, line.pos + 2, opening.close);
    return closedAt < 0 || line.text.slice(closedAt + 2).trim() === "";
  },
};

function openingOf(line: Line) {
  if (line.indent >= line.baseIndent + 4 || (line.next !== 36 && line.next !== 92)) return undefined;
  return openings.find(({ open }) => line.text.startsWith(open, line.pos) && line.text[line.pos + 2] !== "$");
}

function closing(text: string, from: number, close: string): number {
  for (let at = from; at < text.length; at++) {
    if (text.startsWith(close, at)) return at;
    if (text[at] === "\\") at++;
  }
  return -1;
}

/** Whether a line still belongs to the quotation or list item its block began in. (The parser's own blocks ask this too.) */
function isInside(cx: BlockContext, line: Line): boolean {
  return (line as Line & { readonly depth: number }).depth >= cx.depth;
}

/** A blank before it is the mark of byte order that some editors leave (see plain-input.ts). */
const frontMatter: BlockParser = {
  name: "FrontMatter",
  before: "HorizontalRule",
  parse(cx, line) {
    if (cx.lineStart !== 0 || cx.depth > 1 || !/^ ?---[ \t]*$/.test(line.text)) return false;
    const { input } = cx as unknown as {
      readonly input: { read: (from: number, to: number) => string; length: number };
    };
    const matter = /^ ?---[ \t]*\n(?:.*\n)*?---[ \t]*(?=\n|$)/.exec(input.read(0, Math.min(input.length, 20_000)));
    if (!matter) return false;
    const to = matter[0].length;
    // Its last line may have blanks at the end: up to that line, never into the next.
    while (cx.lineStart + line.text.length < to && cx.nextLine());
    cx.nextLine();
    cx.addElement(cx.elt("FrontMatter", 0, to));
    return true;
  },
};

const footnoteLabel = /^\[\^[^\s[\]^]+\]/;

const footnoteDefinition: BlockParser = {
  name: "FootnoteDefinition",
  before: "LinkReference",
  parse(cx, line) {
    if (line.next !== 91 || line.indent >= line.baseIndent + 4) return false;
    const first = line.text.slice(line.pos);
    const label = footnoteLabel.exec(first)?.[0];
    if (!label || first[label.length] !== ":") return false;
    const from = cx.lineStart + line.pos;
    const textFrom = from + label.length + 1;
    const marks: Element[] = [];
    let content = first.slice(label.length + 1);
    let end = cx.lineStart + line.text.length;
    while (cx.nextLine() && isInside(cx, line) && line.pos < line.text.length) {
      if (footnoteLabel.test(line.text.slice(line.pos))) break;
      marks.push(...line.markers);
      content += `\n${" ".repeat(line.basePos)}${line.text.slice(line.basePos)}`;
      end = cx.lineStart + line.text.length;
    }
    const children = [cx.elt("FootnoteLabel", from, textFrom), ...cx.parser.parseInline(content, textFrom)];
    cx.addElement(cx.elt("FootnoteDefinition", from, end, children));
    return true;
  },
  endLeaf: (_, line) => {
    const label = line.next === 91 ? footnoteLabel.exec(line.text.slice(line.pos))?.[0] : undefined;
    return label !== undefined && line.text[line.pos + label.length] === ":";
  },
};

const footnoteReference: InlineParser = {
  name: "FootnoteReference",
  before: "Link",
  parse(cx, next, at) {
    if (next !== 91 || cx.char(at + 1) !== 94) return -1;
    const label = footnoteLabel.exec(cx.slice(at, Math.min(cx.end, at + 200)))?.[0];
    return label ? cx.addElement(cx.elt("FootnoteReference", at, at + label.length)) : -1;
  },
};

const wikiLinkForm = /^\[\[([^[\]\n|]+)(\|[^[\]\n]*)?\]\]/;

const wikiLink: InlineParser = {
  name: "WikiLink",
  before: "Link",
  parse(cx, next, at) {
    if (next !== 91 || cx.char(at + 1) !== 91) return -1;
    const found = wikiLinkForm.exec(cx.slice(at, Math.min(cx.end, at + 600)));
    if (!found) return -1;
    return cx.addElement(wikiElement(cx, "WikiLink", at, at + 2, found));
  },
};

/** `![[Note]]`: another note shown in this one. Before "Image", which would take its first bracket. */
const wikiEmbed: InlineParser = {
  name: "WikiEmbed",
  before: "Link",
  parse(cx, next, at) {
    if (next !== 33 || cx.char(at + 1) !== 91 || cx.char(at + 2) !== 91) return -1;
    const found = wikiLinkForm.exec(cx.slice(at + 1, Math.min(cx.end, at + 600)));
    return found ? cx.addElement(wikiElement(cx, "WikiEmbed", at, at + 3, found)) : -1;
  },
};

function wikiElement(cx: InlineContext, name: string, from: number, inside: number, found: RegExpExecArray): Element {
  const [whole, target = "", label] = found;
  const targetEnd = inside + target.length;
  const parts = [cx.elt("WikiMark", from, inside), cx.elt("WikiTarget", inside, targetEnd)];
  if (label !== undefined) {
    parts.push(cx.elt("WikiMark", targetEnd, targetEnd + 1));
    parts.push(cx.elt("WikiLabel", targetEnd + 1, targetEnd + label.length));
  }
  const end = inside - 2 + whole.length;
  return cx.elt(name, from, end, [...parts, cx.elt("WikiMark", end - 2, end)]);
}

const highlight: DelimiterType = { resolve: "Highlight", mark: "HighlightMark" };

const highlighted: InlineParser = {
  name: "Highlight",
  after: "Emphasis",
  parse(cx, next, at) {
    if (next !== 61 || cx.char(at + 1) !== 61 || cx.char(at + 2) === 61 || cx.char(at - 1) === 61) return -1;
    const after = cx.slice(at + 2, Math.min(cx.end, at + 3));
    return cx.addDelimiter(highlight, at, at + 2, /\S/.test(after), closesHighlight(cx, at, after));
  },
};

function closesHighlight(cx: InlineContext, at: number, after: string): boolean {
  const opening = cx.findOpeningDelimiter(highlight);
  const from = opening === null ? undefined : cx.getDelimiterAt(opening)?.from;
  if (from === undefined) return false;
  return isMarkedPair(cx.slice(Math.max(cx.offset, from - 1), from), cx.slice(from + 2, at), after);
}

const hashtagForm = /^#[\p{L}\p{N}_/-]*\p{L}[\p{L}\p{N}_/-]*/u;

const hashtag: InlineParser = {
  name: "Hashtag",
  parse(cx, next, at) {
    if (next !== 35 || (at > cx.offset && !/[\s(]/.test(cx.slice(at - 1, at)))) return -1;
    const found = hashtagForm.exec(cx.slice(at, Math.min(cx.end, at + 100)))?.[0];
    return found ? cx.addElement(cx.elt("Hashtag", at, at + found.length)) : -1;
  },
};

/** `[!note]` as the first thing of a block; it makes a callout of the quotation it stands in. */
const calloutMark: InlineParser = {
  name: "CalloutMark",
  before: "Link",
  parse(cx, next, at) {
    if (next !== 91 || at !== cx.offset || cx.char(at + 1) !== 33) return -1;
    const found = /^\[![a-z]{2,20}\][+-]?/i.exec(cx.slice(at, Math.min(cx.end, at + 30)))?.[0];
    return found ? cx.addElement(cx.elt("CalloutMark", at, at + found.length)) : -1;
  },
};

/** What Obsidian keeps in a text and shows nobody: `%%words%%`, and the name of a block at its end, `^37066d`. */
const unseen: InlineParser = {
  name: "Unseen",
  parse(cx, next, at) {
    if (next === 37 /* % */ && cx.char(at + 1) === 37) {
      const end = cx.text.indexOf("%%", at - cx.offset + 2);
      return end < 0 ? -1 : cx.addElement(cx.elt("Comment", at, cx.offset + end + 2));
    }
    // Shorter, it would be a power: "x ^2".
    if (next !== 94 /* ^ */ || (at > cx.offset && !/\s/.test(cx.slice(at - 1, at))) || cx.end - at > 60) return -1;
    return /^\^[a-z0-9-]{6,}\s*$/i.test(cx.slice(at, cx.end)) ? cx.addElement(cx.elt("Comment", at, cx.end)) : -1;
  },
};

/** Below this nothing nests any more: a line is a paragraph. */
const bottom: BlockParser = {
  name: "Bottom",
  before: "LinkReference",
  parse(cx, line) {
    if (cx.depth <= deepest) return false;
    cx.addElement(cx.elt("Paragraph", cx.lineStart + line.pos, cx.lineStart + line.text.length));
    cx.nextLine();
    return true;
  },
};

const ours: MarkdownConfig = {
  defineNodes: [
    { name: "InlineMath", style: { "InlineMath/...": t.special(t.content) } },
    { name: "DisplayMath", style: { "DisplayMath/...": t.special(t.content) } },
    { name: "BlockMath", block: true, style: { "BlockMath/...": t.special(t.content) } },
    { name: "MathMark", style: t.processingInstruction },
    { name: "FrontMatter", block: true, style: t.meta },
    { name: "FootnoteDefinition", block: true },
    { name: "FootnoteLabel", style: t.labelName },
    { name: "FootnoteReference", style: t.labelName },
    { name: "WikiLink", style: t.link },
    { name: "WikiEmbed", style: t.link },
    { name: "WikiMark", style: t.processingInstruction },
    "WikiTarget",
    "WikiLabel",
    { name: "Highlight", style: { "Highlight/...": t.special(t.emphasis) } },
    { name: "HighlightMark", style: t.processingInstruction },
    { name: "Hashtag", style: t.tagName },
    { name: "CalloutMark", style: t.keyword },
  ],
  parseInline: [
    inlineMaths,
    markLimit,
    footnoteReference,
    wikiLink,
    wikiEmbed,
    calloutMark,
    unseen,
    bracketLimit,
    highlighted,
    hashtag,
  ],
  parseBlock: [linkReference, table, paragraphLimit, bottom, footnoteDefinition, blockMaths, frontMatter],
};

export const grammar = parser.configure([GFM, ours]);
