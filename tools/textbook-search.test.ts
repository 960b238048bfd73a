import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { languages } from "@jotter/domain/settings";
import { describe, expect, test } from "vitest";
import { contentsOf, findingOf } from "../packages/textbook/src/contents.ts";
import { findChapters } from "../packages/textbook/src/find.ts";

const folder = join(import.meta.dirname, "../content/textbook");
const files = new Map(
  globSync("**/*.{json,md}", { cwd: folder }).map((path) => [
    path.replaceAll("\\", "/"),
    readFileSync(join(folder, path), "utf8"),
  ]),
);
const finding = findingOf(files);

/** What students type, by the language of their app, and the chapters one of which is to be among the first three. */
type Cases = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
const cases: Cases = JSON.parse(readFileSync(join(import.meta.dirname, "textbook-search-cases.json"), "utf8"));

/** What is not found as it should be. One that is found now must go from here. */
const knownMisses: Readonly<Record<string, readonly string[]>> = {};

describe("the textbook is searched as students type [TXT-1]", () => {
  test.each(languages)("in %s: formulas, slips, shorthand, questions and other languages' words", (language) => {
    const contents = contentsOf(files, language);
    const missed = Object.entries(cases[language] ?? {}).flatMap(([query, wanted]) => {
      const found = findChapters(contents, query, { finding }).map(({ chapter }) => chapter.id);
      const isRight = wanted.length === 0 ? found.length === 0 : found.slice(0, 3).some((id) => wanted.includes(id));
      return isRight ? [] : [query];
    });
    expect(Object.keys(cases[language] ?? {}).length).toBeGreaterThan(40);
    expect(missed).toEqual(knownMisses[language] ?? []);
  });

  test.each(languages)("in %s: a chapter's own title finds it first", (language) => {
    const contents = contentsOf(files, language);
    const lost = contents
      .flatMap(({ chapters }) => chapters)
      .filter(({ id, title }) => findChapters(contents, title, { finding })[0]?.chapter.id !== id);
    expect(lost.map(({ id }) => id)).toEqual([]);
  });

  test("every sign and every shorthand finds its chapter as it is written", () => {
    const contents = contentsOf(files, "en");
    const lost = contents
      .flatMap(({ chapters }) => chapters)
      .flatMap(({ id, names = [] }) =>
        names
          .filter(
            (name) => !findChapters(contents, name, { finding, most: 85 }).some(({ chapter }) => chapter.id === id),
          )
          .map((name) => `${id}: ${name}`),
      );
    expect(lost).toEqual([]);
  });

  test("every formula of a rule finds its chapter", () => {
    const contents = contentsOf(files, "en");
    const lost = Object.entries(finding).flatMap(([id, { formulas }]) =>
      formulas
        .flatMap(({ tex, keys }) => (tex === "" ? [] : keys))
        .filter((key) => !findChapters(contents, key, { finding, most: 85 }).some(({ chapter }) => chapter.id === id))
        .map((key) => `${id}: ${key}`),
    );
    expect(lost).toEqual([]);
  });
});
