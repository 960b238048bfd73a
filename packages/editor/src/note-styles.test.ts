import { highlightTree } from "@lezer/highlight";
import fc from "fast-check";
import { expect, test } from "vitest";
import { noteLanguage } from "./language.ts";
import { eachStyle, styles } from "./note-styles.ts";

type Style = readonly [from: number, to: number, names: string];

test("what is styled between two places is what a walk from the beginning of the note would style [NOT-4]", () => {
  const pieces = [
    "# A *heading* with $x$\n\n",
    "**strong _and more_** and ==marked==\n",
    "- [ ] task #exam\n  - nested `code`\n",
    "> [!note] a ~~quote~~\n> of two lines\n\n",
    "| a | **b** |\n|---|---|\n| `c` | $d$ |\n\n",
    "```ts\nconst a = 1;\n```\n\n",
    "$$\n\\frac12\n$$\n\n",
    "text[^1] and <https://a.example>\n\n",
    "[^1]: a footnote\n\n",
    "\n",
  ];
  const anyNote = fc.array(fc.constantFrom(...pieces), { minLength: 1, maxLength: 40 }).map((all) => all.join(""));
  fc.assert(
    fc.property(anyNote, fc.nat(1000), fc.nat(1000), (text, one, other) => {
      const [from = 0, to = 0] = [one % text.length, other % (text.length + 1)].sort((a, b) => a - b);
      const tree = noteLanguage.parser.parse(text);
      const whole: Style[] = [];
      highlightTree(tree, styles, (...style) => whole.push(style), from, to);
      const blocks: Style[] = [];
      eachStyle(tree, from, to, (...style) => blocks.push(style));
      expect(blocks).toEqual(whole);
    }),
  );
});
