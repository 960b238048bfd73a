import { describe, expect, test } from "vitest";
import { type NoteCase, noteCases, noteFaults } from "./testing/judge-notes.ts";

const rules: readonly (readonly [rule: string, says: string])[] = [
  ["formula", "a line that is a card leads to no formula, and over an empty line only what points at one [FLA-1]"],
  ["ugly", "a front is a name without its verb, a back has one sign, and a question is whole [FLA-1] [QUZ-1]"],
];

describe.each(rules)("%s: %s", (rule) => {
  const cases = noteCases.filter((one) => one.rule === rule).map((one): [string, NoteCase] => [nameOf(one), one]);
  test.each(cases)("%s", (_, one) => {
    expect(noteFaults(one)).toEqual([]);
  });
});

function nameOf({ language, text }: NoteCase): string {
  return `${language}: ${text.replace(/\s+/g, " ").slice(0, 60)}`;
}
