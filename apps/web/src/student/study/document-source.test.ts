import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { labelsOf, pageAt, spannedText } from "./document-source.ts";

const pagesOf = (texts: readonly string[]) => ({ texts, labels: texts.map((_, page) => `p${page}`) });
const texts = fc.array(fc.string({ unit: fc.constantFrom("a", "b", " ", "\n", "细"), maxLength: 12 }), {
  maxLength: 12,
});

describe("pages of a document as one text [AIX-5]", () => {
  test("every word of every page is in it, on its own page", () => {
    fc.assert(
      fc.property(texts, (given) => {
        const { text, starts } = spannedText(pagesOf(given));
        expect(starts.map(({ page }) => page)).toEqual(given.map((_, page) => page));
        for (const [page, own] of given.entries()) {
          const at = starts[page]?.at ?? 0;
          expect(text.slice(at, at + own.trim().length)).toBe(own.trim());
          if (own.trim() !== "") expect(pageAt(starts, at + own.trim().length - 1)?.page).toBe(page);
        }
      }),
    );
  });

  test("from one page to another nothing of the others comes along", () => {
    const { text, starts, of } = spannedText(pagesOf(["one", "two", "three", "four"]), { from: 1, to: 2 });
    expect([text, of, labelsOf(starts)]).toEqual(["two\n\nthree", 2, "p1–p2"]);
    expect(spannedText(pagesOf(["one"]), { from: 3, to: 9 })).toEqual({ text: "", starts: [], of: 0 });
    expect(spannedText(pagesOf(["one", "two"]), { from: 1, to: 99 })).toMatchObject({ text: "two", of: 1 });
  });

  test("a contents page is nothing to study from, but its headings are", () => {
    const contents = ["## Contents", ...["1 Vectors . . . . . . . 7", "2 Lists ....... 26", "3 Arrays . . . . . . 18"]];
    const given = [contents.join("\n\n"), "A list holds what it likes.\n\nSee . . . . . . 4"];
    expect(spannedText(pagesOf(given)).text).toBe("## Contents\n\nA list holds what it likes.");
  });

  test("what is too long ends with a whole page, and how much was left out is known", () => {
    const long = spannedText(pagesOf(["aaaa", "bbbb", "cccc"]), undefined, 9);
    expect([long.text, long.starts.length, long.of]).toEqual(["aaaa\n\nbbbb", 2, 3]);
    expect(spannedText(pagesOf(["aaaaaaaaaa", "b"]), undefined, 3).text).toBe("aaaaaaaaaa");
  });
});
