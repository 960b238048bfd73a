import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { languages } from "@jotter/domain/settings";
import { loadTypesetter } from "@jotter/markdown/formula";
import { checkBrought } from "@jotter/textbook/brought-book";
import { broughtSubjects } from "@jotter/textbook/brought-subjects";
import { contentsOf, subjectTexts } from "@jotter/textbook/contents";
import { strFromU8, unzipSync } from "fflate";
import { expect, test } from "vitest";
import { sampleBook } from "./sample-book.ts";

const folder = join(import.meta.dirname, "../../../../../content/textbook");
const files = new Map(
  globSync("**/*.{json,md}", { cwd: folder }).map((path) => [
    path.replaceAll("\\", "/"),
    readFileSync(join(folder, path), "utf8"),
  ]),
);

test.each(languages)("the sample of a book is accepted as it is, under its own name: %s [TXT-1]", async (language) => {
  const contents = contentsOf(files, language);
  const [subject] = contents;
  const [first] = subject?.chapters ?? [];
  const text = first && subjectTexts(files, subject?.id ?? "", language)[first.id];
  if (!subject || !first || !text) throw new Error("The book has no first chapter.");
  const zip = unzipSync(sampleBook(subject, first.id, text));
  const texts = new Map(Object.entries(zip).map(([path, bytes]) => [path, strFromU8(bytes)]));
  const known = contents.flatMap(({ chapters }) => chapters.map(({ id }) => id));
  const { chapters, faults } = checkBrought(texts, { typeset: await loadTypesetter(), known, owner: "own" });
  expect(faults).toEqual([]);
  expect(broughtSubjects(chapters, language)).toMatchObject([
    { id: "own-my-book", title: subject.title, chapters: [{ title: first.title }] },
  ]);
});
