import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Found, findSteps, firstFrom, type Hit, mostHits, placeAmong, stepped } from "./find.ts";

function all(texts: readonly string[], words: string, start = 0): Found {
  const steps = findSteps(texts, words, undefined, start);
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}

const found = (texts: readonly string[], words: string, start = 0): readonly Hit[] => all(texts, words, start).hits;

const shown = (texts: readonly string[], words: string) =>
  found(texts, words).map(({ page, from, to }) => [page, texts[page]?.slice(from, to)]);

describe("finding words in a document", () => {
  test("goes over all pages, whatever their case, accents, spaces and marks [DOC-3]", () => {
    const texts = ["The **spindle\nassembly** checkpoint", "nothing", "SPINDLE  assembly, naïve"];
    expect(shown(texts, "spindle assembly")).toEqual([
      [0, "spindle\nassembly"],
      [2, "SPINDLE  assembly"],
    ]);
    expect(shown(texts, "naive")).toEqual([[2, "naïve"]]);
    expect(shown(texts, "spindleassembly")).toEqual([]);
  });

  test("looks for each word on the pages that have all of them, where they nowhere stand together [DOC-3]", () => {
    const texts = ["The spindle and its pole", "A spindle", "Poles of a spindle"];
    expect(shown(texts, "pole spindle")).toEqual([
      [0, "spindle"],
      [0, "pole"],
      [2, "Pole"],
      [2, "spindle"],
    ]);
    expect(shown(texts, "a spindle")).toEqual([
      [1, "A spindle"],
      [2, "a spindle"],
    ]);
    expect(shown(texts, "spindle kinetochore")).toEqual([]);
  });

  test("finds Chinese and Japanese across the end of a line", () => {
    expect(shown(["当细胞分\n裂时", "有糸分裂 の 終わり"], "细胞分裂")).toEqual([[0, "细胞分\n裂"]]);
    expect(shown(["有糸分裂 の 終わり"], "分裂の終")).toEqual([[0, "分裂 の 終"]]);
  });

  test("finds every place a word was put in", () => {
    const filler = fc.array(fc.constantFrom("cell", "the", "waits", "of"), { maxLength: 30 });
    fc.assert(
      fc.property(fc.array(fc.tuple(filler, fc.boolean()), { maxLength: 40 }), (pages) => {
        const texts = pages.map(([words, has]) => [...words, ...(has ? ["Kinetochore"] : []), ...words].join(" "));
        const expected = pages.flatMap(([, has], page) => (has ? [page] : []));
        expect(found(texts, "kinetochore").map(({ page }) => page)).toEqual(expected);
      }),
    );
  });

  test("asks for nothing where no words are, and ends somewhere", () => {
    expect(found(["one"], " * ")).toEqual([]);
    expect(found(["a".repeat(5000)], "a")).toHaveLength(mostHits);
  });

  test("of too many keeps those around the page that is read [DOC-3]", () => {
    const texts = Array.from({ length: 10 }, () => "a".repeat(300));
    const pagesOf = (start: number) => [...new Set(found(texts, "a", start).map(({ page }) => page))];
    expect(pagesOf(0)).toEqual([0, 1, 2, 3]);
    expect(pagesOf(4)).toEqual([2, 3, 4, 5]);
    expect(pagesOf(9)).toEqual([6, 7, 8, 9]);
  });

  test("says the true place and how many there are, however many are kept [DOC-3]", () => {
    const pages = fc.array(fc.nat({ max: 700 }), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(pages, fc.nat({ max: 7 }), (counts, page) => {
        const start = page % counts.length;
        const { hits, before, total } = all(
          counts.map((count) => "a".repeat(count)),
          "a",
          start,
        );
        const inOrder = counts.flatMap((count, at) => Array.from({ length: count }, (_, from) => [at, from]));
        expect(total).toBe(inOrder.length);
        expect(hits.map((hit) => [hit.page, hit.from])).toEqual(inOrder.slice(before, before + mostHits));
        const first = inOrder.findIndex(([at = 0]) => at >= start);
        if (first >= 0) expect(before + firstFrom(hits, start)).toBe(first);
      }),
      { numRuns: 30 },
    );
  });

  test("finds the same from wherever it begins, as long as all are kept", () => {
    const pages = fc.array(fc.constantFrom("cell", "of", "cell cell"), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(pages, fc.nat({ max: 20 }), (texts, start) => {
        expect(found(texts, "cell", start)).toEqual(found(texts, "cell"));
      }),
    );
  });

  test("begins on the page that is open, and goes round", () => {
    const hits = [1, 4, 4, 9].map((page) => ({ page, from: 0, to: 1 }));
    expect([0, 4, 5, 10].map((page) => firstFrom(hits, page))).toEqual([0, 1, 3, 0]);
    expect([stepped(4, 3, 1), stepped(4, 0, -1), stepped(0, 0, 1)]).toEqual([0, 3, 0]);
  });
});

test("pages that are read meanwhile add hits, and whoever looks at one stays there [DOC-3]", () => {
  const hit = (page: number, from: number) => ({ page, from, to: from + 3 });
  const [one, two, three] = [hit(0, 5), hit(4, 7), hit(6, 1)];
  expect(placeAmong([one, two, three], two, 0)).toBe(1);
  expect(placeAmong([one, three], two, 5)).toBe(1);
  expect(placeAmong([one, two], undefined, 3)).toBe(1);
  expect(placeAmong([], two, 3)).toBe(0);
});
