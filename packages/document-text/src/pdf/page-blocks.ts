import { type Facts, half, isHeadingSize } from "./facts.ts";
import { joined } from "./join-lines.ts";
import type { Line } from "./lines.ts";
import { greatest, least, median } from "./numbers.ts";
import { tableAt } from "./tables.ts";

export type Block =
  | { readonly type: "heading"; readonly text: string; readonly level: number }
  | { readonly type: "paragraph"; readonly text: string }
  | {
      readonly type: "item";
      readonly text: string;
      readonly mark: string /** From the edge of its column. */;
      readonly x: number;
    }
  | { readonly type: "code"; readonly lines: readonly string[] }
  | { readonly type: "table"; readonly rows: readonly (readonly string[])[] };

/** One part of a page as what its lines are. */
export function blocksOf(lines: readonly Line[], facts: Facts): readonly Block[] {
  const column = columnOf(lines, facts);
  const edge = least(lines.map(({ x }) => x));
  const blocks: Block[] = [];
  for (let at = 0; at < lines.length; ) {
    const line = lines[at];
    if (!line) break;
    const table = tableAt(lines, at);
    if (table) {
      blocks.push({ type: "table", rows: table.rows });
      at += table.length;
    } else if (line.isTypewriter && !facts.isTyped) {
      const code = lines.slice(at, codeEnd(lines, at));
      blocks.push({ type: "code", lines: code.map((one) => indented(one, code)) });
      at += code.length;
    } else {
      const end = paragraphEnd(lines, at, column, facts);
      blocks.push(wordsBlock(lines.slice(at, end), facts, edge));
      at = end;
    }
  }
  return blocks;
}

type Column = {
  readonly left: number;
  readonly right: number;
  readonly leading: number;
  /** Whether most lines end before they are full: then each of them is meant as a line. */
  readonly isLoose: boolean;
};

/** Where most lines begin, how far they go and how far apart they are. */
function columnOf(lines: readonly Line[], facts: Facts): Column {
  const starts = new Map<number, number>();
  for (const { x } of lines) starts.set(Math.round(x / 2), (starts.get(Math.round(x / 2)) ?? 0) + 1);
  const left = [...starts].reduce((most, one) => (one[1] > most[1] ? one : most), [0, 0])[0] * 2;
  const gaps = lines.flatMap((line, place) => {
    const before = lines[place - 1];
    const gap = before && half(before.size) === half(line.size) ? (line.y - before.y) / line.size : 0;
    return gap > 0.8 && gap < 3 ? [gap] : [];
  });
  const own = gaps.length >= 8 ? median(gaps) : facts.leading;
  const right = greatest(lines.map((line) => line.right));
  const short = lines.filter((line, place) => {
    const next = lines[place + 1];
    return next && hasRoom(line, next, right);
  });
  const isLoose = lines.length > 5 && short.length > 0.6 * lines.length;
  return { left, right, leading: Math.min(own, facts.leading * 1.4), isLoose };
}

function codeEnd(lines: readonly Line[], from: number): number {
  let to = from + 1;
  while (
    to < lines.length &&
    lines[to]?.isTypewriter &&
    (lines[to]?.y ?? 0) - (lines[to - 1]?.y ?? 0) < 2.6 * (lines[to]?.size ?? 10)
  )
    to++;
  return to;
}

/** With as many blanks before it as it stands to the right of the others. */
function indented({ text, x, right }: Line, lines: readonly Line[]): string {
  const left = lines.reduce((least, line) => Math.min(least, line.x), x);
  const letter = (right - x) / Math.max(1, text.length);
  return " ".repeat(Math.min(40, Math.max(0, Math.round((x - left) / Math.max(1, letter))))) + text;
}

const bulletForm = /^([•◦▪▫‣●○■□◆◇❖▶►▸➢➤➔✓✔⁃∙·–—*-])\s+(?=\S)/;
const numberForm = /^(\(?(?:\d{1,3}|[a-z]|[ivx]{1,5})[.)])\s+(?=\S)/i;

/** "14.01.", "3/12", "2027-03-12", "March 12", "15 de enero", "Mo, 14. Januar", "3月12日" */
const dayForm =
  /^(?:\p{L}{2,10}[.,]{0,2} )?(?:\d{1,2}\. ?\d{1,2}\.|\d{1,2}[/-]\d{1,2}(?!\d)|\d{4}[-/.年]\d{1,2}|\d{1,2}月\d{1,2}日|\p{Lu}\p{L}{2,8}\.? \d{1,2}(?![\d.:%])|\d{1,2}(?:\.|er)? (?:de )?\p{L}{3,10}\.?(?: de)? (?:20)?\d{2}(?!\d))/u;

function isPointed(line: Line): boolean {
  return /^[•◦▪▫‣●○■□◆◇❖▶►▸➢➤➔✓✔⁃∙]\s*\S/.test(line.text) || /^[–—*-]\s+\S/.test(line.text);
}

function paragraphEnd(lines: readonly Line[], from: number, column: Column, facts: Facts): number {
  let to = from + 1;
  for (; to < lines.length; to++) {
    const [line, before] = [lines[to], lines[to - 1]];
    if (!line || !before) break;
    if (line.isTypewriter && !facts.isTyped) break;
    if (isApart(line, before, column, facts) || isPointed(line)) break;
    if (startsPart(lines, from, to, column)) break;
  }
  return to;
}

function isApart(line: Line, before: Line, column: Column, facts: Facts): boolean {
  const gap = (line.y - before.y) / Math.max(line.size, before.size);
  const isHeading = isHeadingSize(line.size, facts.bodySize);
  if (Math.abs(line.size - before.size) > 0.08 * Math.max(line.size, before.size) + 0.3) return true;
  if (isHeading) return gap > 1.9;
  return gap > column.leading * 1.28 + 0.05 || gap < -0.5;
}

/** Whether this line begins something new though it stands no further down than the others. */
function startsPart(lines: readonly Line[], from: number, to: number, column: Column): boolean {
  const [first, before, line, next] = [lines[from], lines[to - 1], lines[to], lines[to + 1]];
  if (!first || !before || !line) return true;
  const em = line.size;
  if (
    numberForm.test(line.text) &&
    (isNextNumber(first.text, line.text) || line.x > before.x + em) &&
    hasRoom(before, line, column.right)
  )
    return true;
  if (isNextNumber(first.text, line.text)) return true;
  // A plan of days has a row for each: by chance two lines of a sentence do not both begin with one.
  if (dayForm.test(line.text) && (dayForm.test(before.text) || dayForm.test(next?.text ?? ""))) return true;
  if (line.isRightToLeft) return endsSentence(before.text) && before.x > Math.min(column.left, line.x) + 4 * em;
  const isHanging = to - from > 1 && before.x > first.x + 0.7 * em && !isIndentedFirst(lines, from);
  if (isHanging && Math.abs(line.x - first.x) < 0.4 * em) return true;
  const isIndented = line.x - before.x > 0.7 * em && line.x - before.x < 6 * em;
  const goesBack = next !== undefined && line.x - next.x > 0.7 * em && next.y - line.y < 2 * em;
  if (isIndented && goesBack && !isPointed(first) && !numberForm.test(first.text)) return true;
  const isMeant =
    endsSentence(before.text) || /^\p{Lu}/u.test(line.text) || (column.isLoose && !/[,-]$/.test(before.text));
  return hasRoom(before, line, column.right) && isMeant && before.x <= column.left + 8 * em;
}

function isIndentedFirst(lines: readonly Line[], from: number): boolean {
  const [first, second] = [lines[from], lines[from + 1]];
  return first !== undefined && second !== undefined && first.x > second.x;
}

/** Whether the first word of a line would have stood on the one before: then somebody ended that on purpose. */
function hasRoom(before: Line, line: Line, right: number): boolean {
  const letter = (line.right - line.x) / Math.max(1, line.text.length);
  const word = (line.text.split(" ", 1)[0] ?? "").slice(0, 30);
  return before.right + (word.length + 2) * letter + 0.5 * line.size < right;
}

function endsSentence(text: string): boolean {
  return /[.!?:;。！？：؟][)"'”’»」』]*$/.test(text);
}

function isNextNumber(one: string, other: string): boolean {
  const [first, second] = [one, other].map((text) => /^\(?(\d{1,3})[.)]\s/.exec(text)?.[1]);
  return first !== undefined && second !== undefined && Number(second) === Number(first) + 1;
}

function wordsBlock(lines: readonly Line[], facts: Facts, edge: number): Block {
  const text = lines.reduce((whole, line) => joined(whole, line.text, facts.words), "");
  const [first] = lines;
  const size = first?.size ?? facts.bodySize;
  const isShort = text.length < 250 && lines.length <= 4 && /[\p{L}]/u.test(text);
  const bullet = bulletForm.exec(text) ?? /^([•◦▪▫‣●○■□◆◇❖▶►▸➢➤➔✓✔⁃∙])(?=\S)/.exec(text);
  if (bullet) return { type: "item", mark: "-", text: text.slice(bullet[0].length), x: (first?.x ?? 0) - edge };
  if (isShort && isHeadingSize(size, facts.bodySize))
    return { type: "heading", text, level: facts.levels.get(half(size)) ?? 2 };
  const number = /^\(?(\d{1,3})[.)]\s+(?=\S)/.exec(text);
  if (number)
    return { type: "item", mark: `${number[1]}.`, text: text.slice(number[0].length), x: (first?.x ?? 0) - edge };
  return { type: "paragraph", text };
}
