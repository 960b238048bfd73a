import { languages } from "@jotter/domain/settings";
import { expect, test } from "vitest";
import { weightsIn } from "./filler.ts";
import { readingOf } from "./reading.ts";
import { corpus } from "./testing/corpus.ts";

test.each(languages)("in a textbook nothing is filler, in %s [NOT-7]", (language) => {
  const filler = corpus[language].flatMap(({ text }) =>
    [...weightsIn(readingOf(text, language))].filter(([, weight]) => weight === "filler").map(([{ text }]) => text),
  );
  expect(filler).toEqual([]);
});

test("what was said before, says nothing or leads away is filler; what has a figure of its own is none [NOT-7]", () => {
  const text =
    "Mitosis is the division of a nucleus. As I said before, mitosis divides a nucleus. Needless to say, it is very important. My dog ate my breakfast today lol. As I said before, it takes 80 minutes.";
  expect([...weightsIn(readingOf(text, "en")).values()]).toEqual(["fact", "filler", "filler", "filler", "fact"]);
});

test("whoever begins a sentence with a small letter has begun one [AIX-6]", () => {
  const sentences = (text: string) => readingOf(text, "en").sentences.map((sentence) => sentence.text);
  expect(sentences("penicillin was found in London. he left a dish dirty for days. it grew mould")).toHaveLength(3);
  expect(sentences("It weighs approx. two tons. See fig. three for the rest of it.")).toHaveLength(2);
});
