import { describe, expect, test } from "vitest";
import { explanation } from "../explanation.ts";
import { chunksOf, sourceOf } from "../source.ts";
import { askedFaults, askedQuestions } from "../testing/judge-asked.ts";
import { knownMisses } from "../testing/known-misses.ts";
import { notePassages, wordsToFind } from "./note-passages.ts";
import { withWhatFollows } from "./quotable-sentence.ts";

const metals = {
  id: "n1",
  title: "Alkali metals",
  body: `idk why caesium explodes more

| Metal | Melting point | Colour of flame |
|---|---|---|
| Lithium | 181 °C | red |
| Sodium | 98 °C | yellow |

density = mass / volume
Reactivity increases down the group because the outer electron is further away.
lost the sheet about isotopes at lunch`,
};
const quotes = (question: string) => notePassages(question, [metals], "en").map(({ quote }) => quote);

describe("what notes say to a question [CHT-6]", () => {
  test("a row of a table, a formula and a term with a slip are found as the explainer finds them [EXP-1]", () => {
    const sources = [sourceOf({ id: "n1", title: metals.title, text: metals.body }, "en")];
    for (const [question, answer] of [
      ["melting point of sodium", "Sodium – Melting point: 98 °C"],
      ["what colour is the lithium flame", "Lithium – Colour of flame: red"],
      ["formula for densty", "density = mass / volume"],
    ] as const) {
      const options = explanation.options.parse({ about: question });
      const reader = { language: "en", level: null } as const;
      const { output } = explanation.onDevice({ sources, chunks: chunksOf(sources), options, reader, now: 0 });
      expect([quotes(question), output.gist?.text]).toEqual([[answer], answer]);
    }
  });

  test("a line that only names what is asked for is no answer", () => {
    for (const question of [
      "what is caesium",
      "why is caesium so reactive",
      "what are isotopes",
      "why did it happen",
    ]) {
      expect([question, quotes(question)]).toEqual([question, []]);
    }
  });

  test("what stands in a note of that name is about it, named there or not", () => {
    const note = { id: "n2", title: "Mitosis", body: "Prophase, metaphase." };
    expect(notePassages("What is mitosis?", [metals, note], "en").map(({ quote }) => quote)).toEqual([
      "Prophase, metaphase.",
    ]);
  });

  test("of a note as long as a book only what has words of the question is read, wherever it stands", () => {
    const filler = Array.from({ length: 900 }, (_, at) => `Chapter ${at} tells of rivers and of hills by the sea.`);
    const body = [...filler, "Osmosis is the movement of water through a membrane.", ...filler].join("\n\n");
    const found = notePassages("what is osmosis", [{ id: "n", title: "Book", body }], "en");
    expect(found.map(({ quote }) => quote)).toEqual(["Osmosis is the movement of water through a membrane."]);
  });

  test("a heading does not stand in the middle of an answer [EXP-1]", () => {
    const body = "Osmosis moves water through a membrane.\n\n## Uses\n\nIt keeps plants firm.";
    const found = notePassages("how does osmosis move water", [{ id: "n", title: "Cells", body }], "en");
    expect(found.map(({ quote }) => quote)).toEqual(["Osmosis moves water through a membrane."]);
  });

  test("two things are told from each other by the sentence that has both, else by one each", () => {
    const pair = (body: string) =>
      notePassages("difference between mass and weight", [{ id: "n", title: "", body }], "en").map(
        ({ quote }) => quote,
      );
    expect(pair("Mass is measured in kg, weight in newtons.")).toEqual(["Mass is measured in kg, weight in newtons."]);
    expect(pair("- mass = how much matter there is\n- weight = the pull of gravity on it")).toEqual([
      "mass = how much matter there is",
      "weight = the pull of gravity on it",
    ]);
  });

  test("what only points back has no words to look for; what is written in kana has", () => {
    expect([wordsToFind("why did it happen", "en"), wordsToFind("那是哪一年", "zh")]).toEqual([[], []]);
    expect(wordsToFind("なんで鉄さびるの", "ja")).toEqual(["鉄さびる"]);
  });

  test("questions of somebody who has not seen the code are answered well, and no new one is missed", async () => {
    const missed: { readonly asked: string; readonly found: readonly string[] }[] = [];
    for (const each of askedQuestions) {
      const found = await askedFaults(each);
      if (found.length > 0) missed.push({ asked: `${each.language}: ${each.ask}`, found });
    }
    expect(
      missed.map(({ asked }) => asked),
      JSON.stringify(missed, null, 1),
    ).toEqual(knownMisses.asked);
  });
});

test.each([
  ["for example solve, the command is", "```\nhelp(solve)\n```"],
  ["An alternative is:", "> ?solve"],
])("what a sentence leads to is quoted with it: %s [CHT-6]", (lead, below) => {
  const body = `To get more information on any function, ${lead}\n\n${below}\n\nMore of it stands elsewhere.`;
  const quote = body.slice(0, body.indexOf("\n"));
  expect(withWhatFollows(quote, body)).toBe(`${quote}\n\n${below}`);
  expect(withWhatFollows("More of it stands elsewhere.", body)).toBe("More of it stands elsewhere.");
});
