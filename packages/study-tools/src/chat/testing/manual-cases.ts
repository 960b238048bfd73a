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

/** Longer, with an entry for each command and headings that say what is done below them. */
export const handbook: AskedDocument = {
  language: "en",
  title: "The shell at school",
  pages: [
    { label: "1", text: "# The shell at school\n\nAnn Lee*, Bo Ray† and Cy Doe∗+" },
    { label: "2", text: "# 1 Reading tables and files\n\nMost data lies in files, and is brought in by one call." },
    { label: "3", text: "## 1.1 The get.table() call\n\nWith it the lines of a file become rows." },
    { label: "4", text: "# 2 Writing your own commands\n\nA command of your own begins with a name." },
    { label: "5", text: "## 2.1 Aliases\n\nThey stand for longer words. The list of tables is not touched." },
    {
      label: "6",
      text: "## 2.2 Commands by name\n\ncd cd [-L] [folder]\n\nChange the folder to another one. It may fail.",
    },
    { label: "7", text: "Where it fails, cd says so, and tables of files are kept." },
    { label: "8", text: "## 2.3 mk_page and its friends\n\nThe command mk_page makes a page out of a list." },
    { label: "9", text: "# 3 Arrays\n\nHistogram of sunny days\n\nThey hold values in rows." },
    { label: "10", text: "# 4 Lists\n\nThe parts of these need not be of one kind." },
  ],
};

export const handbookCases: typeof manualCases = [
  ["where does it say how to read a table", ["1 Reading tables and files", "Most data lies in files"], [2]],
  ["how do i write my own command", ["A command of your own begins with a name"], [4]],
  ["how to define an alias", ["They stand for longer words"], [5]],
  ["what does cd do", ["Change the folder to another one."], [6]],
  ["what does mk_page do", ["makes a page out of a list"], [8]],
  ["how does mk_page work with c++ and [x-y]", [], []],
  [
    "what's the difference between an array and a list",
    ["They hold values in rows", "need not be of one kind"],
    [9, 10],
  ],
  ["which chapter is about arrays", ["3 Arrays"], [9]],
  ["how do you make a histogram", [], []],
  ["who is the teacher", [], []],
  ["who are the authors", ["Ann Lee"], [1]],
];

/** Known to be answered wrongly or not at all; a new one fails the suite. */
export const manualCasesMissed: readonly string[] = [];

/** A book that names a thing on many pages and says on one what it is. */
export const textbook: AskedDocument = {
  language: "en",
  title: "Mathematics for engineers",
  pages: [
    {
      label: "1",
      text: "# 1 Basics\n\nThe matrix is a notoriously hard topic to motivate. We begin with something else.",
    },
    {
      label: "2",
      text: "The fifth argument may be named along=vector, which is used to create the sequence of length(vector) numbers.",
    },
    {
      label: "3",
      text: "A vector is linearly independent if its role cannot be served by the other vectors in the set.",
    },
    { label: "4", text: "Like the scalar, the vector is a wonderful quantity and as such has an algebra of its own." },
    { label: "5", text: "In this generalized sense of the word, a vector is an ordered set of N elements." },
    { label: "6", text: "An arrangement of numbers in rows and columns like C is called a matrix." },
    {
      label: "7",
      text: "The determinant of a square matrix is the sum of n! terms, each of them the product of n elements.",
    },
    { label: "8", text: "The simplest such structure is the residue, which is a single number beside a pole." },
    { label: "9", text: "The residue of a function may be 0. Residues are found by division." },
  ],
};

export const textbookCases: typeof manualCases = [
  ["what is a vector?", ["ordered set of N elements"], [5]],
  ["What's a vector", ["ordered set of N elements"], [5]],
  ["what is a matrix", ["rows and columns"], [6]],
  ["what is the determinant", ["the product of n elements"], [7]],
  ["what is a residue", ["a single number beside a pole"], [8]],
];
