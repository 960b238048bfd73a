import { expect, test } from "vitest";
import { explainedWords, isToWorkOut, passageSource } from "./explain-question.ts";

const citations = [{ sourceId: "note:1", quote: "A buffer keeps its pH.", from: 0, to: 22 }];

test("a missed question is explained by its words, a gap with what belongs there, and an untrue sentence by the true one [QUZ-2] [EXP-1]", () => {
  const question = (type: "short" | "cloze" | "true-false", prompt: string) =>
    explainedWords({ type, prompt, answer: "buffer", citations });
  expect(question("short", "What keeps its pH?")).toBe("What keeps its pH?");
  expect(question("cloze", "A _____ keeps its pH.")).toBe("A buffer keeps its pH.");
  expect(question("true-false", "A buffer loses its pH.")).toBe("A buffer keeps its pH.");
});

test("its passage is in its note, or in the text that was pasted [QUZ-2]", () => {
  expect(passageSource({ kind: "note", id: "1", title: "Acids" })).toEqual({ noteId: "1" });
  expect(passageSource({ kind: "text", id: "2", title: "Acids", text: "A buffer." })).toEqual({ text: "A buffer." });
  expect([passageSource({ kind: "text", id: "2", title: "Acids" }), passageSource(null)]).toEqual([null, null]);
});

test("a missed problem can be worked out line by line where something is reckoned in it [QUZ-2] [TUT-1]", () => {
  expect(isToWorkOut({ type: "numeric", prompt: "What is the pH of 0.01 M HCl?" })).toBe(true);
  expect(isToWorkOut({ type: "choice", prompt: "Solve $x^2 - 5x + 6 = 0$" })).toBe(true);
  expect(isToWorkOut({ type: "choice", prompt: "What does $x$ stand for?" })).toBe(false);
  expect(isToWorkOut({ type: "cloze", prompt: "Of a circle $A = \\pi r^2$ is the _____." })).toBe(false);
  expect(isToWorkOut({ type: "short", prompt: "Who paid $5 and $7 for it?" })).toBe(false);
});
