import { languages } from "@jotter/domain/settings";
import { describe, expect, test } from "vitest";
import { type Contradiction, compare } from "./comparison.ts";
import { readingOf } from "./reading.ts";
import { knownContradictionMisses, missesIn, pairsOf, unseenPairs } from "./testing/contradiction-pairs.ts";

describe("two sentences about the same [CMP-1]", () => {
  test.each(languages)(
    "%s: what contradicts or differs is found, what agrees is left alone, but for the known misses",
    (language) => {
      expect(missesIn(pairsOf(language))).toEqual(knownContradictionMisses[language]);
    },
  );

  test("and so it is in pairs that came after the rules", () => {
    expect(missesIn(unseenPairs())).toEqual(knownContradictionMisses.unseen);
  });

  test.each(languages)("%s: all of them in two notes, and no sentence is held against another's", (language) => {
    const pairs = pairsOf(language);
    const [mine, theirs] = [pairs.map(({ first }) => first), pairs.map(({ second }) => second)];
    const notes = [mine, theirs].map((lines) => readingOf(lines.map((line) => `- ${line}`).join("\n"), language));
    const { contradictions } = compare(notes);
    const written = ({ first, second }: Contradiction) => `${first.sentence.text} | ${second.sentence.text}`;
    const planted = new Set(
      pairs.flatMap(({ kind, first, second }) => (kind === "agrees" ? [] : [`${first} | ${second}`])),
    );
    expect(contradictions.map(written).filter((one) => !planted.has(one))).toEqual([]);
  });

  test("each says what differs, with its unit", () => {
    const of = (one: string, other: string) =>
      compare([readingOf(one, "en"), readingOf(other, "en")]).contradictions.map(({ about, values }) => [
        about,
        ...values,
      ]);
    expect(of("Glycolysis yields 2 ATP.", "Glycolysis yields 4 ATP.")).toEqual([["amount", "2 ATP", "4 ATP"]]);
    expect(of("The treaty was signed on 4 July 1776.", "The treaty was signed on July 2, 1776.")).toEqual([
      ["date", "4 July 1776", "July 2, 1776"],
    ]);
    expect(of("Electrons carry a negative charge.", "Electrons carry a positive charge.")).toEqual([
      ["sign", "negative", "positive"],
    ]);
    expect(of("DNA was described by Watson and Crick.", "DNA was described by Franklin and Gosling.")).toHaveLength(1);
    expect(of("DNA was described by Watson and Crick.", "DNA was described by Watson.")).toEqual([]);
    expect(of("Emma was written by Jane Austen.", "Emma was written by Emily Brontë.")).toEqual([
      ["name", "Jane Austen", "Emily Brontë"],
    ]);
  });

  test("what stands in the same place, or has changed places, is named", () => {
    const of = (one: string, other: string) =>
      compare([readingOf(one, "en"), readingOf(other, "en")]).contradictions.map(({ values }) => values);
    const [mine, theirs] = ["Synapsis takes place in prophase I.", "Synapsis takes place in prophase II."];
    expect(of(`${mine} Cells divide.`, `${theirs} Cells divide.`)).toEqual([["prophase I", "prophase II"]]);
    const osmosis = "Water moves from the dilute to the concentrated solution.";
    const turned = "Water moves from the concentrated to the dilute solution.";
    expect(of(osmosis, turned)).toEqual([["dilute to the concentrated", "concentrated to the dilute"]]);
    expect(of("In metaphase I the pairs line up.", "In metaphase II the chromosomes line up.")).toEqual([]);
    // A text that says both speaks of two things.
    expect(of(osmosis, `${turned} ${osmosis}`)).toEqual([]);
  });

  test("an item speaks of its heading: two cells of mitosis and four of meiosis agree", () => {
    const of = (one: string, other: string) =>
      compare([readingOf(one, "en"), readingOf(other, "en")]).contradictions.length;
    const mine = "## Mitosis\n- takes 1 hour\n- 2 daughter cells";
    expect(of(mine, "## Meiosis\n- takes 24 hours\n- 4 daughter cells")).toBe(0);
    expect(of(mine, "## Mitosis\n- takes 24 hours\n- 4 daughter cells")).toBe(2);
    expect(of("## Glycolysis\n- 2 ATP net", "Glycolysis: 4 ATP net")).toBe(1);
  });

  test("rows of a table, tasks and cards are held against nothing", () => {
    const rows = "| Step | ATP |\n|---|---|\n| Glycolysis yields | 2 ATP |\n";
    expect(compare([readingOf(rows, "en"), readingOf("Glycolysis yields 4 ATP.", "en")]).contradictions).toEqual([]);
    const { alone } = compare([readingOf("Cells divide by mitosis in the body.", "en"), readingOf(rows, "en")]);
    expect(alone.filter(({ document }) => document === 2)).toEqual([]);
  });
});

test("a shared term is shown with sentences that fit, or not at all [CMP-1]", () => {
  const mine = "Mitosis takes 80 minutes in a human cell. Oxygen is the final electron acceptor.";
  const theirs = "Mitosis takes 120 minutes in a human cell. Oxygen is not the final electron acceptor.";
  const commonIn = (...texts: readonly string[]) =>
    compare(texts.map((text) => readingOf(text, "en"))).common.map(({ term, places }) => [
      term,
      ...places.map(({ sentence }) => sentence.text),
    ]);
  expect(commonIn(mine, theirs)).toEqual([]);
  const [one, other] = ["A human cell has a nucleus.", "Every human cell is surrounded by a membrane."];
  expect(commonIn(`${mine} ${one}`, `${theirs} ${other}`)).toContainEqual(["human cell", one, other]);
});

describe("one version against another [CMP-1]", () => {
  const old =
    "The wall was built in one night. It cut the city in two. Many people tried to flee over it. The guards shot at them.";
  const now =
    "The wall was built in one single summer night. It cut the city in two. The guards shot at them. A tunnel helped fifty-seven people to escape.";
  const { changed, alone } = compare([readingOf(old, "en"), readingOf(now, "en")]);

  test("a sentence that was reworded stands beside what it was", () => {
    expect(changed.map((pair) => pair.map(({ sentence }) => sentence.text))).toEqual([
      ["The wall was built in one night.", "The wall was built in one single summer night."],
    ]);
  });

  test("what was taken out and what is new is each one of a side", () => {
    expect(alone.map(({ document, sentence }) => [document, sentence.text])).toEqual([
      [1, "Many people tried to flee over it."],
      [2, "A tunnel helped fifty-seven people to escape."],
    ]);
  });

  test.each([
    ["en", "Telomerase rebuilds them in stem cells.", "In this lecture we looked at the ends of chromosomes."],
    ["es", "La telomerasa los reconstruye después.", "En esta clase hemos visto los extremos de los cromosomas."],
    ["fr", "La télomérase les reconstruit ensuite.", "Dans ce cours nous avons vu les extrémités des chromosomes."],
    ["de", "Die Telomerase baut sie wieder auf.", "In dieser Vorlesung haben wir die Enden der Chromosomen gesehen."],
    ["zh", "端粒酶可以重新合成它们。", "这节课我们学习了染色体的末端。"],
    ["ja", "テロメラーゼはそれらを修復する。", "この講義では染色体の末端を見てきました。"],
  ] as const)(
    "%s: what leans on a sentence before it or speaks of the lecture does not stand by itself",
    (language, ...lines) => {
      const texts = ["Mitosis.", lines.join(language === "zh" || language === "ja" ? "" : " ")];
      const { alone } = compare(texts.map((text) => readingOf(text, language)));
      expect(alone.map(({ sentence, stands }) => [sentence.text, stands])).toEqual(lines.map((line) => [line, false]));
    },
  );

  test.each([
    [
      "en",
      "When water freezes, the ice that forms on it keeps them warm.",
      "The cell copies its DNA before it divides.",
    ],
    ["es", "La enzima une los extremos de la molécula.", "Cada célula copia su ADN antes de la división."],
    ["fr", "Chaque enzyme reconnaît les extrémités de la molécule.", "La cellule copie son ADN avant de se diviser."],
    ["de", "Bevor sich eine Zelle teilt, kopiert sie ihre DNA.", "Die Zelle kopiert vor der Teilung ihre DNA."],
    ["zh", "细胞在分裂之前复制它的遗传物质。", "酶能连接分子的末端。"],
    ["ja", "細胞は分裂の前にDNAを複製する。", "酵素は分子の末端をつなぐ。"],
  ] as const)("%s: what names what it speaks of does", (language, ...lines) => {
    const texts = ["Mitosis.", lines.join(language === "zh" || language === "ja" ? "" : " ")];
    const { alone } = compare(texts.map((text) => readingOf(text, language)));
    expect(alone.map(({ sentence, stands }) => [sentence.text, stands])).toEqual(lines.map((line) => [line, true]));
  });

  test("what is added to the first text makes what it lacks fewer, one by one", () => {
    const mine = "Mitosis divides a nucleus.";
    const theirs =
      "Telomeres are caps at the ends of chromosomes. Telomerase keeps telomeres long. Cohesin holds chromatids together.";
    const lacks = (text: string) =>
      compare([readingOf(text, "en"), readingOf(theirs, "en")]).alone.filter(({ document }) => document === 2).length;
    expect(lacks(mine)).toBe(3);
    expect(lacks(`${mine} Telomeres are caps at the ends of chromosomes.`)).toBe(2);
    expect(lacks(`${mine} ${theirs}`)).toBe(0);
  });
});
