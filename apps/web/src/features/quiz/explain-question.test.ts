import { expect, test } from "vitest";
import { explainedWords, passageSource } from "./explain-question.ts";

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
