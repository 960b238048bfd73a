import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { anchorOf, beginningIn, foundIn, foundInPages, pageTextsOf } from "./anchor.ts";
import { bareFold } from "./folded.ts";

const bare = (text: string) => bareFold(text).text;

/** Few words, so that most of them stand there many times, and one that stands there once. */
const word = fc.constantFrom("cell", "spindle", "the", "waits", "naïve", "ﬁeld", "细胞", "分裂", "of", "kinetochore");
const page = fc.array(word, { minLength: 30, maxLength: 80 });

/** The same words read in another way: other spaces, words cut at the end of a line, marks of markdown. */
const noise = fc.array(fc.constantFrom(" ", "\n", "  ", " \n\n", "cut", "bold"), { minLength: 200, maxLength: 200 });

function readAnew(words: readonly string[], noises: readonly string[]): string {
  return words.reduce((text, one, at) => {
    const how = noises[at % noises.length] ?? " ";
    if (how === "cut" && one.length > 3) return `${text}${one.slice(0, 2)}-\n${one.slice(2)} `;
    if (how === "bold") return `${text}**${one}** `;
    return `${text}${one}${how === "cut" ? " " : how}`;
  }, "");
}

describe("words that were marked", () => {
  test("are found again where they stood when the text is read in another way [DOC-3]", () => {
    fc.assert(
      fc.property(page, noise, fc.nat(), fc.integer({ min: 1, max: 8 }), (words, noises, seed, count) => {
        const at = seed % (words.length - count);
        const before = words.slice(0, at).join(" ");
        const quote = words.slice(at, at + count).join(" ");
        const text = words.join(" ");
        const from = before === "" ? 0 : before.length + 1;
        const anchor = anchorOf(text, { from, to: from + quote.length });
        const again = readAnew(words, noises);
        const found = foundIn(again, anchor);
        expect(found && bare(again.slice(found.from, found.to))).toBe(bare(quote));
        // The same text gives the very same place.
        expect(foundIn(text, anchor)).toEqual({ from, to: from + quote.length });
      }),
    );
  });

  test("are found in the one place they were marked in, though they stand in many [DOC-3]", () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 12 }), fc.nat(), noise, (count, seed, noises) => {
        const nth = seed % count;
        const sentences = Array.from({ length: count }, (_, at) => `In case ${at * 7 + 11} the cell waits for long.`);
        const text = sentences.join(" ");
        const from = text.indexOf("the cell waits", text.indexOf(sentences[nth] ?? ""));
        const anchor = anchorOf(text, { from, to: from + "the cell waits".length });
        const again = readAnew(text.split(" "), noises);
        const found = foundIn(again, anchor);
        const lettersBefore = (whole: string, to: number) => bare(whole.slice(0, to)).length;
        expect(found && lettersBefore(again, found.from)).toBe(lettersBefore(text, from));
      }),
    );
  });

  test("are found when pages came before theirs or went away [DOC-3]", () => {
    fc.assert(
      fc.property(fc.array(page, { minLength: 1, maxLength: 6 }), fc.nat(), fc.nat(), noise, (others, a, b, noises) => {
        const marked = "Separase cuts cohesin once the last one is attached".split(" ");
        const own = [...(others[0] ?? []), ...marked, ...(others[0] ?? [])];
        const text = own.join(" ");
        const from = text.indexOf("Separase");
        const anchor = { ...anchorOf(text, { from, to: from + marked.join(" ").length }), page: a % 9 };
        const at = b % (others.length + 1);
        const pages = others.map((words) => words.join(" ")).toSpliced(at, 0, readAnew(own, noises));
        const found = foundInPages(pageTextsOf(pages), anchor);
        expect(found?.page).toBe(at);
        expect(bare((pages[at] ?? "").slice(found?.from, found?.to))).toBe(bare(marked.join(" ")));
      }),
    );
  });

  test("that are now on two pages are given on the first", () => {
    const anchor = { ...anchorOf("so the cell waits until it dies, they say", { from: 3, to: 31 }), page: 0 };
    const pages = ["Chapter one. so the cell waits", "until it dies, they say"];
    expect(foundInPages(pageTextsOf(pages), anchor)).toEqual({ page: 0, from: 16, to: 30 });
  });

  test("are found by both ends when something now stands between them", () => {
    const text = "Every kinetochore that is not yet attached sends out a signal to wait.";
    const anchor = anchorOf(text, { from: 0, to: text.length });
    const again = text.replace("attached ", "attached 12 CELL CYCLE ");
    expect(foundIn(again, anchor)).toEqual({ from: 0, to: again.length - 1 });
  });

  test("are found over a link, whose address nobody reads [DOC-3]", () => {
    const text = "See [the walls](#page-3-40) and [pumps](https://example.org/a_b), too.";
    const found = foundIn(text, { quote: "the walls and pumps, too" });
    expect(found && text.slice(found.from, found.to)).toBe(
      "the walls](#page-3-40) and [pumps](https://example.org/a_b), too",
    );
    expect(foundIn(text, { quote: "page 3" })).toBeNull();
  });

  test("that are signs alone are found as they are, and what is gone is not found", () => {
    expect(foundIn("so ∑ = ∞, and ∑ = ∞.", { quote: "∑ = ∞", from: 13 })).toEqual({ from: 14, to: 19 });
    expect(foundIn("nothing of it", { quote: "mitosis" })).toBeNull();
    expect(foundIn("nothing of it", { quote: " " })).toBeNull();
    expect(foundInPages(pageTextsOf(["one", "two"]), { quote: "three", page: 1 })).toBeNull();
  });

  test("carry up to 60 letters from around them, and never half a letter", () => {
    const text = `👩${"a".repeat(59)}quote${"b".repeat(59)}👩`;
    const anchor = anchorOf(text, { from: 61, to: 66 });
    expect([anchor.quote, anchor.prefix, anchor.suffix]).toEqual(["quote", "a".repeat(59), "b".repeat(59)]);
  });
});

test("a sentence that ends on the next page is shown as far as its page goes [DOC-3]", () => {
  const quote = "A factor is a vector object used to specify a discrete classification of the components.";
  const text = "A factor is known.\n\nA factor is a vector object used to spec-\nify a discrete";
  const found = beginningIn(text, { quote });
  expect(found && text.slice(found.from, found.to)).toBe("A factor is a vector object used to spec-\nify a discrete");
  expect(beginningIn("A factor is something else altogether.", { quote })).toBeNull();
  expect(beginningIn("", { quote: "" })).toBeNull();
});

test("words marked in letters that only look like those that are typed are found by those [DOC-3]", () => {
  const before = anchorOf("地租改正と農\u2ea0の\u2f76", { from: 5, to: 9 });
  expect(foundIn("地租改正と農民の米", before)).toEqual({ from: 5, to: 9 });
});
