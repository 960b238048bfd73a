import { areApart } from "./ocr-text.ts";
import { linesIn, type SeenLine } from "./word-boxes.ts";

/** What was seen on a page, line by line as it stands there: in a list of days or weights each line is a thing of its own. */
export function seenRows(boxes: string): string {
  const lines = linesIn(boxes);
  const slope = slopeOf(lines);
  const placed = lines
    .map((line) => ({ line, x: beginOf(line), middle: line.top + line.height / 2 - slope * beginOf(line) }))
    .toSorted((one, other) => one.middle - other.middle);
  const rows: (typeof placed)[] = [];
  for (const one of placed) {
    const [first] = rows.at(-1) ?? [];
    if (first && one.middle - first.middle < first.line.height / 2) rows.at(-1)?.push(one);
    else rows.push([one]);
  }
  return rows
    .map((row) =>
      row
        .toSorted((one, other) => one.x - other.x)
        .map(({ line }) => wordsOf(line))
        .join("  "),
    )
    .join("\n");
}

function beginOf({ words }: SeenLine): number {
  return words[0]?.x ?? 0;
}

/** So wide that its letters do not decide how it lies. */
const wideLine = 150;

/** How much lower the page lies a thousandth of its width further right. */
function slopeOf(lines: readonly SeenLine[]): number {
  const slopes = lines.flatMap((line) => {
    const last = line.words.at(-1);
    const width = last ? last.x + last.width - beginOf(line) : 0;
    return width >= wideLine ? [line.drop / width] : [];
  });
  return slopes.toSorted((one, other) => one - other)[Math.floor(slopes.length / 2)] ?? 0;
}

function wordsOf({ words }: SeenLine): string {
  return words.reduce((all, { text }, at) => {
    if (at === 0) return text;
    return areApart(all, text) ? `${all} ${text}` : all + text;
  }, "");
}
