import { answerMaths } from "@jotter/analysis/maths/answer";
import { equivalence } from "@jotter/analysis/maths/equivalent";
import { parseExpression, parseStatement } from "@jotter/analysis/maths/parse";
import { recogniseMaths } from "@jotter/analysis/maths/recognise";
import { type Language, languages } from "@jotter/domain/settings";
import { describe, expect, test } from "vitest";
import { recogniseOwnDataQuestion } from "../own-data/recognise.ts";
import { student } from "../own-data/testing/student.ts";
import { studyQuestions } from "../own-data/testing/study-questions.ts";

function workedOut(ask: string, language: Language): string | null {
  const task = recogniseMaths(ask, { decimalComma: language === "de" || language === "fr" || language === "es" });
  const worked = task && answerMaths(task);
  return worked?.ok ? worked.value.plain : null;
}

/** Written otherwise it may still be the same. */
function isSame(one: string, other: string): boolean {
  const [first, second] = [parseExpression(one), parseExpression(other)];
  if (first.ok && second.ok) return equivalence(first.value, second.value) === "equal";
  const [stated, expected] = [parseStatement(one), parseStatement(other)];
  return stated.ok && expected.ok && JSON.stringify(stated.value, bigints) === JSON.stringify(expected.value, bigints);
}

const bigints = (_key: string, value: unknown) => (typeof value === "bigint" ? String(value) : value);

describe.each(languages)("ordinary questions of a study day in %s", (language) => {
  const facts = student(language);
  const asked = studyQuestions.filter((each) => each.language === language);

  test("are left to a model, as the device is not sure of them [CHT-6]", () => {
    const taken = asked
      .filter(({ answer }) => answer === null)
      .flatMap(({ ask }) => {
        const intent = recogniseOwnDataQuestion(ask, language, facts);
        const result = workedOut(ask, language);
        return intent || result !== null ? [`${ask} => ${intent?.kind ?? result}`] : [];
      });
    expect(taken).toEqual([]);
  });

  test("are worked out where they are maths, however they are worded", () => {
    const missed = asked.flatMap(({ ask, answer }) => {
      if (answer === null) return [];
      const result = workedOut(ask, language);
      return result !== null && isSame(result, answer) ? [] : [`${ask} => ${result}`];
    });
    expect(missed).toEqual([]);
  });
});
