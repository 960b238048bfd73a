import { en } from "@jotter/locales/en";
import { expect, test } from "vitest";
import { translator } from "../../ui/translate.ts";
import { categoriesOf, draftsOf, newCategory, sumOf } from "./grading-draft.ts";

const t = translator(en, "en");
const number = (value: number | undefined) => String(value ?? "").replace(".", ",");

test("a class's categories are typed as names, weights and drops [GRD-5] [GRD-7]", () => {
  const drafts = draftsOf(
    [
      { id: "test", weight: 62.5, dropLowest: 1 },
      { id: "lab", name: "Labs", weight: 37.5 },
    ],
    t,
    number,
  );
  expect(drafts.map(({ name, weight, dropLowest }) => [name, weight, dropLowest])).toEqual([
    ["Test", "62,5", "1"],
    ["Labs", "37,5", "0"],
  ]);
  expect(sumOf(drafts)).toBe(100);
  // Untouched, they come out as they went in: the plain ones without a name of their own.
  expect(categoriesOf(drafts, t)).toEqual([
    { id: "test", weight: 62.5, dropLowest: 1 },
    { id: "lab", name: "Labs", weight: 37.5 },
  ]);
});

test("a new category needs a name or a weight to be one; slips become nothing [GRD-5]", () => {
  const essay = { ...newCategory("essay"), name: " Essays ", weight: "x", dropLowest: "1,9", dropHighest: "99" };
  expect(categoriesOf([newCategory("blank"), essay], t)).toEqual([
    { id: "essay", name: "Essays", weight: 0, dropLowest: 1, dropHighest: 50 },
  ]);
  const renamed = { ...newCategory("quiz"), name: "Pop quizzes", weight: "20" };
  expect(categoriesOf([renamed], t)).toEqual([{ id: "quiz", name: "Pop quizzes", weight: 20 }]);
});
