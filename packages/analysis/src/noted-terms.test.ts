import { languages } from "@jotter/domain/settings";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { notedTerms } from "./noted-terms.ts";
import { readingOf } from "./reading.ts";
import { knownStudentLines, studentFiles, studentLineMisses, studentLines } from "./testing/student-lines.ts";

const notedIn = (text: string) => notedTerms(readingOf(text, "en")).found.map(({ term, fact }) => `${term} = ${fact}`);

describe("lines that set a fact beside a term, as students write them [FLA-1]", () => {
  test.each(languages)(
    "%s: at most one line in twenty that is none is taken for one, and none but the known",
    (language) => {
      const all = studentFiles.map((file) => studentLineMisses(language, file));
      const now = { missed: all.flatMap(({ missed }) => missed), trapped: all.flatMap(({ trapped }) => trapped) };
      expect(now).toEqual(knownStudentLines[language]);
      const lines = studentFiles.flatMap((file) => studentLines(language, file).flat());
      const traps = lines.filter(({ isCard }) => !isCard).length;
      expect(traps).toBeGreaterThan(40);
      expect(now.trapped.length).toBeLessThanOrEqual(traps * 0.05);
      expect(now.missed.length).toBeLessThanOrEqual((lines.length - traps) * 0.1);
    },
  );

  test("a list of like lines is trusted, a dash by itself is shown as unsure", () => {
    expect(notedIn("- cartel – firms agree on prices\n- monopoly – only one seller")).toEqual([
      "cartel = firms agree on prices",
      "monopoly = only one seller",
    ]);
    const { found, unsure } = notedTerms(readingOf("Active transport - needs ATP", "en"));
    expect([found, unsure.map(({ term }) => term)]).toEqual([[], ["Active transport"]]);
  });

  test("a line by itself counts where its term is spoken of elsewhere", () => {
    const line = "Locker: left side, third row";
    expect(notedIn(line)).toEqual([]);
    expect(notedIn(`${line}\n\nEvery locker of the school was painted in spring.`)).toHaveLength(1);
  });

  test("whoever opens two lines is a speaker", () => {
    expect(notedIn("- Cell: water goes in\n- Wall: it stays stiff\n- Cell: water goes out")).toEqual([
      "Wall = it stays stiff",
    ]);
  });

  test("any text is read without failing, and a term stands before its fact", () => {
    const word = fc.constantFrom(
      "osmosis",
      "Note",
      "=",
      ":",
      "-",
      "9:00",
      "\n",
      "- ",
      "→",
      "渗透：",
      "https://a.b",
      "|",
      "**",
    );
    fc.assert(
      fc.property(fc.array(word, { maxLength: 30 }), (words) => {
        const text = words.join(" ");
        for (const { term, sentence } of notedTerms(readingOf(text, "en")).found)
          expect(text.slice(sentence.from, sentence.to)).toContain(term);
      }),
    );
  });
});
