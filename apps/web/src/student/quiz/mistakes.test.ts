import { newQuiz } from "@jotter/domain/quiz";
import { languages } from "@jotter/domain/settings";
import { askedClearly } from "@jotter/study-tools/quiz/asked-clearly";
import type { StudyQuestion } from "@jotter/study-tools/study-question";
import { expect, test } from "vitest";
import { mistakesOf } from "./mistakes.ts";

const quote = "Phenolphthalein :: pink in a base, colourless in an acid";
const [name, said] = ["Phenolphthalein", "pink in a base, colourless in an acid"];

function asked(some: Partial<StudyQuestion>): StudyQuestion {
  const bare: StudyQuestion = {
    ...{ type: "short", prompt: name, answer: said, options: [], explanation: "", difficulty: "easy", language: "en" },
    citations: [{ sourceId: "note:acids", quote, from: 0, to: quote.length }],
    ...some,
  };
  return askedClearly(bare, (prompt) => prompt === name);
}

function missed(...questions: readonly StudyQuestion[]) {
  const answers = questions.map((_, question) => ({ at: 1, question, given: "x", share: 0 }));
  const sources = [{ kind: "note" as const, id: "acids", title: "Acids" }];
  const stored = questions.map((one) => ({ ...one }));
  return mistakesOf(newQuiz({ title: "Q", classId: null, sources, questions: stored, answers, finishedAt: 2 }, 1));
}

test("a name or a phrase that a quiz asks about is the front of its card by itself, in every language [QUZ-2]", () => {
  for (const language of languages) {
    const [one, other] = missed(asked({ language }), asked({ language, prompt: said, answer: name }));
    expect([one?.front, one?.back]).toEqual([name, said]);
    expect([other?.front, other?.back]).toEqual([said, name]);
  }
});

test("what is asked in a sentence of its own stays as it is, and every card knows the words it stands on [QUZ-2]", () => {
  const prompt = "What turns pink in a base?";
  const [one] = missed(asked({ prompt, answer: name }));
  expect(one).toMatchObject({ front: prompt, back: name, source: { kind: "note", id: "acids", quote } });
});

test("what is to be put in order or chosen from stands on the card: without it nobody can answer [QUZ-2] [TXT-1]", () => {
  const lines = { options: ["$2x=4$", "$2x+1=5$"], answers: ["$2x+1=5$", "$2x=4$"], answer: "" };
  const several = { options: ["burette", "magnet"], answers: ["burette"], answer: "burette" };
  const cards = missed(
    asked({ type: "ordering", prompt: "Put the lines in order.", ...lines }),
    asked({ type: "multiple", prompt: "What is needed?", ...several }),
    asked({ type: "choice", prompt: "Which of these is a base?", options: ["NaOH", "HCl"], answer: "NaOH" }),
    asked({ type: "choice", prompt: "下列哪种物质是碱？", language: "zh", options: ["NaOH", "HCl"], answer: "NaOH" }),
    asked({ type: "choice", prompt: "What turns pink?", options: ["NaOH", "HCl"], answer: "NaOH" }),
  );
  expect(cards.map(({ front, back }) => [front, back])).toEqual([
    ["Put the lines in order.\n\n- $2x=4$\n- $2x+1=5$", "$2x+1=5$ → $2x=4$"],
    ["What is needed?\n\n- burette\n- magnet", "burette"],
    ["Which of these is a base?\n\n- NaOH\n- HCl", "NaOH"],
    ["下列哪种物质是碱？\n\n- NaOH\n- HCl", "NaOH"],
    ["What turns pink?", "NaOH"],
  ]);
});
