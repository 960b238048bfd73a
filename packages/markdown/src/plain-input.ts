import { type Input, Parser, type PartialParse, type TreeFragment } from "@lezer/common";

/**
 * A parser for which the "\r" before a "\n" and a mark of byte order at the start are blanks. Both stay where they are in
 * the text, and no place in it moves; but a table, a heading or front matter is what it is without them.
 */
export function readingPlainly(parser: Parser): Parser {
  return new (class extends Parser {
    createParse(
      input: Input,
      fragments: readonly TreeFragment[],
      ranges: readonly { from: number; to: number }[],
    ): PartialParse {
      return parser.startParse(plainInput(input), fragments, ranges);
    }
  })();
}

function plainInput(input: Input): Input {
  const plain = (part: string, from: number, isLine: boolean) => {
    // Whoever looks back for the start of a line asks sign by sign.
    if (from > 0 && ((part.length === 1 && !isLine) || !part.includes("\r"))) return part;
    const end = from + part.length;
    const isCut = part.endsWith("\r") && end < input.length && (isLine || input.read(end, end + 1) === "\n");
    const ended = isCut ? `${part}\n` : part;
    const mended = ended.includes("\r\n") ? withoutReturns(ended).slice(0, part.length) : part;
    return from === 0 && mended.startsWith("\ufeff") ? ` ${mended.slice(1)}` : mended;
  };
  const { lineChunks } = input;
  const chunk = (from: number) => {
    const part = input.chunk(from);
    const blanks = lineChunks && from > 0 && isEmptyLine(part) ? blanksFrom(input, from) : 0;
    return blanks > 0 ? " ".repeat(blanks) : plain(part, from, lineChunks);
  };
  return { length: input.length, lineChunks, chunk, read: (from, to) => plain(input.read(from, to), from, false) };
}

function isEmptyLine(part: string): boolean {
  return part === "\n" || part === "\r" || part === "";
}

/** One reading of what lies ahead. */
const ahead = 4000;
const emptyLines = /^(?:\r?\n)+\r?(?=\n)/;

/**
 * How many signs are nothing but empty lines. All of them together are one blank line to the parser, which goes over
 * blank lines without a pause however many there are.
 */
function blanksFrom(input: Input, from: number): number {
  const next = input.read(from, Math.min(input.length, from + 8));
  if (!emptyLines.test(next)) return 0;
  return emptyLines.exec(input.read(from, Math.min(input.length, from + ahead)))?.[0].length ?? 0;
}

/** The line under a table's head may have no blank after its last stroke: there it comes before the first one. */
function withoutReturns(part: string): string {
  if (!part.includes("|")) return part.replace(/\r(?=\n)/g, " ");
  return part.replace(/^([ \t>]*)(\|[ \t:|-]*\|)([ \t]*)\r(?=\n)/gm, "$1 $3$2").replace(/\r(?=\n)/g, " ");
}
