import { readingOf } from "@jotter/analysis/reading";
import { type Language, languages } from "@jotter/domain/settings";
import fc from "fast-check";
import { expect, test } from "vitest";
import { comparison } from "./comparison.ts";
import { sourceOf } from "./source.ts";

const texts: Readonly<Record<Language, readonly string[]>> = {
  en: [
    "The motto of the farm is that all animals are equal.",
    "Napoleon drove Snowball out in 1917.",
    "Boxer works harder than anyone else.",
    "The windmill was built by the animals.",
    "Mr Jones drank too much.",
    "The pigs moved into the house.",
  ],
  es: [
    "El lema de la granja es que todos los animales son iguales.",
    "Napoleón expulsó a Snowball en 1917.",
    "Boxer trabaja más que nadie.",
    "El molino fue construido por los animales.",
    "El señor Jones bebía demasiado.",
    "Los cerdos se mudaron a la casa.",
  ],
  fr: [
    "La devise de la ferme est que tous les animaux sont égaux.",
    "Napoléon chassa Boule de Neige en 1917.",
    "Malabar travaille plus que les autres.",
    "Le moulin fut construit par les animaux.",
    "Monsieur Jones buvait trop.",
    "Les cochons s'installèrent dans la maison.",
  ],
  de: [
    "Das Motto der Farm lautet, dass alle Tiere gleich sind.",
    "Napoleon vertrieb Schneeball im Jahr 1917.",
    "Boxer arbeitet härter als alle anderen.",
    "Die Windmühle wurde von den Tieren gebaut.",
    "Herr Jones trank zu viel.",
    "Die Schweine zogen in das Haus ein.",
  ],
  zh: [
    "农场的口号是所有动物一律平等。",
    "拿破仑在1917年赶走了雪球。",
    "拳击手比谁都努力工作。",
    "风车是动物们一起建造的。",
    "琼斯先生喝酒喝得太多。",
    "猪搬进了农场主的房子。",
  ],
  ja: [
    "農場の標語は、すべての動物は平等であるというものだ。",
    "ナポレオンは1917年にスノーボールを追い出した。",
    "ボクサーは誰よりも懸命に働く。",
    "風車は動物たちが建てた。",
    "ジョーンズさんは酒を飲みすぎた。",
    "豚たちは家に引っ越した。",
  ],
};

const added: Readonly<Record<Language, string>> = {
  en: " but some are more equal than others",
  es: " pero algunos son más iguales que otros",
  fr: " mais certains sont plus égaux que d'autres",
  de: " aber manche sind gleicher als andere",
  zh: "，但有些动物更加平等",
  ja: "、しかし一部はもっと平等だった",
};

const edits: readonly ((sentence: string, language: Language) => readonly string[])[] = [
  (sentence) => [sentence],
  () => [],
  (sentence) => [sentence.replace("1917", "1945")],
  (sentence, language) => [sentence.replace(/[.。]$/u, (end) => `${added[language]}${end}`)],
  (sentence) => [sentence, sentence],
  (sentence, language) =>
    language === "zh" || language === "ja"
      ? [sentence.slice(0, -3) + sentence.slice(-1)]
      : [sentence.split(" ").toSpliced(-2, 1).join(" ")],
  (sentence, language) => [texts[language][0] ?? "", sentence],
];

const edited = fc.record({
  language: fc.constantFrom(...languages),
  steps: fc.array(fc.integer({ min: 0, max: edits.length - 1 }), { minLength: 6, maxLength: 6 }),
});

test("each sentence of two texts is a contradiction, in both, or in one alone: none disappears [CMP-1]", () => {
  fc.assert(
    fc.property(edited, ({ language, steps }) => {
      const glue = language === "zh" || language === "ja" ? "" : " ";
      const changed = texts[language].flatMap((sentence, at) => edits[steps[at] ?? 0]?.(sentence, language) ?? []);
      const sources = [texts[language], changed].map((sentences, at) =>
        sourceOf({ id: `${at}`, title: `${at}`, text: sentences.join(glue) }, language),
      );
      const options = comparison.options.parse({});
      const reader = { language, level: null } as const;
      const { output } = comparison.onDevice({ sources, chunks: [], options, reader, now: 0 });
      if (output.isUnrelated) return;
      const placesOf = (
        parts: readonly { readonly citations: readonly { readonly sourceId: string; readonly from: number }[] }[],
      ) => new Set(parts.flatMap(({ citations }) => citations.map(({ sourceId, from }) => `${sourceId} ${from}`)));
      const told = placesOf([...output.contradictions, ...output.changed, ...(output.same ?? [])]);
      const alone = placesOf(output.differences.flatMap(({ perDocument }) => perDocument));
      for (const { id, text } of sources) {
        for (const { from } of readingOf(text, language).sentences) {
          const place = `${id} ${from}`;
          expect([place, told.has(place), alone.has(place)]).toEqual([place, !alone.has(place), !told.has(place)]);
        }
      }
    }),
    { numRuns: 150 },
  );
});
