import { toldBlocks } from "@jotter/domain/contents-lines";

/**
 * A page as it may be quoted: what a printer adds around the text says nothing by itself. Without lines of a contents
 * page and footnotes, with sentences that a line broke joined again, and without those that the page begins or ends in.
 */
export function quotablePage(body: string): string {
  const plain = body.replace(picture, "").replace(innerLink, "$<words>").replace(titleInLine, "\n\n## $<title>");
  const blocks = withoutFootnotes(joined(plain.split(/\n{2,}/u)));
  const told = toldBlocks(blocks, body);
  return told.map((block, at) => withoutCut(block, at === 0, at === told.length - 1)).join("\n\n");
}

/** It lies in the document, and a quote of its words has none of it. */
const picture = /!\[[^\]\n]*\]\(attachment:\w+\)/gu;

/** A way to another page of the same book leads nowhere from a quote. */
const innerLink = /(?<!!)\[(?<words>[^\]\n]*)\]\(#[^()\s]*\)/gu;

/** A title that was printed close to the text above it. */
const titleInLine =
  /(?<=[.!?]) (?<title>(?:Article|Section|Chapter|Part|Lesson|Unit|Art[ií]culo|Cap[ií]tulo|Chapitre|Kapitel|Artikel|Teil) [\dIVX]+)$/gmu;

/** A list, a table, code or a quotation: no running text. */
function isSet(block: string): boolean {
  return /^\s*(?:[-*+•|>#]|\\[>$#]|\d{1,3}[.)] )/u.test(block);
}

const ended = /[.!?:;。！？：；…][)\]”"’»」』\d]*\s*$/u;

/** "the action of c() is rather", and below it "different." */
function joined(blocks: readonly string[]): readonly string[] {
  const whole: string[] = [];
  for (const block of blocks.filter((one) => one.trim() !== "")) {
    const before = whole.at(-1);
    const goesOn = before !== undefined && !isSet(before) && !ended.test(before) && /^\p{Ll}/u.test(block);
    if (goesOn) whole[whole.length - 1] = `${before} ${block}`;
    else whole.push(block);
  }
  return whole;
}

/** At the foot of the page, with a mark that stands behind a word above. */
function withoutFootnotes(blocks: readonly string[]): readonly string[] {
  let end = blocks.length;
  for (let at = blocks.length - 1; at > 0; at--) {
    const above = blocks.slice(0, at).join("\n");
    if (isFootnote(blocks[at] ?? "", above)) end = at;
    else if (end !== at + 1 && at < blocks.length - 2) break;
  }
  return blocks.slice(0, end);
}

function isFootnote(block: string, above: string): boolean {
  const [mark = ""] = /^[\d⁰¹²³⁴⁵⁶⁷⁸⁹]{1,3}|^[*†‡]/u.exec(block) ?? [];
  if (mark === "" || /^\d{1,3}[.)] /u.test(block)) return false;
  return [...mark.split("").keys()].some((last) => {
    const sign = mark.slice(0, last + 1).replace(/[*]/gu, "\\*");
    return new RegExp(`[\\p{Ll}\\p{Lo}.,;:)”"。、）」]${sign}(?![\\d.,]*\\d)`, "u").test(above);
  });
}

/** A sentence that began on the page before, or ends on the next, is no whole one. */
function withoutCut(block: string, isFirst: boolean, isLast: boolean): string {
  if (isSet(block)) return block;
  const begun = isFirst && /^\p{Ll}/u.test(block) ? block.replace(/^.*?[.!?;](?:\s+|$)/su, "") : block;
  if (!isLast || ended.test(begun)) return begun;
  return /[.!?。！？](?=\s|\p{Lo})/u.test(begun)
    ? begun.replace(/(?<=[.!?](?=\s)|[。！？])[^.!?。！？]*$/u, "")
    : begun;
}
