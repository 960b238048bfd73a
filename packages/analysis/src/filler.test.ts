import { type Language, languages } from "@jotter/domain/settings";
import { expect, test } from "vitest";
import { weightsIn } from "./filler.ts";
import { withoutAsides } from "./filler-asides.ts";
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

test("what is said again in another order or voice is filler, and what is turned round is none [NOT-7]", () => {
  const weights = (text: string, language: Language) => [...weightsIn(readingOf(text, language)).values()];
  expect(
    weights(
      "The king raised taxes on salt and bread. The people starved. Taxes on bread and salt were raised by the king.",
      "en",
    ),
  ).toEqual(["plain", "plain", "filler"]);
  expect(
    weights(
      "Der König erhöhte die Steuern auf Salz und Brot. Das Volk hungerte. Die Steuern auf Brot und Salz wurden vom König erhöht.",
      "de",
    ),
  ).toEqual(["plain", "plain", "filler"]);
  expect(
    weights("The wolf eats the sheep in the valley. The farmer is angry. The sheep in the valley eats the wolf.", "en"),
  ).not.toContain("filler");
});

test("of brackets only a remark goes, never a figure, a name, a gloss, a link or what is emphasised [NOT-7]", () => {
  const left = (text: string) => withoutAsides(text, "en");
  expect(left("Friar Laurence (by the way my favourite) sends a letter.")).toBe("Friar Laurence sends a letter.");
  expect(left("Then it rains (which is quite nice) on the land.")).toBe("Then it rains on the land.");
  for (const text of [
    "The heart (by the way it beats 70 times) is a muscle.",
    "The nucleus (the control centre of the cell) holds DNA.",
    "It was Fleming (my hero Alexander Fleming) who found it.",
    "See [my notes](my-notes) for the rest.",
    "Let f(my x) be a function.",
    "A cell (lol **prokaryotic**) has no nucleus.",
  ])
    expect(left(text)).toBe(text);
});

test("whoever begins a sentence with a small letter has begun one [AIX-6]", () => {
  const sentences = (text: string) => readingOf(text, "en").sentences.map((sentence) => sentence.text);
  expect(sentences("penicillin was found in London. he left a dish dirty for days. it grew mould")).toHaveLength(3);
  expect(sentences("It weighs approx. two tons. See fig. three for the rest of it.")).toHaveLength(2);
});
