import { describe, expect, test } from "vitest";
import type { ContentsChapter, ContentsSubject } from "./contents.ts";
import { chaptersFor, findChapters, subjectsFor } from "./find.ts";

const chapter = (id: string, title: string, some: Partial<ContentsChapter> = {}): ContentsChapter => ({
  id,
  title,
  language: "en",
  also: [],
  minutes: 8,
  hasPlot: false,
  checks: 3,
  needs: [],
  terms: [],
  rules: [],
  ...some,
});
const subject = (id: string, title: string, courses: readonly string[], chapters: readonly ContentsChapter[]) =>
  ({ id, title, line: "", marker: "mint", courses, chapters }) satisfies ContentsSubject;

const book = [
  subject(
    "algebra-1",
    "Algebra 1",
    ["Algebra I"],
    [
      chapter("algebra-1/linear-equations", "Linear equations", {
        also: ["solve for x", "balance"],
        terms: [{ term: "Solution", meaning: "a value that makes the equation true" }],
      }),
      chapter("algebra-1/quadratic-equations", "Quadratic equations", { rules: ["The quadratic formula"] }),
    ],
  ),
  subject(
    "biology",
    "Biology",
    ["Biology", "AP Biology"],
    [
      chapter("biology/cell-division", "Cell division", { also: ["mitosis", "meiosis"] }),
      chapter("biology/inheritance", "Inheritance", { also: ["Punnett square", "genetics"] }),
    ],
  ),
  subject("zellen", "生物", [], [chapter("zellen/teilung", "细胞分裂", { also: ["有丝分裂"] })]),
];
const ids = (query: string) => findChapters(book, query).map((one) => one.chapter.id);
const wanted = (topics: readonly string[], course: string | null, title = "Test") =>
  chaptersFor(book, { title, topics, course }).map(({ id }) => id);

describe("a chapter is found by what a student calls it [TXT-1]", () => {
  test.each([
    ["Linear equations", "algebra-1/linear-equations"],
    ["balance", "algebra-1/linear-equations"],
    ["MITOSIS", "biology/cell-division"],
    ["punnett", "biology/inheritance"],
    ["quadratic formula", "algebra-1/quadratic-equations"],
    ["有丝", "zellen/teilung"],
    ["细胞", "zellen/teilung"],
  ])("%s", (query, id) => {
    expect(ids(query)[0]).toBe(id);
  });

  test("a term comes with what it means, and words that are nowhere find nothing", () => {
    expect(findChapters(book, "solution")[0]?.term?.meaning).toBe("a value that makes the equation true");
    expect([ids("photosynthesis"), ids("  "), ids("ance")]).toEqual([[], [], []]);
  });
});

describe("a chapter knows the exams it is for [TXT-1]", () => {
  test("by the exam's topics, by its title where it names none, else by its class", () => {
    expect(wanted(["Mitosis", "Punnett squares"], "AP Biology")).toEqual([
      "biology/cell-division",
      "biology/inheritance",
    ]);
    expect(wanted([], "Biology", "Inheritance")).toEqual(["biology/inheritance"]);
    expect(wanted([], "Algebra I")).toEqual(["algebra-1/linear-equations", "algebra-1/quadratic-equations"]);
    expect(wanted(["The French Revolution"], null)).toEqual([]);
  });

  test("a class is known by the catalogue's name and by what a student makes of it", () => {
    const named = (course: string) => subjectsFor(book, course).map(({ id }) => id);
    expect([named("AP Biology"), named("biology, period 3"), named("Latin")]).toEqual([["biology"], ["biology"], []]);
  });
});
