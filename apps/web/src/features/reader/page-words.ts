import { type Anchor, anchorOf, beginningIn, foundIn, type Stretch } from "../../student/marks/anchor.ts";
import { joinedLines } from "../../student/marks/joined-lines.ts";
import { withWholeWords } from "./whole-words.ts";

/** The words of a page as they stand there, and the pieces of text they are drawn by. */
export type PageWords = {
  readonly text: string;
  readonly pieces: readonly { readonly node: Text; readonly from: number }[];
};

const blocks = /^(?:P|LI|H[1-6]|DIV|TD|TH|TR|BLOCKQUOTE|PRE|FIGURE|BR|DT|DD)$/;

export function wordsIn(root: Element): PageWords {
  const pieces: { node: Text; from: number }[] = [];
  let text = "";
  const read = (node: Node) => {
    if (node instanceof Text) {
      pieces.push({ node, from: text.length });
      text += node.data;
      return;
    }
    // Formulas carry their words twice: as they look, and for those who hear them.
    if (node instanceof Element && node.classList.contains("katex-mathml")) return;
    for (const child of node.childNodes) read(child);
    if (node instanceof Element && blocks.test(node.tagName)) text += "\n";
  };
  read(root);
  return { text, pieces };
}

/** What a selection within the page covers of its words. */
function stretchOf({ pieces }: PageWords, range: Range): Stretch | null {
  const touched = pieces.filter(({ node }) => range.intersectsNode(node));
  const [first, last] = [touched[0], touched.at(-1)];
  if (!first || !last) return null;
  const from = first.from + (range.startContainer === first.node ? range.startOffset : 0);
  const to = last.from + (range.endContainer === last.node ? range.endOffset : last.node.data.length);
  return to > from ? { from, to } : null;
}

/** The same with whole words at its ends. */
export function rangeOfWords(root: Element, range: Range): Range {
  const words = wordsIn(root);
  const stretch = stretchOf(words, range);
  if (!stretch) return range;
  return rangeOver(words, withWholeWords(words.text, stretch)) ?? range;
}

/** Words that are looked for, to be selected; null where they are not on this page. */
export function rangeOfAnchor(root: Element, anchor: Anchor): Range | null {
  const words = wordsIn(root);
  const found = foundIn(words.text, anchor);
  return found && rangeOver(words, found);
}

function rangeOver({ pieces }: PageWords, { from, to }: Stretch): Range | null {
  const pieceAt = (place: number) => pieces.findLast((piece) => piece.from <= place);
  const [first, last] = [pieceAt(from), pieceAt(to - 1)];
  if (!first || !last) return null;
  const range = document.createRange();
  range.setStart(first.node, from - first.from);
  range.setEnd(last.node, to - last.from);
  return range;
}

export function anchorOfRange(root: Element, range: Range): Required<Anchor> | null {
  const words = wordsIn(root);
  const stretch = stretchOf(words, range);
  if (!stretch) return null;
  const anchor = anchorOf(words.text, stretch);
  return { ...anchor, quote: joinedLines(anchor.quote, words.text) };
}

/** The boxes of what is selected, line by line. */
export function boxesOfRange(root: Element, range: Range): readonly DOMRect[] {
  const words = wordsIn(root);
  const stretch = stretchOf(words, range);
  return stretch ? rectsOf(words, stretch) : [];
}

/** The boxes of words that are looked for; none where they are not on this page. */
export function boxesOf(words: PageWords, anchor: Anchor): readonly DOMRect[] {
  const found = foundIn(words.text, anchor) ?? beginningIn(words.text, anchor);
  return found ? rectsOf(words, found) : [];
}

function rectsOf({ pieces }: PageWords, { from, to }: Stretch): readonly DOMRect[] {
  return pieces.flatMap(({ node, from: start }) => {
    const [begin, end] = [Math.max(from - start, 0), Math.min(to - start, node.data.length)];
    if (begin >= end) return [];
    const range = document.createRange();
    range.setStart(node, begin);
    range.setEnd(node, end);
    const line = drawnLine(node.parentElement);
    return [...range.getClientRects()].map((box) => (line ? new DOMRect(box.x, line.y, box.width, line.height) : box));
  });
}

/**
 * How high the words of a PDF stand on their page: as high as their box. Their letters are those of another font, of
 * which each reaches further above and below, so that marks of a line in two fonts would stand above it.
 */
function drawnLine(word: HTMLElement | null): DOMRect | null {
  const layer = word?.closest<HTMLElement>("[data-main-rotation]");
  const isUpright = layer?.dataset.mainRotation === "0" && layer.dataset.seen === undefined;
  return word && isUpright && !word.style.getPropertyValue("--rotate") ? word.getBoundingClientRect() : null;
}
