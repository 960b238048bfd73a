import { describe, expect, test } from "vitest";
import { chapters } from "./testing/book.ts";
import { calledWrong } from "./testing/own-lines.ts";
import { answerMisses, knownTypedMisses, stepMisses, typedAnswers, typedSteps } from "./testing/typed.ts";
import { triedStep } from "./tried-step.ts";

describe("what students type is judged as a fair teacher would [TXT-1]", () => {
  const count = (all: readonly object[]) => all.reduce((sum, one) => sum + Object.keys(one).length, 0);
  test("in steps and in self-checks: a new miss fails, and one less is taken from the list", () => {
    expect(
      count([...typedSteps.map(({ lines }) => lines), ...typedAnswers.map(({ answers }) => answers)]),
    ).toBeGreaterThan(800);
    expect([...typedSteps.flatMap(stepMisses), ...typedAnswers.flatMap(answerMisses)]).toEqual(knownTypedMisses);
  });
});

describe("no line of an example is called wrong at a step of it, however it is spelt [TXT-1]", () => {
  test.each(chapters)("%s", (id) => {
    expect(calledWrong(id)).toEqual([]);
  });
});

describe("a step that is tried first [TXT-1]", () => {
  const solving = { problem: "Solve 2x+6=20", steps: [{ line: "2x=14" }, { line: "x=7" }] };
  const told = { steps: [{ answer: "11", unit: "m/s" }, { answer: "y=2x-3" }] };

  test.each([
    ["the line itself opens its step", solving, 0, "2x = 14", "right", 1],
    ["another line that follows opens nothing", solving, 0, "x + 3 = 10", "true", 0],
    ["the end at once opens all of it", solving, 0, "x = 7", "ahead", 2],
    ["a wrong line opens nothing", solving, 0, "2x = 26", "wrong", 0],
    ["nor does the problem again", solving, 0, "2x + 6 = 20", "again", 0],
    ["nor one of its sides", solving, 0, "2x + 6", "side", 0],
    ["nor the line above", solving, 1, "2x=14", "again", 1],
    ["nor what is no line", solving, 0, "banana", "unread", 0],
    ["a number with its unit is right", told, 0, "11 m/s", "right", 1],
    ["so is a number without it", told, 0, "11", "right", 1],
    ["another number is not", told, 0, "12", "wrong", 0],
    ["what is no number says so", told, 0, "eleventy", "noNumber", 0],
    ["a formula is right in another form", told, 1, "y = -3 + 2x", "right", 2],
  ])("%s", (_, worked, at, typed, verdict, open) => {
    expect(triedStep({ worked, at, typed, language: "en" })).toEqual({ verdict, open });
  });
});
