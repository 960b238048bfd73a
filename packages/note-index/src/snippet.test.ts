import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { queryOf } from "./query.ts";
import { markedPieces, type Piece, plainWords, snippetAndQuoteOf, snippetAt, snippetOf } from "./snippet.ts";

/** Pieces as one text, with what matched in brackets. */
const shown = (pieces: readonly Piece[]) => pieces.map(({ text, match }) => (match ? `<${text}>` : text)).join("");
const marked = (text: string, typed: string) => shown(markedPieces(text, queryOf(typed)));
const quoteOf = (body: string, typed: string) => snippetAndQuoteOf(body, queryOf(typed)).quote;
const snippet = (text: string, typed: string) => shown(snippetOf(text, queryOf(typed)));

describe("what was looked for is marked [NOT-3]", () => {
  test("as far as it was typed", () => {
    expect(marked("Mitosis and meiosis", "mit")).toBe("<Mit>osis and meiosis");
    expect(marked("Mitosis and meiosis", "mei mit")).toBe("<Mit>osis and <mei>osis");
  });

  test("as it is written, though accents and case do not count", () => {
    expect(marked("Élève à l’école", "ecole")).toBe("Élève à l’<école>");
    expect(marked("Die Straße", "strasse")).toBe("Die <Straße>");
  });

  test("also where a key slipped", () => {
    expect(marked("Photosynthesis", "photosynthseis")).toBe("<Photosynthesis>");
  });

  test("as whole words where they are short and beside others", () => {
    expect(marked("An apple and a pear of often", "a pear of an")).toBe("<An> apple and <a> <pear> <of> often");
    expect(marked("An apple", "a")).toBe("<A>n <a>pple");
  });

  test("inside a Chinese or Japanese sentence", () => {
    expect(marked("植物通过光合作用制造养分", "光合作用")).toBe("植物通过<光合作用>制造养分");
    expect(marked("細胞の構造", "構造 細胞")).toBe("<細胞>の<構造>");
  });

  test("and nothing of the text is lost or added", () => {
    const text = fc.string({ unit: "grapheme", maxLength: 80 });
    fc.assert(
      fc.property(text, text, (note, typed) => {
        const pieces = markedPieces(note, queryOf(typed));
        expect(pieces.map((piece) => piece.text).join("")).toBe(note);
      }),
    );
  });
});

describe("the words around a match", () => {
  const long = `${"Before the match there is a lot to read. ".repeat(20)}Then comes **mitosis**, at last.${" And more.".repeat(40)}`;

  test("are cut between words", () => {
    expect(snippet(long, "mitosis")).toMatch(/^… ?[A-Z a-z.]+Then comes <mitosis>, at last\.( And more\.)+ ?…$/);
  });

  test("are the sentence that was typed, not the first of its small words", () => {
    const sentence = "a labelling factor is an example of what is sometimes called a ragged array";
    const page = `${"This is an area of a kind, and what it is called is a matter of an example. ".repeat(12)}So ${sentence}, since its subclass sizes are possibly irregular.${" There are others.".repeat(20)}`;
    expect(snippet(page, sentence).replace(/[<>]/g, "")).toContain(sentence);
    expect(snippet(page, "subclass sizes are possibly irregular")).toContain(
      "<subclass> <sizes> <are> <possibly> <irregular>.",
    );
  });

  test("have most of what was typed where no place has all of it", () => {
    const page = `A membrane. ${"word ".repeat(99)}The cell wall of plants. ${"word ".repeat(99)}A cell.`;
    expect(snippet(page, "cell wall membrane")).toContain("The <cell> <wall> of plants.");
  });

  test("reach to the end of a long match", () => {
    const page = `${"before ".repeat(40)}first ${"between ".repeat(25)}second${" after".repeat(40)}`;
    expect(snippet(page, "first second")).toMatch(/<first>.*<second> after/);
  });

  test("are the beginning where only the title matches", () => {
    expect(snippet("# Cells\n\nAll cells come from cells.", "nowhere")).toBe("Cells All cells come from cells.");
  });

  test("are plain: no signs of Markdown", () => {
    const text = "> ## See\n\n- [ ] the *[lecture](https://example.org)* on [[Cells|cell theory]] and `code`";
    expect(snippet(text, "lecture")).toBe("See the <lecture> on cell theory and code");
  });

  test("have no backslash that only keeps a sign from being Markdown", () => {
    const text = "\\> incster\n\n\\$ rm -rf build-aux \\~ \\*.o 1\\. \\_target\\_ \\\\n &#61;";
    expect(snippet(text, "target")).toBe("> incster $ rm -rf build-aux ~ *.o 1. _<target>_ \\n =");
  });

  test("have their formulas whole, in words", () => {
    const filler = "words ".repeat(5);
    const text = `${filler.repeat(5)}$\\frac{a + b}{c + d}$ near the ${filler}target ${filler.repeat(3)} and $\\sqrt{x + y + z}$ end ${filler.repeat(9)}`;
    for (let cut = 0; cut < 60; cut++) {
      const shifted = text.replace("near", `near${" so".repeat(cut)}`).replace(" and $", `${" so".repeat(cut)} and $`);
      expect(snippet(shifted, "target")).not.toMatch(/[$\\{}]/);
    }
    expect(snippet(text, "target")).toContain("(a + b)/(c + d)");
  });

  test("leave out a long formula that they would cut in two", () => {
    const long = `$$\n${"x + ".repeat(100)}x\n$$`;
    expect(snippet(`${long}\n\ntarget ${"word ".repeat(25)}\n${long}`, "target")).not.toMatch(/[$+]/);
  });

  test("have no bars of a table, but those of a formula", () => {
    const rows = "| name | value |\n|---|:-:|\n| target | $|x|$ \\| y |\nleft | right\n|a|b|";
    expect(snippet(rows, "target").replace(/\s+/g, " ")).toBe("name value <target> |x| | y left right a b");
  });

  test("stand around a link whose place is known", () => {
    const text = "Compare with [[Cells]] before Monday.";
    expect(shown(snippetAt(text, 13, 22))).toBe("Compare with <Cells> before Monday.");
  });
});

describe("a quote by which a place is found again [DOC-3]", () => {
  test("is the shortest stretch that has all that was looked for", () => {
    const body = "Sugar is made. Much later light turns water into **sugar** again.";
    expect(quoteOf(body, "sugar light")).toBe("light turns water into sugar");
    expect(quoteOf(body, "nothing")).toBe("");
    expect(quoteOf(`light ${"word ".repeat(100)}sugar`, "sugar light")).toBe("light");
  });

  test("stands in the text as it is read", () => {
    const words = fc.array(fc.constantFrom("light", "**sugar**", "Água", "光合作用", "x", ","), { maxLength: 40 });
    fc.assert(
      fc.property(words, fc.constantFrom("light sugar", "agua", "合作 x", "sugar"), (all, typed) => {
        const body = all.join(" ");
        expect(plainWords(body)).toContain(quoteOf(body, typed));
      }),
    );
  });
});
