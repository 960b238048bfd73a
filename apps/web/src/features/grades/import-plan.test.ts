import { newCourse } from "@jotter/domain/course";
import { bookOf, classResult } from "@jotter/domain/grade-book";
import { guessColumns } from "@jotter/domain/grade-columns";
import { readTable } from "@jotter/domain/table-text";
import { en } from "@jotter/locales/en";
import { expect, test } from "vitest";
import { translator } from "../../ui/translate.ts";
import { aNewClass, planOf } from "./import-plan.ts";

const t = translator(en, "en");
const art = { id: "art", ...newCourse("Art", "standard", 0, 1) };

type Said = Partial<Parameters<typeof planOf>[1]>;

function planned(text: string, said: Said = {}) {
  const table = readTable(text);
  const [header = [], ...rows] = table.rows;
  const asked = {
    ...guessColumns(header, rows),
    books: [bookOf(art, undefined, [])],
    weights: undefined,
    into: "art",
    newClassName: "",
    refused: new Set<string>(),
    dateOrder: "day-first" as const,
    language: "en",
    today: "2026-11-15",
    now: 7,
    ...said,
  };
  return planOf(table, asked, t);
}

const table = "Class,Name,Percent\nArt,Sketch,90\nMusic,Song,80\nMusic,,70";

test("classes that are not there come along unless they are refused [GRD-10]", () => {
  const plan = planned("Class,Name,Percent\nArt,Sketch,90\nMusic,Song,80");
  expect(plan.newClasses).toEqual([{ name: "Music", rows: 1 }]);
  expect(plan.asksForClass).toBe(false);
  expect(plan.grades.map(({ name, classId }) => [name, classId])).toEqual([
    ["Sketch", "art"],
    ["Song", "new:Music"],
  ]);
  const without = planned(table, { refused: new Set(["Music"]) });
  expect(without.problems).toEqual([]);
  expect(without.grades.map(({ name }) => name)).toEqual(["Sketch"]);
});

test("rows of no class go where the student says, also where there is no class at all [GRD-10]", () => {
  const unnamed = planned("Name,Percent\nSong,80", { books: [], into: aNewClass });
  expect([unnamed.asksForClass, unnamed.lacksName]).toEqual([true, true]);
  const named = planned("Name,Percent\nSong,80", { books: [], into: aNewClass, newClassName: " Music " });
  expect([named.lacksName, named.grades[0]?.classId]).toEqual([false, "new:Music"]);
  expect(named.classes.map(({ name }) => name)).toEqual(["Music"]);
  // Who types the name of a class that is there means that one.
  const same = planned("Name,Percent\nSong,80", { into: aNewClass, newClassName: "art" });
  expect(same.grades[0]?.classId).toBe("art");
});

test("what comes a second time is known, also where rows have no names [GRD-10]", () => {
  const text = "Category,Percent\nQuiz,80\nTest,90";
  const first = planned(text);
  expect(first.grades.map(({ name }) => name)).toEqual(["Quiz", "Test"]);
  expect(first.doubles.size).toBe(0);
  const stored = first.grades.map((grade, place) => ({ ...grade, id: `g${place}` }));
  const again = planned(`${text}\nTest,95`, { books: [bookOf(art, undefined, stored)] });
  expect([...again.doubles]).toEqual([0, 1]);
});

test("a zero that a school wrote down counts, and the student may say that it waits [GRD-4] [GRD-10]", () => {
  const quizzes = "Name,Points,Possible\nQuiz 1,18,20\nQuiz 2,19,20\nQuiz 3,0,20\nQuiz 4,,20";
  const plan = planned(quizzes);
  expect([plan.zeros, plan.grades.map(({ realZero }) => realZero)]).toEqual([
    1,
    [undefined, undefined, true, undefined],
  ]);
  const book = (grades: typeof plan.grades) =>
    bookOf(
      art,
      undefined,
      grades.map((one, at) => ({ ...one, id: `${at}` })),
    );
  expect(classResult(book(plan.grades)).weighted).toBeCloseTo(61.667, 2);
  const waiting = planned(quizzes, { zerosCount: false });
  expect([waiting.zeros, classResult(book(waiting.grades)).weighted]).toEqual([1, 92.5]);
});

test("a table of ours says of each zero whether it is real [GRD-6] [GRD-10]", () => {
  const plan = planned("Name,Percent,Real zero\nQuiz 1,0,\nQuiz 2,0,yes");
  expect([plan.zeros, plan.grades.map(({ realZero }) => realZero)]).toEqual([0, [undefined, true]]);
});
