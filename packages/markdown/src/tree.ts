import type { SyntaxNode } from "@lezer/common";
import { addressOfWords, attachmentId, noteAddress, safeAddress, slugOf } from "./address.ts";
import { calloutKind } from "./callouts.ts";
import { endlessForm, endlessFrom } from "./endless-letter.ts";
import { decodedEntities, decodedEntity } from "./entities.ts";
import { grammar } from "./grammar.ts";
import { imageSize } from "./image-size.ts";
import { inlineText } from "./plain-text.ts";
import { texOf } from "./tex.ts";
import type {
  Block,
  Callout,
  Cell,
  Footnote,
  HeadingLevel,
  Inline,
  List,
  MarkdownTree,
  Placed,
  Table,
  Task,
} from "./tree-types.ts";

/** A text as it is shown. It never fails, whatever the text is. */
export function treeOf(text: string): MarkdownTree {
  const steps = treeSteps(text);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** The same in steps, for a text so long that whoever reads it must be let do other things in between. */
export function* treeSteps(text: string): Generator<void, MarkdownTree> {
  const bare = text.startsWith("\ufeff") ? ` ${text.slice(1)}` : text;
  const source = bare.includes("\r") ? bare.replace(/\r\n?/g, "\n") : bare;
  const placeOf = source.length === text.length ? (at: number) => at : placesWithReturns(text);
  const end = endOfLines(source, largest.lines);
  const parse = grammar.startParse(source.slice(0, end));
  let parsed = parse.advance();
  for (; !parsed; parsed = parse.advance()) yield;
  const top = parsed.topNode;
  const reading: Reading = {
    source,
    placeOf,
    references: new Map(),
    notes: new Map(),
    order: [],
    slugs: new Map(),
  };
  for (let node = top.firstChild; node; node = node.nextSibling) {
    collect(node, reading);
    yield;
  }
  const blocks: Placed[] = [];
  let rest = end;
  for (let node = top.firstChild; node; node = node.nextSibling) {
    if (blocks.length >= largest.blocks) {
      rest = node.from;
      break;
    }
    for (const part of partsOf(node, reading)) {
      blocks.push({ ...part, from: placeOf(part.from), to: placeOf(part.to) });
      yield;
    }
  }
  for (const part of sourceParts(rest, source.length, reading)) {
    blocks.push({ ...part, from: placeOf(part.from), to: placeOf(part.to) });
    yield;
  }
  const footnotes = yield* footnotesOf(reading);
  return { blocks, footnotes };
}

/**
 * How much of a text may be one block. Nobody writes that much without a blank line, and what draws it does so in one go.
 * A longer list is one in several parts, and anything else is shown as it was typed. So is the rest of a text of more
 * blocks or lines than any book has.
 */
const largest = { blocks: 20_000, lines: 100_000, length: 60_000, listLength: 20_000, perFormula: 150 } as const;

/** A block of the uppermost level; in parts, where it is a list too long to be drawn in one go. */
function* partsOf(node: SyntaxNode, reading: Reading): Generator<Placed> {
  const { from, to } = node;
  const isList = node.name === "BulletList" || node.name === "OrderedList";
  if (isList && costOf(from, to, reading) > largest.listLength) yield* listParts(node, reading);
  else if (!isUnseen(node.name) && costOf(from, to, reading) > largest.length) yield* sourceParts(from, to, reading);
  else {
    const block = blockOf(node, reading);
    if (block) yield { from, to, block };
  }
}

/** Where so many lines end, or the text. */
function endOfLines(text: string, count: number): number {
  if (text.length <= count) return text.length;
  let end = 0;
  for (let line = 0; line < count; line++) {
    const next = text.indexOf("\n", end);
    if (next < 0) return text.length;
    end = next + 1;
  }
  return end;
}

function isUnseen(name: string): boolean {
  return name === "FootnoteDefinition" || name === "LinkReference" || name === "FrontMatter" || name === "CommentBlock";
}

/** About what a stretch of text costs whoever draws it: its letters, and a formula as much as many of them. */
function costOf(from: number, to: number, { source }: Reading): number {
  if (to - from > largest.length) return to - from;
  const formulas = source.slice(from, to).match(/\$\$|\$[^$\s]|\\[([]/g)?.length ?? 0;
  return to - from + formulas * (largest.perFormula / 2);
}

function* listParts(node: SyntaxNode, reading: Reading): Generator<Placed> {
  let items: SyntaxNode[] = [];
  let cost = 0;
  let number = 0;
  const isNumbered = node.name === "OrderedList";
  const part = (): Placed => {
    const list = listOfItems(items, isNumbered, reading);
    const start = isNumbered ? (number > 0 ? number : list.start) : null;
    number = (start ?? 0) + items.length;
    const from = items[0]?.from ?? node.from;
    const to = items.at(-1)?.to ?? node.to;
    items = [];
    cost = 0;
    return { from, to, block: { ...list, start } };
  };
  for (let item = node.firstChild; item; item = item.nextSibling) {
    if (item.name !== "ListItem") continue;
    const itemCost = costOf(item.from, item.to, reading) + 40;
    if (items.length > 0 && cost + itemCost > largest.listLength) yield part();
    if (itemCost > largest.length) yield* sourceParts(item.from, item.to, reading);
    else {
      items.push(item);
      cost += itemCost;
    }
  }
  if (items.length > 0) yield part();
}

/** What was typed, in parts that a browser can lay out: they end at the ends of lines where there are any. */
function* sourceParts(from: number, to: number, { source }: Reading): Generator<Placed> {
  const length = 8000;
  for (let at = from; at < to; ) {
    const end = at + length >= to ? to : endOfPart(source, at, at + length);
    yield { from: at, to: end, block: { type: "source", text: shown(source.slice(at, end)), isFirst: at === from } };
    at = end;
  }
}

function endOfPart(source: string, from: number, to: number): number {
  const line = source.lastIndexOf("\n", to - 1) + 1;
  if (line > from + 2000) return line;
  const blank = source.lastIndexOf(" ", to - 1) + 1;
  if (blank > from + 2000) return blank;
  // Not within a letter of two halves.
  return /[\udc00-\udfff]/.test(source[to] ?? "") ? to + 1 : to;
}

/** From places in a text whose lines end with "\n" to places in the one whose lines end with "\r\n". */
function placesWithReturns(text: string): (at: number) => number {
  /** For each carriage return that went away, the place in the shorter text before which it stood. */
  const gone: number[] = [];
  for (const { index } of text.matchAll(/\r\n/g)) gone.push(index - gone.length);
  return (at) => {
    let [low, high] = [0, gone.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((gone[middle] ?? 0) < at) low = middle + 1;
      else high = middle;
    }
    return at + low;
  };
}

/** What one reading of a text knows and finds out. */
type Reading = {
  readonly source: string;
  /** Where a place of the source, which has no carriage returns, stands in the text. */
  readonly placeOf: (at: number) => number;
  readonly references: Map<string, { readonly href: string; readonly title: string }>;
  readonly notes: Map<string, NoteUse>;
  /** The footnotes that have a number, in order. */
  readonly order: NoteUse[];
  readonly slugs: Map<string, number>;
};

type NoteUse = { readonly node: SyntaxNode; number: number; uses: number };

/** Deeper than this a text is shown as it was typed. */
const deepestInline = 48;

/** Definitions may stand anywhere, also after what refers to them. The first one counts. */
function collect(block: SyntaxNode, reading: Reading): void {
  const { source, references, notes } = reading;
  block.cursor().iterate(({ name, node }) => {
    if (name === "LinkReference") {
      const label = node.getChild("LinkLabel");
      const url = node.getChild("URL");
      const key = label ? labelKey(source.slice(label.from + 1, label.to - 1)) : "";
      if (!url || key === "" || references.has(key)) return false;
      const title = node.getChild("LinkTitle");
      references.set(key, {
        href: writtenAddress(source.slice(url.from, url.to)),
        title: title ? writtenTitle(source.slice(title.from, title.to)) : "",
      });
      return false;
    }
    if (name === "FootnoteDefinition") {
      const key = noteKey(source, node.firstChild);
      if (!notes.has(key)) notes.set(key, { node, number: 0, uses: 0 });
      return false;
    }
    return !isLeaf(name);
  });
}

function isLeaf(name: string): boolean {
  return name === "Paragraph" || name === "Table" || name === "FencedCode" || name.startsWith("ATXHeading");
}

function noteKey(source: string, label: SyntaxNode | null): string {
  return label ? (/\[\^([^\]]+)\]/.exec(source.slice(label.from, label.to))?.[1] ?? "").toLowerCase() : "";
}

function labelKey(label: string): string {
  return label.trim().replace(/\s+/g, " ").toLowerCase().toUpperCase();
}

/** Notes that nobody refers to come last: what was written is shown. */
function* footnotesOf(reading: Reading): Generator<void, readonly Footnote[]> {
  const written = new Map<NoteUse, readonly Inline[]>();
  const write = (note: NoteUse) => {
    if (!written.has(note)) written.set(note, trimmed(inlinesOf(note.node, reading, note.node.firstChild?.to)));
  };
  // A note may refer to others, which then get their number.
  for (let index = 0; index < reading.order.length; index++) {
    const note = reading.order[index];
    if (note) write(note);
    yield;
  }
  for (const note of reading.notes.values()) {
    if (note.number === 0) {
      reading.order.push(note);
      note.number = reading.order.length;
    }
    write(note);
    yield;
  }
  return reading.order.map((note) => ({
    number: note.number,
    uses: note.uses,
    children: written.get(note) ?? [],
  }));
}

function blockOf(node: SyntaxNode, reading: Reading): Block | null {
  const { source } = reading;
  const { name } = node;
  switch (name) {
    case "Paragraph":
    case "Task":
      return paragraphOf(node, reading);
    case "Blockquote":
      return quoteOf(node, reading);
    case "BulletList":
    case "OrderedList":
      return listOf(node, reading);
    case "FencedCode":
    case "CodeBlock":
      return codeOf(node, reading);
    case "Table":
      return tableOf(node, reading);
    case "HorizontalRule":
      return { type: "rule" };
    case "BlockMath":
      return { type: "maths", tex: texOf(node, source) };
    case "CommentBlock":
      // Without its end it would hide the rest of the note.
      return source.slice(node.from, node.to).trimEnd().endsWith("-->")
        ? null
        : { type: "paragraph", children: textOf(plainSlice(node, reading)) };
    case "HTMLBlock":
    case "ProcessingInstructionBlock":
      return { type: "paragraph", children: textOf(plainSlice(node, reading)) };
    default: {
      const level = /^(?:ATX|Setext)Heading([1-6])$/.exec(name)?.[1];
      return level ? headingOf(node, Number(level) as HeadingLevel, reading) : null;
    }
  }
}

function blocksOf(parent: SyntaxNode, reading: Reading, from = parent.from): Block[] {
  const blocks: Block[] = [];
  for (let node = parent.firstChild; node; node = node.nextSibling) {
    if (node.from < from) continue;
    const block = blockOf(node, reading);
    if (block) blocks.push(block);
  }
  return blocks;
}

function paragraphOf(node: SyntaxNode, reading: Reading): Block | null {
  const children = trimmed(inlinesOf(node, reading));
  const [only] = children;
  if (!only) return null;
  // A display formula with a paragraph to itself stands by itself.
  if (children.length === 1 && only.type === "maths" && only.display) return { type: "maths", tex: only.tex };
  if (children.length === 1 && only.type === "wikilink" && only.embeds) {
    return { type: "embed", target: only.target, label: only.label };
  }
  return { type: "paragraph", children };
}

function headingOf(node: SyntaxNode, level: HeadingLevel, reading: Reading): Block {
  const children = trimmed(inlinesOf(node, reading));
  return { type: "heading", level, id: newId(slugOf(inlineText(children)), reading), children };
}

/** The second heading of the same name gets a number. */
function newId(slug: string, { slugs }: Reading): string {
  const base = slug || "section";
  let count = slugs.get(base) ?? 0;
  let id = count === 0 ? base : `${base}-${count}`;
  while (slugs.has(id)) id = `${base}-${++count}`;
  slugs.set(base, count + 1);
  if (id !== base) slugs.set(id, 1);
  return id;
}

function quoteOf(node: SyntaxNode, reading: Reading): Block {
  const first = node.getChild("Paragraph");
  const mark = first?.firstChild?.name === "CalloutMark" ? first.firstChild : null;
  const isFirst = mark && node.from + 8 > mark.from && !/\n/.test(reading.source.slice(node.from, mark.from));
  if (!mark || !isFirst) return { type: "quote", children: blocksOf(node, reading) };
  return calloutOf(node, mark, reading);
}

function calloutOf(node: SyntaxNode, mark: SyntaxNode, reading: Reading): Callout {
  const [, word = "", fold] = /^\[!([a-z]+)\]([+-])?/i.exec(reading.source.slice(mark.from, mark.to)) ?? [];
  const lead = mark.parent;
  const lines = atFirstLine(lead ? inlinesOf(lead, reading) : []);
  const body = trimmed(lines.rest);
  const children = blocksOf(node, reading, lead?.to);
  return {
    type: "callout",
    kind: calloutKind(word),
    fold: fold === "-" ? "closed" : fold === "+" ? "open" : null,
    title: trimmed(lines.first),
    children: body.length > 0 ? [{ type: "paragraph", children: body }, ...children] : children,
  };
}

function atFirstLine(children: readonly Inline[]): { readonly first: Inline[]; readonly rest: Inline[] } {
  const place = children.findIndex((one) => one.type === "break" || (one.type === "text" && one.text.includes("\n")));
  const at = children[place];
  if (!at) return { first: [...children], rest: [] };
  const after = children.slice(place + 1);
  if (at.type !== "text") return { first: children.slice(0, place), rest: after };
  const end = at.text.indexOf("\n");
  return {
    first: [...children.slice(0, place), { type: "text", text: at.text.slice(0, end) }],
    rest: [{ type: "text", text: at.text.slice(end + 1) }, ...after],
  };
}

function listOf(node: SyntaxNode, reading: Reading): List {
  return listOfItems(node.getChildren("ListItem"), node.name === "OrderedList", reading);
}

function listOfItems(nodes: readonly SyntaxNode[], isNumbered: boolean, reading: Reading): List {
  const { source } = reading;
  const [first] = nodes;
  const start =
    isNumbered && first ? Number.parseInt(source.slice(first.from, first.from + 20).trimStart(), 10) || 0 : null;
  return {
    type: "list",
    start,
    tight: !nodes.some((item) => hasGap(item, source)),
    items: nodes.map((item) => ({ task: taskOf(item, reading), children: blocksOf(item, reading) })),
  };
}

/** Whether a blank line stands before this item or between its blocks. */
function hasGap(item: SyntaxNode, source: string): boolean {
  const previous = item.prevSibling;
  if (previous?.name === "ListItem" && isGap(source.slice(previous.to, item.from))) return true;
  let last: SyntaxNode | null = null;
  for (let child = item.firstChild; child; child = child.nextSibling) {
    if (child.name === "QuoteMark" || child.name === "ListMark") continue;
    if (last && isGap(source.slice(last.to, child.from))) return true;
    last = child;
  }
  return false;
}

function isGap(between: string): boolean {
  return /\n[ \t>]*\n/.test(between);
}

function taskOf(item: SyntaxNode, { source, placeOf }: Reading): Task | null {
  const mark = item.getChild("Task")?.getChild("TaskMarker");
  return mark ? { done: source[mark.from + 1] !== " ", at: placeOf(mark.from + 1) } : null;
}

function codeOf(node: SyntaxNode, { source }: Reading): Block {
  let text = "";
  for (let child = node.firstChild; child; child = child.nextSibling) {
    if (child.name === "CodeText") text += source.slice(child.from, child.to);
  }
  const info = node.getChild("CodeInfo");
  const word = info ? (/^[^\s{,]+/.exec(source.slice(info.from, info.to))?.[0] ?? "").toLowerCase() : "";
  return {
    type: "code",
    language: /^[a-z0-9+#.-]{1,30}$/.test(word) ? word : "",
    text: shown(text),
  };
}

function tableOf(node: SyntaxNode, reading: Reading): Table {
  const { source } = reading;
  let head: readonly Cell[] = [];
  let align: Table["align"] = [];
  const rows: (readonly Cell[])[] = [];
  for (let row = node.firstChild; row; row = row.nextSibling) {
    if (row.name === "TableHeader") head = cellsOf(row, reading);
    else if (row.name === "TableDelimiter") align = alignments(source.slice(row.from, row.to));
    else if (row.name === "TableRow") rows.push(cellsOf(row, reading));
  }
  return { type: "table", align: head.map((_, column) => align[column] ?? null), head, rows };
}

function alignments(line: string): Table["align"] {
  const marks = line
    .trim()
    .replace(/^\||\|$/g, "")
    .split("|");
  return marks.map((mark) => {
    const isLeft = mark.trim().startsWith(":");
    const isRight = mark.trim().endsWith(":");
    return isLeft && isRight ? "center" : isRight ? "right" : isLeft ? "left" : null;
  });
}

/** An empty cell is nothing between two strokes. */
function cellsOf(row: SyntaxNode, reading: Reading): readonly Cell[] {
  const cells: Cell[] = [];
  let isOpen = true;
  for (let child = row.firstChild; child; child = child.nextSibling) {
    if (child.name === "TableCell") {
      cells.push(trimmed(inlinesOf(child, reading)));
      isOpen = false;
    } else if (child.name === "TableDelimiter") {
      if (isOpen && child.from > row.from) cells.push([]);
      isOpen = true;
    }
  }
  return cells;
}

/** The words of a node from `from` on: its children in order, and the text between them. */
function inlinesOf(parent: SyntaxNode, reading: Reading, from = parent.from, to = parent.to, depth = 0): Inline[] {
  const line = createLine();
  let at = from;
  for (let node = parent.childAfter(from); node && node.from < to; node = node.nextSibling) {
    if (node.from > at) line.text(reading.source.slice(at, node.from));
    addInline(node, reading, line, depth);
    at = Math.max(at, node.to);
  }
  if (at < to) line.text(reading.source.slice(at, to));
  return line.end();
}

type Line = ReturnType<typeof createLine>;

/** Collects inlines; what is typed next to each other becomes one text. */
function createLine() {
  const inlines: Inline[] = [];
  /** Ends of lines lose the blanks around them; what an entity or an escape stands for does not. */
  let typed = "";
  let text = "";
  const settle = () => {
    if (typed !== "") text += typed.replace(/(?<![ \t])[ \t]*\n[ \t]*/g, "\n");
    typed = "";
  };
  const flush = () => {
    settle();
    if (text !== "") inlines.push({ type: "text", text: shown(text) });
    text = "";
  };
  return {
    text: (more: string) => {
      typed += more;
    },
    letter: (letter: string) => {
      settle();
      text += letter;
    },
    add: (...more: readonly Inline[]) => {
      for (const one of more) {
        settle();
        if (one.type === "text") text += one.text;
        else {
          flush();
          inlines.push(one);
        }
      }
    },
    end: () => {
      flush();
      return inlines;
    },
  };
}

const wrappers = {
  Emphasis: "emphasis",
  StrongEmphasis: "strong",
  Strikethrough: "strike",
  Highlight: "highlight",
} as const;

function addInline(node: SyntaxNode, reading: Reading, line: Line, depth: number) {
  const { source } = reading;
  const { name, from, to } = node;
  const raw = () => source.slice(from, to);
  if (depth > deepestInline) return line.text(raw());
  switch (name) {
    case "Emphasis":
    case "StrongEmphasis":
    case "Strikethrough":
    case "Highlight":
      return line.add({ type: wrappers[name], children: insideOf(node, reading, depth) });
    case "InlineCode":
      return line.add({ type: "code", text: codeText(node, reading) });
    case "InlineMath":
    case "DisplayMath":
      return line.add({
        type: "maths",
        tex: shown(unbarred(node, texOf(node, source))),
        display: name === "DisplayMath",
      });
    case "Link":
      return addLink(node, reading, line, depth);
    case "Image":
      return addImage(node, reading, line, depth);
    case "Autolink":
    case "URL":
      return addAddress(name === "URL" ? raw() : source.slice(from + 1, to - 1), raw(), line);
    case "WikiLink":
      return line.add(wikiLinkOf(node, source));
    case "WikiEmbed":
      return line.add({ ...wikiLinkOf(node, source), embeds: true });
    case "Hashtag":
      return line.add({ type: "hashtag", tag: source.slice(from + 1, to) });
    case "FootnoteReference":
      return addFootnote(node, reading, line);
    case "Escape":
      return line.letter(source.slice(from + 1, to));
    case "Entity":
      return line.letter(decodedEntity(raw()));
    case "HardBreak":
      return line.add({ type: "break" });
    case "HTMLTag":
      return /^<br\s*\/?>$/i.test(raw()) ? line.add({ type: "break" }) : line.text(plainSlice(node, reading));
    case "ProcessingInstruction":
      return line.text(plainSlice(node, reading));
    case "Comment":
    case "CalloutMark":
    case "QuoteMark":
    case "HeaderMark":
    case "TaskMarker":
    case "FootnoteLabel":
      return;
    default:
      return line.text(raw());
  }
}

/** Between the marks at both ends. */
function insideOf(node: SyntaxNode, reading: Reading, depth: number): Inline[] {
  const from = node.firstChild?.to ?? node.from;
  const to = node.lastChild?.from ?? node.to;
  return inlinesOf(node, reading, from, to, depth + 1);
}

function codeText(node: SyntaxNode, reading: Reading): string {
  const from = node.firstChild?.to ?? node.from;
  const to = node.lastChild?.from ?? node.to;
  const text = plainSlice(node, reading, from, to).replaceAll("\n", " ");
  const isPadded = text.length > 2 && text.startsWith(" ") && text.endsWith(" ") && text.trim() !== "";
  return shown(unbarred(node, isPadded ? text.slice(1, -1) : text));
}

/** In a cell of a table every bar is escaped, in code and formulas too. */
function unbarred(node: SyntaxNode, text: string): string {
  return node.matchContext(["TableCell"]) ? text.replaceAll("\\|", "|") : text;
}

/** A part of the text without the marks of the quotations it stands in. */
function plainSlice(node: SyntaxNode, { source }: Reading, from = node.from, to = node.to): string {
  let text = "";
  let at = from;
  for (let mark = node.firstChild; mark; mark = mark.nextSibling) {
    if (mark.name !== "QuoteMark" || mark.from < from || mark.to > to) continue;
    text += source.slice(at, mark.from);
    at = source[mark.to] === " " ? mark.to + 1 : mark.to;
  }
  return text + source.slice(at, to);
}

function addLink(node: SyntaxNode, reading: Reading, line: Line, depth: number) {
  const { source } = reading;
  const { wordsFrom, wordsTo, target } = targetOf(node, reading);
  const children = inlinesOf(node, reading, wordsFrom, wordsTo, depth + 1);
  if (!target) {
    // Brackets without an address are brackets.
    line.text(source.slice(node.from, wordsFrom));
    line.add(...children);
    return line.text(source.slice(wordsTo, node.to));
  }
  const note = noteAddress(target.href);
  if (note) return line.add({ type: "wikilink", target: note, label: inlineText(children).trim() || note });
  const href = safeAddress(target.href);
  if (!href) return line.add(...children);
  const words: readonly Inline[] = children.length > 0 ? children : [{ type: "text", text: shown(target.href) }];
  line.add({ type: "link", href, ...(target.title && { title: shown(target.title) }), children: withoutLinks(words) });
}

/** Only the student's own files are pictures. Any other address becomes a link: opening a note asks nobody for anything. */
function addImage(node: SyntaxNode, reading: Reading, line: Line, depth: number) {
  const { source } = reading;
  const { wordsFrom, wordsTo, target } = targetOf(node, reading);
  const words = inlinesOf(node, reading, wordsFrom, wordsTo, depth + 1);
  if (!target) {
    line.text(source.slice(node.from, wordsFrom));
    line.add(...words);
    return line.text(source.slice(wordsTo, node.to));
  }
  const alt = inlineText(words).trim();
  const id = attachmentId(target.href);
  if (id) return line.add({ type: "image", id, ...imageSize(alt) });
  const href = safeAddress(target.href);
  const text: Inline = { type: "text", text: alt || shown(target.href.slice(0, 200)) };
  line.add(href ? { type: "link", href, children: [text] } : text);
}

type Target = { readonly href: string; readonly title: string };

/** Where a link or picture leads, and which part of it are its words. */
function targetOf(
  node: SyntaxNode,
  { source, references }: Reading,
): { readonly wordsFrom: number; readonly wordsTo: number; readonly target: Target | null } {
  const marks = node.getChildren("LinkMark");
  const wordsFrom = marks[0]?.to ?? node.from;
  const wordsTo = marks[1]?.from ?? node.to;
  const isInline = marks.length > 2;
  if (isInline) {
    const url = lastChild(node, "URL", wordsTo);
    const title = lastChild(node, "LinkTitle", wordsTo);
    const target = {
      href: url ? writtenAddress(source.slice(url.from, url.to)) : "",
      title: title ? writtenTitle(source.slice(title.from, title.to)) : "",
    };
    return { wordsFrom, wordsTo, target };
  }
  const label = lastChild(node, "LinkLabel", wordsTo);
  const named = label ? source.slice(label.from + 1, label.to - 1) : "";
  const key = labelKey(named.trim() === "" ? source.slice(wordsFrom, wordsTo) : named);
  return { wordsFrom, wordsTo, target: (key.length < 1000 && references.get(key)) || null };
}

/** After the words: a link's words may hold an address too. */
function lastChild(node: SyntaxNode, name: string, after: number): SyntaxNode | null {
  for (let child = node.lastChild; child && child.from >= after; child = child.prevSibling) {
    if (child.name === name) return child;
  }
  return null;
}

function writtenAddress(written: string): string {
  const bare = written.startsWith("<") && written.endsWith(">") ? written.slice(1, -1) : written;
  return unescaped(bare);
}

function writtenTitle(written: string): string {
  return unescaped(written.slice(1, -1)).replace(/\s+/g, " ");
}

function unescaped(text: string): string {
  return decodedEntities(text.replace(/\\([!-/:-@[-`{-~])/g, (_, sign: string) => (sign === "&" ? "&amp;" : sign)));
}

function addAddress(words: string, raw: string, line: Line): void {
  const href = addressOfWords(words);
  if (href) line.add({ type: "link", href, children: [{ type: "text", text: shown(words) }] });
  else line.text(raw);
}

/** A link inside a link goes nowhere. */
function withoutLinks(inlines: readonly Inline[]): readonly Inline[] {
  return inlines.flatMap((one): readonly Inline[] => {
    if (one.type === "link") return withoutLinks(one.children);
    if (one.type === "wikilink") return [{ type: "text", text: one.label }];
    if (one.type === "hashtag") return [{ type: "text", text: `#${one.tag}` }];
    if (one.type === "footnote") return [];
    return "children" in one ? [{ ...one, children: withoutLinks(one.children) }] : [one];
  });
}

function wikiLinkOf(node: SyntaxNode, source: string): Inline & { readonly type: "wikilink" } {
  const part = (name: string) => {
    const found = node.getChild(name);
    return found ? shown(source.slice(found.from, found.to)).trim() : "";
  };
  const target = part("WikiTarget");
  return { type: "wikilink", target, label: part("WikiLabel") || shownTarget(target) };
}

/** `Limits#Left` is the part "Left" of "Limits". */
function shownTarget(target: string): string {
  return target
    .split("#")
    .map((part) => part.trim())
    .filter((part) => part !== "")
    .join(" › ");
}

function addFootnote(node: SyntaxNode, reading: Reading, line: Line) {
  const note = reading.notes.get(noteKey(reading.source, node));
  if (!note) return line.text(reading.source.slice(node.from, node.to));
  if (note.number === 0) {
    reading.order.push(note);
    note.number = reading.order.length;
  }
  note.uses++;
  line.add({ type: "footnote", number: note.number, use: note.uses });
}

function textOf(text: string): readonly Inline[] {
  return [{ type: "text", text: shown(text) }];
}

function shown(text: string): string {
  const letters = text.includes("\0") ? text.replaceAll("\0", "\ufffd") : text;
  return letters.length < endlessFrom ? letters : letters.replace(endlessForm, (marks) => `${marks.slice(0, 9)}…`);
}

/** Without the blanks at both ends. */
function trimmed(inlines: readonly Inline[]): readonly Inline[] {
  const kept = [...inlines];
  const ends = [
    { at: () => 0, cut: (text: string) => text.replace(/^[ \t\n]+/, "") },
    { at: () => kept.length - 1, cut: (text: string) => text.replace(/(?<![ \t\n])[ \t\n]+$/, "") },
  ];
  for (const { at, cut } of ends) {
    for (let end = kept[at()]; end; end = kept[at()]) {
      if (end.type === "break") {
        kept.splice(at(), 1);
        continue;
      }
      if (end.type !== "text") break;
      const text = cut(end.text);
      if (text !== "") {
        kept[at()] = { type: "text", text };
        break;
      }
      kept.splice(at(), 1);
    }
  }
  return kept;
}
