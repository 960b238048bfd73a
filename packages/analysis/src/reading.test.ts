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
    ["es", "El Vesubio, en el año 79 d. C., sepultó Pompeya. Roma nació en el siglo VIII a. C. La ciudad creció.", 3],
    [
      "fr",
      "Rome fut fondée en 753 av. J.-C. selon la légende. César mourut en 44 av. J.-C. Les Romains pleurèrent.",
      3,
    ],
    ["de", "Im Jahr 79 n. Chr. Pompeji zu sehen war schön. Rom entstand 753 v. Chr. Die Stadt wuchs.", 3],
    ["en", "In 44 B.C. Caesar died. Rome was founded in 753 B.C. The city grew.", 3],
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

  test.each([
    ["en", "- the king's execution\nThe Directory ruled France", 2],
    ["en", "- the war, the fear of treason and in the end the king's execution\nThe Directory ruled", 2],
    ["en", "- the long trial of the king of France was led by the\nJacobins of Paris", 1],
    ["en", "- the long trial of the king of France was led for\n  Jacobins of Paris", 1],
    ["es", "- la ejecución del rey\nEl Directorio gobernó Francia", 2],
    ["fr", "- l'exécution du roi\nLe Directoire gouverne la France", 2],
    ["de", "- Hinrichtung des Königs\nDas Direktorium regierte Frankreich", 2],
    ["zh", "- 国王被处死\n督政府统治法国", 2],
    ["ja", "- 国王の処刑\n総裁政府がフランスを治めた", 2],
  ] as const)("%s: a bare line below a list is no part of its last item: %s", (language, text, count) => {
    expect(readingOf(text, language).sentences).toHaveLength(count);
  });

  test("a line above a list is its name, and an item knows how deep it stands", () => {
    const { headings, paragraphs } = readingOf("Respiration notes\n- Krebs\n  - in matrix\n- ETC", "en");
    expect(headings.map(({ text }) => text)).toEqual(["Respiration notes"]);
    expect(paragraphs.map(({ depth }) => depth)).toEqual([1, 2, 1]);
    expect(readingOf("Osmosis: water moves\n- through a membrane", "en").headings).toEqual([]);
  });

  test("a short line before a long one is a heading in a pasted text", () => {
    expect(readingOf("The causes\n\nThe war had many causes, and they are told here.", "en").headings[0]?.text).toBe(
      "The causes",
    );
  });

  test.each([
    ["en", "Mark and sweep\nInvented in 1960, it works in two phases and is used to this day."],
    ["es", "4. Evolución\nEntre 1860 y 1920 se desarrolló la etapa de los cafés cantante en toda España."],
    ["fr", "Contexte\nAprès la défaite de Napoléon, les puissances veulent réorganiser l'Europe entière."],
    ["de", "Föhn\nDer Föhn ist ein warmer, trockener Fallwind, der an den Alpen entsteht."],
    ["zh", "最左前缀原则\n联合索引按照列的先后顺序排序，缺少最左边的列就用不到这个索引。"],
    ["ja", "4 議院内閣制\n内閣が国会の信任に基づいて成立し、国会に対して責任を負う制度である。"],
  ] as const)(
    "%s: a heading right above its paragraph is no part of its first sentence [AIX-6]",
    (language, source) => {
      const { headings, sentences } = readingOf(source, language);
      const [title = "", body] = source.split("\n");
      expect(headings.map(({ text }) => text)).toEqual([title.replace(/^4\. /, "")]);
      expect(sentences.map(({ text }) => text)).toEqual([body]);
    },
  );

  test.each([
    ["en", "- Leak: memory never released\nCycles are no problem, but the program has to stop meanwhile.", 1],
    ["de", "Es schuf Formen:\n• Kar: Mulde am Hang\n• Moräne: Schutt vom Eis\nDer Rest des Tals blieb, wie er war.", 2],
    ["zh", "- 树的高度很低，通常三到四层就能存放记录\nB树由鲁道夫·拜尔和爱德华·麦克雷特于1970年在波音公司发明。", 1],
    [
      "ja",
      "・国会：法律を制定する\n・内閣：政治を行う\n国会は、内閣不信任の決議を行うことができ、内閣は解散できる。",
      2,
    ],
    ["fr", "Définitions :\n– Enzyme : protéine utile\n– Bile : liquide du foie\n– Suc : liquide acide", 3],
    ["en", "Lithosphere: the crust and the upper mantle\nPangaea - the old supercontinent of all land", 2],
    ["zh", "酸:电离出的阳离子全部是氢离子的化合物\n碱:电离出的阴离子全部是氢氧根的化合物", 2],
  ] as const)("%s: an item ends with its line, whatever mark it has [AIX-6]", (language, source, items) => {
    const { paragraphs } = readingOf(source, language);
    const lines = source.split("\n").map((line) => line.replace(/^[-–•・]\s*/, "").replace(/(?<=\p{sc=Han}):/u, "："));
    expect(paragraphs.flatMap(({ sentences }) => sentences.map(({ text }) => text))).toEqual(lines);
    expect(paragraphs.filter(({ kind }) => kind === "item")).toHaveLength(items);
  });

  test.each([
    [
      "en",
      "The nephron is a small tube in the kidney which the\nEnglishman William Bowman described first in the year\n1842, when he was 26.",
    ],
    [
      "de",
      "Die Alpen entstanden, weil die Afrikanische Platte gegen die\nEurasische Platte stieß und die Schichten am Boden des\nMeeres faltete.",
    ],
    [
      "zh",
      "索引是一种帮助数据库快速定位记录的数据结构它的\n作用类似于书后的术语表也要占用一定的磁盘空间所\n以不是越多越好。",
    ],
  ] as const)("%s: a paragraph broken into lines of like length is still one sentence [AIX-6]", (language, source) => {
    expect(texts(source, language)).toHaveLength(1);
  });

  test.each([
    ["en", "What is a cell? :: The smallest unit of life."],
    ["zh", "光合作用::植物利用光能制造糖"],
    ["ja", "光合成：：植物が光で糖をつくること"],
  ] as const)("%s: a line that is a card in a note is one here [NOT-7]", (language, card) => {
    const { paragraphs } = readingOf(`${card}\n\nstd::vector holds many numbers.`, language);
    expect(paragraphs.map(({ aside }) => aside)).toEqual(["card", null]);
  });

  test("a paragraph as long as a book takes no longer than as many short ones [AIX-6]", { timeout: 40_000 }, () => {
    const book = "The treaty of the year 1001 was signed by this country. ".repeat(30_000);
    expect(readingOf(book, "en").sentences).toHaveLength(30_000);
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

  test("a technical text in Japanese or Chinese stays one, however many Latin names stand in it", () => {
    const names = "dpkg-buildpackage, debhelper, build-essential, Makefile, debian/rules and the other files of it. ";
    const ja = `${names}はソースパッケージの構築に使うコマンドである。この章では使い方を説明する。`.repeat(20);
    const zh = `${names}是构建源代码包所用的命令。本章说明它们的用法和顺序，并给出例子。`.repeat(20);
    expect([languageOf(ja), languageOf(zh)]).toEqual(["ja", "zh"]);
    expect(languageOf(`In Chinese, 光合作用 is the word for photosynthesis and the rest of it. `.repeat(20))).toBe(
      "en",
    );
    expect(languageOf("Российские и the другие языки of the мира and их слова. ".repeat(20))).toBeNull();
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

test("square brackets that lead nowhere are signs of the text, and those of a link are not [AIX-6]", () => {
  const source =
    "It is continuous on [a,b] and A[i] is an entry, see [the proof](https://example.org/a) and [[Limits]].";
  const [sentence] = readingOf(source, "en").sentences;
  expect(sentence?.text).toBe("It is continuous on [a,b] and A[i] is an entry, see the proof and Limits.");
});

test("lines that end where their writer pressed Enter are statements of their own, and so is a formula [AIX-6]", () => {
  const lines = [
    "Kinetic energy is the energy of motion",
    "E = 1/2 mv²",
    "Momentum is the product of mass and velocity",
    "p = mv",
    "Work is force times distance, unit joule (J)",
    "Power = work per time, unit watt",
  ];
  expect(readingOf(lines.join("\n"), "en").sentences.map(({ text }) => text)).toEqual(lines);
  const wrapped =
    "The revolution began in 1789, when the people of\nParis stormed the Bastille, and ended ten years\nlater with a coup.";
  expect(readingOf(wrapped, "en").sentences).toHaveLength(1);
});
