import { languages } from "@jotter/domain/settings";
import { describe, expect, test } from "vitest";
import { compare } from "./comparison.ts";
import { readingOf } from "./reading.ts";
import { corpus } from "./testing/corpus.ts";
import { judgedPassages, judgedSets } from "./testing/judged.ts";
import { knownMisses, misses } from "./testing/known-misses.ts";
import { contradicting } from "./testing/passages/contradictions.ts";
import { passages } from "./testing/passages/passages.ts";
import { qualityOf, unseenQuality } from "./testing/quality.ts";

/** `npm run bench:analysis` writes the lists anew. */
describe("texts that a reader has marked [AIX-6]", () => {
  const now = misses();

  test.each([...languages, "unseen", "lists"])(
    "%s: no other miss than the known ones, and none of those is solved",
    (name) => {
      expect(now[name]).toEqual(knownMisses[name]);
    },
  );

  test.each(languages)(
    "%s: picked sentences beat the first ones, and the right option is not the longest",
    (language) => {
      const figures = qualityOf(language);
      expect(figures.keySentences).toBeGreaterThan(figures.firstSentences);
      expect(figures.answerLongest).toBeLessThan(0.3);
    },
  );

  test("picked sentences beat the first ones also in texts that came after the rules", () => {
    const figures = unseenQuality();
    expect(figures.keySentences).toBeGreaterThan(figures.firstSentences);
  });
});

describe("passages whose every finding a reader has judged [AIX-6]", () => {
  const all = judgedPassages();

  test.each(all)(
    "$language $name: nothing is found that nobody has judged, and what is gone is off the list",
    (one) => {
      expect(one.found.filter(([, verdict]) => verdict === "?")).toEqual([]);
      expect(one.gone).toEqual([]);
    },
  );

  test.each(languages)("%s: for each wrong finding there are nine right ones", (language) => {
    for (const set of judgedSets) {
      const found = all
        .filter((one) => one.language === language && one.name in set[language])
        .flatMap((one) => one.found);
      const wrong = found.filter(([, verdict]) => verdict === "-");
      expect(wrong.length * 10).toBeLessThanOrEqual(found.length);
    }
  });
});

describe("two texts side by side [CMP-1]", () => {
  test.each(contradicting)("$language: the one $kind that contradicts is found, and nothing else", (one) => {
    const { contradictions } = compare(one.texts.map((text) => readingOf(text, one.language)));
    expect(contradictions.map(({ first, second }) => [first.sentence.text, second.sentence.text])).toEqual([
      one.planted.map((words) => expect.stringContaining(words)),
    ]);
  });

  test.each(languages)("%s: texts on different subjects do not contradict each other", (language) => {
    const texts = [...Object.values(passages[language]), ...corpus[language].map(({ text }) => text)];
    const { contradictions } = compare(texts.map((text) => readingOf(text, language)));
    const found = contradictions;
    expect(found.map(({ first, second }) => [first.sentence.text, second.sentence.text])).toEqual([]);
  });
});
