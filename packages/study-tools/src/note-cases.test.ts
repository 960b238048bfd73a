import { describe, expect, test } from "vitest";
import { type NoteCase, noteCases, noteFaults } from "./testing/judge-notes.ts";

const rules: readonly (readonly [rule: string, says: string])[] = [
  ["formula", "a line that is a card leads to no formula, and over an empty line only what points at one [FLA-1]"],
  ["chatter", "what is to do, what a day holds and what a test asks for is neither a card nor asked [FLA-1] [QUZ-1]"],
  ["doubt", "a cell with a question mark is off until the student keeps it, and is never asked [FLA-1] [QUZ-1]"],
  ["definition", "what a thing means, what it is used for and what any of its kind does is a card [FLA-1]"],
  ["siblings", "a line written like its sisters is as sure as they are [FLA-1]"],
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
