import { languages } from "@jotter/domain/settings";
import { describe, expect, test } from "vitest";
import { compare } from "../comparison.ts";
import { readingOf } from "../reading.ts";

const frames = {
  en: [
    "Robespierre led the Terror in Paris",
    "Danton led the Terror in Paris",
    "The Terror was led in Paris by Robespierre",
  ],
  es: [
    "Robespierre dirigió el Terror en París",
    "Danton dirigió el Terror en París",
    "En París dirigió Robespierre el Terror",
  ],
  fr: [
    "Robespierre dirige la Terreur à Paris",
    "Danton dirige la Terreur à Paris",
    "À Paris, Robespierre dirige la Terreur",
  ],
  de: [
    "Robespierre führte den Terror in Paris an",
    "Danton führte den Terror in Paris an",
    "Den Terror führte in Paris Robespierre an",
  ],
  zh: ["罗伯斯庇尔领导了巴黎的恐怖统治", "丹东领导了巴黎的恐怖统治", "巴黎的恐怖统治由罗伯斯庇尔领导"],
  ja: [
    "ロベスピエールがパリの恐怖政治を指導した",
    "ダントンがパリの恐怖政治を指導した",
    "パリの恐怖政治はロベスピエールが指導した",
  ],
} as const;

const names = {
  en: ["Robespierre", "Danton"],
  es: ["Robespierre", "Danton"],
  fr: ["Robespierre", "Danton"],
  de: ["Robespierre", "Danton"],
  zh: ["罗伯斯庇尔", "丹东"],
  ja: ["ロベスピエール", "ダントン"],
} as const;

const figures = {
  en: ["In the Terror 17,000 people were executed by court", "In the Terror 40,000 people were executed by court"],
  es: [
    "En el Terror fueron ejecutadas 17.000 personas en Francia",
    "En el Terror fueron ejecutadas 40.000 personas en Francia",
  ],
  fr: [
    "Sous la Terreur, 17 000 personnes furent exécutées en France",
    "Sous la Terreur, 40 000 personnes furent exécutées en France",
  ],
  de: [
    "Im Terror wurden 17.000 Menschen in Frankreich hingerichtet",
    "Im Terror wurden 40.000 Menschen in Frankreich hingerichtet",
  ],
  zh: ["恐怖统治时期法国有17000人被处死", "恐怖统治时期法国有40000人被处死"],
  ja: ["恐怖政治のフランスで17000人が処刑された", "恐怖政治のフランスで40000人が処刑された"],
} as const;

const sides = (first: string, second: string, language: (typeof languages)[number]) =>
  compare([readingOf(first, language), readingOf(second, language)]);

describe("a difference in a name or a figure is never other wording [CMP-1]", () => {
  test.each(languages)("%s: another name in the same frame", (language) => {
    const [one, other, reworded] = frames[language];
    const { changed, contradictions, alone } = sides(`${one}.`, `${other}.`, language);
    expect([changed, alone]).toEqual([[], []]);
    expect(contradictions.flatMap(({ values }) => values)).toEqual(names[language]);
    expect(sides(`${one}.`, `${reworded}.`, language)).toMatchObject({ contradictions: [], alone: [] });
  });

  test.each(languages)("%s: another figure", (language) => {
    const [one, other] = figures[language];
    const { changed, contradictions, alone } = sides(`${one}.`, `${other}.`, language);
    expect([changed, alone]).toEqual([[], []]);
    expect(contradictions.flatMap(({ values }) => values).join(" ")).toMatch(/17.*40/);
  });

  test("a name in the middle of a sentence counts too, and where several things differ it is another sentence", () => {
    const ended = ["The Terror was ended by Barras in Paris.", "The Terror was stopped by Tallien in Paris."] as const;
    expect(sides(...ended, "en").contradictions.map(({ values }) => values)).toEqual([["Barras", "Tallien"]]);
    const [one, other] = [
      "In 1793 the Jacobins ruled Paris and the army.",
      "In 1799 the Consuls ruled Paris and the army.",
    ];
    const { changed, contradictions, alone } = sides(one, other, "en");
    expect([changed, contradictions]).toEqual([[], []]);
    expect(alone.map(({ sentence }) => sentence.text)).toEqual([one, other]);
  });

  test("other words for the same stay other words", () => {
    const { changed, contradictions } = sides(
      "The king fled from the palace at night with his family.",
      "At night the king escaped from the palace with his family.",
      "en",
    );
    expect([changed.length, contradictions]).toEqual([1, []]);
  });
});

describe("two texts that have nothing to do with each other [CMP-1]", () => {
  const history =
    "The Bastille fell in July. The king was tried and put to death. The Directory ruled France for four years.";
  const biology =
    "Photosynthesis takes place in the chloroplast. Light is absorbed by chlorophyll. Oxygen leaves through the stomata.";

  test("are known to", () => {
    expect(sides(history, biology, "en").isUnrelated).toBe(true);
  });

  test("one word of their subject that they share is enough to be held against each other", () => {
    const lecture = "The storming of the Bastille had many causes. Bread was dear in Paris.";
    expect(sides(history, lecture, "en").isUnrelated).toBe(false);
  });
});
