import { quotesIn } from "../proofread/quotes.ts";
import type { Block, Prose } from "../prose.ts";

/** A quotation of an essay: where it stands with its marks, and its words without them. */
export type Quotation = {
  readonly kind: "marks" | "block";
  readonly at: number;
  readonly length: number;
  readonly text: string;
  readonly block: Block;
  /** In the words of the block, marks included. */
  readonly from: number;
  readonly to: number;
};

/** All outermost ones, by the marks of six languages and as blocks of their own; 『舞姫』 is a title. [ESS-2] */
export function quotationsIn({ blocks, language }: Prose): readonly Quotation[] {
  return blocks.flatMap((block) => {
    if (block.kind === "quote")
      return block.text.trim() === "" ? [] : [quotation(block, 0, block.text.length, 0, "block")];
    const found: Quotation[] = [];
    let depth = 0;
    let begin = { at: 0, kind: "" };
    for (const { at, kind, role } of quotesIn(block.text, language).marks) {
      if (role === "open") {
        // One that never closes: the next of its kind begins anew.
        if (depth === 0 || kind === begin.kind) {
          begin = { at, kind };
          depth = 0;
        }
        depth += 1;
      } else if (depth > 0 && kind === begin.kind) {
        const isTitle = kind === "『" && ofWork.test(block.text.slice(0, begin.at));
        if (!isTitle) found.push(quotation(block, begin.at, at + 1, 1, "marks"));
        depth = 0;
      } else depth = Math.max(0, depth - (depth > 1 ? 1 : 0));
    }
    return language === "en"
      ? [...found, ...inSingleMarks(block, found)].sort((one, other) => one.at - other.at)
      : found;
  });
}

/** What stands before the title of a work: 小説『こころ』, 漱石の『こころ』. */
const ofWork = /(?:小説|作品|映画|著書?|論文|詩集?|物語|戯曲|雑誌|漫画|アニメ|の)$/u;

const single =
  /(?<=^|[\s(])'(?!(?:tis|twas|em|cause|til|n)(?!\p{L})|\d)(?=[\p{L}[…])[^'\n]*(?:\p{L}'\p{L}[^'\n]*)*'(?=$|[\s.,;:!?)])/giu;

/** 'As many type it': three words at least, or it may be two apostrophes. */
function inSingleMarks(block: Block, others: readonly Quotation[]): readonly Quotation[] {
  let next = 0;
  return [...block.text.matchAll(single)].flatMap(({ 0: all, index }) => {
    const [from, to] = [index, index + all.length];
    while ((others[next]?.to ?? Number.POSITIVE_INFINITY) <= from) next += 1;
    const isInside = (others[next]?.from ?? Number.POSITIVE_INFINITY) < to;
    return isInside || all.trim().split(/\s+/u).length < 3 ? [] : [quotation(block, from, to, 1, "marks")];
  });
}

function quotation(block: Block, from: number, to: number, mark: number, kind: Quotation["kind"]): Quotation {
  const at = block.places[from] ?? 0;
  const end = (block.places[to - 1] ?? at) + 1;
  return { kind, at, length: end - at, text: block.text.slice(from + mark, to - mark), block, from, to };
}
