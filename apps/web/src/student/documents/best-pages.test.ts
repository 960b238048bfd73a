import fc from "fast-check";
import { expect, test } from "vitest";
import { bestPages } from "./best-pages.ts";

test("of a long document the pages with most words of a question are read, and the one in sight [CHT-6]", () => {
  const texts = Array.from({ length: 100 }, (_, at) => (at === 41 ? "The spindle divides" : at % 9 ? "-" : "spindle"));
  expect(bestPages(texts, ["spindle", "divided"], 70)).toEqual([41, 0, 9, 18, 27, 36, 45, 70]);
});

test("whatever stands there, each page is there and looked at once [CHT-6]", () => {
  const words = fc.array(fc.constantFrom("a", "b", "c"), { maxLength: 3 });
  fc.assert(
    fc.property(
      fc.array(fc.string({ unit: fc.constantFrom("a", "b", " ") })),
      words,
      fc.nat(20),
      (texts, asked, near) => {
        const pages = bestPages(texts, asked, near);
        expect(new Set(pages).size).toBe(pages.length);
        expect(pages.every((at) => at in texts) && pages.length <= 8).toBe(true);
        if (near < texts.length) expect(pages).toContain(near);
      },
    ),
  );
});

test("a word with any sign in it is looked for as it is written, and an entry of that name comes first [CHT-6]", () => {
  const texts = ["dh_make, dh-make", "-", "dh_make dh_make [-c]\n\nMake it.", "c++ (x) [y]"];
  for (const word of ["dh_make", "dh-make", "c++", "(x", "[y]", "a/b", "$?", "x|y", "a\\b"])
    expect(() => bestPages(texts, [word], 9)).not.toThrow();
  expect(bestPages([...texts].reverse(), ["dh_make"], 9, 1)).toEqual([1]);
});

test("a page that says what a thing is comes before those that only name it, in six languages [CHT-6]", () => {
  const cases: readonly (readonly [word: string, mention: string, kind: string])[] = [
    ["vector", "A vector is independent if no other vector is.", "In this sense, a vector is an ordered set."],
    [
      "vector",
      "The vector is empty. A vector can be long.",
      "Simplest is the numeric vector, which is a single entity.",
    ],
    ["vector", "Un vector es nulo si lo es todo.", "En este sentido, un vector es una lista."],
    ["vecteur", "Un vecteur est nul si tout l’est.", "Ici, un vecteur est une liste."],
    ["vektor", "Ein Vektor ist normiert.", "Ein Vektor ist eine Größe."],
    ["向量", "向量是零。", "向量是一种量。"],
    ["パッケージ", "パッケージは古い。", "パッケージとは単位である。"],
  ];
  for (const [word, mention, kind] of cases)
    expect(bestPages([mention, mention, kind], [word], 9, 1), kind).toEqual([2]);
});
