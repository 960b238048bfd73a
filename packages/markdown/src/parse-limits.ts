import {
  type BlockParser,
  type InlineContext,
  type InlineParser,
  type LeafBlockParser,
  parser,
  Table,
} from "@lezer/markdown";

/*
 * The parser underneath looks for the end of whatever begins, and some texts begin a great deal and end nothing: 50,000
 * blanks, growing runs of backticks, thousands of brackets. What stands here keeps the work in proportion to the length
 * of a text, and nesting within what a stack holds. Nobody who writes by hand meets these limits; what lies beyond them
 * is text.
 */
const limits = {
  /** Longer than this, and a paragraph is a log or a table of somebody's: its one line is shown as it is, its lines in parts. */
  paragraph: 200_000,
  /** The longest line of a table. */
  row: 20_000,
  /** How deep emphasis, links and pictures go. */
  depth: 60,
  /** The signs of emphasis and of links in one paragraph. */
  marks: 4000,
  /** The longest run of one sign. */
  run: 12,
  /** How often in one paragraph something may be looked for in vain, or very far away. */
  tries: 50,
  far: 2000,
  /** How many lines the title of a link's definition may have: all of them are read again at each. */
  titleLines: 20,
} as const;

type Spent = {
  emphasis: number;
  brackets: number;
  marks: number;
  farLinks: number;
  formulas: number;
  /** Where the last run of backticks of each length begins. */
  ticks: ReadonlyMap<number, number> | null;
  readonly missing: Set<string>;
};

const spentIn = new WeakMap<InlineContext, Spent>();

function spent(cx: InlineContext): Spent {
  let known = spentIn.get(cx);
  if (!known) {
    known = { emphasis: 0, brackets: 0, marks: 0, farLinks: 0, formulas: 0, ticks: null, missing: new Set() };
    spentIn.set(cx, known);
  }
  return known;
}

/** Whether one more formula may be looked for, of those that have had no end so far. */
export function maySeekFormula(cx: InlineContext, at: number, end: string): boolean {
  return spent(cx).formulas < limits.tries && !isMissing(cx, at, end);
}

/** Whether something stands nowhere in the rest of a paragraph: known once, and for all places after. */
function isMissing(cx: InlineContext, at: number, end: string): boolean {
  const { missing } = spent(cx);
  if (!missing.has(end) && cx.text.indexOf(end, at - cx.offset) < 0) missing.add(end);
  return missing.has(end);
}

export function foundNoFormula(cx: InlineContext): void {
  spent(cx).formulas++;
}

/** Stands before all other inline parsers. What it takes for text, they do not see. */
export const markLimit: InlineParser = {
  name: "Patience",
  before: "InlineMath",
  parse(cx, next, at) {
    if (cx.text.length > limits.paragraph) return cx.end;
    switch (next) {
      case 32:
        return afterBlanks(cx, at);
      case 96:
        return afterTicks(cx, at);
      case 42: // *
      case 95: // _
      case 126: // ~
      case 61: // =
        return afterMarks(cx, next, at);
      case 60: // <
        return afterAngle(cx, at);
      default:
        return afterWords(cx, at);
    }
  },
};

/** Letters and single blanks, up to a sign that may begin something. */
const wordsForm = /(?:[^\\&`<*_[\]!~=#$@%^ ]| (?! )){1,400}/y;
const addressForm = /www\.|https?:\/\/|mailto:|xmpp:/i;

/**
 * Most of a text is words, where nothing begins: they are stepped over in one go, which makes reading twice as fast. Only
 * an address needs no sign of its own: the step ends where one may begin.
 */
function afterWords(cx: InlineContext, at: number): number {
  const start = at - cx.offset;
  wordsForm.lastIndex = start;
  const words = wordsForm.exec(cx.text)?.[0];
  if (!words) return -1;
  const address = words.search(addressForm);
  if (address >= 0) return address > 0 ? at + address : -1;
  const sign = cx.text[start + words.length];
  if (sign !== "@" && sign !== "_") return at + words.length;
  const before = words.length - (/[\w.+-]*$/.exec(words.slice(-100))?.[0].length ?? 0);
  return before > 0 ? at + before : -1;
}

/** Stands before links and pictures, and after whatever else begins with a bracket. */
export const bracketLimit: InlineParser = {
  name: "BracketPatience",
  before: "Link",
  parse(cx, next, at) {
    if (next === 91 /* [ */) return afterOpening(cx, at, 1);
    if (next === 33 /* ! */) return cx.char(at + 1) === 91 ? afterOpening(cx, at, 2) : -1;
    return next === 93 /* ] */ ? afterClosing(cx, at) : -1;
  },
};

/** The rest of a paragraph or a table that is too long: another one, so that one of a million lines is not read in one go. */
export const paragraphLimit: BlockParser = {
  name: "ParagraphPatience",
  endLeaf: (_cx, _line, leaf) => leaf.content.length > limits.paragraph,
};

type LeafStart = NonNullable<BlockParser["leaf"]>;

/** The parser's own definitions of links, within a few lines. */
export const linkReference: BlockParser = {
  name: "LinkReference",
  leaf(cx, leaf) {
    const { blockNames, leafBlockParsers } = parser as unknown as {
      readonly blockNames: readonly string[];
      readonly leafBlockParsers: readonly (LeafStart | undefined)[];
    };
    const own = leafBlockParsers[blockNames.indexOf("LinkReference")]?.(cx, leaf);
    return own ? withinLines(own) : null;
  },
};

/** The parser's own tables, without rows of thousands of cells. */
export const table: BlockParser = {
  name: "Table",
  leaf(cx, leaf) {
    const own = leaf.content.length > limits.row ? null : ownTable?.leaf?.(cx, leaf);
    if (!own) return null;
    const nextLine = own.nextLine.bind(own);
    // It stays what it is: its parser knows its own by their class.
    return Object.assign(own, {
      nextLine: (...line: Parameters<typeof nextLine>) =>
        line[1].text.length > limits.row ? own.finish(cx, leaf) : nextLine(...line),
    });
  },
};

const ownTable = Table.parseBlock?.find(({ name }) => name === "Table");

function withinLines(own: LeafBlockParser): LeafBlockParser {
  let lines = 0;
  return {
    nextLine: (cx, line, leaf) => ++lines <= limits.titleLines && own.nextLine(cx, line, leaf),
    finish: (cx, leaf) => own.finish(cx, leaf),
  };
}

/** Two blanks or more mean something at the end of a line only. */
function afterBlanks(cx: InlineContext, at: number): number {
  if (cx.char(at + 1) !== 32) return -1;
  let end = at + 2;
  while (cx.char(end) === 32) end++;
  return cx.char(end) === 10 ? -1 : end;
}

/** Code begins with backticks only where as many come later. */
function afterTicks(cx: InlineContext, at: number): number {
  const here = spent(cx);
  here.ticks ??= lastTicks(cx.text);
  let end = at + 1;
  while (cx.char(end) === 96) end++;
  return (here.ticks.get(end - at) ?? -1) > at - cx.offset ? -1 : end;
}

function lastTicks(text: string): ReadonlyMap<number, number> {
  const last = new Map<number, number>();
  for (const run of text.matchAll(/`+/g)) last.set(run[0].length, run.index);
  return last;
}

function afterMarks(cx: InlineContext, next: number, at: number): number {
  let end = at + 1;
  while (cx.char(end) === next) end++;
  if (end - at === 1 && (next === 126 || next === 61)) return -1;
  const here = spent(cx);
  here.marks++;
  if (here.marks > limits.marks || end - at > limits.run) return end;
  const isAfterWord = at > cx.offset && !isBlank(cx.char(at - 1));
  const isBeforeWord = end < cx.end && !isBlank(cx.char(end));
  if (isBeforeWord && !isAfterWord) {
    if (here.emphasis >= limits.depth) return end;
    here.emphasis++;
  } else if (isAfterWord && !isBeforeWord && here.emphasis > 0) here.emphasis--;
  return -1;
}

function afterOpening(cx: InlineContext, at: number, length: number): number {
  const here = spent(cx);
  if (here.brackets >= limits.depth || ++here.marks > limits.marks) return at + length;
  here.brackets++;
  return -1;
}

function afterClosing(cx: InlineContext, at: number): number {
  const here = spent(cx);
  if (here.brackets === 0) return at + 1;
  here.brackets--;
  if (cx.char(at + 1) !== 40) return -1;
  // The parser reads on to the end of the address and of its title.
  const isNear = cx.slice(at, Math.min(cx.end, at + limits.far)).includes(")");
  return isNear || ++here.farLinks <= limits.tries ? -1 : at + 1;
}

function afterAngle(cx: InlineContext, at: number): number {
  const here = spent(cx);
  if (isMissing(cx, at, ">")) return at + 1;
  const second = cx.char(at + 1);
  if (second === 63 /* ? */) return isMissing(cx, at, "?>") ? at + 1 : -1;
  if (second !== 33 /* ! */) return isNearEnd(cx, at, here) ? -1 : at + 1;
  if (cx.char(at + 2) === 45 /* - */) return isMissing(cx, at, "-->") ? at + 1 : -1;
  return cx.char(at + 2) === 91 /* [ */ && isMissing(cx, at, "]]>") ? at + 1 : -1;
}

function isNearEnd(cx: InlineContext, at: number, here: Spent): boolean {
  return cx.slice(at, Math.min(cx.end, at + limits.far)).includes(">") || ++here.farLinks <= limits.tries;
}

function isBlank(code: number): boolean {
  return code === 32 || code === 10 || code === 9 || code === 13;
}
