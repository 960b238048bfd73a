import { safeAddress } from "./address.ts";
import { escapeLineStart, escapeWords } from "./escape-words.ts";
import { type HtmlElement, type HtmlNode, nodesOf } from "./html-nodes.ts";
import { type Mark, type Piece, writtenLine } from "./written-line.ts";

export type FieldMarkdown = {
  readonly text: string;
  /** The numbers of each gap, in the order they stand in the text: its own, then those of the gaps it stands within. */
  readonly gaps: readonly (readonly number[])[];
};

export type FieldOptions = {
  readonly hasGaps?: boolean;
  /** The key of a file in the package, by the name a field calls it; null where it is not there. */
  readonly fileKey?: (name: string) => string | null;
  /** A document's blocks are paragraphs, where a field's are lines; its pictures are named by their words alone. */
  readonly isDocument?: boolean;
};

/** A field of a note of Anki's, or a document, as our markdown. Nothing that could run gets through: what is not listed here is plain words. [FLA-4] */
export function htmlToMarkdown(
  html: string,
  { hasGaps = false, fileKey = () => null, isDocument = false }: FieldOptions = {},
): FieldMarkdown {
  // Most fields are a few words.
  if (!/[<&{}[\]\\\n]/.test(html)) return { text: escapeLineStart(escapeWords(html.trim())), gaps: [] };
  const gaps: (readonly number[])[] = [];
  const text = written(blocksOf(nodesOf(html, { hasGaps }), [], { fileKey, gaps, nextGap: { id: 0 }, isDocument }));
  return { text, gaps };
}

type Context = {
  readonly fileKey: (name: string) => string | null;
  readonly gaps: (readonly number[])[];
  readonly nextGap: { id: number };
  readonly isDocument: boolean;
};

/** A line is one among others; other blocks have a blank line around them. */
type Block = { readonly text: string; readonly isLine: boolean };

function written(blocks: readonly Block[]): string {
  let text = "";
  blocks.forEach((block, place) => {
    const before = blocks[place - 1];
    text += `${before ? (before.isLine && block.isLine ? "\n" : "\n\n") : ""}${block.text}`;
  });
  return text.replace(/\n{3,}/g, "\n\n").trim();
}

function blocksOf(nodes: readonly HtmlNode[], marks: readonly Mark[], context: Context): Block[] {
  const blocks: Block[] = [];
  let pieces: Piece[] = [];
  const endLine = () => {
    const line = writtenLine(pieces, context.gaps);
    if (line.trim() !== "") blocks.push({ text: line.split("\n").map(escapeLineStart).join("\n"), isLine: true });
    pieces = [];
  };
  const walk = (all: readonly HtmlNode[], within: readonly Mark[]) => {
    for (const node of all) {
      if (node.type !== "element") pieces.push(...leafPieces(node, within, context));
      else if (node.tag === "br") {
        // Two of them end a paragraph.
        if (pieces.at(-1)?.text === "\n") {
          pieces.pop();
          endLine();
          blocks.push({ text: "", isLine: true });
        } else pieces.push({ text: "\n", words: "", marks: within });
      } else if (node.tag === "img") pieces.push(...imagePieces(node, within, context));
      else if (node.tag === "code") pieces.push(codePiece(node, within));
      else if (raised[node.tag]) pieces.push(...raisedPieces(node, within, context));
      else if (containers.has(node.tag)) {
        endLine();
        walk(node.children, within);
        endLine();
        if (node.tag === "p" || context.isDocument) blocks.push({ text: "", isLine: true });
      } else if (isBlock(node.tag)) {
        endLine();
        blocks.push(...blockElement(node, within, context));
      } else {
        walk(node.children, markedBy(node, within, context));
        if (node.hint?.trim()) pieces.push(wordsPiece(` (${node.hint.trim()})`, within));
      }
    }
  };
  walk(nodes, marks);
  endLine();
  return blocks;
}

const containers = new Set(
  "div,p,center,section,article,header,footer,main,figure,figcaption,form,fieldset,dl,dt,dd,details,summary,address".split(
    ",",
  ),
);

function isBlock(tag: string): boolean {
  return /^(?:ul|ol|li|table|tr|pre|blockquote|hr|h[1-6])$/.test(tag);
}

function blockElement(node: HtmlElement, marks: readonly Mark[], context: Context): Block[] {
  const { tag, children } = node;
  const block = (text: string): Block[] => (text.trim() === "" ? [] : [{ text, isLine: false }]);
  if (tag === "hr") return block("---");
  if (tag === "pre") return block(fenced(bareText(children)));
  if (tag === "ul" || tag === "ol") return block(listOf(node, marks, context));
  if (tag === "table" || tag === "tr") return block(tableOf(node, marks, context));
  const inner = written(blocksOf(children, marks, context));
  if (tag === "li") return block(item("- ", inner));
  if (tag === "blockquote") return block(inner.replace(/^/gm, "> "));
  // Some books have a heading in a heading: it is one.
  const words = inner.replace(/^#{1,6} /gm, "").replace(/\n+/g, " ");
  return block(words === "" ? "" : `${"#".repeat(Number(tag[1]))} ${words}`);
}

function listOf({ tag, children, attributes }: HtmlElement, marks: readonly Mark[], context: Context): string {
  let number = Math.min(999_999, Math.max(0, Number.parseInt(attributes.start ?? "1", 10) || 1));
  const items = children.flatMap((child) => {
    // A list that stands between the items of another belongs to the one before.
    const inner = written(
      blocksOf(child.type === "element" && child.tag === "li" ? child.children : [child], marks, context),
    );
    if (inner === "") return [];
    const isNested = child.type === "element" && (child.tag === "ul" || child.tag === "ol");
    if (isNested) return [inner.replace(/^/gm, "  ")];
    return [item(tag === "ol" ? `${number++}. ` : "- ", inner)];
  });
  return items.join("\n");
}

function item(mark: string, text: string): string {
  return `${mark}${text.replace(/\n(?=.)/g, `\n${" ".repeat(mark.length)}`)}`;
}

const mostRows = 500;
const mostRowsOfDocument = 20_000;

function tableOf(node: HtmlElement, marks: readonly Mark[], context: Context): string {
  const rows: HtmlElement[] = [];
  const collect = (element: HtmlElement) => {
    if (element.tag === "tr") rows.push(element);
    else for (const child of element.children) if (child.type === "element") collect(child);
  };
  collect(node);
  const cells = rows.slice(0, context.isDocument ? mostRowsOfDocument : mostRows).map((row) =>
    row.children.flatMap((cell) => {
      if (cell.type !== "element" || (cell.tag !== "td" && cell.tag !== "th")) return [];
      const text = written(blocksOf(cell.children, marks, context));
      return [text.replace(/\n+/g, " <br> ").replace(/\|/g, "\\|")];
    }),
  );
  const width = Math.min(100, Math.max(0, ...cells.map((row) => row.length)));
  // A table of one cell is a frame around something.
  if (width === 0) return written(blocksOf(rows.length === 0 ? node.children : [], marks, context));
  const line = (row: readonly string[]) =>
    `| ${Array.from({ length: width }, (_, place) => row[place] ?? "").join(" | ")} |`;
  const [head = [], ...rest] = cells;
  return [line(head), `|${" --- |".repeat(width)}`, ...rest.map(line)].join("\n");
}

function leafPieces(node: Exclude<HtmlNode, HtmlElement>, marks: readonly Mark[], context: Context): Piece[] {
  if (node.type === "text") {
    const words = node.text.replace(/[\s\u00a0]+/g, " ");
    // A bracket around a gap is nothing to remember.
    const isSaid = /[^\s\p{P}\p{S}]/u.test(words);
    return [wordsPiece(words, isSaid ? marks : marks.filter((mark) => mark.kind !== "gap" || !mark.isInPieces))];
  }
  if (node.type === "sound") return [];
  const tex = node.tex.replace(/\s+/g, " ").trim();
  if (tex === "") return [];
  const within = node.gaps ? inGap(node.gaps, marks, context) : marks;
  return [{ text: tex, words: tex, maths: node.display ? "display" : "inline", marks: within }];
}

function wordsPiece(words: string, marks: readonly Mark[]): Piece {
  const inLink = marks.some(({ kind }) => kind === "link");
  const text = escapeWords(words);
  return { text: inLink ? text.replaceAll("[", "&#91;") : text, words, marks };
}

function imagePieces({ attributes }: HtmlElement, marks: readonly Mark[], context: Context): Piece[] {
  const { src = "", alt = "", width = "" } = attributes;
  const key = context.fileKey(src);
  const words = alt.replace(/[\s|]+/g, " ").trim();
  const size = /^\d{1,4}$/.test(width) && Number(width) > 0 ? `|${width}` : "";
  if (key)
    return [{ text: `![${escapeWords(words).replaceAll("[", "&#91;")}${size}](attachment:${key})`, words, marks }];
  const href = /^https?:/i.test(src) ? safeAddress(src) : null;
  const shown = words || (/^data:/i.test(src) || context.isDocument ? "" : src.slice(0, 200));
  return [wordsPiece(shown, href ? [...marks, { kind: "link", key: `link ${href}`, href }] : marks)];
}

function codePiece({ children }: HtmlElement, marks: readonly Mark[]): Piece {
  const words = bareText(children).replace(/\s+/g, " ").trim();
  if (words === "") return { text: "", words: "", marks };
  const ticks = "`".repeat(1 + Math.max(0, ...[...words.matchAll(/`+/g)].map(([run]) => run.length)));
  const pad = /^`|`$/.test(words) ? " " : "";
  return { text: `${ticks}${pad}${words}${pad}${ticks}`, words, marks };
}

function fenced(code: string): string {
  const ticks = "`".repeat(Math.max(3, 1 + Math.max(0, ...[...code.matchAll(/`+/g)].map(([run]) => run.length))));
  return code.trim() === "" ? "" : `${ticks}\n${code.replace(/^\n|\n$/g, "")}\n${ticks}`;
}

function bareText(nodes: readonly HtmlNode[]): string {
  return nodes
    .map((node) => {
      if (node.type === "text") return node.text.replaceAll("\u00a0", " ");
      if (node.type === "maths") return node.tex;
      if (node.type === "sound") return "";
      const isLine = node.tag === "br" || containers.has(node.tag);
      return `${bareText(node.children)}${isLine ? "\n" : ""}`;
    })
    .join("");
}

const raised: Readonly<Record<string, { readonly letters: string; readonly sign: string }>> = {
  sub: { letters: "₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎", sign: "_" },
  sup: { letters: "⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾", sign: "^" },
};

/** Small figures have letters of their own; other small words are a formula's. */
function raisedPieces({ tag, children }: HtmlElement, marks: readonly Mark[], context: Context): Piece[] {
  const words = bareText(children).trim();
  const { letters = "", sign = "" } = raised[tag] ?? {};
  const places = [...words.replaceAll("−", "-")].map((letter) => "0123456789+-=()".indexOf(letter));
  const hasMore = children.some((child) => child.type !== "text");
  if (words === "" || hasMore)
    return children.flatMap((child) =>
      child.type === "element" ? [wordsPiece(bareText([child]), marks)] : leafPieces(child, marks, context),
    );
  if (places.every((place) => place >= 0))
    return [wordsPiece(places.map((place) => [...letters][place]).join(""), marks)];
  if (!/^[\p{L}\p{N} ,.+-]+$/u.test(words)) return [wordsPiece(words, marks)];
  const tex = `${sign}{\\text{${words}}}`;
  return [{ text: tex, words: tex, maths: "inline", marks }];
}

function markedBy(node: HtmlElement, marks: readonly Mark[], context: Context): readonly Mark[] {
  const { tag, attributes, number } = node;
  if (number !== undefined) return inGap([number], marks, context, hasGapWithin(node));
  const href = tag === "a" ? safeAddress(attributes.href ?? "") : null;
  if (href) return [...marks.filter(({ kind }) => kind !== "link"), { kind: "link", key: `link ${href}`, href }];
  const kind = markOf[tag];
  return kind && !marks.some((mark) => mark.kind === kind) ? [...marks, { kind, key: kind }] : marks;
}

/** A gap within a gap is one of its own here, and is hidden with the other as well. */
function inGap(
  numbers: readonly number[],
  marks: readonly Mark[],
  context: Context,
  isInPieces = false,
): readonly Mark[] {
  const around = marks.flatMap((mark) => (mark.kind === "gap" ? mark.numbers : []));
  const others = marks.filter(({ kind }) => kind !== "gap");
  const all = [...new Set([...numbers, ...around])];
  return [{ kind: "gap", key: `gap ${context.nextGap.id++}`, numbers: all, isInPieces }, ...others];
}

function hasGapWithin({ children }: HtmlElement): boolean {
  return children.some(
    (child) =>
      (child.type === "maths" && child.gaps) ||
      (child.type === "element" && (child.tag === "gap" || hasGapWithin(child))),
  );
}

/** Our markdown has no underline: it is an emphasis as well. */
const markOf: Readonly<Record<string, "strong" | "emphasis" | "strike">> = {
  b: "strong",
  strong: "strong",
  i: "emphasis",
  em: "emphasis",
  u: "emphasis",
  s: "strike",
  del: "strike",
  strike: "strike",
};
