import { expect, test } from "vitest";
import { askedOfWhole } from "./asked-of-whole.ts";
import { askedDeedOf, deedSentence } from "./deed-sentences.ts";
import { askedOn } from "./testing/ask-document.ts";
import {
  handbook,
  handbookCases,
  manual,
  manualCases,
  manualCasesMissed,
  textbook,
  textbookCases,
} from "./testing/manual-cases.ts";

test("a manual that is open is asked for what its functions do, for two things at once, and for its chapters [CHT-6]", async () => {
  expect(await answeredWrong(manual, manualCases)).toEqual(manualCasesMissed);
});

test("a long manual is asked for the place of something, and quotes no line that only resembles the question [CHT-6]", async () => {
  expect(await answeredWrong(handbook, handbookCases)).toEqual([]);
});

test("of a book that names a thing on every page the sentence is quoted that says what it is [CHT-6]", async () => {
  expect(await answeredWrong(textbook, textbookCases)).toEqual([]);
});

async function answeredWrong(document: typeof manual, cases: typeof manualCases): Promise<readonly string[]> {
  const wrong: string[] = [];
  for (const [ask, tells, pages] of cases) {
    const said = await askedOn(document, ask);
    const isGuessed = tells.length === 0 && !said.includes("Nothing there answers this.");
    const isTold = tells.every((words) => said.includes(words));
    const isLinked = pages.every((page) => said.includes(`?page=${page}&`));
    if (isGuessed || !isTold || !isLinked) wrong.push(ask);
  }
  return wrong;
}

test.each([
  ["how many chapters are there", "chapters"],
  ["¿Cuántos capítulos tiene?", "chapters"],
  ["combien de chapitres y a-t-il ?", "chapters"],
  ["Wie viele Kapitel hat das Buch?", "chapters"],
  ["这本书有多少章？", "chapters"],
  ["この本は何章ありますか？", "chapters"],
  ["how many slides are there in this deck", "pages"],
  ["Wie viele Seiten hat dieses Dokument?", "pages"],
])("%j asks how many there are [CHT-6]", (question, of) =>
  expect(askedOfWhole(question)).toEqual({ kind: "count", of }),
);

test("what a thing does is asked for by its name, and told by the sentence that has it do something [CHT-6]", () => {
  const asks = ["What does tapply() do?", "was macht tapply", "à quoi sert la fonction tapply ?", "what does it cost"];
  expect(asks.map(askedDeedOf)).toEqual(["tapply", "tapply", "tapply", null]);
  const page =
    "## tapply\n\nSee tapply. Here tapply() appears often. The function tapply() is used to apply another to groups.";
  expect(deedSentence("tapply", page)).toBe("The function tapply() is used to apply another to groups.");
  expect(deedSentence("sapply", page)).toBe(null);
});
