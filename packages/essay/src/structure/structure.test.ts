import { languages } from "@jotter/domain/settings";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { essayCases, judgeStructure } from "../testing/judge-structure.ts";
import { judgeWeak } from "../testing/judge-weak.ts";
import { knownMisses } from "../testing/known-misses.ts";
import { structure } from "./structure.ts";

const faultsIn = (text: string) => structure(text, "en").questions.filter(({ isFault }) => isFault);

test.each(languages)(
  "%s: what a device is held to in essays of students is found, and nothing is claimed of good ones, but for the known misses [ESS-1]",
  (language) => {
    const { planted, misses } = judgeStructure(language);
    expect(planted).toBeGreaterThan(1);
    expect(misses).toEqual(knownMisses.structure[language]);
  },
);

describe.each(languages)("%s: weak essays of students, with what a teacher asked about them [ESS-1]", (language) => {
  const { planted, misses, fine, alarms } = judgeWeak(language);

  test("are asked about where the teacher asked, but for the known misses", () => {
    expect(planted).toBeGreaterThan(30);
    expect(misses).toEqual(knownMisses.weak[language]);
    expect(misses.length).toBeLessThan(planted * 0.35);
  });

  test("are left alone where they are fine, and nothing is asked of a good one", () => {
    expect(fine).toBeGreaterThan(10);
    expect(alarms).toEqual(knownMisses.alarms[language]);
  });
});

test.each([
  ["en", "I argue that the light matters only while it is far away."],
  ["es", "Sostengo que la luz solo importa mientras está lejos."],
  ["fr", "Je soutiens que la lumière ne compte que tant qu’elle est loin."],
  ["de", "Ich behaupte, dass das Licht nur zählt, solange es fern ist."],
  ["de", "Ich denke das das Licht nur zählt, solange es fern ist."],
  ["de", "Meine These ist, dass das Licht nur zählt, solange es fern ist."],
  ["zh", "我认为这盏灯只有在远处才重要。"],
  ["ja", "私は、光は遠くにあるからこそ大切だと考える。"],
] as const)("%s: a sentence that takes a side is the thesis: %s [ESS-1]", (language, side) => {
  const essay = `Gatsby. ${side}\n\nNick.`;
  const { thesis } = structure(essay, language);
  expect(thesis && essay.slice(thesis.at, thesis.at + thesis.length)).toBe(side);
});

test("each question stands by a sentence of the text and holds no words but the student's place [ESS-1]", () => {
  for (const { essay, lang } of essayCases) {
    for (const question of structure(essay, lang).questions) {
      expect(Object.keys(question).sort()).toEqual(["at", "isFault", "kind", "length"]);
      expect(essay.slice(question.at, question.at + question.length)).toMatch(/^\S[\s\S]*\S$/);
    }
  }
});

describe("an essay of three paragraphs", () => {
  const intro = "Schools should open later, because tired students learn little.";
  const sleep =
    "In a town near ours the first bell was moved by an hour, and the nurse counted what came of it. Fewer pupils asked for a bed before noon. Two teachers who had been against it wrote to the paper that their quiet mornings were over, since people now answered.";
  const buses =
    "Parents worry about the buses, which have to carry two groups. That is a real cost, yet the council found a driver for every route within a month. My neighbour drives one of them and says that he would rather wait for children who talk than for children who doze.";
  const end = "To sum up, an hour more of sleep costs a timetable and brings a morning.";
  const essay = [intro, sleep, buses, end].join("\n\n");

  test("has an outline with a lead sentence and a length for each, and a thesis [ESS-1]", () => {
    const { paragraphs, thesis } = structure(`# On time\n\n${essay}`, "en");
    expect(paragraphs.map(({ size }) => size)).toEqual([9, 50, 50, 15]);
    expect(paragraphs[0]?.heading).toBe("On time");
    expect(thesis && `# On time\n\n${essay}`.slice(thesis.at, thesis.at + thesis.length)).toBe(intro);
  });

  test("is asked what each paragraph proves, and where it stops, what follows from it [ESS-1]", () => {
    expect(structure(essay, "en").questions.map(({ kind }) => kind)).toEqual([
      "thesis-deniable",
      "paragraph-proves",
      "paragraph-proves",
      "conclusion-answers",
    ]);
    const open = essay.slice(0, essay.indexOf("To sum up")).trim();
    expect(faultsIn(open).map(({ kind }) => kind)).toEqual(["no-conclusion"]);
    expect(faultsIn(`${open}\n\n## Conclusion\n\nAn hour is not much to ask of a timetable.`)).toEqual([]);
  });
});

describe("the sentence that takes a side [ESS-1]", () => {
  test.each([
    [
      "en",
      "In this essay I will argue that schools should teach students how to use their phones instead of banning them.",
    ],
    ["en", "This paper will show that the railway changed more lives in Ohio than the war did."],
    ["en", "I believe that homework over the holidays does more harm than good to most families."],
    ["en", "In my opinion a shorter school week helps nobody who has to work in the afternoon."],
    ["es", "En este ensayo voy a defender que los móviles tienen un lugar en las aulas de secundaria."],
    ["es", "Creo que la escuela pública necesita más tiempo para leer y menos para los exámenes."],
    ["fr", "Dans ce devoir, je vais montrer que le narrateur ment au lecteur dès la première page."],
    ["fr", "À mon avis, une semaine plus courte ne profite à personne dans les familles qui travaillent."],
    ["de", "In diesem Aufsatz werde ich zeigen, dass das Wahlalter auf sechzehn Jahre gehört und nicht höher."],
    ["de", "Meiner Meinung nach hilft ein späterer Schulbeginn vor allem den Kindern vom Land."],
    ["zh", "本文将论证，中学生可以在学校里学会合理使用手机，而禁止只会把问题带回家。"],
    ["ja", "この文章では、学校は携帯電話を禁止するのではなく使い方を教えるべきだと主張したい。"],
  ] as const)("%s: %s", (language, thesis) => {
    const opening = {
      en: "Phones are everywhere now.",
      es: "Los móviles están en todas partes.",
      fr: "Les téléphones sont partout.",
      de: "Handys sind heute überall.",
      zh: "现在到处都有手机。",
      ja: "今では携帯電話はどこにでもある。",
    };
    const text = `${opening[language]}${language === "zh" || language === "ja" ? "" : " "}${thesis}`;
    const found = structure(text, language).thesis;
    expect(found && text.slice(found.at, found.at + found.length)).toBe(thesis);
  });

  test.each([
    ["en", "In this essay I will look at phones in schools and talk about what people say of them."],
    ["es", "En este trabajo voy a hablar de los móviles en las aulas y de lo que dicen las familias."],
    ["fr", "Dans ce devoir, nous allons étudier les téléphones à l’école et ce qu’en disent les familles."],
    ["de", "In diesem Aufsatz werde ich über Handys in der Schule und über die Eltern schreiben."],
  ] as const)("%s: what is only announced takes none: %s", (language, text) => {
    expect(structure(text, language).thesis).toBeNull();
  });
});

test("a quotation that nobody is said to say is asked about; one with its speaker is not [ESS-1]", () => {
  expect(faultsIn("The creature speaks. “I ought to be thy Adam.” He has read Milton.")).toMatchObject([
    { kind: "quote-not-introduced", at: 21 },
  ]);
  expect(faultsIn("The creature says: “I ought to be thy Adam.” He has read Milton.")).toEqual([]);
  expect(faultsIn("It ends. “I ought to be thy Adam,” he says. He has read Milton.")).toEqual([]);
});

test("readability is given by the formula made for a language; Chinese and Japanese are counted in letters [ESS-1]", () => {
  const formulas = languages.map((language) => structure("", language).readability.formula);
  expect(formulas).toEqual(["flesch", "fernandez-huerta", "kandel-moles", "amstad", null, null]);
  expect(structure("王は去った。門は閉まった。", "ja").readability).toEqual({ formula: null, lettersPerSentence: 5.5 });
});

test("any text is read without a throw, with every place inside it [ESS-1]", () => {
  const piece = fc.constantFrom(
    "“",
    "”",
    "「",
    "」",
    "> ",
    "\n\n",
    "# ",
    "a. ",
    "The king left. ",
    "王は去った。",
    "…",
    "- ",
  );
  const text = fc.array(piece, { maxLength: 60 }).map((pieces) => pieces.join(""));
  fc.assert(
    fc.property(text, fc.constantFrom(...languages), (written, language) => {
      const { questions, paragraphs } = structure(written, language);
      for (const { at, length } of [...questions, ...paragraphs]) {
        expect(length).toBeGreaterThan(0);
        expect(at + length).toBeLessThanOrEqual(written.length);
      }
    }),
  );
});

test.each(["是", "A b. ", "1. ", "“a b c d.” ", "苦しい"])(
  "four times as long takes about four times as long: %j [ESS-1]",
  (unit) => {
    for (const language of ["de", "ja"] as const) {
      const [short, long] = [5_000, 20_000].map((length) => {
        const began = performance.now();
        structure(unit.repeat(length / unit.length), language);
        return performance.now() - began;
      });
      expect(long ?? 0).toBeLessThan(Math.max(600, (short ?? 0) * 12));
    }
  },
);
