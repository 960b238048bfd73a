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
  const plain = (part: string, from: number) => {
    if (from > 0 && !part.includes("\r")) return part;
    const end = from + part.length;
    const isCut = part.endsWith("\r") && input.read(end, Math.min(input.length, end + 1)) === "\n";
    const mended = withoutReturns(isCut ? `${part}\n` : part).slice(0, part.length);
    return from === 0 && mended.startsWith("\ufeff") ? ` ${mended.slice(1)}` : mended;
  };
  return {
    length: input.length,
    lineChunks: input.lineChunks,
    chunk: (from) => plain(input.chunk(from), from),
    read: (from, to) => plain(input.read(from, to), from),
  };
}

/** The line under a table's head may have no blank after its last stroke: there it comes before the first one. */
function withoutReturns(part: string): string {
  return part.replace(/^([ \t>]*)(\|[ \t:|-]*\|)([ \t]*)\r(?=\n)/gm, "$1 $3$2").replace(/\r(?=\n)/g, " ");
}
