import { corpus } from "@jotter/analysis/testing/corpus";
import { unseen } from "@jotter/analysis/testing/corpus-unseen";
import { languages } from "@jotter/domain/settings";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { questionsOnDevice } from "../device-questions.ts";
import type { Source } from "../source.ts";
import { difficulties, type StudyQuestion } from "../study-question.ts";
import { isAlikeLong } from "./alike.ts";
import { gated } from "./gate.ts";
import { squeezed } from "./mark-words.ts";
import { markOf } from "./marking.ts";

const sources: readonly Source[] = languages.flatMap((language) =>
  [...corpus[language], unseen[language]].map(({ subject, text }, at) => ({
    id: `${language}-${at}`,
    title: subject,
    text,
    language,
  })),
);

type Judged = { readonly source: Source; readonly question: StudyQuestion };
const judged: readonly Judged[] = sources.flatMap((source, at) =>
  difficulties.flatMap((difficulty) =>
    questionsOnDevice(source, { count: 8, difficulty, seed: at * 7 + difficulty.length }).questions.map((question) => ({
      source,
      question,
    })),
  ),
);
const plain = (text: string) => squeezed(text.toLowerCase());

describe("questions over texts in six languages pass the gate [QUZ-2]", () => {
  test("there are enough to judge it by, of every language", () => {
    expect(judged.length).toBeGreaterThanOrEqual(300);
    for (const language of languages) {
      expect(judged.filter(({ source }) => source.language === language).length, language).toBeGreaterThan(20);
    }
  });

  test("every citation stands in its source, and every answer too", () => {
    const lost = judged.filter(({ source, question: { type, answer, answers = [answer], citations } }) => {
      const isQuoted =
        citations.length > 0 && citations.every(({ quote, from, to }) => source.text.slice(from, to) === quote);
      const said = type === "true-false" ? [] : answers;
      return !isQuoted || said.some((one) => !one.split("…").every((part) => plain(source.text).includes(plain(part))));
    });
    expect(lost.map(({ question }) => question.prompt)).toEqual([]);
  });

  test("no place of an option pays for a guess", () => {
    const choices = judged.filter(({ question }) => question.options.length === 4 && question.type === "choice");
    const expected = choices.length / 4;
    const times = [0, 1, 2, 3].map(
      (place) => choices.filter(({ question }) => question.options[place] === question.answer).length,
    );
    const chiSquare = times.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
    expect(choices.length).toBeGreaterThan(80);
    // Three degrees of freedom: beyond 7.8 there would be a favourite.
    expect(chiSquare, times.join(" ")).toBeLessThan(7.8);
  });

  test("the right option is not given away by its length", () => {
    const choices = judged.flatMap(({ question }) => (question.type === "choice" ? [question] : []));
    const longest = choices.filter(({ answer, options }) =>
      options.every((one) => one === answer || one.length < answer.length),
    );
    expect(longest.length / choices.length).toBeLessThan(0.4);
    for (const { answer, options } of choices) {
      expect(
        isAlikeLong(
          answer,
          options.filter((one) => one !== answer),
        ),
      ).toBe(true);
      expect(new Set(options.map(plain)).size).toBe(options.length);
    }
  });

  test("no fact is asked twice in one quiz", () => {
    for (const source of sources) {
      const { questions } = questionsOnDevice(source, { count: 8, difficulty: "medium", seed: 3 });
      const answers = questions.flatMap(({ type, answer }) => (type === "true-false" ? [] : [plain(answer)]));
      expect(new Set(answers).size, source.id).toBe(answers.length);
      expect(new Set(questions.map(({ prompt }) => plain(prompt))).size).toBe(questions.length);
    }
  });

  test("true or false is as often the one as the other", () => {
    const truths = judged.flatMap(({ question }) => (question.type === "true-false" ? [question.answer] : []));
    const share = truths.filter((one) => one === "true").length / truths.length;
    expect(truths.length).toBeGreaterThan(10);
    expect(share).toBeGreaterThan(0.3);
    expect(share).toBeLessThan(0.7);
  });

  test("the answer of a question is right when it is marked", () => {
    for (const { question } of judged) {
      const { type, answer, answers = [] } = question;
      const given = type === "ordering" || type === "multiple" ? answers : answer;
      expect(markOf(question, given).verdict, `${question.prompt}: ${answer}`).toBe("right");
    }
  });
});

const text =
  "The nucleus holds the DNA of the cell. Ribosomes build proteins from amino acids. The membrane controls what enters the cell. Robert Hooke saw cells in 1665. Starch and glycogen store sugar.";
const source: Source = { id: "n", title: "Cells", text, language: "en" };
const quoted = (quote: string) => ({
  sourceId: "n",
  quote,
  from: text.indexOf(quote),
  to: text.indexOf(quote) + quote.length,
});
const choice: StudyQuestion = {
  type: "choice",
  prompt: "What holds the DNA?",
  options: ["nucleus", "vacuole", "membrane", "chloroplast"],
  answer: "nucleus",
  explanation: "",
  difficulty: "easy",
  citations: [quoted("The nucleus holds the DNA of the cell.")],
  language: "en",
};
const pass = (...all: readonly Partial<StudyQuestion>[]) =>
  gated(
    all.map((one) => ({ ...choice, ...one })),
    { sources: [source], seed: 1, count: 20 },
  );

describe("the topic of a question [DSH-4]", () => {
  const parts = `# Cells\n\n## The nucleus\n\nThe nucleus holds the DNA of the cell.\n\n## Energy:\n\nMitochondria release energy from sugar.`;
  const quotedIn = (quote: string, text: string) => {
    const from = text.indexOf(quote);
    return [{ sourceId: "n", quote, from, to: from + quote.length }];
  };
  const about = (text: string, some: Partial<StudyQuestion>) => {
    const question: StudyQuestion = { ...choice, type: "short", options: [], ...some };
    const [only] = gated([question], { sources: [{ ...source, text }], seed: 1, count: 1 }).questions;
    return only?.topic;
  };
  const energy = { prompt: "What releases energy?", answer: "Mitochondria" };

  test("is the heading its passage stands under, whatever a model calls it", () => {
    const [nucleus, sugar] = ["The nucleus holds the DNA of the cell.", "Mitochondria release energy from sugar."];
    expect(about(parts, { citations: quotedIn(nucleus, parts), topic: "Biology" })).toBe("The nucleus");
    expect(about(parts, { ...energy, citations: quotedIn(sugar, parts) })).toBe("Energy");
  });

  test("is the model's own where the text has no headings, and a sentence is none", () => {
    const citations = quotedIn("The nucleus holds the DNA of the cell.", text);
    expect(about(text, { citations, topic: " Cell\nnucleus " })).toBe("Cell nucleus");
    expect(about(text, { citations })).toBeUndefined();
    expect(about(text, { citations, topic: "x ".repeat(100) })).toBeUndefined();
  });

  test.each(languages)("is there for every question of a text with headings, in %s", (language) => {
    const [first, second] = corpus[language];
    const headed = `# ${first?.subject}\n\n${first?.text}\n\n# ${second?.subject}\n\n${second?.text}`;
    const { questions } = questionsOnDevice(
      { ...source, text: headed, language },
      { count: 20, difficulty: "medium", seed: 1 },
    );
    const begin = headed.lastIndexOf(`# ${second?.subject}`);
    expect(questions.length).toBeGreaterThan(3);
    for (const { topic, citations } of questions) {
      expect(topic).toBe((citations[0]?.from ?? 0) < begin ? first?.subject : second?.subject);
    }
  });
});

describe("the gate [QUZ-2]", () => {
  test.each([
    ["nothing quoted", { citations: [] }],
    ["a quote that is not there", { citations: [{ sourceId: "n", quote: "The wall", from: 0, to: 8 }] }],
    ["an answer that is not in the source", { answer: "chloroplast" }],
    ["an answer that is no option", { answer: "ribosomes" }],
    ["options that are gone and asked for", { prompt: "Which of these holds it?", options: ["nucleus", "42", "$x$"] }],
    ["true or false that says neither", { type: "true-false" as const, answer: "maybe" }],
    ["two things to order", { type: "ordering" as const, answers: ["nucleus", "DNA"] }],
    ["one right one of several", { type: "multiple" as const, answers: ["nucleus"] }],
    ["a gap that is missing", { type: "cloze" as const, options: [] }],
    ["a number that is none", { type: "numeric" as const, options: [] }],
  ])("leaves out %s", (_, some) => {
    expect(pass(some)).toEqual({ questions: [], rejected: 1, repaired: 0 });
  });

  test("throws out an option that is true as well, and one of another kind", () => {
    const stores = quoted("Starch and glycogen store sugar.");
    const { questions, repaired } = pass({
      prompt: "What stores sugar?",
      answer: "Starch",
      options: ["Starch", "glycogen", "cork", "1665", "lignin", "Starch "],
      citations: [stores],
    });
    expect(questions[0]?.options.toSorted()).toEqual(["Starch", "cork", "lignin"]);
    expect(repaired).toBe(1);
  });

  test("asks for the answer to be recalled where it would stand out among the options", () => {
    const [only] = pass({
      prompt: "What do ribosomes build?",
      answer: "proteins from amino acids",
      options: ["proteins from amino acids", "fat", "wood", "air"],
      citations: [quoted("Ribosomes build proteins from amino acids.")],
    }).questions;
    expect([only?.type, only?.options]).toEqual(["short", []]);
  });

  test("asks one fact once, however it is turned", () => {
    const hooke = { citations: [quoted("Robert Hooke saw cells in 1665.")], options: [] };
    const { questions, rejected } = pass(
      { ...hooke, type: "short", prompt: "Who saw cells in 1665?", answer: "Robert Hooke" },
      { ...hooke, type: "numeric", prompt: "When did Robert Hooke see cells?", answer: "1665" },
      { ...hooke, type: "true-false", prompt: "Robert Hooke saw cells in 1665.", answer: "true" },
      choice,
      { prompt: "what holds the dna" },
      { prompt: "Where is the DNA?" },
    );
    expect(questions.map(({ answer }) => answer)).toEqual(["Robert Hooke", "nucleus"]);
    expect(rejected).toBe(4);
  });

  test("things to be put in order are never shown in it", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e6 }), (seed) => {
        const answers = ["nucleus", "membrane", "Ribosomes"];
        const ordering = { ...choice, type: "ordering" as const, answers, options: answers };
        const [only] = gated([ordering], { sources: [source], seed, count: 1 }).questions;
        expect(only?.options).not.toEqual(answers);
        expect(only?.options.toSorted()).toEqual(answers.toSorted());
      }),
    );
  });
});

describe("lists of a text", () => {
  const lists = `# Cell division

The phases of mitosis:

1. Prophase
2. Metaphase
3. Anaphase
4. Telophase

Parts of an animal cell:

- nucleus
- ribosomes
- lysosomes

Only in plant cells:

- cell wall
- chloroplasts
- large vacuole
`;
  const { questions } = questionsOnDevice({ ...source, text: lists }, { count: 5, difficulty: "medium", seed: 1 });

  test("steps are put in order, and what belongs together is found among others [QUZ-1]", () => {
    const [order, ...several] = questions;
    expect([order?.type, order?.answers]).toEqual(["ordering", ["Prophase", "Metaphase", "Anaphase", "Telophase"]]);
    expect(several.map(({ type, answers }) => [type, answers?.toSorted()])).toEqual([
      ["multiple", ["lysosomes", "nucleus", "ribosomes"]],
      ["multiple", ["cell wall", "chloroplasts", "large vacuole"]],
    ]);
  });
});
