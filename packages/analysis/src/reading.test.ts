import { languages } from "@jotter/domain/settings";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { languageOf } from "./language.ts";
import { readingOf } from "./reading.ts";
import { corpus } from "./testing/corpus.ts";
import { wordsOf } from "./words.ts";

const texts = (source: string, language: (typeof languages)[number]) =>
  readingOf(source, language).sentences.map(({ text }) => text);

describe("a text as it is read", () => {
  test.each([
    ["en", "Dr. Smith weighs 3.5 kg of salt, e.g. in spring. It melts (see p. 5). U.S. troops came.", 3],
    ["de", "Am 3. Oktober 1990 war es so weit. Das gilt z. B. für die Zelle. Im 19. Jahrhundert auch.", 3],
    ["es", "El Sr. Pérez llegó en 1789. Vio, p. ej. una célula. ¿Qué hizo?", 3],
    ["fr", "M. Dupont arriva. Il vit l'usine, cf. la page 3. Puis il partit.", 3],
    ["zh", "光合作用是一个过程。叶绿体含有叶绿素！它是绿色的吗？", 3],
    ["ja", "光合成とは過程である。「水の音。」と書いた。葉緑体で行われる。", 3],
  ] as const)("%s: a full stop inside a sentence does not end it", (language, source, count) => {
    expect(texts(source, language)).toHaveLength(count);
  });

  test("markup, links and formulas are words without marks, and each sentence knows its place in the source", () => {
    const source =
      "# Cells\n\nA **cell** is [small](https://a.example). It has $x = 3. 5$ parts.\n\n- [ ] Read [[Notes|my notes]] today\n";
    const reading = readingOf(source, "en");
    expect(reading.sentences.map(({ text, from, to }) => [text, source.slice(from, to)])).toEqual([
      ["A cell is small.", "A **cell** is [small](https://a.example)."],
      ["It has $x = 3. 5$ parts.", "It has $x = 3. 5$ parts."],
      ["Read my notes today", "Read [[Notes|my notes]] today"],
    ]);
    expect(reading.paragraphs.map(({ kind, headings }) => [kind, headings])).toEqual([
      ["prose", ["Cells"]],
      ["item", ["Cells"]],
    ]);
  });

  test("a short line before a long one is a heading in a pasted text", () => {
    expect(readingOf("The causes\n\nThe war had many causes, and they are told here.", "en").headings[0]?.text).toBe(
      "The causes",
    );
  });

  test("any text is read without failing, and every place is inside it", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 300 }), fc.constantFrom(...languages), (source, language) => {
        for (const { from, to } of readingOf(source, language).sentences) {
          expect(from).toBeGreaterThanOrEqual(0);
          expect(to).toBeGreaterThan(from);
          expect(to).toBeLessThanOrEqual(source.length);
        }
      }),
      { numRuns: 40 },
    );
  });

  test.each(
    languages.flatMap((language) => corpus[language].map(({ subject, text }) => [language, subject, text] as const)),
  )("%s %s: its language is seen from the text alone", (language, _, text) => {
    expect(languageOf(text)).toBe(language);
  });

  test("a text that says too little has no language", () => {
    expect([languageOf(""), languageOf("42 + 7"), languageOf("ATP")]).toEqual([null, null, null]);
  });

  test("words: an article is cut off, a compound stays whole, forms of one word share a key", () => {
    expect(wordsOf("l'eau d'une rivière", "fr").map(({ text }) => text)).toEqual(["l'", "eau", "d'", "une", "rivière"]);
    expect(wordsOf("the light-dependent cells", "en").map(({ text }) => text)).toEqual([
      "the",
      "light-dependent",
      "cells",
    ]);
    expect(wordsOf("葉緑体のカルビン回路", "ja").map(({ text }) => text)).toEqual(["葉緑体", "カルビン回路"]);
    const keys = (text: string, language: (typeof languages)[number]) =>
      new Set(wordsOf(text, language).map(({ key }) => key)).size;
    expect([
      keys("cell Cells", "en"),
      keys("célula células", "es"),
      keys("Zelle Zellen", "de"),
      keys("usine usines", "fr"),
    ]).toEqual([1, 1, 1, 1]);
  });
});
