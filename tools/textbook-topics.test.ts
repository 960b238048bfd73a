import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { languages } from "@jotter/domain/settings";
import { expect, test } from "vitest";
import { contentsOf } from "../packages/textbook/src/contents.ts";
import { chapterOfTopic } from "../packages/textbook/src/for-exam.ts";

const folder = join(import.meta.dirname, "../content/textbook");
const files = new Map(
  globSync("**/*.{json,md}", { cwd: folder }).map((path) => [
    path.replaceAll("\\", "/"),
    readFileSync(join(folder, path), "utf8"),
  ]),
);

/** What students write as a topic of an exam, by the language of their app, and the chapter on it if there is one. */
type Cases = Readonly<Record<string, Readonly<Record<string, string | null>>>>;
const cases: Cases = JSON.parse(readFileSync(join(import.meta.dirname, "textbook-topic-cases.json"), "utf8"));

/** What is not found as it should be. One that is found now must go from here. */
const knownMisses: Readonly<Record<string, readonly string[]>> = { de: ["if-Sätze"] };

test.each(languages)(
  "the topic of an exam has its chapter, and none in another subject's words: %s [TXT-1]",
  (language) => {
    const contents = contentsOf(files, language);
    const missed = Object.entries(cases[language] ?? {}).flatMap(([topic, wanted]) =>
      (chapterOfTopic(contents, topic, null)?.id ?? null) === wanted ? [] : [topic],
    );
    expect(Object.keys(cases[language] ?? {}).length).toBeGreaterThan(24);
    expect(missed).toEqual(knownMisses[language] ?? []);
  },
);
