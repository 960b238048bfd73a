import { studentFiles, studentLines } from "@jotter/analysis/testing/student-lines";
import { type Language, languages } from "@jotter/domain/settings";
import { describe, expect, test } from "vitest";
import { concepts } from "./concepts.ts";
import { cardMisses, knownCardMisses } from "./testing/card-recall.ts";
import { cardTextSets } from "./testing/card-texts.ts";

/** `npm run bench:recall` writes the lists anew. */
describe("students' texts and the cards a reader wants of them [AIX-6] [FLA-1]", () => {
  const now = cardMisses();

  test.each(cardTextSets.flatMap((set) => languages.map((language) => `${set} ${language}`)))(
    "%s: no other fact is missed than the known ones, and none of those is solved",
    (name) => {
      expect(now[name]).toEqual(knownCardMisses[name]);
    },
  );

  test("no errand, no chatter and nothing left unfinished is on a card, and no option is of another kind", () => {
    const broken = / (?:on a card|bad option): /;
    expect(Object.values(now).flatMap((misses) => misses.filter((miss) => broken.test(miss)))).toEqual([]);
  });
});

/** Lines of a student's day, also below a title: written just like lines about a subject. */
describe("lines of a student's day are no cards [FLA-1]", () => {
  const titles: Readonly<Record<Language, string>> = {
    en: "# The cell",
    es: "# La célula",
    fr: "# La cellule",
    de: "# Die Zelle",
    zh: "# 细胞",
    ja: "# 細胞",
  };

  test.each(languages)("%s: at most one in twenty is one, below a title one in ten", (language) => {
    for (const [title, most] of [
      ["", 0.05],
      [`${titles[language]}\n\n`, 0.1],
    ] as const) {
      const texts = studentFiles.flatMap((file) => studentLines(language, file));
      const traps = texts.flat().filter(({ isCard }) => !isCard).length;
      const taken = texts.flatMap((lines) => {
        const quotes = quotesIn(title + lines.map(({ text }) => asItem(text, title)).join("\n"), language);
        return lines.filter(({ text, isCard }) => !isCard && quotes.some((one) => isOf(one, text)));
      });
      expect(taken.length).toBeLessThanOrEqual(traps * most);
    }
  });
});

function asItem(text: string, title: string): string {
  return title === "" || text.startsWith("- ") ? text : `- ${text}`;
}

function quotesIn(text: string, language: Language): readonly string[] {
  const source = { id: "a", title: "", text, language };
  const given = { options: {}, sources: [source], chunks: [], reader: { language, level: null }, now: 0 };
  return concepts.onDevice(given).output.concepts.flatMap(({ citations }) => citations.map(({ quote }) => quote));
}

function isOf(quote: string, line: string): boolean {
  const bare = line.replace(/^- /, "");
  return quote.includes(bare) || bare.includes(quote);
}
