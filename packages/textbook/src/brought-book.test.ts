import { loadTypesetter } from "@jotter/markdown/formula";
import { describe, expect, test } from "vitest";
import { type BroughtChecks, checkBrought } from "./brought-book.ts";
import { broughtSubjects, broughtTexts } from "./brought-subjects.ts";
import { sampleChapter, sampleText } from "./testing/sample.ts";

const typeset = await loadTypesetter();
const long = sampleText.replace(
  "## worked: A",
  `${"Write each line under the one before. ".repeat(40)}\n\n## worked: A`,
);
const folder = "School/Latin 1";
const book = (change: Readonly<Record<string, string | null>> = {}) => {
  const files = Object.entries({
    [`${folder}/subject.json`]: JSON.stringify({ marker: "coral", courses: ["Latin"], chapters: ["verbs", "nouns"] }),
    [`${folder}/en.md`]: "---\ntitle: Latin\nline: Verbs\n---\n",
    [`${folder}/verbs/chapter.json`]: JSON.stringify({ ...sampleChapter, next: ["latin-1/nouns"] }),
    [`${folder}/verbs/en.md`]: long.replace("/textbook/sample/expressions", "/textbook/algebra-1/expressions"),
    ...change,
  });
  return new Map(files.flatMap(([path, text]): [string, string][] => (text === null ? [] : [[path, text]])));
};
const nouns = {
  [`${folder}/nouns/chapter.json`]: JSON.stringify({ ...sampleChapter, next: [] }),
  [`${folder}/nouns/en.md`]: long.replace("/textbook/sample/expressions", "/textbook/latin-1/verbs"),
};
const checked = (texts: ReadonlyMap<string, string>, owner: BroughtChecks["owner"] = "own") =>
  checkBrought(texts, { typeset, known: ["algebra-1/expressions"], owner });

describe("a book that somebody brings along [TXT-1]", () => {
  test("stands beside the house's subjects under a name of its own, a student's or a school's", () => {
    const { chapters, faults } = checked(book(nouns));
    expect(faults).toEqual([]);
    expect(chapters).toMatchObject([
      { subject: "own-latin-1", subjectTitle: "Latin", marker: "coral", chapter: "nouns", language: "en", place: 1 },
      { subject: "own-latin-1", subjectTitle: "Latin", marker: "coral", chapter: "verbs", language: "en", place: 0 },
    ]);
    expect(chapters.map(({ isGood }) => isGood)).toEqual([true, true]);
    expect(checked(book(nouns), "school").chapters[0]?.subject).toBe("school-latin-1");
  });

  test("its chapters lead to one another by the names of their folders", () => {
    const { chapters } = checked(book(nouns), "school");
    const texts = broughtTexts(chapters, "school-latin-1", "en");
    expect(texts["school-latin-1/verbs"]?.file.next).toEqual(["school-latin-1/nouns"]);
    expect(texts["school-latin-1/nouns"]?.text).toContain("/textbook/school-latin-1/verbs");
    expect(texts["school-latin-1/verbs"]?.text).toContain("/textbook/algebra-1/expressions");
  });

  test("a link to a chapter that nobody has is a note, a wrong step is an error and keeps its chapter out alone", () => {
    const lone = checked(book());
    expect(lone.faults).toMatchObject([{ level: "warning", id: "deadLink", params: { link: "latin-1/nouns" } }]);
    expect(lone.chapters.map(({ isGood }) => isGood)).toEqual([true]);
    const wrong = JSON.stringify({ ...sampleChapter, next: [] }).replaceAll("2x=14", "2x=26");
    const { chapters, faults } = checked(book({ ...nouns, [`${folder}/verbs/chapter.json`]: wrong }));
    expect(faults).toContainEqual(
      expect.objectContaining({ level: "error", id: "stepWrong", file: "School/Latin 1/verbs/chapter.json" }),
    );
    expect(chapters.map(({ chapter, isGood }) => [chapter, isGood])).toEqual([
      ["nouns", true],
      ["verbs", false],
    ]);
  });

  test("what a chapter may leave out is empty when it is read", () => {
    const { practice: _, ...bare } = sampleChapter as Record<string, unknown>;
    const json = JSON.stringify({ ...bare, next: [] });
    const { chapters } = checked(book({ [`${folder}/verbs/chapter.json`]: json }));
    expect(chapters.map(({ isGood }) => isGood)).toEqual([true]);
    expect(broughtTexts(chapters, "own-latin-1", "en")["own-latin-1/verbs"]?.file.practice).toEqual([]);
  });

  test("a key that is missing, of another kind or unknown is told with what belongs there", () => {
    const { needs: _, ...rest } = sampleChapter as Record<string, unknown>;
    const json = JSON.stringify({ ...rest, minutes: "ten", foo: 1 });
    const told = checked(book({ [`${folder}/verbs/chapter.json`]: json })).faults.map(({ id, params }) => [id, params]);
    expect(told).toContainEqual(["wrongShape", { at: "needs", message: '["algebra-1/expressions"]' }]);
    expect(told).toContainEqual(["wrongShape", { at: "minutes", message: "10" }]);
    expect(told).toContainEqual(["unknownKey", { name: "foo" }]);
  });

  test("a book without a text of its own is called by its folder", () => {
    const { chapters } = checked(book({ [`${folder}/en.md`]: null }));
    expect(chapters[0]?.subjectTitle).toBe("Latin 1");
    const knots = new Map([...book()].map(([path, text]) => [path.replace(folder, "sailors_knots"), text]));
    knots.delete("sailors_knots/en.md");
    expect(checked(knots).chapters[0]?.subjectTitle).toBe("Sailors knots");
  });

  test("half a chapter is told, and a subject that cannot be read has the order of its folders", () => {
    const half = checked(book({ ...nouns, [`${folder}/verbs/chapter.json`]: null }));
    expect(half.faults).toContainEqual({
      level: "error",
      file: "School/Latin 1/verbs/chapter.json",
      id: "lacking",
      params: {},
    });
    const other = checked(book({ ...nouns, [`${folder}/subject.json`]: "{" }));
    expect(other.faults).toMatchObject([{ level: "warning", file: "School/Latin 1/subject.json", id: "noJson" }]);
    expect(broughtSubjects(other.chapters, "en")[0]?.chapters.map(({ id }) => id)).toEqual([
      "own-latin-1/nouns",
      "own-latin-1/verbs",
    ]);
  });

  test("each subject and chapter is in the language it is read in, else in English, else in the one it has", () => {
    const { chapters } = checked(
      book({
        ...nouns,
        [`${folder}/fr.md`]: "---\ntitle: Le latin\nline: Verbes\n---\n",
        [`${folder}/verbs/fr.md`]: long,
      }),
    );
    const titled = (language: string) =>
      broughtSubjects(chapters, language).map(({ title, chapters }) => [title, ...chapters.map((one) => one.language)]);
    expect(titled("fr")).toEqual([["Le latin", "fr", "en"]]);
    expect(titled("ja")).toEqual([["Latin", "en", "en"]]);
  });

  test("files without a chapter are none", () => {
    expect(checked(new Map([["notes.md", "# Hello"]]))).toEqual({ chapters: [], faults: [] });
  });
});
