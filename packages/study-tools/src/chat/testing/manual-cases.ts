import type { AskedDocument } from "./ask-document.ts";

/** A manual: chapters with numbers, names of functions, two things that are told apart chapters away from each other. */
export const manual: AskedDocument = {
  language: "en",
  title: "Working with data",
  pages: [
    {
      label: "1",
      text: "# 1 Vectors\n\nA vector is a row of values of one kind. The function rep() repeats a vector.",
    },
    {
      label: "2",
      text: "# 2 Groups\n\nThere is a function called `tapply()` which can be used to work on each group by itself. Tapply was late.",
    },
    {
      label: "3",
      text: "# 3 Lists\n\nA list is a collection whose parts may be of different kinds. Vectors, factors, lists and tables can be parts of a frame.",
    },
    { label: "4", text: "# Index\n\nFactors 20, 31\n\nTables 7, 9" },
  ],
  outline: ["1 Vectors", "2 Groups", "3 Lists", "Index"].map((title, page) => ({ title, level: 1, page })),
};

/** What is asked of it, the words the answer must show, and on which pages these stand; none where it says nothing. */
export const manualCases: readonly (readonly [ask: string, tells: readonly string[], pages: readonly number[]])[] = [
  ["what is the difference between a vector and a list", ["row of values", "different kinds"], [1, 3]],
  ["what does tapply do", ["work on each group by itself"], [2]],
  ["what does the function rep do", ["repeats a vector"], [1]],
  ["what is rep() for", ["repeats a vector"], [1]],
  ["what is a list", ["different kinds"], [3]],
  ["what is a vector", ["row of values"], [1]],
  ["what is a factor", [], []],
  ["how many chapters are there", ["3 chapters", "1 Vectors", "3 Lists"], []],
  ["How many chapters does this book have?", ["3 chapters"], []],
  ["how many pages does this document have", ["4 pages"], []],
  ["how many pages must the essay have", [], []],
];

/** Known to be answered wrongly or not at all; a new one fails the suite. */
export const manualCasesMissed: readonly string[] = [];
