import { readFileSync } from "node:fs";
import { join } from "node:path";
import { languages } from "@jotter/domain/settings";
import { describe, expect, test } from "vitest";
import { type Figures, qualityOf, unseenQuality } from "./testing/quality.ts";

/** Written by `bench/analysis-quality.ts`. */
const baseline: Record<string, Figures> = JSON.parse(
  readFileSync(join(import.meta.dirname, "../../../bench/analysis-quality.json"), "utf8"),
);

/** Below these the engine would not be worth showing, in any language. */
const floors: Partial<Figures> = {
  keySentences: 0.6,
  termsRight: 0.5,
  termsFound: 0.5,
  definitionsRight: 0.85,
  definitionsFound: 0.8,
  questionsMade: 0.9,
  questionsWorthy: 0.75,
  optionsPlausible: 0.55,
  answeredInThree: 0.72,
  refusedRightly: 0.8,
};
/** What another version of Intl.Segmenter may change without anybody having made it worse. */
const slack = 0.04;

describe.each(languages)("the offline engine in %s, measured on texts that a reader has marked [AIX-6]", (language) => {
  const figures = qualityOf(language);

  test.each(Object.entries(floors))("%s is at least %d", (name, floor) => {
    expect(figures[name as keyof Figures]).toBeGreaterThanOrEqual(floor);
  });

  test("it is no worse than the committed figures", () => {
    for (const [name, before] of Object.entries(baseline[language] ?? {})) {
      if (name === "answerLongest" || name === "firstSentences") continue;
      expect([name, figures[name as keyof Figures] >= before - slack]).toEqual([name, true]);
    }
  });

  test("picked sentences beat the first ones, and the right option is not the longest", () => {
    expect(figures.keySentences).toBeGreaterThan(figures.firstSentences);
    expect(figures.answerLongest).toBeLessThan(0.3);
  });
});

test("texts written after the engine was adjusted fare no worse than the floors [AIX-6]", () => {
  const figures = unseenQuality();
  for (const [name, floor] of Object.entries(floors)) {
    expect([name, figures[name as keyof Figures] >= floor]).toEqual([name, true]);
  }
  expect(figures.keySentences).toBeGreaterThan(figures.firstSentences);
});
