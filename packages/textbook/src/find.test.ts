import { describe, expect, test } from "vitest";
import type { ContentsChapter, ContentsSubject, Finding } from "./contents.ts";
import { findChapters } from "./find.ts";
import { chapterOfTopic, chaptersFor, subjectsFor } from "./for-exam.ts";
import { keysOf } from "./formula-key.ts";
import { slipsAllowed, slipsBetween } from "./slips.ts";

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

describe("what is typed need not be what stands there [TXT-1]", () => {
  const finding: Finding = {
    "algebra-1/quadratic-equations": {
      names: ["formule quadratique", "二次方程式"],
      formulas: [{ tex: "x=\\frac{-b\\pm\\sqrt{b^2-4ac}}{2a}", keys: keysOf("x=\\frac{-b\\pm\\sqrt{b^2-4ac}}{2a}") }],
      keys: keysOf("\\sin^2\\theta+\\cos^2\\theta=1"),
    },
  };
  const found = (query: string, isSure = false) =>
    findChapters(book, query, { finding, isSure }).map((one) => one.chapter.id);
  const quadratic = ["algebra-1/quadratic-equations"];

  test.each(["x = (-b +- sqrt(b^2-4ac)) / 2a", "b² − 4·a·c", "\\sqrt{b^2-4ac}", "1 = sin²x + cos²x"])(
    "a formula, however it is typed: %s",
    (typed) => expect(found(typed)).toEqual(quadratic),
  );

  test.each(["quadradic", "quadratic forumla", "kuadratic"])("slips are forgiven: %s", (typed) => {
    expect(found(typed)).toEqual(quadratic);
    // Whoever quotes the book wants no guesses.
    expect(found(typed, true)).toEqual([]);
  });

  test.each(["formule quadratique", "二次方程", "how do I use the quadratic formula"])(
    "other languages and whole questions: %s",
    (typed) => expect(found(typed)).toEqual(quadratic),
  );

  test.each(["(", "?!", "b^2-5ac", "banana bread", "x²/", "ro"])("%s finds nothing", (typed) => {
    expect(found(typed)).toEqual([]);
  });

  test("what else it is called comes with it", () => {
    const called = (query: string) => findChapters(book, query, { finding }).map((one) => one.called);
    expect([called("punnet sqare"), called("Inheritance"), called("solution")]).toEqual([
      ["Punnett square"],
      [null],
      [null],
    ]);
  });

  test("the rule that has the formula comes with it", () => {
    expect(findChapters(book, "b^2-4ac", { finding })[0]?.formula).toContain("\\pm");
  });
});

describe("slips of the keys [TXT-1]", () => {
  test.each([
    ["quadradic", "quadratic", 1],
    ["mitocondria", "mitochondria", 1],
    ["flashcrads", "flashcards", 1],
    ["photosy", "photosynthesis", 0.5],
    ["forumla", "formula", 1],
    ["hamlet", "planet", Number.POSITIVE_INFINITY],
    ["soccer", "science", Number.POSITIVE_INFINITY],
  ])("%s for %s", (typed, word, slips) => {
    expect(slipsBetween(typed, word, slipsAllowed(typed))).toBe(slips);
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

test("a topic of a class has its chapter, of the class's own subject first, and none where the book says nothing of it [DSH-4] [TXT-1]", () => {
  const of = (topic: string, course: string | null) => chapterOfTopic(book, topic, course)?.id ?? null;
  expect(of("Meiosis", "AP Biology")).toBe("biology/cell-division");
  expect(of("linear equations", "Biology")).toBe("algebra-1/linear-equations");
  expect(of("solving linear equations", null)).toBe("algebra-1/linear-equations");
  expect([of("The French Revolution", "Biology"), of("", "Biology")]).toEqual([null, null]);
});

test("a short name from another language's search claims no longer topic that only has it in it [TXT-1]", () => {
  const named = { names: ["考试", "独立", "原子"] };
  const other = subject("study", "Study", [], [chapter("study/exams", "Planning and exams", named)]);
  for (const topic of ["期中考试", "アメリカ独立戦争", "原子爆弾"])
    expect(chapterOfTopic([other], topic, null)).toBeNull();
  expect(chapterOfTopic([other], "原子", null)?.id).toBe("study/exams");
});
