import type { Input, Tree } from "@lezer/common";
import fc from "fast-check";
import { expect, test } from "vitest";
import { grammar } from "./grammar.ts";
import { readingPlainly } from "./plain-input.ts";

/** As an editor gives its text away: line by line, and each line's end by itself. */
function byLines(text: string): Input {
  const read = (from: number, to: number) => text.slice(from, to);
  const chunk = (from: number) => {
    if (text[from] === "\n") return "\n";
    const end = text.indexOf("\n", from);
    return text.slice(from, end < 0 ? text.length : end);
  };
  return { length: text.length, lineChunks: true, chunk, read };
}

/** Into how many parts the lines of a code are cut is nobody's matter. */
function nodesOf(tree: Tree): string[] {
  const nodes: string[] = [];
  tree.iterate({ enter: ({ name, from, to }) => void (name !== "CodeText" && nodes.push(`${name} ${from} ${to}`)) });
  return nodes;
}

const plainly = readingPlainly(grammar);
const line = fc.constantFrom(
  "",
  "",
  "words",
  "- item",
  "  more",
  "    code",
  "> quote",
  ">",
  "```",
  "$$",
  "x^2",
  "# Heading",
  "---",
  "| a | b |",
  "|---|---|",
  "<div>",
  "1. one",
);

test("[NOT-3] Many empty lines mean what each of them would, wherever they stand", () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(line, fc.nat(6))), (parts) => {
      const text = parts.map(([words, empty]) => words + "\n".repeat(empty + 1)).join("");
      expect(nodesOf(plainly.parse(byLines(text)))).toEqual(nodesOf(grammar.parse(text)));
      const ended = text.replaceAll("\n", "\r\n");
      expect(nodesOf(plainly.parse(byLines(ended)))).toEqual(nodesOf(plainly.parse(ended)));
    }),
    { numRuns: 500 },
  );
});

test("[NOT-3] A text of line ends alone is read in a few looks at it", () => {
  for (const end of ["\n", "\r\n"]) {
    let looks = 0;
    const input = byLines(end.repeat(100_000));
    const chunk = (from: number) => {
      looks++;
      return input.chunk(from);
    };
    plainly.parse({ ...input, chunk });
    expect(looks).toBeLessThan(200);
  }
});
