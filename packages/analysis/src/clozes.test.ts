import { languages } from "@jotter/domain/settings";
import { describe, expect, test } from "vitest";
import { apposed } from "./appositions.ts";
import { clozes, clozeText, proposalsWanted } from "./clozes.ts";
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
