import { newQuiz, type Quiz } from "@jotter/domain/quiz";
import { takenQuestions } from "@jotter/study-tools/quiz/stored";
import { describe, expect, test } from "vitest";
import { topicsOf } from "./by-topic.ts";
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
      takenQuestions(
        quiz({
          questions: names.map((name) => asked("note:1", name)),
          answers: names.map((_, at) => ({ at, question: at, given: "b", share: at % 2 })),
        }),
      ),
    );

  test("has the weakest first, and two spellings are one", () => {
    expect(topics("Energy", "Nucleus", "nucleus ", "Wall", "Energy")).toEqual([
      { topic: "Energy", known: 0, of: 2 },
      { topic: "Nucleus", known: 1, of: 2 },
      { topic: "Wall", known: 1, of: 1 },
    ]);
  });

  test("is not told of a quiz with one topic, or from before questions had one", () => {
    expect(topics("Energy", "Energy")).toEqual([]);
    expect(topics(undefined, undefined)).toEqual([]);
  });
});
