import fc from "fast-check";
import { expect, test } from "vitest";
import { withWholeWords } from "./whole-words.ts";

function widened(text: string, words: string): string {
  const from = text.indexOf(words);
  const stretch = withWholeWords(text, { from, to: from + words.length });
  return text.slice(stretch.from, stretch.to);
}

test.each([
  ["R calls this the working directory.", "s the working dir", "this the working directory"],
  ["R calls this the working directory.", " the working ", "the working"],
  ["It isn’t well-known, is it?", "n’t well", "isn’t well-known"],
  ["Die Straße führt über die Brücke.", "traße führt übe", "Straße führt über"],
  ["read.table() reads it", "table()", "table()"],
  ["(see Figure 12a)", "igure 1", "Figure 12a"],
  ["細胞の構造を学ぶ", "胞の構", "胞の構"],
  ["植物通过光合作用制造养分", "光合作", "光合作"],
  ["DNAの複製", "NAの複", "DNAの複"],
])("in “%s” a mark over “%s” takes “%s” [DOC-3]", (text, selected, marked) => {
  expect(widened(text, selected)).toBe(marked);
});

test("what was selected is never made smaller but for blanks, and nothing is widened twice [DOC-3]", () => {
  const texts = fc
    .array(fc.constantFrom("word", " ", "’", "-", "日本", "é", "7", ".", "\n"))
    .map((parts) => parts.join(""));
  fc.assert(
    fc.property(texts, fc.nat(), fc.nat(), (text, one, other) => {
      const [from = 0, to = 0] = [one % (text.length + 1), other % (text.length + 1)].sort((a, b) => a - b);
      const { from: start, to: end } = withWholeWords(text, { from, to });
      expect(text.slice(Math.min(from, start), start).trim() + text.slice(end, Math.max(to, end)).trim()).toBe("");
      expect(withWholeWords(text, { from: start, to: end })).toEqual({ from: start, to: end });
    }),
  );
});
