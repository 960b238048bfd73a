import { type Reading, readingOf } from "@jotter/analysis/reading";
import type { Language } from "@jotter/domain/settings";
import { grammar } from "@jotter/markdown/grammar";

/** Where a sentence stands in the words of its block. */
export type Span = { readonly from: number; readonly to: number };

/**
 * A paragraph, item or quoted paragraph as it is written, without marks of markdown: blanks and widths are the
 * student's own. Code, formulas and addresses are one sign each.
 */
export type Block = {
  readonly kind: "paragraph" | "item" | "quote";
  readonly text: string;
  /** For each sign of it, where it stands in the source. */
  readonly places: readonly number[];
  readonly sentences: readonly Span[];
  /** A line of its own that names what follows. */
  readonly isTitle: boolean;
  /** What stands right before it. */
  readonly follows: "start" | "paragraph" | "other";
  /** A list, a quotation, a formula or the like comes next: the sentence may go on there. */
  readonly leadsOn: boolean;
  /** What a footnote says. */
  readonly isNote?: boolean;
};

export type Prose = {
  readonly language: Language;
  readonly source: string;
  readonly blocks: readonly Block[];
  readonly reading: Reading;
};

/** What stands for code, a formula or an address. */
export const object = "\uFFFC";

const whole = /^(InlineCode|InlineMath|DisplayMath|URL|Autolink|Image|HTMLTag|WikiLink|Hashtag|FootnoteReference)$/;
const hidden =
  /^(EmphasisMark|HighlightMark|StrikethroughMark|LinkTitle|LinkLabel|QuoteMark|ListMark|TaskMarker|FootnoteLabel|Comment|HardBreak)$/;
const silent = /^(ATXHeading[1-6]|SetextHeading[12]|Table|FencedCode|CodeBlock|BlockMath|HTMLBlock|CommentBlock)$/;

export function proseOf(source: string, language: Language): Prose {
  const reading = readingOf(source, language);
  const blocks: (Omit<Block, "leadsOn"> & { leadsOn: boolean })[] = [];
  let before: Block["follows"] = "start";
  let next = 0;
  grammar.parse(source).iterate({
    enter: ({ name, node }) => {
      if (silent.test(name) || /^(HorizontalRule|FrontMatter|LinkReference)$/.test(name)) {
        before = "other";
        const last = blocks.at(-1);
        if (last) last.leadsOn = !/Heading|Rule/.test(name);
        return false;
      }
      if (name !== "Paragraph" && name !== "Task" && name !== "FootnoteDefinition") return true;
      const { text, places } = wordsIn(source, node);
      const spans: Span[] = [];
      for (; next < reading.sentences.length; next += 1) {
        const sentence = reading.sentences[next];
        if (!sentence || sentence.from >= node.to) break;
        if (sentence.from < node.from) continue;
        spans.push({ from: placeOf(places, sentence.from), to: placeOf(places, sentence.to - 1) + 1 });
      }
      const kind = kindOf(node, name);
      const isTitle = kind === "paragraph" && spans.length === 0;
      const last = blocks.at(-1);
      if (last && kind !== "paragraph") last.leadsOn = true;
      const isNote = name === "FootnoteDefinition";
      blocks.push({ kind, text, places, sentences: spans, isTitle, follows: before, leadsOn: false, isNote });
      before = kind === "paragraph" && !isTitle ? "paragraph" : "other";
      return false;
    },
  });
  return { language, source, blocks, reading };
}

type TreeNode = { readonly name: string; readonly parent: TreeNode | null };

function kindOf(node: TreeNode, name: string): Block["kind"] {
  if (name !== "Paragraph") return "item";
  for (let one = node.parent; one; one = one.parent) {
    if (one.name === "ListItem") return "item";
    if (one.name === "Blockquote") return "quote";
  }
  return "paragraph";
}

type Leaf = { readonly from: number; readonly to: number; readonly cursor: () => Cursor };
type Cursor = { iterate: (enter: (node: Inner) => boolean | undefined) => void };
type Inner = { readonly name: string; readonly from: number; readonly to: number; readonly node: LinkNode };
type LinkNode = { readonly parent: (TreeNode & { readonly getChild: (name: string) => unknown }) | null };

const [kept, gone, one] = [0, 1, 2];

function wordsIn(source: string, node: Leaf): Pick<Block, "text" | "places"> {
  const marks = new Uint8Array(node.to - node.from);
  node.cursor().iterate((inner) => {
    const [from, to] = [inner.from - node.from, inner.to - node.from];
    if (whole.test(inner.name)) {
      // The address of a link is no part of the sentence; one that stands there by itself is.
      const isTarget = inner.name === "URL" && inner.node.parent?.name === "Link";
      marks.fill(gone, from, to);
      if (!isTarget) marks[from] = one;
      return false;
    }
    if (hidden.test(inner.name) || isLinkMark(inner)) marks.fill(gone, from, to);
    if (inner.name === "Escape") marks[from] = gone;
    return undefined;
  });
  const text: string[] = [];
  const places: number[] = [];
  for (let at = node.from; at < node.to; at += 1) {
    const mark = marks[at - node.from];
    if (mark === gone) continue;
    text.push(mark === kept ? (source[at] ?? "") : object);
    places.push(at);
  }
  return { text: text.join(""), places };
}

/** "[a, b]" is no link: nothing says where it would lead. */
function isLinkMark({ name, node }: Inner): boolean {
  if (name !== "LinkMark") return false;
  const { parent } = node;
  return parent?.name !== "Link" || parent.getChild("URL") !== null || parent.getChild("LinkLabel") !== null;
}

/** The first sign of a block that stands there or later. */
export function placeOf(places: readonly number[], at: number): number {
  let [low, high] = [0, places.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((places[middle] ?? 0) < at) low = middle + 1;
    else high = middle;
  }
  return low;
}
