import { languages } from "@jotter/domain/settings";
import { describe, expect, test } from "vitest";
import { apposed } from "./appositions.ts";
import { clozes, clozeText, proposalsWanted } from "./clozes.ts";
import { isPoorGap } from "./poor-gaps.ts";
import { readingOf } from "./reading.ts";
import { corpus } from "./testing/corpus.ts";

describe("sentences with a gap [FLA-1]", () => {
  test("what is marked comes first, then what is explained in passing", () => {
    const reading = readingOf(
      "The filtrate of the blood flows into the **proximal tubule** first. Blood passes into the glomerulus, a dense ball of capillaries in the kidney.",
      "en",
    );
    expect(clozes(reading, 2).map((one) => [one.by, clozeText(one)])).toEqual([
      ["mark", "The filtrate of the blood flows into the ==proximal tubule== first."],
      ["apposition", "Blood passes into the ==glomerulus==, a dense ball of capillaries in the kidney."],
    ]);
    expect(clozes(reading, 1).map(({ by }) => by)).toEqual(["mark"]);
  });

  test.each([
    ["en", "Water enters through stomata, the small pores in the leaf.", ["stomata"]],
    ["es", "El agua entra por los estomas, los poros que hay en la hoja.", ["estomas"]],
    ["fr", "L'eau sort par les stomates, des pores de la feuille.", ["stomates"]],
    ["de", "Die Nieren bestehen aus Nephronen, einer Art von Filtern für das Blut.", ["Nephronen"]],
    ["de", "Im Inneren liegt der Glomerulus, ein Knäuel aus feinen Gefäßen.", ["Glomerulus"]],
    ["zh", "水分从叶片散失的过程称为蒸腾作用。", ["蒸腾作用"]],
    ["ja", "葉から水が出ていく働きは蒸散と呼ばれている。", ["蒸散"]],
    ["en", "We bought bread, a lot of cheese and some fruit.", []],
    ["en", "Most of them, the story goes, never came back.", []],
  ] as const)("%s: %s", (language, text, terms) => {
    expect(apposed(text, language)).toEqual(terms);
  });

  test.each([
    ["en", "Factors are used in model formulae (see ==Section== 11.1.1) and elsewhere.", true],
    ["en", "Factors are used in model formulae (see Section ==11.1.1==) and elsewhere.", true],
    ["de", "Wie das geht, steht in ==Abschnitt 4== dieses Buches.", true],
    ["es", "Los datos están en la ==tabla 3== de este libro.", true],
    ["fr", "La suite se trouve au ==chapitre 12== de ce livre.", true],
    ["zh", "详细内容见==第3章==的说明。", true],
    ["ja", "詳しくは==図 2==を参照してください。", true],
    ["en", "We have a sample of ==30 tax== accountants from Australia.", true],
    ["en", "The answer in the end was ==42== for all of them.", true],
    ["en", "South Australia is written ==sa== in this list.", true],
    ["en", "The ==cross section== of a stem shows its vessels.", false],
    ["en", "The war ended in ==1918== with an armistice.", false],
    ["en", "A human cell has ==46 chromosomes== in its nucleus.", false],
    ["en", "Dinosaurs died out ==66 million== years ago.", false],
    ["en", "The ==pH== of blood is about 7.4.", false],
    ["de", "Das ==Kapitel== der Säule trägt das Gebälk.", false],
  ] as const)("%s: is this gap poor? %s", (language, marked, isPoor) => {
    const [before = "", term = ""] = marked.split("==");
    const gap = { from: before.length, to: before.length + term.length };
    expect(isPoorGap(marked.replaceAll("==", ""), gap, language)).toBe(isPoor);
  });

  test("are none where only a reference, a number or a fragment could be asked for", () => {
    const text =
      "# Factors\n\nWhile the real application of factors is with model formulae (see Section 11.1.1), we here look at a specific example. We have a sample of 30 tax accountants from all the states and territories of Australia.";
    const terms = clozes(readingOf(text, "en"), 9).map(({ term }) => term);
    expect(terms).toContain("Australia");
    expect(terms.filter((term) => /Section|\d/.test(term))).toEqual([]);
  });

  test.each(languages)(
    "%s: a page of text gives about one in seventy words, each sentence and each term once",
    (language) => {
      for (const { text } of corpus[language]) {
        const reading = readingOf(text, language);
        const wanted = proposalsWanted(reading);
        const found = clozes(reading, wanted);
        expect(found.length).toBeGreaterThanOrEqual(Math.min(wanted, 2));
        expect(new Set(found.map(({ sentence }) => sentence.index)).size).toBe(found.length);
        expect(new Set(found.map(({ term }) => term.toLowerCase())).size).toBe(found.length);
        for (const one of found) expect(clozeText(one).replaceAll("==", "")).toBe(one.sentence.text);
      }
    },
  );
});
