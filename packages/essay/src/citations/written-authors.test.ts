import fc from "fast-check";
import { expect, test } from "vitest";
import { readAuthors, writtenAuthors } from "./written-authors.ts";

test("authors are read as students type them [ESS-2]", () => {
  expect(readAuthors("F. Scott Fitzgerald; White, E. B.")).toEqual([
    { family: "Fitzgerald", given: "F. Scott" },
    { family: "White", given: "E. B." },
  ]);
  expect(readAuthors("Vincent van Gogh\nSimone de Beauvoir")).toEqual([
    { family: "van Gogh", given: "Vincent" },
    { family: "de Beauvoir", given: "Simone" },
  ]);
  expect(readAuthors("夏目 漱石；鲁迅")).toEqual([{ family: "夏目", given: "漱石" }, { name: "鲁迅" }]);
  expect(readAuthors("[World Health Organization]; NASA ; ")).toEqual([
    { name: "World Health Organization" },
    { name: "NASA" },
  ]);
  expect(readAuthors("  ")).toEqual([]);
});

test("what was read is shown so that it is read again [ESS-2]", () => {
  const word = fc.constantFrom("Ada", "van", "Gogh", "White", "E. B.", "鲁迅", "夏目 漱石", "NASA");
  fc.assert(
    fc.property(fc.array(fc.array(word, { minLength: 1, maxLength: 4 })), (people) => {
      const authors = readAuthors(people.map((words) => words.join(" ")).join("; "));
      expect(readAuthors(writtenAuthors(authors))).toEqual(authors);
    }),
  );
});

test("what is handed down in a family stands behind the name, and several people in one line are several [ESS-2]", () => {
  const king = [{ family: "King", given: "Martin Luther, Jr." }];
  for (const typed of ["Martin Luther King Jr.", "Martin Luther King, Jr.", "King, Martin Luther, Jr."])
    expect(readAuthors(typed)).toEqual(king);
  expect(readAuthors(writtenAuthors(king))).toEqual(king);
  const two = [
    { family: "Smith", given: "J." },
    { family: "Doe", given: "A. B." },
  ];
  for (const typed of ["Smith, J., & Doe, A. B.", "Smith, J., Doe, A. B.", "Smith, J. & Doe, A. B."])
    expect(readAuthors(typed)).toEqual(two);
  expect(readAuthors("Ada Lovelace and Alan Turing")).toEqual([
    { family: "Lovelace", given: "Ada" },
    { family: "Turing", given: "Alan" },
  ]);
  expect(readAuthors("Ada Lovelace, Alan Turing, Grace Hopper")).toHaveLength(3);
  expect(readAuthors("[Department of Health and Human Services]")).toHaveLength(1);
  expect(readAuthors("García Márquez, Gabriel José")).toEqual([{ family: "García Márquez", given: "Gabriel José" }]);
});
