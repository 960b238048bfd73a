import type { EssayEntry } from "@jotter/domain/essay-entry";
import { accountOf } from "@jotter/essay/process/account";
import { en } from "@jotter/locales/coaching/essay/en";
import { expect, test } from "vitest";
import { translator } from "../../../ui/translate.ts";
import { statementText } from "./statement-text.ts";

// Only these texts are asked for here.
const t = translator(en as never, "en");
const words = { t, format: { number: String }, time: (minutes: number) => `${minutes} min` };
const written: EssayEntry = { at: 600_000, ms: 300_000, origin: "typed", words: 120 };

test("the statement says what was done, and what was not [ESS-2]", () => {
  expect(
    statementText("The green light", accountOf([written]), words)
      .split("\n")
      .slice(0, 7),
  ).toEqual([
    "How “The green light” came about",
    "",
    "- Typed by hand: 120 words.",
    "- Nothing was pasted from elsewhere.",
    "- No words were taken over from a language model.",
    "- No language model was asked.",
    "- Time at work: 5 min, in 1 sittings.",
  ]);
});

test("what was pasted, quoted, taken over or asked for is not left out [ESS-2]", () => {
  const came = (["pasted", "quoted", "accepted"] as const).map(
    (origin, at): EssayEntry => ({ at: 700_000 + at, origin, words: 7 }),
  );
  const text = statementText("A", accountOf([written, ...came, { at: 800_000, asked: "feedback" }]), words);
  expect(text).toContain("Pasted from elsewhere: 7 words, 1 times.");
  expect(text).toContain("Quoted from my own sources: 7 words");
  expect(text).toContain("Taken over from a language model: 7 words");
  expect(text).toContain("(Feedback): 1 times.");
});
