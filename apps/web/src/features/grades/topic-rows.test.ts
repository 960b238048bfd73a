import { expect, test } from "vitest";
import { isGap, type TopicSources, topicRows, topicTables } from "./topic-rows.ts";

const none: TopicSources = {
  ...{ named: [], memories: [], quizzes: new Map(), notes: [], madeFrom: new Map(), headed: new Map() },
};
const mitosis = { topic: "Mitosis", cards: 19, known: 0.92, onDay: 0.8, isOlder: true };
const quiz = { topic: "mitosis", quizId: "quiz", of: 8, known: 8, toLearn: 0, waiting: 0 };

test("exams, cards and quizzes name a topic, each once, and its gaps stand last [DSH-4]", () => {
  const rows = topicRows({
    ...none,
    named: ["Nondisjunction", " mitosis "],
    memories: [mitosis, { topic: "Cytokinesis", cards: 8, known: null, onDay: null, isOlder: false }],
    quizzes: new Map([["mitosis", quiz]]),
  });
  expect(rows.map(({ topic }) => topic)).toEqual(["mitosis", "Cytokinesis", "Nondisjunction"]);
  expect(rows[0]).toEqual({ topic: "mitosis", note: null, cards: 19, quiz, known: 0.92 });
  expect(rows.map(isGap)).toEqual([false, false, true]);
});

test("a topic’s note is the one its cards came from, else the one that has its name, else the one with its heading [DSH-4]", () => {
  const notes = [
    { id: "named", title: "All about mitosis" },
    { id: "made", title: "Lecture 4" },
  ];
  const noteOf = (madeFrom: TopicSources["madeFrom"]) =>
    topicRows({ ...none, memories: [mitosis], notes, madeFrom })[0]?.note?.id;
  expect(noteOf(new Map([["mitosis", "made"]]))).toBe("made");
  expect(noteOf(new Map())).toBe("named");
  const headed = new Map([["mitosis", "made"]]);
  expect(topicRows({ ...none, memories: [mitosis], notes: notes.slice(1), headed })[0]?.note?.id).toBe("made");
});

test("what has no name is no topic [DSH-4]", () => {
  expect(topicRows({ ...none, named: ["", "  "] })).toEqual([]);
});

test("the topics of an exam have its own figures, and what else the class has stands apart [DSH-4]", () => {
  const ecology = { topic: "Ecology", cards: 4, known: 0.4, onDay: 0.3, isOlder: true };
  const sources = { ...none, named: ["Mitosis", "Heredity"], memories: [mitosis, ecology] };
  const own = { named: ["Heredity"], memories: [{ ...mitosis, cards: 2 }], quizzes: new Map() };
  const { exam, others } = topicTables(sources, own);
  expect(exam.map(({ topic, cards }) => [topic, cards])).toEqual([
    ["Mitosis", 2],
    ["Heredity", 0],
  ]);
  expect(others.map(({ topic }) => topic)).toEqual(["Ecology"]);
  expect(topicTables(sources, { ...own, named: [], memories: [] }).exam).toEqual([]);
  expect(topicTables(sources, null).others).toEqual(topicRows(sources));
});
