import { cardLines, textOf } from "./card-lines.ts";
import { grammar } from "./grammar.ts";
import { markSign } from "./marked-words.ts";
import { treeOf } from "./tree.ts";
import type { Inline } from "./tree-types.ts";

/**
 * A few words of a text where only words may stand: in a quote, on a key, in a list. Emphasis and formulas are drawn, and
 * what would lead elsewhere or be a picture is read. Nothing at its begin opens a block.
 */
export function lineOf(text: string): readonly Inline[] {
  return wholeLineOf(wholeSigns(text.trim()));
}

/** The same of words nobody has cut: what looks like half of a sign was meant. */
export function wholeLineOf(text: string): readonly Inline[] {
  const line = listsAsWords(text.trim()).replace(/\s+/g, " ");
  if (line === "") return [];
  // After this blank a # or a 1. is no sign of a block, and emphasis begins as at the begin of a line.
  const [placed] = treeOf(`\u00a0${line}`).blocks;
  if (placed?.block.type !== "paragraph") return [{ type: "text", text: line }];
  const [first, ...rest] = placed.block.children.flatMap(words);
  if (first?.type !== "text") return first ? [first, ...rest] : [];
  const bare = first.text.replace(/^\u00a0/, "");
  return bare === "" ? rest : [{ ...first, text: bare }, ...rest];
}

/** The lines of a list one after the other: their signs would be minuses among the words. */
function listsAsWords(text: string): string {
  return text.replace(/([.?!:。？！：]?)\s*\n\s*[-*+][ \t]+/g, (_, end: string) => (end === "" ? " · " : `${end} `));
}

function words(inline: Inline): readonly Inline[] {
  switch (inline.type) {
    case "emphasis":
    case "strong":
    case "strike":
    case "highlight":
      return [{ ...inline, children: inline.children.flatMap(words) }];
    case "maths":
      return [{ ...inline, display: false }];
    case "link":
      return inline.children.flatMap(words);
    case "image":
      return [{ type: "text", text: inline.alt }];
    case "wikilink":
      return [{ type: "text", text: inline.label }];
    case "hashtag":
      return [{ type: "text", text: `#${inline.tag}` }];
    case "break":
      return [{ type: "text", text: " " }];
    case "footnote":
      return [];
    default:
      return [inline];
  }
}

/** Words that were cut out of others may have lost the other half of a sign. */
export function wholeSigns(text: string): string {
  return [/\*\*/g, /__/g, markSign, /~~/g].reduce(
    (left, sign) => ((left.match(sign)?.length ?? 0) % 2 === 1 ? left.replace(sign, "") : left),
    text,
  );
}

/** A line that is a card, `Question :: Answer`, with an arrow where its sign stands; a row of a table by its cells. */
export function lineAsRead(line: string): string {
  if (/^\s*\|.*\|\s*$/.test(line)) return cellsOf(line);
  if (!/::|：：/.test(line)) return line;
  const [card] = cardLines(textOf(line), grammar.parse(line));
  if (card?.kind !== "basic") return line;
  return `${line.slice(0, card.front.to)} → ${line.slice(card.back.from)}`;
}

function cellsOf(row: string): string {
  const cells = row
    .trim()
    .slice(1, -1)
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim().replaceAll("\\|", "|"))
    .filter((cell) => cell !== "");
  return cells.join(cells.length === 2 ? " → " : " · ");
}
