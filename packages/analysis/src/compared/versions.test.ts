import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Language } from "@jotter/domain/settings";
import { expect, test } from "vitest";
import { compare } from "../comparison.ts";
import { readingOf } from "../reading.ts";

type Line = { readonly language: Language; readonly kind: string; readonly lines: readonly [string, string] };

/** Notes in two versions, line against line; each set was written after the rules that the one before it led to. */
const sets = new Map<string, Line[]>();
for (const row of readFileSync(join(import.meta.dirname, "../../corpus/versions.tsv"), "utf8")
  .trim()
  .split("\n")) {
  const [set = "", language = "en", kind = "", one = "", other = ""] = row.split("\t");
  const name = `${set} ${language}`;
  sets.set(name, [...(sets.get(name) ?? []), { language: language as Language, kind, lines: [one, other] }]);
}

/** Known and not solved. */
const known = [
  "The Amazon is the second longest river.",
  "El verbo ser es irregular.",
  "Marignan, c’est en 1515.",
  "动脉把血液送出心脏。",
  "大化の改新は645年。",
];

test.each([...sets.keys()])("%s: each line is said in both, contradicted or alone [CMP-1]", (name) => {
  const lines = sets.get(name) ?? [];
  const notes = [0, 1].map((at) => lines.map((line) => `- ${line.lines[at]}`).join("\n"));
  const { contradictions, alone } = compare(notes.map((text) => readingOf(text, lines[0]?.language)));
  const found = lines.map(({ lines: [one, other] }) => {
    const clash = contradictions.some(
      ({ first, second }) => first.sentence.text === one && second.sentence.text === other,
    );
    const times = alone.filter(({ document, sentence }) => sentence.text === (document === 1 ? one : other)).length;
    return clash ? "contradicts" : times === 2 ? "alone" : times === 0 ? "same" : "half alone";
  });
  const missed = lines.flatMap(({ kind, lines: [one] }, at) => (found[at] === kind ? [] : [one]));
  expect(missed).toEqual(known.filter((line) => lines.some(({ lines: [one] }) => one === line)));
  expect(contradictions).toHaveLength(found.filter((kind) => kind === "contradicts").length);
});
