import { describe, expect, test } from "vitest";
import { chapterAsText } from "./as-text.ts";
import { type ChapterText, contentsOf, subjectTexts } from "./contents.ts";
import { sampleBook, sampleChapter } from "./testing/sample.ts";

const german = "---\ntitle: Zwei Schritte\nalso: lösen\n---\n\nEine Gleichung.\n";

describe("the book as it travels [TXT-1]", () => {
  test("a chapter that is not written in a language comes in English and says so", () => {
    const files = sampleBook({ "sample/two-steps/de.md": german });
    const titles = (language: "de" | "fr") =>
      contentsOf(files, language).flatMap(({ chapters }) => chapters.map((one) => [one.title, one.language]));
    expect(titles("de")).toEqual([["Zwei Schritte", "de"]]);
    expect(titles("fr")).toEqual([["Two steps", "en"]]);
    expect(subjectTexts(files, "sample", "fr")["sample/two-steps"]?.language).toBe("en");
  });

  test("a chapter about writing has no formulas and nothing to practice, and is a whole chapter", () => {
    const { formulas, practice, ...wordsAlone } = sampleChapter as Record<string, unknown>;
    const files = sampleBook({ "sample/two-steps/chapter.json": JSON.stringify(wordsAlone) });
    expect(subjectTexts(files, "sample", "en")["sample/two-steps"]?.file).toMatchObject({ formulas: {}, practice: [] });
  });

  test("a chapter is a text for the tools, its formulas in their places", () => {
    const found = subjectTexts(sampleBook(), "sample", "en")["sample/two-steps"];
    if (!found) throw new Error("The sample has a chapter.");
    const { title, text } = chapterAsText(found);
    expect(title).toBe("Two steps");
    expect(text).toContain("- **Equation**: two expressions joined by an equals sign.");
    expect(text).toContain("$$\na=b \\iff a+c=b+c\n$$");
    expect(text).toContain("1. Take 6 from both sides. $2x=14$");
    expect(text).not.toContain("==");
    const bare = chapterAsText(found, { hasExamples: false }).text;
    expect(bare).toContain("- **Equation**: two expressions joined by an equals sign.");
    expect(bare).not.toContain("Take 6 from both sides");
  });

  test("what does not speak is written as its language writes numbers, and a term has its other name with it", () => {
    const tex = "m=\\frac{14-20}{4}=-1.5";
    const written = german.replace(
      "Eine Gleichung.",
      "Eine Gleichung.\n\n## terms\n- **Erzeuger** (autotroph): baut Stoffe auf.\n\n## rules\n### Steigung\n{both}\n",
    );
    const file = { ...sampleChapter, formulas: { both: tex }, worked: [] } as unknown as ChapterText["file"];
    const textIn = (language: ChapterText["language"]) => chapterAsText({ language, file, text: written }).text;
    expect(textIn("de")).toContain("=-1{,}5");
    expect(textIn("ja")).toContain(tex);
    expect(textIn("de")).toContain("- **Erzeuger (autotroph)**: baut Stoffe auf.");
  });
});
