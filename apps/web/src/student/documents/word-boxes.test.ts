import { mergeText } from "@jotter/replica/merge-text";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { boxesByPage, linesIn, type SeenLine, storedBoxes, writtenLines } from "./word-boxes.ts";

const share = fc.integer({ min: 0, max: 999 });
const word = fc.record({
  x: share,
  width: fc.integer({ min: 1, max: 1000 }),
  text: fc.stringMatching(/^[\w@光é.-]{1,12}$/),
});
const line: fc.Arbitrary<SeenLine> = fc.record({
  top: share,
  height: fc.integer({ min: 1, max: 1000 }),
  drop: fc.integer({ min: -1000, max: 1000 }),
  words: fc.array(word, { minLength: 1, maxLength: 12 }),
});
const onPage = ({ words, ...rest }: SeenLine): SeenLine => ({
  ...rest,
  words: words.map(({ x, width, text }) => ({ x, width: Math.min(width, 1000 - x), text })),
});

describe("where words stand on a page [DOC-3]", () => {
  test("is kept and read again, line by line", () => {
    fc.assert(
      fc.property(fc.array(line, { maxLength: 20 }), (lines) => {
        expect(linesIn(writtenLines(lines))).toEqual(lines.map(onPage));
      }),
    );
    const [first] = linesIn("262 19 0 98 206 Photosynthesis 315 72 turns\n");
    expect(first?.words).toEqual([
      { x: 98, width: 206, text: "Photosynthesis" },
      { x: 315, width: 72, text: "turns" },
    ]);
  });

  test("takes less than 30 bytes for a usual word, and a page no more than a page is worth", () => {
    const words = Array.from({ length: 12 }, (_, at) => ({ x: 80 * at, width: 77, text: "kinetochore" }));
    const lines = (count: number) => Array.from({ length: count }, () => ({ top: 999, height: 20, drop: -12, words }));
    expect(writtenLines(lines(40)).length / (40 * 12)).toBeLessThan(30);
    const most = writtenLines(lines(10_000));
    expect(most.length).toBeLessThanOrEqual(40_000);
    expect(most.endsWith("\n")).toBe(true);
  });

  test("never reaches beyond its page, whatever is told or stored [DOC-4]", () => {
    const wild = fc.oneof(fc.double(), fc.constantFrom(-1e9, 1e12, Number.NaN, Number.POSITIVE_INFINITY, -0));
    const told = fc.record({
      top: wild,
      height: wild,
      drop: wild,
      words: fc.array(fc.record({ x: wild, width: wild, text: fc.string() }), { maxLength: 4 }),
    });
    const piece = fc.constantFrom("@3", "@", "-5", "99999", "1e9", "NaN", "20", "word", "\n", " ", "  ", "\f");
    const stored = fc.array(piece, { maxLength: 40 }).map((pieces) => pieces.join(" "));
    const isOnPage = (lines: readonly SeenLine[]) =>
      lines.every(
        ({ top, height, drop, words }) =>
          top >= 0 &&
          top <= 1000 &&
          height >= 1 &&
          height <= 1000 &&
          Math.abs(drop) <= 1000 &&
          words.every(({ x, width, text }) => x >= 0 && width > 0 && x + width <= 1000 && /^\S+$/.test(text)),
      );
    fc.assert(fc.property(fc.array(told), (lines) => isOnPage(linesIn(writtenLines(lines)))));
    fc.assert(fc.property(stored, (text) => isOnPage(linesIn(text)) && boxesByPage(text).size <= 1));
    expect(linesIn("-40 99999 -7777 -3 5000 far\n")).toEqual([
      { top: 0, height: 1000, drop: -1000, words: [{ x: 0, width: 1000, text: "far" }] },
    ]);
    expect(linesIn("x".repeat(5_000_000))).toEqual([]);
  });

  test("is kept by page, in one text", () => {
    const lines = fc.array(line, { minLength: 1, maxLength: 4 }).map(writtenLines);
    fc.assert(
      fc.property(fc.dictionary(fc.nat(2000).map(String), lines), (byPage) => {
        const pages = new Map(Object.entries(byPage).map(([page, written]) => [Number(page), written]));
        expect(boxesByPage(storedBoxes(pages))).toEqual(pages);
      }),
    );
    expect(boxesByPage(undefined).size).toBe(0);
  });

  test("stays whole where two devices add pages at once, or the same one", () => {
    const [third, fourth, fifth] = ["10 9 0 1 2 third\n", "10 9 0 1 2 fourth\n", "10 9 0 1 2 fifth\n"];
    const base = storedBoxes(new Map([[3, third]]));
    const mine = storedBoxes(new Map([...boxesByPage(base), [4, fourth]]));
    const theirs = storedBoxes(new Map([...boxesByPage(base), [5, fifth]]));
    const both = new Map([
      [3, third],
      [4, fourth],
      [5, fifth],
    ]);
    expect(boxesByPage(mergeText(base, mine, theirs))).toEqual(both);
    const alike = storedBoxes(new Map([...boxesByPage(base), [4, "11 9 0 1 2 fourth\n"]]));
    expect(boxesByPage(mergeText(base, mine, alike)).get(4)).toBe("11 9 0 1 2 fourth\n");
  });
});
