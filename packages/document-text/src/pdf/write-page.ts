import { escapeLineStart, escapeWords } from "@jotter/markdown/escape-words";
import { tableLines } from "../table-markdown.ts";
import type { Facts } from "./facts.ts";
import { joined, withoutSoftHyphens } from "./join-lines.ts";
import type { Line } from "./lines.ts";
import { type Block, blocksOf } from "./page-blocks.ts";
import type { PageLayout } from "./page-layout.ts";

export type Heading = { readonly title: string; readonly level: number };

/** A page as our markdown, without its running heads; `headings` are those the outline has for it. */
export function pageMarkdown(
  page: PageLayout,
  dropped: ReadonlySet<Line>,
  facts: Facts,
  headings: readonly Heading[],
): string {
  const parts = page.parts.map((lines) =>
    blocksOf(
      lines.filter((line) => !dropped.has(line)),
      facts,
    ),
  );
  const named = continued(parts, facts).map((block) => asHeading(block, headings));
  let text = "";
  const indents: number[] = [];
  named.forEach((block, place) => {
    const before = named[place - 1];
    const isTight = block.type === "item" && before?.type === "item";
    if (!isTight) indents.length = 0;
    text += (place === 0 ? "" : isTight ? "\n" : "\n\n") + written(block, indents);
  });
  return text;
}

/** A paragraph that goes on in the next column is one. */
function continued(parts: readonly (readonly Block[])[], facts: Facts): readonly Block[] {
  const blocks: Block[] = [];
  for (const part of parts) {
    const [first, ...rest] = part;
    const last = blocks.at(-1);
    const goesOn =
      (last?.type === "paragraph" || last?.type === "item") &&
      first?.type === "paragraph" &&
      !/[.!?:;。！？：؟)"”’»」』]$/.test(last.text) &&
      /^[\p{Ll}]/u.test(first.text) &&
      last.text.length > 60;
    if (goesOn && last && first?.type === "paragraph") {
      blocks[blocks.length - 1] = { ...last, text: joined(last.text, first.text, facts.words) };
      blocks.push(...rest);
    } else blocks.push(...part);
  }
  return blocks;
}

/** What the outline calls a heading is one, of whatever size its letters are. */
function asHeading(block: Block, headings: readonly Heading[]): Block {
  if (headings.length === 0 || block.type === "table" || block.type === "code") return block;
  const whole = block.type === "item" ? `${block.mark === "-" ? "" : block.mark} ${block.text}` : block.text;
  if (whole.length > 300) return block;
  const found = headings.find(({ title }) => isSame(title, whole));
  return found
    ? {
        type: "heading",
        text: whole.trim(),
        level: block.type === "heading" ? Math.min(block.level, found.level) : found.level,
      }
    : block;
}

/** Whether or not the number of the chapter is said with it. */
function isSame(title: string, words: string): boolean {
  const [one, other] = [bare(title), bare(words)];
  return one !== "" && (one === other || withoutNumber(one) === withoutNumber(other));
}

function bare(text: string): string {
  return text
    .normalize("NFKC")
    .replace(/[\s\u00ad.:·–—-]+/g, "")
    .toLowerCase();
}

function withoutNumber(text: string): string {
  return (
    text.replace(/^(?:chapter|kapitel|appendix|section|chapitre|capítulo)?(?:\d+|[ivx]+(?=\d)|[a-z](?=\d))+/, "") ||
    text
  );
}

function written(block: Block, indents: number[]): string {
  if (block.type === "table") return tableLines(block.rows, block.rows[0]?.length ?? 1);
  if (block.type === "code") return fenced(block.lines);
  const words = escapeWords(tidy(block.text));
  if (block.type === "heading") return `${"#".repeat(Math.min(6, block.level))} ${words}`;
  if (block.type === "paragraph") return escapeLineStart(words);
  // An item that stands further to the right belongs to the one before it.
  while (indents.length > 0 && block.x < (indents.at(-1) ?? 0) - 4) indents.pop();
  if (indents.length === 0 || block.x > (indents.at(-1) ?? 0) + 4) indents.push(block.x);
  const depth = Math.min(4, indents.length - 1);
  return `${"   ".repeat(depth)}${block.mark} ${escapeLineStart(words)}`;
}

function fenced(lines: readonly string[]): string {
  const longest = Math.max(2, ...lines.flatMap((line) => [...line.matchAll(/`+/g)].map(([run]) => run.length)));
  const ticks = "`".repeat(longest + 1);
  return [ticks, ...lines.map(withoutSoftHyphens), ticks].join("\n");
}

function tidy(text: string): string {
  return withAccents(withoutSoftHyphens(text).replaceAll("\ufffd", "").replace(/\s+/g, " ").trim());
}

const accents: Readonly<Record<string, string>> = {
  "¨": "\u0308",
  "´": "\u0301",
  ˆ: "\u0302",
  "˜": "\u0303",
  ˇ: "\u030c",
  "˚": "\u030a",
};

/** Old programs print an accent and then its letter. */
function withAccents(text: string): string {
  if (!/[¨´ˆ˜ˇ˚]/.test(text)) return text;
  return text.replace(/([¨´ˆ˜ˇ˚]) ?([A-Za-zı])/g, (whole, accent: string, letter: string) => {
    const composed = `${letter === "ı" ? "i" : letter}${accents[accent] ?? ""}`.normalize("NFC");
    return composed.length === 1 ? composed : whole;
  });
}
