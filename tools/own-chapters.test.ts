import { describe, expect, test } from "vitest";
import { checkTexts } from "../apps/web/src/features/textbook/check-own.ts";
import { sampleChapter, sampleText } from "../packages/textbook/src/testing/sample.ts";

const long = sampleText.replace(
  "## worked: A",
  `${"Write each line under the one before. ".repeat(40)}\n\n## worked: A`,
);
const book = (change: Readonly<Record<string, string>> = {}) =>
  new Map(
    Object.entries({
      "School/Latin 1/subject.json": JSON.stringify({ marker: "coral", courses: ["Latin"], chapters: ["verbs"] }),
      "School/Latin 1/en.md": "---\ntitle: Latin\nline: Verbs\n---\n",
      "School/Latin 1/verbs/chapter.json": JSON.stringify({ ...sampleChapter, next: [] }),
      "School/Latin 1/verbs/en.md": long.replace("/textbook/sample/expressions", "/textbook/algebra-1/expressions"),
      ...change,
    }),
  );

describe("a book that a student brings along [TXT-1]", () => {
  test("stands beside the house's subjects under a name of its own", async () => {
    const { chapters, faults } = await checkTexts(book(), ["algebra-1/expressions"]);
    expect(faults).toEqual([]);
    expect(chapters).toMatchObject([
      {
        subject: "own-latin-1",
        subjectTitle: "Latin",
        marker: "coral",
        chapter: "verbs",
        language: "en",
        isGood: true,
      },
    ]);
  });

  test("is checked as the house's is: a wrong step is told with its file, and the chapter is not taken", async () => {
    const wrong = JSON.stringify(sampleChapter).replaceAll("2x=14", "2x=26");
    const { chapters, faults } = await checkTexts(book({ "School/Latin 1/verbs/chapter.json": wrong }), []);
    expect(faults).toContainEqual(
      expect.objectContaining({ level: "error", id: "stepWrong", file: "own-latin-1/verbs/chapter.json" }),
    );
    expect(chapters.map(({ isGood }) => isGood)).toEqual([false]);
  });

  test("files without a chapter are none", async () => {
    expect(await checkTexts(new Map([["notes.md", "# Hello"]]), [])).toEqual({ chapters: [], faults: [] });
  });
});
