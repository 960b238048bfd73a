import { newQuiz, type Quiz } from "@jotter/domain/quiz";
import { allTexts, languageCodes } from "@jotter/locales/languages";
import type { StudyQuestion } from "@jotter/study-tools/study-question";
import { describe, expect, test } from "vitest";
import { mistakesOf } from "../../student/quiz/mistakes.ts";
import { translator } from "../../ui/translate.ts";
import { topicsOf } from "./by-topic.ts";
import { headlineOf } from "./result-headline.ts";
import { toBeJudged } from "./waiting.ts";

const asked = (sourceId: string, topic?: string) => ({
  ...{ type: "short", prompt: "What?", options: [], answer: "a", explanation: "", difficulty: "easy" },
  ...(topic !== undefined && { topic }),
  citations: [{ sourceId, quote: "a", from: 0, to: 1 }],
});

const quiz = (some: Partial<Quiz> = {}): Quiz =>
  newQuiz(
    {
      title: "Cells",
      classId: null,
      sources: [
        { kind: "note", id: "1", title: "Cells" },
        { kind: "text", id: "2", title: "Pasted", text: "a" },
      ],
      questions: [asked("note:1"), asked("text:2"), asked("note:1"), asked("note:1")],
      answers: [
        { at: 1, question: 0, given: "b", share: null },
        { at: 2, question: 1, given: "b", share: null },
        { at: 3, question: 2, given: "b", share: 0 },
        { at: 4, question: 3, given: "b", share: null, isWithdrawn: true },
      ],
      ...some,
    },
    0,
  );
const placesOf = (some: Partial<Quiz>, mayTellNotes = true) =>
  toBeJudged(quiz(some), mayTellNotes).map(({ place }) => place);

test("a mistake becomes a card of its question's topic, and says what it stands on [QUZ-2] [DSH-4]", () => {
  const questions = [asked("note:1"), asked("text:2"), asked("note:1", "Energy"), asked("note:1")];
  expect(mistakesOf(quiz({ questions }))).toEqual([
    {
      ...{ question: 2, kind: "basic", front: "What?", back: "a", quote: "a", topic: "Energy" },
      source: { kind: "note", id: "1", title: "Cells", quote: "a" },
    },
  ]);
});

test("a sentence with a gap becomes a cloze, and any other question stays one [QUZ-2] [FLA-1]", () => {
  const cardOf = (some: Partial<StudyQuestion>) => {
    const questions = [{ ...asked("note:1"), ...some }];
    const [mistake] = mistakesOf(quiz({ questions, answers: [{ at: 1, question: 0, given: "b", share: 0 }] }));
    return [mistake?.kind, mistake?.front, mistake?.back];
  };
  const prompt = "The _____ makes ATP.";
  expect(cardOf({ type: "cloze", prompt })).toEqual(["cloze", "The ==a== makes ATP.", ""]);
  expect(cardOf({ type: "choice", prompt, options: ["a", "b"] })).toEqual(["cloze", "The ==a== makes ATP.", ""]);
  expect(cardOf({ type: "cloze", prompt, answer: "$&" })[1]).toBe("The ==$&== makes ATP.");
  expect(cardOf({ type: "cloze", prompt: "`_____` makes ATP." })).toEqual(["basic", "`_____` makes ATP.", "a"]);
  expect(cardOf({ type: "ordering", prompt, answers: ["a", "b"] })).toEqual(["basic", prompt, "a → b"]);
});

describe("what a model is asked to judge [QUZ-2]", () => {
  test("is what waits: nothing that is marked, and nothing that was withdrawn", () => {
    expect(placesOf({})).toEqual([0, 1]);
  });

  test("has nothing from notes once they may not be told [AIX-8]", () => {
    expect(placesOf({}, false)).toEqual([1]);
  });

  test("has nothing of a mock exam before it is handed in", () => {
    expect(placesOf({ marked: "end" })).toEqual([]);
    expect(placesOf({ marked: "end", finishedAt: 9 })).toEqual([0, 1]);
  });
});

describe("a result by topic [QUZ-1]", () => {
  const topics = (...names: readonly (string | undefined)[]) =>
    topicsOf(
      quiz({
        questions: names.map((name) => asked("note:1", name)),
        answers: names.map((_, at) => ({ at, question: at, given: "b", share: at % 2 })),
        finishedAt: 9,
      }),
    ).map(({ topic, known, of }) => ({ topic, known, of }));

  test("has the weakest first, and two spellings are one", () => {
    expect(topics("Energy", "Nucleus", "nucleus ", "Wall", "Energy")).toEqual([
      { topic: "Energy", known: 0, of: 2 },
      { topic: "Nucleus", known: 1, of: 2 },
      { topic: "Wall", known: 1, of: 1 },
    ]);
  });

  test("names what waits for a verdict, and does not call a topic weak of which all waits", () => {
    const questions = ["Energy", "Energy", "Energy", "Wall"].map((name) => asked("note:1", name));
    const answers = [1, null, 0, null].map((share, at) => ({ at, question: at, given: "b", share }));
    expect(topicsOf(quiz({ questions, answers, finishedAt: 9 }))).toEqual([
      { topic: "Energy", of: 3, known: 1, toLearn: 1, waiting: 1 },
      { topic: "Wall", of: 1, known: 0, toLearn: 0, waiting: 1 },
    ]);
  });

  test("is not told of a quiz with one topic, or from before questions had one", () => {
    expect(topics("Energy", "Energy")).toEqual([]);
    expect(topics(undefined, undefined)).toEqual([]);
  });
});

describe("what waits for a verdict is neither right nor to be learned [QUZ-1] [QUZ-2]", () => {
  const said = async (language: (typeof languageCodes)[number], known: number, of: number, waiting: number) => {
    const t = translator(await allTexts(language), language);
    const format = { number: String };
    const { score, left } = headlineOf({ known, of, toLearn: of - known - waiting, waiting }, { t, format, language });
    return `${score} ${left}`;
  };

  test("it stands by itself in the headline", async () => {
    expect(await said("en", 3, 8, 5)).toBe("Three right, [[five]] to judge");
    expect(await said("en", 1, 8, 5)).toBe("One right, two to learn, [[five]] to judge");
    expect(await said("en", 3, 8, 0)).toBe("Three of eight. [[Five]] to learn");
  });

  test("mistakes that are on cards are not known yet", async () => {
    const t = translator(await allTexts("en"), "en");
    const words = { t, format: { number: String }, language: "en" };
    const left = (onCards: number) => headlineOf({ known: 1, of: 4, toLearn: 0, waiting: 0, onCards }, words).left;
    expect([left(3), left(0)]).toEqual(["The rest is [[on your cards]]", "[[Nothing]] left to learn"]);
  });

  test.each(languageCodes)("in %s it says all three numbers", async (language) => {
    const words = await said(language, 13, 48, 15);
    for (const number of ["13", "20", "15"]) expect(words).toContain(number);
    expect(words).not.toMatch(/quiz\.|\{\{/u);
  });

  test("no card is made of it", () => {
    expect(mistakesOf(quiz())).toHaveLength(1);
  });
});
